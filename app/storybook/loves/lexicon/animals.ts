/** One love a line: `noun | other words for it | what a child can hold`. `index.ts` says what may be left out. */
export const animals = `
animals | animal, creatures, =aminals, =aminal, critters | toy lion
baby animals | baby animal, animal babies | stuffed lamb
farm animals | farm animal, barnyard animals, farm, farms, the farm, barn | toy cow
wild animals | wild animal, zoo animals, safari animals, safari, safaris | toy giraffe
pets | pet | stuffed dog
the zoo | zoo, zoos | toy zebra
dogs | doggy, doggie, doggies, doggos, doggo, puppy dogs, hounds, canines | stuffed dog
puppies | pup, pups, pupies, puppys | stuffed puppy
rescue puppies | rescue puppy, pups to the rescue, a rescue pup | toy puppy
cats | kitty, kitties, kittys, kitty cats, pussycats, felines | stuffed cat
kittens | kiten, kittns | stuffed kitten
rabbits | bunny, bunnies, bunnys, bunny rabbits, hares, hare | stuffed rabbit
hamsters | =hampster, =hampsters, =hamsta | stuffed hamster
guinea pigs | guinea pig, guineapigs, =ginny pigs, cavies | stuffed guinea pig
gerbils | |
horses | horsey, horsie, horsies, =hores, =hourses, stallions, mares, foals, foal | toy horse
ponies | pony, ponys, poneys | toy pony
magical ponies | a magical pony, magical pony | toy pony
horse riding | horseback riding, riding horses, riding ponies, pony rides, riding lessons | toy horse
donkeys | | toy donkey
cows | moo cow, moo cows, cattle, calves, calf, bulls, bull | toy cow
highland cows | highland cow | toy cow
pigs | piggy, piggies, piglets, piglet | toy pig
a family of cheerful little pigs | cheerful little pigs | toy pig
sheep | lambs, lamb, =sheeps | stuffed lamb
goats | baby goats, kids goats | toy goat
chickens | hens, hen, chicks, chick, roosters, rooster | toy hen
ducks | ducklings, duckling, duckies, ducky, rubber ducks, rubber duck | toy duck
feeding ducks | feeding the ducks | toy duck
geese | goose, goslings | toy goose
turkeys | |
birds | birdie, birdies, birdy, bird watching, birdwatching | toy bird
parrots | parakeets, budgies, budgie, cockatiels, macaws | toy parrot
owls | owl babies | stuffed owl
eagles | hawks, falcons, birds of prey | toy eagle
penguins | =pengwins, =pengwin, =penguines, =pinguins, pingu | stuffed penguin
flamingos | flamingoes, flamingo | toy flamingo
peacocks | | toy peacock
swans | |
robins | |
crows | ravens, raven |
toucans | |
ostriches | ostrich, emus, emu |
lions | lion cubs, lioness, lionesses, cubs | stuffed lion
a young lion prince | young lion prince | stuffed lion
tigers | tigger, white tigers | stuffed tiger
a kind little tiger | kind little tiger | stuffed tiger
cheetahs | cheeta, cheetas, leopards, leopard, snow leopards, jaguars, panthers, panther, pumas |
big cats | big cat, wild cats | toy leopard
elephants | =elefants, =elefant, =elephents, elephant babies, baby elephant | stuffed elephant
giraffes | =girafs, =giraf, =giraffs, girafes | toy giraffe
zebras | |
hippos | hippopotamus, hippopotamuses, =hipos, =hippopotami | toy hippo
rhinos | rhinoceros, rhinoceroses | toy rhino
monkeys | =munkeys, =monkies, chimps, chimpanzees | stuffed monkey
a curious little monkey | curious little monkey | stuffed monkey
gorillas | apes, ape, orangutans, orangutan | toy gorilla
lemurs | |
sloths | sloth babies | stuffed sloth
koalas | koala bears, koala bear | stuffed koala
kangaroos | kangaroo, wallabies, joeys | toy kangaroo
wombats | |
platypuses | platypus | toy platypus
pandas | panda bears, red pandas, red panda | stuffed panda
bears | grizzly bears, bear cubs, brown bears, black bears | stuffed bear
polar bears | | toy polar bear
wolves | wolf, =wolfs, wolf packs | toy wolf
foxes | fox, fennec foxes, arctic foxes | stuffed fox
deer | =deers, fawns, fawn, a little fawn, stags, does, =bambis | toy deer
moose | elk |
reindeer | rein=deers, caribou | toy reindeer
camels | |
llamas | llama, alpacas, alpaca, lamas | stuffed llama
capybaras | capibaras, capybara | stuffed capybara
axolotls | axolotl, axolotles | toy axolotl
otters | sea otters, river otters | toy otter
beavers | |
badgers | |
hedgehogs | hedgehog, hedge hogs | toy hedgehog
porcupines | |
skunks | |
raccoons | raccoon, racoons, trash pandas | toy raccoon
squirrels | squirels, chipmunks, chipmunk | toy squirrel
meerkats | mongoose |
ferrets | |
mice | mouse, mouses, mousies | toy mouse
rats | rat |
moles | |
bats | bat animals | toy bat
snakes | snake, pythons, python, cobras | toy snake
lizards | gecko, geckos, chameleons, chameleon, iguanas, bearded dragons, bearded dragon | toy lizard
crocodiles | crocs, alligators, alligator, gators, crocadiles | toy crocodile
tortoises | tortoise | toy tortoise
frogs | froggy, froggies, toads, toad, tadpoles, tree frogs | toy frog
reptiles | amphibians | toy lizard
unusual animals | weird animals, rare animals, endangered animals | toy armadillo
armadillos | |
anteaters | |
walking the dog | walking dogs, dog walking, dog training | stuffed dog
talking dogs | talking dog, funny dogs | stuffed dog
a hungry little caterpillar | hungry little caterpillar | toy caterpillar
sweet little animals | sweet-animal | toy rabbit
funny cartoon animals | cartoon animal | toy mouse
an island of animal friends | animal-island | toy raccoon
being a vet | vets, vet, veterinarians, playing vet, animal doctors, becoming a vet | toy dog
`;
