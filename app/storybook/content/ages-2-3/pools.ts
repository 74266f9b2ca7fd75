/** Small things a two-year-old knows, in easy words. Everything in `creature` is small enough for a pocket or a lap. */
const list = (text: string) => text.split("/").map((entry) => entry.trim());

export const pools: Readonly<Record<string, readonly string[]>> = {
  weather: list(
    "windy/sunny/wet/warm/cold/grey/damp/soft/still/misty/frosty/bright/cool/breezy/cloudy/blowy/rainy/clear/fresh/mild/dry/pale/crisp/" +
      "snowy/hazy/stormy/calm/lazy/" +
      "gusty/foggy/hot/chilly/soggy/dewy/nippy/golden/slow/showery",
  ),
  colour: list(
    "red/blue/green/pink/brown/white/grey/yellow/black/gold/purple/orange/silver/cream/plum/mint/rust/peach/rose/lemon/tan/ruby/" +
      "sky blue/copper/snow white/leaf green/" +
      "lilac/dark blue/pale pink/milk white/coal black/sea green/nut brown/sand/honey/bright red",
  ),
  sight: list(
    "a red gate/a bus stop/a big tree/a green bin/a wet slide/a long log/a low wall/a white fence/a tall pot/a blue van/" +
      "a pile of leaves/a hay cart/a stone step/a wood bench/a round bush/a small tent/a pink pram/a red trike/a garden shed/a bird bath/" +
      "a bean row/a scarecrow/a big barn/a hen run/a log pile/a barrow/a parked truck/a wet mop/a row of socks/a tin tub/a sand box/" +
      "a milk van/a plum tree/a mail box/a lamp post/a rose bush/a duck house/a paint pot/a broom/a rope swing/a kennel/a trough/a stile/" +
      "a bike rack/a phone box/a fig tree/a pea patch/a tall clock/a shop sign/a coal shed/a stone frog/a pump/a windmill/a crate/" +
      "a goat pen/a huge pumpkin/a wicker chair/a rain barrel/a deck chair/a market stall/a cart wheel/a porch/a hammock/a rowing boat/" +
      "a kite stall/a see-saw/a bread oven/a turnip heap/a swing/a palm tree/a stack of crates/" +
      "a park bench/a drain pipe/a red door/a bee hive/a dog bowl/a tree stump/a sledge/a tyre/a hay bale/a sign post/" +
      "a wash tub/a ladder/a fountain/a fat cabbage/a tin roof/a brick pile/a blue door/a pear tree/a sack of corn/a stone wall/" +
      "a cake stall/a lamp shop/a bus sign/a handcart",
  ),
  creature: list(
    "a snail/a bee/a frog/a wren/a fat cat/a hen/a duck/a crow/a field mouse/a toad/a worm/a moth/a tiny pup/a black bug/a sparrow/" +
      "a gull/a slug/a spider/a mole/a squirrel/a dove/a beetle/a kitten/a chick/a newt/an ant/a cricket/a red hen/a grey bird/" +
      "a green bug/a robin/a shrew/a vole/a finch/a thrush/a ladybird/a bumble bee/a lizard/a baby hare/a dormouse/a grub/a bat/a gecko/" +
      "a hamster/a lark/a starling/a dragonfly/a caterpillar/a gosling/a piglet/" +
      "a pigeon/a magpie/a duckling/a rabbit/a tree frog/a jay/a linnet/a fly/a wood mouse/a rook/a swallow/a parrot/" +
      "a glow worm/a blue tit/a guinea pig/a crab/a tortoise",
  ),
  food: list(
    "a bun/a pear/a plum/some toast/a fig/a jam tart/a roll/an apple/a peach/a rice cake/a pancake/some cheese/a carrot/an oat cake/" +
      "a scone/a biscuit/a crumpet/some flat bread/a big date/a corn cake/a bread stick/a melon slice/a mango slice/a cheese bun/" +
      "a crisp leaf/a pea pod/an egg/a sweet roll/a bagel/a dumpling/a bean cake/a ginger snap/a raisin bun/a boiled egg/a wrap/a muffin/" +
      "a plum cake/a crust/a waffle/a bean pie/a radish/a rusk/an orange/a banana/a turnip/a potato cake/" +
      "a tomato/a rice ball/a jam bun/a honey roll/a corn cob/a seed cake/a fish cake/a pea pie/a hot bun/a kiwi/a satsuma/" +
      "a berry tart/an apricot/a milk roll/a cold spud",
  ),
  trinket: list(
    "a shell/a bent stick/a dry leaf/a flat stone/a big button/a feather/a blue lid/a fir cone/a red peg/a cork/a tin cup/a spoon/" +
      "a ribbon/an odd sock/a bit of string/a paper star/a wood ring/a post card/a bell/a ticket/an acorn/an old key/a small boat/" +
      "a gold ring/a round pebble/a brush/a cog/a thimble/a peg doll/a tassel/a seed pod/a brass hook/a gold star/a stamp/a toy wheel/" +
      "a glove/a medal/a crayon/a snail shell/a hair clip/a door knob/a reel/a playing card/a nut shell/a bottle top/a rubber ring/" +
      "a tiny flag/" +
      "a gull feather/a tea spoon/a red leaf/a mitten/a tin lid/a clay bird/a paper fan/a catkin/a blue stone/a wood fork/" +
      "a straw/a seed head/a rubber duck/a lucky bean/a chalk stub/a bus map",
  ),
  smell: list(
    "toast/soap/mud/wet grass/warm milk/rain/hay/soup/mint/apples/warm bread/clean socks/straw/wood smoke/plums/roses/leaves/porridge/" +
      "hot jam/clay/warm dust/cut wood/pine/cheese/ink/moss/lemons/honey/rope/cake/tea/the sea/fresh paint/wet dog/pepper/sawdust/" +
      "old books/onions/chalk/figs/cream/" +
      "warm wool/wet stone/new shoes/pears/hot buns/thyme/clean sheets/bark/chestnuts/dry grass/fir trees/butter/oats/fish",
  ),
  noise: list(
    "a bell/a drip/a train/a dog/a creaky gate/a low hum/a tap/a bus/a clock/a broom/a drum/an owl/a cow/a kettle/a horn/a saw/a flag/" +
      "a cuckoo/a digger/a mower/a rattle/a goose/a fiddle/a crow/a squeak/a whistle/a harp/a pump/a splash/a rooster/a foghorn/a flute/" +
      "a brook/a tractor/a trumpet/a hammer/a wind chime/a blackbird/" +
      "a bike bell/a dove/a donkey/a sheep/a tuba/a cart/a pot lid/a frog/a fountain/a piano/a ship/a swing/a woodpecker",
  ),
  neighbour: list(
    "the baker/the bus man/the farmer/the milkman/the vet/the cook/the shop man/the teacher/the painter/the boat man/the plumber/" +
      "the barber/the fish man/the crossing lady/the old man next door/the tailor/the train man/the clock man/the singer/the fruit lady/" +
      "the postman/the tea lady/the pie man/the roofer/the shepherd/the dentist/the florist/the hen lady/the cheese man/the potter/" +
      "the sweep/the fiddler/the coach driver/the ticket man/the lady upstairs/the weaver/the kite man/the ferry man/" +
      "the smith/the grocer/the gardener/the bin man/the nurse/the mayor/the drummer/the toy man/the goat lady/the bus lady/" +
      "the bell ringer/the bee man/the pilot",
  ),
  cloth: list(
    "a red hat/a wool hat/a green coat/a yellow coat/a long scarf/big boots/a striped vest/a blue cap/a sun hat/warm socks/a soft shawl/" +
      "a spotted dress/a rain hat/red mitts/a big jumper/an apron/odd socks/a tartan scarf/a pink cape/a straw hat/a blue sash/" +
      "a wool vest/long gloves/a silk scarf/a patched coat/a sailor hat/a bright kilt/a bow tie/a frilly skirt/" +
      "a fur hat/yellow boots/red socks/a felt hat/a blue dress/a tweed cap/a checked shirt/a lace collar/a bobble hat/" +
      "a long skirt",
  ),
  name: list(
    "Old Bess/Farmer Jo/Nurse Pam/Big Sam/Baker Lim/Miss Ola/Cousin Max/Young Tom/Cook Dee/Driver Singh/Little May/Doctor Fay/" +
      "Granny Plum/Auntie Peg/Big Ron/Captain Ho/Cousin Ines/Baker Joe/Old Amos/Nurse Kit/Miss Adair/Uncle Roo/Young Nia/Painter Sol/" +
      "Doctor Dov/Little Jun/Tall Ravi/Cook Mabel/Old Teng/Driver Ana/" +
      "Old Jack/Aunt Bea/Uncle Tam/Baker Ned/Miss Wu/Nurse Joy/Farmer Lou/Big Nan/Young Ollie/Doctor Mo",
  ),
  toy: list(
    "a ball/a block/a drum/a red car/a doll/a bear/a truck/a train/a top/a wheely duck/a hoop/a spade/a bucket/a kite/a book/a rag cat/" +
      "a boat/a toy cow/a puppet/a yo-yo/a rattle/a robot/a tea set/a rag doll/a wood horse/a jigsaw/a teddy/a plush pig/a toy crane/" +
      "a whistle/a toy bus/a paper boat/a toy lamb/a skittle/a tin frog/a doll’s pram/a knit owl/a toy lion/a toy tractor",
  ),
};
