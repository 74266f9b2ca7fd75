/** Short things for any band: one to three easy words each, because long ones would be recognised. */
const list = (text: string) => text.split("/").map((entry) => entry.trim());

export const sharedPools: Readonly<Record<string, readonly string[]>> = {
  weather: list(
    "windy/bright/drizzly/golden/frosty/warm/still/cloudy/blowy/misty/damp/clear/mild/crisp/stormy/pale/sticky/fresh/grey/silver/sunny/cool/hazy/rosy",
  ),
  colour: list(
    "red/yellow/green/blue/purple/orange/silver/copper/pink/brown/white/grey/lemon/plum/scarlet/mint/rust/cream/indigo/peach",
  ),
  sight: list(
    "a sleeping goat/a blue gate/a tin roof/a broken cart/a row of bicycles/a striped awning/a stone trough/a washing line/a heap of pumpkins/a painted barge/" +
      "a ladder/a scarecrow/a red tractor/a bus stop/a well with a lid/a stack of crates/a bandstand/a windmill/a weather vane/a goose pen/a pile of nets/" +
      "a bakery van/a tall sunflower/a market stall/a rope swing/a wheelbarrow/a wooden horse/a bed of cabbages/a milk churn/a clock with one hand/a tyre swing/" +
      "a heap of chestnuts/a paper lantern/a garden wall/a bee hive/a row of boots/a pink chimney/a stone lion/a rain barrel/a chicken coop",
  ),
  creature: list(
    "a wren/a beetle/a striped cat/a heron/a toad/a pair of geese/a field mouse/a snail/a robin/a dragonfly/a magpie/a lizard/a black lamb/a bat/a moth/" +
      "a sheepdog/a rooster/a crow/a weasel/a pond skater/a tabby/a grasshopper/a pigeon/a swallow/a newt/a calf/a blackbird/a ladybird/a gosling/a stoat",
  ),
  food: list(
    "a plum bun/a cheese pie/a bag of cherries/a slice of melon/a honey cake/a warm flatbread/a jam tart/a boiled egg/a bowl of noodles/a pear/a ginger snap/" +
      "a rice cake/a bag of dates/a potato cake/a wedge of cheese/a corn cob/a bread roll/a peach/a handful of nuts/a currant loaf/a sesame bun/a carrot/" +
      "a pancake/a mango/a pot of soup/an apple/a fig roll/an oat cake/a dumpling/a samosa",
  ),
  trinket: list(
    "a brass button/a grey feather/a bent spoon/a glass bead/a snail shell/a bottle top/a cotton reel/a lost mitten/a chess piece/a key/a marble/a bus ticket/" +
      "a silver coin/a dried bean/a door knob/a toy wheel/a pine cone/a ring of wire/a stub of chalk/a postage stamp/a tiny bell/a flat pebble/a pencil end/a thimble",
  ),
  smell: list(
    "warm bread/wet grass/wood smoke/cut hay/fried onions/soap/oranges/rain on dust/mint/old books/cinnamon/hot chestnuts/salt/apples/candle wax/tar/ginger/lavender/boiled milk/moss",
  ),
  noise: list(
    "a far bell/a dripping tap/a squeaky wheel/a barking dog/a kettle/a passing train/a loose shutter/a broom/a radio/a cuckoo/a creaking sign/a church clock/a snoring cat/a flapping sheet/a tractor/a gate/a woodpecker/a fountain/a sewing machine/a mooing cow",
  ),
  neighbour: list(
    "the baker/the bus driver/the postwoman/the vet/the cobbler/the fishmonger/the school cook/the florist/the librarian’s twin/the milkman/the potter/the gardener/the tailor/the beekeeper/the plumber/the ferryman/the night nurse/the shepherd/the teacher/the barber/the clock mender/the painter/the window cleaner/the farmer",
  ),
  cloth: list(
    "a yellow coat/a woolly hat/a green jumper/a patched shawl/a striped apron/a long scarf/a blue cap/a raincoat/a quilted vest/a spotted tie/a straw hat/odd socks/a red poncho/a flowery dress/big boots/a tweed jacket",
  ),
  name: list(
    "Old Bettina/Captain Noakes/Aunt Pell/Farmer Osei/Nurse Patience/Big Tobias/Miss Abara/Cousin Lev/Baker Lim/Doctor Silva/Young Anton/Granny Holm/Uncle Dov/Lady Trott/Driver Singh/Chef Marisol",
  ),
};
