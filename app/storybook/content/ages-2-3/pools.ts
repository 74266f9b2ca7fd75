/** Small things a two-year-old knows, in easy words. Everything in `creature` is small enough for a pocket or a lap. */
const list = (text: string) => text.split("/").map((entry) => entry.trim());

export const pools: Readonly<Record<string, readonly string[]>> = {
  weather: list(
    "windy/sunny/wet/warm/cold/grey/damp/soft/still/misty/frosty/bright/cool/breezy/cloudy/blowy/rainy/clear/fresh/mild",
  ),
  colour: list("red/blue/green/pink/brown/white/grey/yellow/black/gold/purple/orange/silver/cream/plum/mint"),
  sight: list(
    "a red gate/a bus stop/a big tree/a green bin/a wet slide/a long log/a low wall/a white fence/a tall pot/a blue van/a pile of leaves/a hay cart/" +
      "a stone step/a wood bench/a round bush/a small tent/a pink pram/a red trike/a garden shed/a bird bath/a bean row/a scarecrow/a big barn/" +
      "a hen run/a log pile/a barrow/a parked truck/a wet mop/a row of socks/a tin tub/a sand box/a milk van/a plum tree/a mail box/a lamp post/a rose bush/" +
      "a duck house/a paint pot/a broom/a rope swing",
  ),
  creature: list(
    "a snail/a bee/a frog/a wren/a fat cat/a hen/a duck/a crow/a field mouse/a toad/a worm/a moth/a tiny pup/a black bug/a sparrow/a gull/a slug/a spider/" +
      "a mole/a squirrel/a dove/a beetle/a kitten/a chick/a newt/an ant/a cricket/a red hen/a grey bird/a green bug",
  ),
  food: list(
    "a bun/a pear/a plum/some toast/a fig/a jam tart/a roll/an apple/a peach/a rice cake/a pancake/some cheese/a carrot/an oat cake/a scone/a biscuit/" +
      "a crumpet/some flat bread/a big date/a corn cake/a bread stick/a melon slice/a mango slice/a cheese bun/a crisp leaf/a pea pod/an egg/a sweet roll",
  ),
  trinket: list(
    "a shell/a bent stick/a dry leaf/a flat stone/a big button/a feather/a blue lid/a fir cone/a red peg/a cork/a tin cup/a spoon/a ribbon/an odd sock/" +
      "a bit of string/a paper star/a wood ring/a post card/a bell/a ticket/an acorn/an old key/a small boat/a gold ring/a round pebble/a brush",
  ),
  smell: list(
    "toast/soap/mud/wet grass/warm milk/rain/hay/soup/mint/apples/warm bread/clean socks/straw/wood smoke/plums/roses/leaves/porridge/hot jam/clay/warm dust/cut wood",
  ),
  noise: list(
    "a bell/a drip/a train/a dog/a creaky gate/a low hum/a tap/a bus/a clock/a broom/a drum/an owl/a cow/a kettle/a horn/a saw/a flag/a cuckoo/a digger/a mower",
  ),
  neighbour: list(
    "the baker/the bus man/the farmer/the milkman/the vet/the cook/the shop man/the teacher/the painter/the boat man/the plumber/the barber/the fish man/" +
      "the crossing lady/the old man next door/the tailor/the train man/the clock man/the singer/the fruit lady",
  ),
  cloth: list(
    "a red hat/a wool hat/a green coat/a yellow coat/a long scarf/big boots/a striped vest/a blue cap/a sun hat/warm socks/a soft shawl/a spotted dress/" +
      "a rain hat/red mitts/a big jumper/an apron/odd socks",
  ),
  name: list(
    "Old Bess/Farmer Jo/Nurse Pam/Big Sam/Baker Lim/Miss Ola/Cousin Max/Young Tom/Cook Dee/Driver Singh/Little May/Doctor Fay",
  ),
  toy: list(
    "a ball/a block/a drum/a red car/a doll/a bear/a truck/a train/a top/a wheely duck/a hoop/a spade/a bucket/a kite/a book/a rag cat/a boat/a toy cow/a puppet",
  ),
};
