import { sharedPools } from "../shared/pools";

const list = (text: string) => text.split("/").map((entry) => entry.trim());

/** The shared entries of a pool and these. */
const withShared = (pool: string, text: string) => [...(sharedPools[pool] ?? []), ...list(text)];

/** Words of this band's own, besides the shared ones. Each list is short and plain; '{a toy}', '{the room}', '{weekday}'. */
export const pools: Readonly<Record<string, readonly string[]>> = {
  ...sharedPools,
  sight: withShared(
    "sight",
    "a hollow tree/a pump with a bucket/a bent lamp post/a row of beehives/a boat on a trolley/a heap of bricks/a bird bath/a pair of bellows/a crooked fence/a tool shed/" +
      "a potato field/a stack of chairs/a lilac bush/a horse trough/a chimney pot/a string of onions/a stone bench/a green kiosk/a pile of tyres/a letter box/" +
      "a flag pole/a blue van/a toll board/a coil of rope/a tin bath/a walnut tree/a water butt/a hay rack/a row of jars/a rusty plough",
  ),
  creature: withShared(
    "creature",
    "a hen/a goldfinch/a jackdaw/a slow worm/a water vole/a piglet/a duckling/a bumble bee/a rook/a hare/a donkey/a woodpecker/a dormouse/a cricket/a gull/a ram/a small frog/a cuckoo/a kestrel/a puppy",
  ),
  food: withShared(
    "food",
    "a raisin bun/a wedge of pie/a bag of plums/a slice of toast/a poppy-seed roll/a cold potato/a bowl of porridge/a lemon drop/a radish/a spinach pie/a bag of peas/a cinnamon bun/a nectarine/a cheese straw/a cup of broth/a stick of celery/an almond biscuit/a quince/a flapjack/a corn muffin",
  ),
  trinket: withShared(
    "trinket",
    "a hair grip/a blue bead/an acorn cup/a bit of chalk/a cork/a small spring/a shirt button/a doll’s shoe/a rusty nail/a playing card/a clay marble/a bit of ribbon/a nut shell/a curtain ring/a paper clip/a lead soldier/a clothes peg/a shoe buckle/a wooden bead/a fir twig",
  ),
  smell: withShared(
    "smell",
    "pepper/toast/glue/dry leaves/seaweed/honey/wet dog/pine/vinegar/vanilla/mud/roses/coal/carrots/beeswax/cocoa",
  ),
  noise: withShared(
    "noise",
    "a hammer/a barrel organ/a saw/a singing milkman/a flute/a rattling pan/a distant tram/a crowing cock/a grindstone/a creaking pump/a clucking hen/a ship’s horn/a slammed door/a whistle/a carpet beater/a drum",
  ),
  neighbour: withShared(
    "neighbour",
    "the weaver/the cheese man/the piano teacher/the road sweeper/the sign painter/the tram driver/the grocer/the dentist/the mayor’s aunt/the basket maker/the swimming teacher/the shoe shiner/the miller/the nurse’s mother/the goatherd/the hat maker",
  ),
  cloth: withShared(
    "cloth",
    "a knitted shawl/a checked shirt/a feather boa/a leather apron/a spotted hanky/a sun hat/a thick vest/a velvet cape/a striped sock/a rain hat/a lace collar/a sailor top",
  ),
  name: withShared(
    "name",
    "Old Matteo/Auntie Bo/Farmer Quill/Doctor Lark/Miss Okafor/Big Sal/Young Ines/Grandpa Tuck/Captain Vole/Madame Pim/Brother Jude/Lady Umber",
  ),
  weekday: list("Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday"),
  count: list("five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/sixteen/nineteen/twenty"),
  toy: list(
    "a wooden duck/a rag rabbit/a tin soldier/a felt whale/a stuffed goose/a bear with one ear/a cloth camel/a toy tram/a sock monkey/a painted top/a patched pig/a wool mouse/a paper owl/a clay horse/a rubber crab/a knitted frog/a tin robot/a rag doll/a wooden snail/a plush yak/a painted hen/a cork boat",
  ),
  mite: list(
    "a pea/a button/a crumb/a walnut/a ladybird/a bean/a thumb nail/a cherry/a raisin/a bead/a sixpence/an acorn/a lentil/a snail shell/a sugar lump/a peppercorn/a daisy/a plum stone/a chestnut/a currant/a sunflower seed/a thimble/a hazelnut/a pip",
  ),
  gadget: list(
    "a mop/a ladle/a sieve/a garden rake/a broom/a colander/a rolling pin/a feather duster/a fish slice/a tin bath/a butter dish/a bicycle pump/a watering can/an egg whisk/a coal shovel/a saucepan/a bread board/a toasting fork/a paint roller/a garden hose/a cake tin/a clothes horse/a dustpan/a tennis racket",
  ),
  pastime: list(
    "shelling peas/rolling dough/drawing a bee/threading beads/painting stones/stirring jam/cutting stars/sorting beans/winding wool/folding boats/rubbing spoons/counting marbles/pressing leaves/building a tower/stringing beans/making paste/painting a box/polishing shells/cutting ribbon/counting seeds/rolling wool/stirring batter/folding hats/matching socks",
  ),
  room: list(
    "the kitchen/the hall/the larder/the attic/the bathroom/the porch/the back room/the coal hole/the cupboard/the washroom",
  ),
  track: list(
    "the lane/the path/the road/the bank/the cart track/the street/the ridge/the towpath/the footpath/the avenue/the hill road/the quay/the bridleway/the steps/the promenade/the mews",
  ),
  plums: list(
    "some plums/some pears/some lemons/some cherries/some onions/some apples/some melons/some beets/some figs/some leeks",
  ),
  cart: list(
    "a hay cart/a milk van/a tandem/a fire engine/a post van/a donkey cart/a steam roller/an ice-cream van/a coal wagon/a coach/a rag cart/a library van/a tractor/a rickshaw/a hand cart/a baker’s bicycle/a grain lorry/a pony trap",
  ),
  drink: list("warm milk/cocoa/mint tea/apple juice/barley water/hot lemon/honey milk/plum juice"),
  cover: list("the quilt/the blanket/the eiderdown/the wool rug/the patched quilt/the top sheet"),
  // What a body does, in one word.
  trotted: list("walked/trotted/marched/hopped/skipped/strolled/ambled/tramped/padded/ran/jogged/went"),
  smiled: list("smiled/grinned/beamed/nodded/laughed/winked/chuckled/bowed"),
  softly: list("softly/slowly/gently/calmly/quietly/lightly"),
  sat: list("sat/stood/waited/stopped/rested/stayed"),
};
