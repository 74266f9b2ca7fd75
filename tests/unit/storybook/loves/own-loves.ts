/** What parents type, and what it means: `words | world, pet, person or anything | noun | first thing`. */
export const ownLoves = `
football | sports | football | small football
Football | sports | football | small football
footbal | sports | football | small football
soccer | sports | soccer | small soccer ball
Lego | anything | toy bricks | toy brick
LEGO castles | anything | brick castles | toy brick
lego | anything | toy bricks | toy brick
Lego trains | anything | brick trains | toy brick
Lego city | anything | brick cities | toy brick
a Lego house | anything | brick houses | toy brick
Lego bricks | anything | toy bricks | toy brick
Lego and dinosaurs | dinosaurs | toy bricks and dinosaurs | toy dinosaur
playing with Lego | anything | toy bricks | toy brick
mermaids | ocean | mermaids | toy mermaid
Mermaids! | ocean | mermaids | toy mermaid
mermades | ocean | mermaids | toy mermaid
my hamster | small pet | {their} hamster | drawing of the hamster
steam trains | cars | steam trains | toy steam train
Steam Trains | cars | steam trains | toy steam train
steam train | cars | steam trains | toy steam train
trains | cars | trains | toy train
TRAINS | cars | trains | toy train
trian | cars | trains | toy train
choo choo | cars | choo choos | toy train
train | cars | trains | toy train
a train | cars | trains | toy train
toy trains | cars | toy trains | toy train
trains and trucks | cars | trains and trucks | toy train
trucks, trains | cars | trucks and trains | toy truck
diggers | cars | diggers | toy digger
garbage truck | cars | garbage trucks | toy garbage truck
bin lorries | cars | bin lorries | toy garbage truck
fire engines | cars | fire engines | toy fire truck
big red buses | cars | big red buses | toy bus
a big red bus | cars | big red buses | toy bus
the school bus | cars | the school bus | toy bus
my cat Pickles | walking pet | {their} cat Pickles | drawing of Pickles
My cat pickles | walking pet | {their} cat Pickles | drawing of Pickles
our dog | walking pet | {their} dog | drawing of the dog
our dog Rex | walking pet | {their} dog Rex | drawing of Rex
my dog rex | walking pet | {their} dog Rex | drawing of Rex
grandma | person | Grandma | photo of Grandma
Grandma | person | Grandma | photo of Grandma
my grandma | person | Grandma | photo of Grandma
Opa Hans | person | Opa Hans | photo of Opa Hans
opa | person | Opa | photo of Opa
Nonna | person | Nonna | photo of Nonna
Abuela | person | Abuela | photo of Abuela
cousin Leo | person | {their} cousin Leo | photo of cousin Leo
my cousin Leo | person | {their} cousin Leo | photo of Leo
my little sister Ada | person | {their} sister Ada | photo of Ada
my sister | person | {their} sister | family photo
baby brother | person | {their} baby brother | family photo
my best friend Tom | person | {their} best friend Tom | photo of Tom
my best friend | person | {their} best friend | family photo
my friend Zoe | person | {their} friend Zoe | photo of Zoe
Aunt Mina | person | Aunt Mina | photo of Aunt Mina
uncle Bob | person | Uncle Bob | photo of Uncle Bob
our neighbour Mrs Miller | person | {their} neighbour Mrs Miller | photo of Mrs Miller
Mrs. Miller | person | Mrs. Miller | photo of Mrs. Miller
Pickles the cat | walking pet | {their} cat Pickles | drawing of Pickles
Rex, our dog | walking pet | {their} dog Rex | drawing of Rex
a cat called Tiger | walking pet | {their} cat Tiger | drawing of Tiger
my bunny Flopsy | small pet | {their} bunny Flopsy | drawing of Flopsy
my guinea pigs Salt and Pepper | animals | {their} guinea pigs Salt and Pepper | stuffed guinea pig
my cats | animals | {their} cats | stuffed cat
my cat and my dog | walking pet | {their} cat | drawing of the cat
mom and dad | person | Mom | photo of Mom
my mum | person | Mum | photo of Mum
my teddy | anything | {their} teddy | stuffed bear
my teddy bear Bruno | anything | {their} teddy bear Bruno | stuffed bear
my doll | anything | {their} doll | small doll
baking | anything | baking | wooden spoon
bake | anything | baking | wooden spoon
baking cakes | anything | baking cakes | wooden spoon
to bake cakes | anything | baking cakes | wooden spoon
bake cakes with grandma | anything | baking cakes with Grandma | wooden spoon
cooking | anything | cooking | wooden spoon
she loves dancing | music | dancing | tambourine
He is obsessed with dinosaurs | dinosaurs | dinosaurs | toy dinosaur
dinasaurs | dinosaurs | dinosaurs | toy dinosaur
dinosors | dinosaurs | dinosaurs | toy dinosaur
T-Rex | dinosaurs | tyrannosaurs | toy tyrannosaur
t rex | dinosaurs | tyrannosaurs | toy tyrannosaur
triceratops | dinosaurs | triceratops | toy triceratops
dino | dinosaurs | dinos | toy dinosaur
dinosaur books | dinosaurs | dinosaurs | toy dinosaur
books about dinosaurs | dinosaurs | dinosaurs | toy dinosaur
stories about sharks | ocean | sharks | toy shark
my son loves big trucks | cars | big trucks | toy truck
My daughter is really into unicorns!! | magic | unicorns | toy unicorn
unicorns | magic | unicorns | toy unicorn
unicorn | magic | unicorns | toy unicorn
unicors | magic | unicorns | toy unicorn
unicorn princess | magic | unicorn princesses | toy unicorn
princesses | princesses | princesses | paper crown
Princess | princesses | princesses | paper crown
princeses | princesses | princesses | paper crown
pink princesses | princesses | pink princesses | paper crown
Elsa | princesses | an ice queen | paper crown
Frozen | princesses | a land of ice and snow | paper snowflake
Spiderman | superheroes | heroes who climb walls | toy superhero
spider-man | superheroes | heroes who climb walls | toy superhero
Paw Patrol | animals | rescue puppies | toy puppy
Bluey | animals | playful puppies | stuffed puppy
Peppa Pig | animals | curious piglets | toy pig
Pokemon | magic | pocket-sized creatures | toy creature
Pikachu | magic | a sparkling little creature | toy creature
Minecraft | anything | a world made of blocks | wooden block
Barbie | princesses | fashion dolls | small doll
Batman | superheroes | heroes in dark capes | small cape
superheros | superheroes | superheroes | toy superhero
Hot Wheels | cars | toy race cars | toy race car
Thomas the tank engine | cars | steam trains | toy steam train
Mario | anything | a jumping plumber | toy mushroom
Harry Potter | magic | a young wizard | toy wand
Moana | ocean | an ocean-loving girl | seashell
Hello Kitty | anything | a little cat with a bow | stuffed cat
space | space | space | toy rocket
Outer Space | space | outer space | toy rocket
rockets | space | rockets | toy rocket
the moon | space | the moon | drawing of the moon
moon | space | the moon | drawing of the moon
the full moon | space | the full moon | drawing of the moon
planets | space | the planets | painted planet
black holes | space | black holes | drawing of a black hole
astronots | space | astronauts | toy astronaut
why the sky is blue | anything | why the sky is blue | picture book about why the sky is blue
why is the sky blue? | anything | why the sky is blue | picture book about why the sky is blue
How do planes fly | anything | how planes fly | picture book about how planes fly
how does a plane fly? | anything | how a plane flies | picture book about how a plane flies
what do worms eat | anything | what worms eat | picture book about what worms eat
why are flamingos pink? | anything | why flamingos are pink | picture book about why flamingos are pink
where do babies come from | anything | where babies come from | picture book about where babies come from
how things work | anything | how things work | picture book about how things work
horses | animals | horses | toy horse
horse riding | animals | horse riding | toy horse
horsies | animals | horses | toy horse
ponies | animals | ponies | toy pony
my pony Star | other pet | {their} pony Star | drawing of Star
elephants | animals | elephants | stuffed elephant
baby elephants | animals | baby elephants | stuffed elephant
elefants | animals | elephants | stuffed elephant
a giraffe | animals | giraffes | toy giraffe
cats | animals | cats | stuffed cat
cat | animals | cats | stuffed cat
kitty | animals | kitties | stuffed cat
cats in space | animals | cats in space | stuffed cat
drawing horses | art | drawing horses | colored pencil
drawing | art | drawing | colored pencil
draw | art | drawing | colored pencil
painting rainbows | art | painting rainbows | paintbrush
rainbows | nature | rainbows | painted rainbow
butterflies | nature | butterflies | paper butterfly
buterflies | nature | butterflies | paper butterfly
bugs | nature | bugs | toy beetle
bugs and worms | nature | bugs and worms | toy beetle
worms | nature | worms | toy worm
snails | nature | snails | snail shell
mud | nature | mud | small spade
puddles | nature | puddles | small umbrella
jumping in puddles | nature | jumping in puddles | small umbrella
rocks | nature | rocks | smooth stone
collecting rocks | nature | rocks | smooth stone
reading about sharks | ocean | sharks | toy shark
playing outside | nature | playing outside | smooth stone
playing with dolls | anything | dolls | small doll
my rock collection | nature | {their} rock collection | smooth stone
his drawings | art | {their} drawings | colored pencil
flowers | nature | flowers | pressed flower
gardening with grandpa | nature | gardening with Grandpa | small trowel
the forest | nature | the forest | acorn
camping | adventure | camping | small flashlight
pirates | adventure | pirates | toy pirate ship
pirate ships | adventure | pirate ships | toy pirate ship
knights and castles | adventure | knights and castles | toy knight
castles | princesses | castles | toy castle
treasure maps | adventure | treasure maps | treasure map
old maps | adventure | old maps | small folded map
ballet | music | ballet | small ribbon
dance | music | dancing | tambourine
playing the piano | music | the piano | music box
piano | music | the piano | music box
guitar | music | the guitar | toy guitar
the guitar | music | the guitar | toy guitar
drums | music | drums | small drum
singing songs | music | singing songs | toy microphone
swimming | sports | swimming | small medal
swim | sports | swimming | small medal
gymnastics | sports | gymnastics | small ribbon
karate | sports | karate | karate belt
basketball | sports | basketball | small basketball
playing tag | anything | playing tag | small flashlight
hide and seek | anything | hide and seek | small flashlight
robots | anything | robots | toy robot
robot | anything | robots | toy robot
planes | anything | planes | toy plane
helicopters | anything | helicopters | toy helicopter
bikes | anything | bikes | toy bike
riding my bike | anything | riding {their} bike | toy bike
counting | anything | counting | wooden number
numbers | anything | numbers | wooden number
maths | anything | maths | wooden number
chess | anything | chess | wooden chess piece
Origami | art | origami | paper crane
origami | art | origami | paper crane
puzzles | anything | puzzles | puzzle piece
science experiments | anything | science experiments | small magnifying glass
volcanoes | nature | volcanoes | toy volcano
volcano | nature | volcanoes | toy volcano
ice cream | anything | ice cream | toy ice cream
pizza | anything | pizza | toy pizza
spaghetti | anything | spaghetti | toy pot
Christmas | anything | Christmas | little star of straw
the circus | anything | the circus | juggling ball
my family | anything | {their} family | family photo
friends | friendship | friends | friendship bracelet
my friends | friendship | {their} friends | friendship bracelet
making friends | friendship | making friends | friendship bracelet
🦄 | magic | unicorns | toy unicorn
🦄🌈 | magic | unicorns and rainbows | toy unicorn
🚂🚒 | cars | trains and fire engines | toy train
trains 🚂 | cars | trains | toy train
Зайчики | anything | Зайчики | picture book about Зайчики
pokémon cards | magic | pocket-sized creature cards | toy creature
video games | anything | video games | toy robot
dragon | magic | dragons | toy dragon
dragons and knights | magic | dragons and knights | toy dragon
witches | magic | witches | toy broom
fairies | magic | fairies | toy fairy
ghosts | magic | ghosts | toy ghost
monster trucks | cars | monster trucks | toy monster truck
sea turtles | ocean | sea turtles | toy turtle
sharks | ocean | sharks | toy shark
octopus | ocean | octopuses | toy octopus
whales and dolphins | ocean | whales and dolphins | toy whale
the beach | ocean | the beach | seashell
building sandcastles | ocean | building sandcastles | sand mold
my brother Max and my dog Rex | person | {their} brother Max | photo of Max
Messi | sports | star players | small football
Taylor Swift | music | a famous singer | toy microphone
croissants | anything | croissants | picture book about croissants
Italy | anything | Italy | picture book about Italy
the colour pink | art | the color pink | crayon
anything with wheels | cars | wheels | toy truck
things that go | cars | things that go | toy truck
being a vet | animals | being a vet | toy dog
wants to be an astronaut | space | being an astronaut | toy astronaut
be a ballerina | music | being a ballerina | small ribbon
going to the park with dad | nature | going to the park with Dad | pine cone
he can't stop talking about planets | space | the planets | painted planet
washing machines | anything | washing machines | small brush
vacuum cleaners | anything | vacuum cleaners | small brush
elevators | anything | elevators | toy elevator
keys | anything | keys | old key
clouds | nature | clouds | drawing of a cloud
the letter M | anything | the letter M | wooden letter
dog walking | animals | dog walking | stuffed dog
horse | animals | horses | toy horse
a horse | animals | horses | toy horse
Zelda games | anything | Zelda games | wooden counter
grandma's garden | nature | Grandma's garden | small trowel
Grandma's cookies | anything | Grandma's cookies | toy cake
cuddles with mommy | friendship | cuddles with Mommy | stuffed bear
when it snows | anything | the times when it snows | drawing of the times when it snows
hares | animals | hares | stuffed rabbit
how do planes fly | anything | how planes fly | picture book about how planes fly
How does a plane fly? | anything | how a plane flies | picture book about how a plane flies
butterflys | nature | butterflies | paper butterfly
unicorn parties | magic | unicorn parties | toy unicorn
dinosaur toys | dinosaurs | dinosaurs | toy dinosaur
pokemon cards | magic | pocket-sized creature cards | toy creature
spider man | superheroes | heroes who climb walls | toy superhero
Zoo | animals | the zoo | toy zebra
volcanos | nature | volcanoes | toy volcano
shark | ocean | sharks | toy shark
sharks and whales | ocean | sharks and whales | toy shark
my teacher | person | {their} teacher | family photo
gabby's dollhouse | anything | a magical dollhouse | small doll
Spidey and his amazing friends | superheroes | a hero who climbs walls and his amazing friends | toy superhero
Sonic | anything | a very fast hedgehog | toy hedgehog
The Gruffalo | magic | the friendly forest monster | toy monster
Gruffalo | magic | a friendly forest monster | toy monster
Octonauts | ocean | undersea explorers | toy submarine
K-pop | music | k-pop | toy microphone
sea animals | ocean | sea animals | toy seal
baby animals | animals | baby animals | stuffed lamb
farm | animals | the farm | toy cow
my farm animals | animals | {their} farm animals | toy cow
ice skating | sports | ice skating | woolly mitten
the North Pole | adventure | the North Pole | toy sled
egypt | adventure | ancient Egypt | toy pyramid
palaces | princesses | palaces | toy castle
pumpkin | anything | pumpkins | toy pumpkin
sun, moon and stars | space | sun and moon and stars | paper sun
excavators and bulldozers | cars | excavators and bulldozers | toy digger
big trucks & diggers | cars | big trucks and diggers | toy truck
ninjas | adventure | ninjas | toy ninja
superhero | superheroes | superheroes | toy superhero
star wars | space | a far-off galaxy | toy spaceship
Lion King | animals | a young lion prince | stuffed lion
cute puppies | animals | cute puppies | stuffed puppy
a puppy | animals | puppies | stuffed puppy
the cat | walking pet | {their} cat | drawing of the cat
the rabbit | small pet | {their} rabbit | drawing of the rabbit
Simba | animals | a young lion prince | stuffed lion
my dog Simba | walking pet | {their} dog Simba | drawing of Simba
cat toys | animals | cats | stuffed cat
my goldfish Bubbles | other pet | {their} goldfish Bubbles | drawing of Bubbles
Bubbles | anything | bubbles | bubble wand
playing with my dolls | anything | playing with {their} dolls | small doll
my dolls | anything | {their} dolls | small doll
playing outside | nature | playing outside | smooth stone
climbing trees | nature | climbing trees | acorn
jumping on the trampoline | sports | jumping on the trampoline | small bouncy ball
fast cars | cars | fast cars | toy car
red cars | cars | red cars | toy car
race cars | cars | race cars | toy race car
Ferrari | cars | very fast cars | toy car
firemen | cars | firemen | toy fire truck
I like trains | cars | trains | toy train
i love my mommy | person | Mommy | photo of Mommy
Ella loves horses | animals | horses | toy horse
loves to dance | music | dancing | tambourine
helping daddy cook | friendship | helping daddy cook | friendship bracelet
water | anything | water | toy boat
sticks | nature | sticks | pine cone
pink | art | pink | crayon
Princess Sofia | princesses | Princess Sofia | paper crown
dress up | art | dressing up | small ribbon
slime | art | slime | small clay animal
magic tricks | magic | magic tricks | toy wand
building things | anything | building things | wooden block
taking things apart | anything | taking things apart | small gear
my blankie | anything | {their} blankie | small blanket
my grandparents | anything | {their} grandparents | drawing of {their} grandparents
Grandma and Grandpa | person | Grandma | photo of Grandma
Nana Rose | person | Nana Rose | photo of Nana Rose
Granny's dog | animals | Granny's dog | stuffed dog
my friend's dog | animals | {their} friend's dog | stuffed dog
My Hamster Nibbles | small pet | {their} hamster Nibbles | drawing of Nibbles
our old dog | walking pet | {their} dog | drawing of the dog
grandpa joe | person | Grandpa Joe | photo of Grandpa Joe
my big brother Theo | person | {their} brother Theo | photo of Theo
my imaginary friend Bob | person | {their} friend Bob | photo of Bob
great grandma | person | Great-Grandma | photo of Great-Grandma
her cat | walking pet | {their} cat | drawing of the cat
Luna the cat | walking pet | {their} cat Luna | drawing of Luna
our new puppy Daisy | walking pet | {their} puppy Daisy | drawing of Daisy
my horse | other pet | {their} horse | drawing of the horse
auntie Jo | person | Auntie Jo | photo of Auntie Jo
Mummy | person | Mummy | photo of Mummy
Daddy | person | Daddy | photo of Daddy
my fish | other pet | {their} fish | drawing of the fish
the guinea pig | small pet | {their} guinea pig | drawing of the guinea pig
two cats | animals | two cats | stuffed cat
fluffy kittens | animals | fluffy kittens | stuffed kitten
funny dogs | animals | funny dogs | stuffed dog
the ocean and beaches | ocean | the ocean and beaches | seashell
swimming in the sea | sports | swimming in the sea | small medal
flying kites | anything | flying kites | small kite
Halloween and pumpkins | anything | Halloween and pumpkins | paper pumpkin
playing football with my dad | sports | playing football with {their} dad | small football
reading | anything | reading | small book
books | anything | books | small book
math | anything | math | wooden number
music and dancing | music | music and dancing | tambourine
building forts | adventure | building forts | small flashlight
treasure hunt | adventure | treasure hunts | treasure map
tractor | cars | tractors | toy tractor
tractors and farms | cars | tractors and farms | toy tractor
red fire truck | cars | red fire trucks | toy fire truck
ambulance | cars | ambulances | toy ambulance
snow | nature | snow | woolly mitten
snowman | nature | snowmen | toy snowman
rain | nature | rain | small umbrella
spiders | nature | spiders | toy spider
bees | nature | bees | toy bee
fossils | dinosaurs | fossils | toy ammonite
digging for fossils | dinosaurs | digging for fossils | toy ammonite
mammoth | dinosaurs | mammoths | toy mammoth
robots and dinosaurs | dinosaurs | robots and dinosaurs | toy dinosaur
fairy | magic | fairies | toy fairy
fairy tales | magic | fairy tales | small storybook
wizard | magic | wizards | toy wand
ninja turtles | superheroes | karate-loving turtles | toy turtle
Avengers | superheroes | teams of heroes | toy superhero
knights | adventure | knights | toy knight
viking ships | adventure | Viking ships | toy longboat
detectives | adventure | detectives | small magnifying glass
secret codes | anything | secret codes | small notebook
being a doctor | anything | being a doctor | toy stethoscope
tea parties | anything | tea parties | toy teacup
hugs | friendship | hugs | stuffed bear
sleepovers | friendship | sleepovers | small flashlight
gymnastics and ballet | sports | gymnastics and ballet | small ribbon
violin | music | the violin | toy violin
hip hop | music | hip hop | toy microphone
drawing pictures | art | drawing pictures | colored pencil
crafts | art | crafts | paper star
play doh | art | play clay | small clay animal
knitting | art | knitting | ball of yarn
museums | art | museums | museum postcard
tiaras | princesses | tiaras | paper crown
king | princesses | kings | paper crown
Cars and garages | cars | cars and garages | toy car
baby shark song | music | baby shark songs | toy microphone
sharks!!! | ocean | sharks | toy shark
my daughter loves everything pink and sparkly | art | everything pink and sparkly | crayon
Cocomelon | music | nursery songs | tambourine
wild cats like lions | animals | wild cats like lions | toy leopard
my cousin's farm | animals | {their} cousin's farm | toy cow
building dams in the stream | nature | building dams in the stream | smooth stone
hot air balloon rides | anything | hot air balloon rides | toy balloon
frogs and ponds | animals | frogs and ponds | toy frog
feeding the chickens | animals | feeding the chickens | toy hen
our chickens | animals | {their} chickens | toy hen
horse shows | animals | horse shows | toy horse
ballerinas | music | ballerinas | small ribbon
her dolly Rosie | anything | {their} dolly Rosie | small doll
my baby sister Emma | person | {their} sister Emma | photo of Emma
grandma's cat Mittens | walking pet | {their} cat Mittens | drawing of Mittens
dad | person | Dad | photo of Dad
going on walks with grandpa | anything | going on walks with Grandpa | picture book about going on walks with Grandpa
Nanny and Grandad | person | Nanny | photo of Nanny
uncle | person | Uncle | photo of Uncle
trains, planes and automobiles | cars | trains and planes and automobiles | toy train
Fire Trucks & Police Cars | cars | fire trucks and police cars | toy fire truck
big machines | cars | big machines | toy digger
John Deere tractors | cars | John Deere tractors | toy tractor
steam engine trains | cars | steam engine trains | toy train
Titanic | ocean | the Titanic | toy ship
Ancient Rome | adventure | ancient Rome | toy chariot
dragons that are friendly | magic | dragons that are friendly | toy dragon
baby dragons | magic | baby dragons | toy dragon
how rockets work | anything | how rockets work | picture book about how rockets work
the human body | anything | the human body | drawing of a skeleton
skeletons | anything | skeletons | drawing of a skeleton
outer-space aliens | space | outer-space aliens | toy alien
cooking shows | anything | cooking shows | wooden spoon
making slime | art | making slime | small clay animal
counting to 100 | anything | counting to 100 | wooden number
the color blue | art | the color blue | crayon
marching bands | music | marching bands | toy guitar
playing drums in a band | music | playing drums in a band | small drum
swim team | friendship | swim teams | friendship bracelet
soccer practice | sports | soccer practice | small soccer ball
kicking the ball | sports | kicking the ball | small ball
Ronaldo | sports | star players | small football
Pokémon | magic | pocket-sized creatures | toy creature
my pokemon cards | magic | {their} pocket-sized creature cards | toy creature
Sonic the Hedgehog | anything | a very fast hedgehog | toy hedgehog
octopuses & squid | ocean | octopuses and squid | toy octopus
jelly fish | ocean | jellyfish | toy jellyfish
sea shells | ocean | seashells | seashell
turtle | ocean | turtles | toy turtle
box turtles | ocean | box turtles | toy turtle
a pet turtle named Speedy | other pet | {their} turtle Speedy | drawing of Speedy
snakes and lizards | animals | snakes and lizards | toy snake
creepy crawlies | nature | creepy crawlies | toy beetle
rolly pollies | nature | rolly pollies | toy beetle
diggers, dumpers and cranes | cars | diggers and dumpers and cranes | toy digger
buses | cars | buses | toy bus
double decker bus | cars | double decker buses | toy bus
ice cream trucks | cars | ice cream trucks | toy van
candy | anything | candy | toy cake
our garden | nature | {their} garden | small trowel
picking apples | anything | picking apples | toy apple
vegetables | anything | vegetables | toy apple
bedtime stories | anything | bedtime stories | small book
cuddling | friendship | cuddling | stuffed bear
my blanket | anything | {their} blanket | small blanket
stuffed animals | anything | stuffed animals | stuffed bear
my stuffed elephant Ellie | animals | {their} stuffed elephant Ellie | stuffed elephant
her toy rabbit | animals | {their} toy rabbit | stuffed rabbit
bunny | animals | bunnies | stuffed rabbit
butterfly | nature | butterflies | paper butterfly
princess and unicorn | princesses | princesses and unicorns | paper crown
knights princesses and dragons | princesses | knights princesses and dragons | paper crown
magic wands | magic | magic wands | toy wand
tooth fairy | magic | the tooth fairy | toy fairy
Santa | anything | Santa | little star of straw
Easter bunny | anything | the Easter Bunny | painted egg
spooky things | anything | spooky things | picture book about spooky things
ghost stories | magic | ghosts | toy ghost
jokes and being silly | anything | jokes and being silly | toy whistle
making people laugh | anything | making people laugh | picture book about making people laugh
puzzles & mazes | adventure | puzzles and mazes | drawing of a maze
hidden treasures | adventure | hidden treasures | treasure map
world records | anything | world records | small medal
flags | anything | flags | paper flag
geography | anything | geography | paper flag
恐竜 | anything | 恐竜 | picture book about 恐竜
`;
