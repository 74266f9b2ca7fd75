export const nature = `
nature | =naturr, mother nature, the outdoors, outdoors, being outside, playing outside, outside, playing outdoors, wildlife | smooth stone
the forest | forest, forests, woods, the woods, woodland, woodlands, going to the woods | acorn
trees | tree, oak trees, pine trees, climbing trees | acorn
leaves | leaf, autumn leaves, fall leaves, collecting leaves | pressed leaf
flowers | flower, roses, rose, daisies, daisy, tulips, picking flowers, wildflowers, dandelions | pressed flower
sunflowers | sunflower | paper sunflower
plants | plant, cactus, cacti, succulents, houseplants, seeds, seed, growing plants, Venus flytraps | small flowerpot
gardening | gardens, garden, the garden, gardners, growing vegetables, planting, vegetable gardens, planting seeds | small trowel
mushrooms | mushroom, toadstools, fungi | wooden mushroom
bugs | bug, =bugz, creepy crawlies, creepy-crawlies, rolly pollies, roly polies, insects, insect, minibeasts, mini beasts, =insekts | toy beetle
beetles | beetle | toy beetle
ladybugs | ladybug, ladybirds, ladybird, lady bugs, lady birds | toy ladybug
butterflies | butterfly, =butterflys, =buterflies, moths, moth, caterpillars, caterpillar, butterfly catching | paper butterfly
bees | bee, bumblebees, bumble bees, honeybees, honey bees, beekeeping, bumblebee | toy bee
ants | ant, ant farms, ant hills | toy ant
spiders | spider, tarantulas, tarantula, spider webs | toy spider
worms | worm, earthworms, digging for worms | toy worm
snails | snail, slugs, slug | snail shell
dragonflies | dragonfly | paper dragonfly
grasshoppers | grasshopper, crickets, praying mantis, mantises, mantis | toy grasshopper
fireflies | firefly, glow worms, lightning bugs, glowworms | small jar
rainbows | rainbow, =raindows, =rainbos | painted rainbow
rain | the rain, rainy days, puddles, puddle, jumping in puddles, puddle jumping, splashing in puddles, muddy puddles | small umbrella
mud | mud kitchens, mud pies, playing in mud | small spade
snow | snowy days, snowflakes, snowflake, playing in the snow, winter, snowball fights | woolly mitten
snowmen | snowman, snow men, building snowmen, snowwomen | toy snowman
a silly snowman | silly snowman | toy snowman
ice | icicles, glaciers, icebergs, iceberg | toy penguin
clouds | cloud, cloud watching, the clouds | drawing of a cloud
the weather | weather, storms, storm, thunder, lightning, thunderstorms, wind, the wind, meteorology | small umbrella
tornadoes | tornado, tornados, hurricanes, hurricane, twisters, tornadoe | toy pinwheel
volcanoes | volcano, volcanos, volcanoe, volcanoes and lava, lava, earthquakes, earthquake | toy volcano
rocks | rock, stones, stone, pebbles, crystals, crystal, gemstones, gems, geodes, minerals, rock collecting, collecting rocks, collecting stones, pretty stones | smooth stone
sticks | stick, collecting sticks, pine cones, pinecones, acorns, conkers | pine cone
rivers | river, streams, stream, creeks, waterfalls, waterfall, brooks | smooth stone
lakes | lake, ponds, pond, pond dipping | smooth stone
the seasons | seasons, autumn, fall, spring, summer | pressed leaf
the sky | sky, sunsets, sunset, sunrises, sunrise | drawing of the sky
the park | park, parks, going to the park | pine cone
the earth | earth, planet earth, the planet, the environment, saving the planet, the world | small globe
recycling | picking up litter, saving the earth | pinwheel
birds' nests | bird nests, nests, nest | small feather
feathers | feather, collecting feathers | long feather
berries | berry picking, picking berries, blackberries | small basket
`;
