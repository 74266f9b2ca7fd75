/** Loves that no world of the library is about: the tales of `anything` are told of them, with a noun that reads well. */
export const anything = `
toy bricks | =toy brick, =toy-bricks, =toy-brick, bricks, building bricks, building with toy bricks, playing with toy bricks | toy brick
brick castles | =toy-brick castles, =building brick castles, =toy-brick castle | toy brick
building with blocks | blocks, building blocks, wooden blocks, magnetic tiles, magna tiles, magnatiles | wooden block
a world made of blocks | =block-world, =block world | wooden block
building | building things, build, making towers, engineering, engineers, construction kits, building towers, inventing, inventing things, inventions, inventors | wooden block
robots | robot, robots and gadgets, robotics, androids | toy robot
a lonely little robot | lonely little robot, a little round robot, little round robot | toy robot
robots that change shape | shape-changing robot, shape-changing robots | toy robot
a brave robot leader | a robot cat | toy robot
planes | plane, airplanes, airplane, aeroplanes, aeroplane, aircraft, jets, jet, fighter jets, flying, flight, pilots, pilot, airports, airport, the airport | toy plane
helicopters | helicopter, =helicoptors, drones, drone, choppers | toy helicopter
hot-air balloons | hot air balloons, hot air balloon, balloons, balloon | toy balloon
bikes | bike, bicycles, bicycle, riding bikes, riding my bike, bike rides, tricycles, bike riding, riding a bike | toy bike
elevators | elevator, lifts, escalators, escalator, lift | toy elevator
science | =sience, scientists, scientist, experiments, experiment, science experiments, chemistry, physics, biology, stem | small magnifying glass
magnets | magnet | toy robot
electricity | batteries, light bulbs, switches, lights, lamps | small flashlight
machines | gears, cogs, gadgets, how things work, taking things apart | small gear
computers | computer, coding, programming, apps, tablets | toy robot
video games | video-game, video game, gaming, computer games, games consoles, a world of games, game-world, screen time, minigames | toy robot
a jumping plumber | jumping plumber | toy mushroom
a very fast hedgehog | very fast hedgehog | toy hedgehog
math | maths, mathematics, sums, times tables | wooden number
numbers | number, counting, count, counting things, big numbers | wooden number
letters | alphabet, the alphabet, abc, abcs, spelling, words | wooden letter
reading | read, reading books, library, the library, libraries | small book
books | book, stories, story, storybooks, picture books, bedtime stories, poems, poetry, rhymes | small book
writing | writing stories, making up stories, telling stories, storytelling, journals, diaries, writing letters | pencil
languages | Spanish, French, sign language, learning Spanish, Chinese, German | small phrase book
history | ancient history, museums and history, the past, old things, the middle ages, kings and history | toy castle
countries | country, flags, flag, geography, capitals, capital cities, flags of the world, countries of the world | paper flag
the human body | human body, bodies, bones, bone, skeletons, skeleton, the body, anatomy, the brain, teeth, hearts | drawing of a skeleton
doctors | doctor, nurses, nurse, playing doctor, hospitals, hospital, dentists, dentist | toy stethoscope
mail | post, letters and parcels, mail carriers, a friendly postman, friendly postman, post offices, postmen, the mailman | postcard
school | kindergarten, preschool, nursery, nursery school, teachers, teacher, daycare, playing school, going to school | pencil
shops | shop, shopping, supermarkets, playing shop, the supermarket, markets, stores | small basket
money | coins, coin, coin collecting, collecting coins, piggy banks | piggy bank
baking | bake, baking cakes, baking cookies, bakeries, bakery, bakers, cupcakes and baking, baking bread, =backing cakes | wooden spoon
cooking | cook, chefs, chef, cooking dinner, kitchens, playing kitchen, making pancakes, cooking with mom, being a chef, play kitchen | wooden spoon
food | eating, yummy food, snacks, snack, fruit, fruits, vegetables, dinner | toy apple
pizza | pizzas, making pizza | toy pizza
ice cream | icecream, ice-cream, ice creams, popsicles, gelato | toy ice cream
chocolate | chocolates, chocolate spread, candy, sweets, lollipops, sweeties | toy cake
a wonderful chocolate maker | wonderful chocolate maker | toy cake
cake | cakes, cupcakes, cupcake, cookies, cookie, biscuits, donuts, doughnuts, donut, pies, birthday cake, pancakes, waffles | toy cake
pasta | spaghetti, noodles, noodle, macaroni, mac and cheese, sushi, tacos, burgers, hamburgers, fries, dumplings | toy pot
bread | toast, sandwiches, cheese, popcorn | toy loaf
strawberries | strawberry, apples, apple, bananas, banana, watermelons, watermelon, avocados, pineapples, blueberries | toy apple
pumpkins | pumpkin, carrots, potatoes, corn | toy pumpkin
tea parties | tea party, tea, tea sets | toy teacup
parties | party, birthday parties, celebrations | party hat
birthdays | birthday, my birthday, presents, gifts | party hat
Christmas | =xmas, =chrismas, Santa, Santa Claus, Father Christmas, Christmas trees, advent | little star of straw
Halloween | halloween, trick or treating, trick-or-treating, =haloween | paper pumpkin
Easter | easter, Easter eggs, the Easter Bunny, Easter Bunny, Easter egg hunts | painted egg
Hanukkah | hanukkah, chanukah | spinning top
Diwali | diwali, divali | paper lantern
Eid | eid, ramadan | paper lantern
Lunar New Year | lunar new year, Chinese New Year, new year | paper lantern
the circus | circus, circuses, clowns, clown, acrobats, juggling, jugglers | juggling ball
fairgrounds | fairground, funfairs, fairs, the fair, carousels, carousel, merry-go-rounds, ferris wheels, roller coasters, roller coaster, rollercoasters, theme parks, amusement parks, a fairy-tale park | carousel ticket
playgrounds | playground, the playground, swings, swing, slides, slide, seesaws, sandboxes, sandpits, the swings, the slide | small spade
hide and seek | hide-and-seek, tag, playing tag, playing hide and seek, peekaboo | small flashlight
board games | board game, boardgames, card games, cards, playing cards, games, game, playing games | wooden counter
chess | playing chess, checkers, chess games | wooden chess piece
puzzles | puzzle, jigsaws, jigsaw puzzles, jigsaw, riddles, riddle, mazes and puzzles, crosswords, rubiks cubes, rubik's cubes, rubik's cube | puzzle piece
marbles | marble, marble runs, marble run | wooden top
dominoes | domino, dominos | wooden domino
spinning tops | spinning top | spinning top
kites | kite, flying kites, kite flying | small kite
bubbles | bubble, blowing bubbles, bubble baths, =bubbel | bubble wand
dolls | doll, dollies, dolly, baby dolls, dollhouses, doll houses, dollhouse, doll's houses, playing with dolls | small doll
a magical dollhouse | magical dollhouse | small doll
teddy bears | teddy bear, teddies, teddy, stuffed animals, stuffed animal, stuffies, stuffy, soft toys, plushies, plush toys, cuddly toys, cuddly toy, plush | stuffed bear
soft plush toys | soft plush toy | stuffed bear
cuddly little bears | cuddly-bear | stuffed bear
a small polite bear | small polite bear | stuffed bear
a honey-loving bear | honey-loving bear | stuffed bear
a girl and her bear friend | bear-friend | stuffed bear
toys | toy, action figures, little toy people, toy-people, figurines, toys that come alive, living toy, toy soldiers | toy robot
a toy astronaut | toy astronaut | toy astronaut
a little cat with a bow | little-cat | stuffed cat
little helpers in goggles | little-helper | toy robot
blankets | blanket, my blankie, blankies, blankie, pillows | small blanket
pretending | pretend play, role play, imagination, make believe, playing pretend, make-believe, imagining things | paper crown
playing | play, playtime, playing with toys, having fun, fun | small ball
jokes | joke, telling jokes, pranks, funny stories, being silly, silly things, silliness, fart jokes, farts, poop, poo, potty humor, poop jokes, burps | toy whistle
dreams | dream, dreaming, daydreaming | small pillow
sleep | sleeping, naps, bedtime, pajamas | small pillow
bath time | bathtime, baths, bath, bath toys | toy duck
water | playing with water, water play, water fights, sprinklers, splashing | toy boat
sand | playing in the sand, the sandbox, the sandpit | small spade
digging | digging holes, dig, digging in the garden | small spade
collecting | collecting things, collections, collect, trading cards | small tin
cleaning | vacuums, vacuum cleaners, vacuuming, hoovers, sweeping, washing machines, washing up, brooms, hoover | small brush
tools | tool, fixing things, hammers, woodworking, carpentry, hammering, screwdrivers | toy hammer
clocks | clock, watches, time, telling the time, keys, key, locks | old key
houses | house, homes, buildings, skyscrapers, towers and buildings, architecture, apartment buildings | wooden block
cities | city, towns, New York, London, Paris, big cities, New York City | toy house
shadows | shadow, shadow puppets, light, mirrors, echoes | small flashlight
secrets | secret codes, codes, code breaking, invisible ink | small notebook
hats | hat, caps, sunglasses, boots, hair, hairstyles, braids, doing hair, bows | small ribbon
movies | movie, films, film, tv, television, watching tv, funny videos, video, the cinema, cinema, watching movies | paper ticket
family | families, my family, our family, my family members | family photo
babies | baby, little babies | small doll
weddings | wedding, being a bridesmaid | paper flower
world records | guinness records | small medal
dinosaurs and trucks | trucks and dinosaurs | toy dinosaur
`;
