import { sharedPools } from "../shared/pools";

const list = (text: string) => text.split("/").map((entry) => entry.trim());

/** Words of this band's own, besides the shared ones. Each list is short and plain; '{a toy}', '{the room}', '{weekday}'. */
export const pools: Readonly<Record<string, readonly string[]>> = {
  ...sharedPools,
  weekday: list("Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday"),
  count: list("five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/sixteen/nineteen/twenty"),
  toy: list(
    "a wooden duck/a rag rabbit/a tin soldier/a felt whale/a stuffed goose/a bear with one ear/a cloth camel/a toy tram/a sock monkey/a painted top/a patched pig/a wool mouse",
  ),
  mite: list(
    "a pea/a button/a crumb/a walnut/a ladybird/a bean/a thumb nail/a cherry/a raisin/a bead/a sixpence/an acorn",
  ),
  gadget: list(
    "a mop/a ladle/a sieve/a garden rake/a broom/a colander/a rolling pin/a feather duster/a fish slice/a tin bath/a butter dish/a bicycle pump/a watering can/an egg whisk",
  ),
  pastime: list(
    "shelling peas/rolling dough/drawing a bee/threading beads/painting stones/stirring jam/cutting stars/sorting beans/winding wool/folding boats/rubbing spoons/counting marbles/pressing leaves/building a tower",
  ),
  room: list(
    "the kitchen/the hall/the larder/the attic/the bathroom/the porch/the back room/the coal hole/the cupboard/the washroom",
  ),
  track: list(
    "the lane/the path/the road/the bank/the cart track/the street/the ridge/the towpath/the footpath/the avenue",
  ),
  plums: list(
    "some plums/some pears/some lemons/some cherries/some onions/some apples/some melons/some beets/some figs/some leeks",
  ),
  cart: list(
    "a hay cart/a milk van/a tandem/a fire engine/a post van/a donkey cart/a steam roller/an ice-cream van/a coal wagon/a coach",
  ),
  drink: list("warm milk/cocoa/mint tea/apple juice/barley water/hot lemon/honey milk/plum juice"),
  cover: list("the quilt/the blanket/the eiderdown/the wool rug/the patched quilt/the top sheet"),
  // What a body does, in one word.
  trotted: list("walked/trotted/marched/hopped/skipped/strolled/ambled/tramped/padded/ran/jogged/went"),
  smiled: list("smiled/grinned/beamed/nodded/laughed/winked/chuckled/bowed"),
  softly: list("softly/slowly/gently/calmly/quietly/lightly"),
  sat: list("sat/stood/waited/stopped/rested/stayed"),
};
