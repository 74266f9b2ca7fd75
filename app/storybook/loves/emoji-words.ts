/** What a parent reads aloud where an emoji stands: one a line. */
export const emojiWords = `
🦄 unicorns
🌈 rainbows
⭐ stars
🌟 stars
✨ stars
🌙 the moon
🌞 the sun
☀ the sun
🌍 the world
🪐 planets
🚀 rockets
🛸 flying saucers
🤖 robots
👽 aliens
🐉 dragons
🐲 dragons
🦕 dinosaurs
🦖 dinosaurs
🐶 dogs
🐕 dogs
🐱 cats
🐈 cats
🐰 rabbits
🐇 rabbits
🐴 horses
🐎 horses
🐮 cows
🐷 pigs
🐑 sheep
🐔 hens
🐤 chicks
🦆 ducks
🦉 owls
🐻 bears
🐼 pandas
🐯 tigers
🦁 lions
🐘 elephants
🦒 giraffes
🐒 monkeys
🐵 monkeys
🦊 foxes
🦔 hedgehogs
🐸 frogs
🐢 turtles
🐬 dolphins
🐳 whales
🐋 whales
🦈 sharks
🐙 octopuses
🐠 fish
🐟 fish
🦋 butterflies
🐝 bees
🐞 ladybugs
🐌 snails
🌸 flowers
🌻 sunflowers
🌳 trees
🚂 trains
🚗 cars
🚒 fire engines
🚜 tractors
🚌 buses
🚲 bicycles
✈ planes
⛵ boats
🏰 castles
👸 princesses
🤴 princes
👑 crowns
🧚 fairies
🧜 mermaids
🧙 wizards
🏴‍☠ pirates
⚽ football
🏀 basketball
🎾 tennis
🏊 swimming
💃 dancing
🩰 ballet
🎨 painting
🎵 music
🎶 music
🎹 the piano
🎸 the guitar
🥁 drums
🎪 the circus
🎈 balloons
🧸 teddy bears
📚 books
🍦 ice cream
🍕 pizza
🍰 cake
🍓 strawberries
❄ snow
⛄ snowmen
🌊 the sea
🏖 the beach
🦓 zebras
🦛 hippos
🦏 rhinos
🦘 kangaroos
🦥 sloths
🐨 koalas
🐹 hamsters
🐭 mice
🐺 wolves
🦝 raccoons
🦜 parrots
🦩 flamingos
🐧 penguins
🐊 crocodiles
🦎 lizards
🐍 snakes
🐿 squirrels
🦌 deer
🐪 camels
🦙 llamas
🐡 pufferfish
🦀 crabs
🐚 shells
🦭 seals
🐜 ants
🕷 spiders
🐛 caterpillars
🌵 cactus
🍄 mushrooms
🌹 roses
🌷 tulips
🍂 autumn leaves
🌋 volcanoes
⛰ mountains
🏔 mountains
🏕 camping
⛺ camping
🗺 maps
🧭 maps
🌕 the moon
🌝 the moon
☄ comets
🔭 telescopes
👨‍🚀 astronauts
👩‍🚀 astronauts
🚁 helicopters
🛩 planes
🚓 police cars
🚑 ambulances
🚛 trucks
🚚 trucks
🏎 race cars
🚄 high-speed trains
🚆 trains
🚋 trams
🚇 the subway
🏍 motorbikes
🛹 skateboarding
🚤 boats
🚢 ships
⚓ ships
🦸 superheroes
🦹 superheroes
🥷 ninjas
🧞 genies
🪄 magic
🔮 magic
👻 ghosts
🎃 Halloween
🎄 Christmas
🎅 Christmas
🐣 chicks
⚾ baseball
🏈 football
🏉 rugby
🏐 volleyball
🏒 hockey
⛸ ice skating
🎿 skiing
🏄 surfing
🚴 cycling
🤸 gymnastics
🥋 karate
🧗 climbing
♟ chess
🧩 puzzles
🎲 board games
🎮 video games
🪁 kites
🎻 the violin
🎺 trumpets
🎤 singing
🖍 coloring
✏ drawing
🧶 knitting
📷 photography
🎭 theater
🧱 toy bricks
🔬 science
🔢 numbers
🔤 letters
🍫 chocolate
🍪 cookies
🎂 cake
🧁 cupcakes
🍎 apples
🍌 bananas
🥕 carrots
👶 babies
💖 hearts
❤ hearts
💩 poop
`;
