import type { MoodTexts } from "../shared/mood-texts";

export const funny: MoodTexts = {
  strands: [
    {
      vars: { hat: ["a pan", "a pot", "a basket", "a cake tin", "a flower pot", "a sieve", "a jelly mould"] },
      opening:
        "{Hero} put {a hat} on for fun. Now it would not come off! {Grownup} pulled {him} +and {the neighbour} pulled {grownup}.",
      way: "Bong! {The hat} was still stuck on {Hero}. {A creature} sat on {top|it} +so now {he} had two hats.",
      close: "{Hero} sneezed, and off flew {the hat}. It came down on {grownup}. Stuck!",
    },
    {
      opening:
        "“Moo!” {Hero} ran to {see|look}. There was a cow in the bath! It had on {a cloth} +and it {sang|washed its ears|blew bubbles}.",
      way: "“Moo!” Here came the bath cow. “No towel,” it told {Hero}, and it shook. Now they were all {wet|clean}.",
      close: "The cow had left the bath. “Me next!” said a pig. It had a towel.",
    },
    {
      vars: { bite: ["an egg", "a bun", "a crumpet", "a pancake", "a scone", "a roll", "a waffle", "a jam tart"] },
      opening:
        "On {Hero}’s plate {a bite} grew legs. “Bye!” it said, and it ran out of the door +and {grownup} ran after it with {a fork|a spoon|the jam}.",
      way: "Who ran by {Hero} on thin legs? {The bite}! {The neighbour} ran behind it with the {salt|butter|jam}.",
      close: "{The bite} was back on {Hero}’s plate. “I’m puffed,” it said. “Eat me tomorrow.”",
    },
    {
      opening:
        "{Achoo|Atishoo}! {Hero} sneezed, and {grownup}’s hat flew off. {He} sneezed again, and off flew {the neighbour}’s hat +and it {had an egg in|was still warm}.",
      way: "“Ah, ah, ah,” went {Hero}. Hold on to your hats! But {a creature} sneezed +and off flew {three|six} of them.",
      close: "“Achoo!” went {grownup}. In at the window flew the hats, back on their pegs.",
    },
    {
      vars: { bus: ["a bus", "a tram", "a milk van", "a taxi", "a tractor", "a bin van", "a post van"] },
      opening:
        "Parp! {Hero} saw {a bus} go by, and a hen drove it. The hen had a cap on +and it did not stop for {grownup}’s {hand|hat|wave}.",
      way: "Parp! Back came {the bus}. The hen waved at {Hero} +and off came {a bit|half} of {grownup}’s {scarf|coat}.",
      close: "{Hero} looked out. There stood {the bus}. On the seat lay an egg. Parp!",
    },
    {
      vars: { mess: ["jam", "honey", "custard", "icing", "gravy", "butter", "porridge", "egg"] },
      opening:
        "{Hero} had {mess} on {his} nose. {He} wiped it off, and it was on {his} chin. {He} wiped it off {there|again} +and it was on {grownup}!",
      way: "Who had the {mess} now? {The pal}! {Hero} rubbed it off +and then {a creature} had it, on its {back|knee|nose}.",
      close: "At last {Hero} was clean. {Grownup} gave {him} a kiss. Smack! There was the {mess}.",
    },
    {
      vars: { sound: ["quack", "oink", "baa", "moo", "cluck", "ribbit", "hee-haw", "cuckoo"] },
      opening:
        "“{Sound},” said {Hero}’s left boot. {He} looked in. There was just a foot in it +so {he} said “{sound}” {back|too}.",
      way: "“{Sound},” said the left boot. “Woof,” said the right. “Be nice,” said {Hero} +but they {kept on|got louder}.",
      close: "The boots stood by the door. “{Sound}?” said one. “Shh,” said {Hero}’s slipper.",
    },
    {
      vars: { veg: ["peas", "beans", "grapes", "sprouts", "raisins", "noodles", "cherries"] },
      opening:
        "All {Hero}’s {veg} sat up on the plate. “You can’t eat us,” they said, “we’re {busy|going out}.” They rolled off under {grownup}’s {chair|hat|foot}.",
      way: "Left, right, left, right! Here came the {veg}, in a line. “Hats off,” they told {Hero} +so off {went|came} the hats.",
      close: "{Hero} put on a slipper. Squeak! In it sat the {veg}. “Shut the door!”",
    },
    {
      opening:
        "“It’s upside-down day,” said {Hero}. So {grownup} put {red|odd|wool} socks on both hands. They said “thank you” first +and “please” {came last|after that}.",
      way: "“Goodbye!” {Hero} told {the neighbour}, as it was upside-down day. “Goodbye!” said {the neighbour} +and {stayed|sat down}.",
      close: "It was still upside-down day. “Good morning!” said {grownup} at {Hero}’s bed.",
    },
    {
      vars: { seat: ["big chair", "sofa", "wardrobe", "piano", "front door", "bath tub", "bread bin"] },
      opening:
        "{Hero} tickled the {seat}, and it giggled. It giggled till a {spoon|sock|comb} fell out. “Hic!” it said +and now it had the hiccups.",
      way: "“Hic!” it went, far away. “Our {seat},” {Hero} told {the pal}. All the {cups|hats} in {town} gave a jump.",
      close: "“Hic,” said the {seat}. “Boo!” said {Hero}. It jumped, and it was cured.",
    },
    {
      vars: { beast: ["a goat", "a pig", "a cow", "a pony", "a sheep", "a donkey", "a big dog"] },
      opening:
        "{Hero} gave {a beast} a bath, and then it gave {him} one. There were suds on {his} ears +and there were suds in {grownup}’s {tea|hat|soup}.",
      way: "Pop! A bubble came out of {Hero}’s {sleeve|ear|pocket}. Pop, pop! Two came out of {grownup} +and they {burped|went moo}.",
      close: "{Hero} took off a boot. Out came suds, more suds, and {the beast}.",
    },
    {
      opening:
        "Today the dog had {Hero}’s coat on. The hen had {his} hat +so {he} had to wear {grownup}’s {apron|vest|shirt}, down to the {toes|floor}.",
      way: "“Good day, {Hero},” said {the neighbour}, but to the dog! It had the coat on +so it {bowed|shook hands|said woof}.",
      close: "The dog gave {Hero} the coat. “Thank you.” Now it had {his} pyjamas on!",
    },
    {
      vars: { bird: ["a hen", "a duck", "a frog", "a fat cat", "a goose", "a gull", "an owl", "a crab"] },
      opening:
        "{Hero} saw {a bird} on {grownup}’s head. “There’s {a bird} on your head!” “{Ha ha|Very funny},” said {grownup} +and there it {sat|stayed}.",
      way: "“Why do they all stare at me?” asked {grownup}. {Hero} {giggled|had to giggle}. {The bird} {waved|winked|took a bow}.",
      close: "{Grownup} looked in the mirror. “{A bird}! Why did you not say?” “I did!” said {Hero}.",
    },
    {
      opening:
        "{Hero} found a kettle in {his} bed. There was a {shoe|book} in the fridge +and the {cheese|fish} had on {a cloth}. Who did that?",
      way: "{Grownup} took out a hanky, but it was a {pancake|lettuce|kipper}! “Who did that?” {Hero} had no idea.",
      close: "{Hero} peeped. {Grownup} yawned, and hung the {bread|jam} on a peg. So it was {grownup}!",
    },
    {
      opening:
        "At {Hero}’s door stood a queue: {a creature} and a cow. “What’s it for?” “No idea,” they said +so {he} stood in it.",
      way: "The queue had come along! Now {a creature 2} was in it, too. “Is this the {end|back}?” it asked {Hero}.",
      close: "At last {Hero} saw what the queue was for. “Next hug!” called {grownup}. “Moo!”",
    },
    {
      opening:
        "Burp! {Hero}’s sofa had eaten a sock. Then it ate {a food}. Then it ate {grownup}’s {hat|book} +and it looked as if it wanted {more|pudding}.",
      way: "The sofa was out for a walk! It saw {Hero}’s {shoe|hat|sleeve}, and it licked its lips. “Down!” said {grownup}.",
      close: "{Hero} tickled the sofa. Burp! Out came the sock, and in it sat a hen.",
    },
    {
      opening:
        "That day {Hero}’s left foot would not get up. It slept and it snored. {Grownup} {rang a bell|banged a pan} at it. “Shh!” said the foot.",
      way: "Snore! {Hero}’s left foot was off again. {He} hopped +and {the pal} {sang|yelled} at it. It just turned over.",
      close: "“Bedtime!” said {grownup}. Up jumped {Hero}’s left foot. “But I’m not tired!”",
    },
  ],
  events: [
    "They met a {goat|pig|cow} in {a cloth}. “Do I look nice?” it asked. “You look like {my Aunt|a bus|a cake},” said {Hero} +and it went off to tell its mother.",
    "{Hero} trod on {a food}, and it went {squelch|parp|quack}! {He} did it once more, to hear it +and {the pal} looked {away|up}.",
    "Why was there a {sausage|sock|sponge} on {a sight}? Nobody knew. {Hero} said good day to it. It {said|did} nothing, which was {rude|wise}.",
    "{The neighbour} came by in the {bath|bin|pram}. “{Wrong|Short} cut!” came the call. It rolled on down the {hill|lane} +and {a creature} had the wheel.",
    "“Knock, knock,” said {Hero}. “Who is there?” said {a sight}. That was not part of the joke +and {he} ran {ten|six} steps and then fell over {laughing|$his feet}.",
    "{A creature} had put on {Hero}’s {mitten|hat|sock}. It wore it as a {tent|coat|boat} and waved. {He} wanted it back +but it had moved its {chairs|aunt} in.",
    "The path was all {custard|jelly|porridge}. There was just one thing to do. {Hero} took out a spoon +and {the pal} went first, nose down.",
    "{Hero} sat down on a {bun|tart|pie} by mistake. It was {name}’s. Now it was flat and {warm|jammy}. “I like them flat,” said {name}.",
    "{Hero} bowed to a goose, and the goose bowed to {Hero}. Neither would stop first. {Grownup} had to come and carry one of them off.",
    "{Name} was looking for a pair of glasses. They were on top of {name}. {Hero} looked in the bin, all the same, to be kind.",
    "A pig in a bow tie was selling tickets. “To what?” asked {Hero}. “To me,” said the pig +and it turned round, so that they got their money’s worth.",
    "The wind blew {grownup}’s hat onto a cow. The cow liked it. They tried to swap it for {a food}, but she wanted the bag, too.",
    "{Hero} told {a sight} a riddle. It could not guess. {He} told it again, louder. Some things are just a bit slow.",
    "Down the hill came a cheese, rolling. Behind it ran {the neighbour}. Next ran a {mouse|dog} with a bun. {Hero} moved over to the left.",
    "Boing! There was a spring in {Hero}’s {boot|hat}. {He} went up, and {he} saw {a sight 2}. {He} went up, and it was still there.",
    "“Catch!” cried {name}, and threw {a food}. {Hero} caught it in {his} {hood|collar}. It stayed there till spring, but that is another story.",
    "A parrot sat on {a sight} and said, “Put your coat on.” So {grownup} put a coat on. “Not you,” said the parrot.",
    "{Hero} got the {giggles|hiccups} in the quiet bit. Then {grownup} got them. A policeman came to see, and he got them worst of all.",
    "Two socks were having a fight on the line. “Left!” “Right!” “Left!” {Hero} took the pegs off, and they fell in a tub and made up.",
    "There was a label on {grownup}’s back, and it said, “Wash warm.” {Hero} thought that it was fair +and so did {a creature}.",
    "The ice cream man had run out of all but {pea|sock|toast}. “One of that, please,” said {Hero}. It was cold, and that is the main thing.",
    "{A creature} sat in {Hero}’s shoe and would not pay the fare. “Out, then!” It got out at the next stop, which was {a sight}.",
    "“I can walk with no hands,” said {Hero}. {Grownup} looked. It was true. {He} did it for {six|nine} steps, to show it was not luck.",
    "A tuba went by with legs. {Hero} said, “Good day, tuba.” “Oomp,” it said, and fell off the kerb +and out of it came {name}.",
    "The scarecrow by the {beans|gate} had {grownup}’s trousers on. “They suit him,” said {Hero}. {Grownup} held on to the ones that were left.",
    "{Hero} sneezed and lost a {button|shoe}. {He} sneezed it back on. It was the wrong way round, but who looks?",
    "Three hens had got on the see-saw, all at one end. “You need a friend,” said {Hero}, and sat down. Whee, went the hens, over {a sight}.",
    "In a puddle stood a man with a rod. He had caught just a boot. Up came one more +and {Hero} said that it was the pair.",
    "{The neighbour} had painted the door and was stuck to it. {Hero} pulled. {The pal} watched. Off came {the neighbour}, and the door came too.",
    "My, what a long {sausage|scarf|worm}! It began by {a sight}. {Hero} went along it, past {the neighbour}, past the bank. At the end was the start.",
    "{Grownup} was asked the way by a duck. It was left at the pond, and then left at the pond. The duck wrote it down on a bun, and ate it.",
    "“Who wants to see a trick?” asked {name}, and put an egg under a hat. Off came the hat. There was the egg. “It works best if you look away,” said {name}.",
    "A wig was sitting on {a sight} in the sun. {Hero} stroked it and gave it a crumb. {The neighbour} came by, bald, and thanked {him} for minding it.",
    "{Hero}’s tummy said something rude in the bank. “I beg your pardon?” said the man behind the glass. It said it again, so {grownup} bought it {a food}.",
    "Two men were carrying a piano, and a third was playing it. “It goes faster like that,” he told {Hero}. They came to a waltz and went twice round {a sight}.",
    "There was a pig on the bus, in the good seat. It had a ticket. {Hero} had one too, but not for the window.",
    "{Hero} ran into {a creature} on the corner. “After you,” said {Hero}. “After you,” it bowed. They would be there now if it had not begun to rain soup.",
    "{The neighbour} had grown a carrot with two legs. It stood by the door with its arms out. “It’s for the pot,” said {the neighbour}, but not very loud.",
    "One of the hens had learnt to say “Boo.” It waited behind {a sight}. {Hero} jumped so high that {grownup} said bless you.",
    "A spoonful of jelly got away from {name}. It went down the steps, one wobble at a time. {Hero} held the gate for it.",
    "{Hero} and {grownup} had the same itch. They rubbed on the same post, back to back. A horse was waiting, and it coughed.",
    "The band had a man who only turned the page. He turned it too soon, and they all played the end. {Hero} clapped, since it was his turn to be wrong.",
    "“Have you seen my nose?” asked a snowman in {June|the shade}. {Hero} had just eaten it. {He} gave him half of {a food} and looked at the sky.",
    "At {the neighbour}’s they had put the wallpaper on from the outside. It had {roses|boats} on. {A creature} sat on one, and was most put out.",
    "{Hero} told {a sight} to stay. It stayed! {He} told it to sit, but that it could not do. “It’s young,” said {grownup}.",
    "A very small man sold very big hats. “Do you have one in between?” asked {grownup}. He came out from under one, and went in under the next, to look.",
    "{Grownup} blew up a balloon, and it blew up {grownup}. They took it in turns. {Hero} held on to whichever was on the ground.",
    "A cow came out of the hat shop, not pleased. “They only do ears like yours,” it told {Hero}. {He} lent it a sock.",
    "{Hero} had a whistle that only {grownup} could hear. Each time {he} blew it, {grownup} came back with {a food}. It was a very good whistle.",
    "{Name} had put the cart before the horse. The horse did not mind. It had the reins +and it drove quite well, for a horse.",
    "Somebody had painted a door on the wall. The postman had been trying to open it since {noon|Monday}. {Hero} painted a letter box under it.",
    "One of the soldiers outside the {bank|palace} had a bee on his nose. He did not move. {Hero} sneezed for him.",
    "The {jelly|custard} was late, so they began with the spoons. {Hero} had two. {The neighbour} sent one back, as it was underdone.",
    "{Hero} wanted to see what {grownup} sees. So {he} got up on a box. {Grownup} got down on the floor, to see what {Hero} sees +and they both had a crick in the neck.",
    "A man was selling invisible dogs. They were very well trained. {Hero} trod on one, and said sorry, and it forgave {him} on the hand.",
    "There were two left boots and they would not speak. {Hero} was inside. {He} went round and round {a sight} until they made it up.",
    "At {the neighbour}’s the tea went into the sugar. Then the cup went into the saucer. {Hero} sat very still in case it was {his} turn.",
    "{A creature} had a cold, and it was louder than {a noise}. {Hero} gave it a hanky as big as a bed. It took it for a bed.",
    "The choir was stuck on one long “la.” Nobody had the next note. {Hero} found it under {a sight}. It was “lee.”",
    "“Is this your cabbage?” asked the policeman. It was on a lead. {Hero} said that it was only visiting.",
    "A horse sat in the shade in {a cloth}. “It’s hot,” it said. “You could take that off,” said {Hero}. The horse shook its head. “What would the cows say?”",
    "{Hero} put {his} hat on {a sight}. {He} put {his} scarf on it, too. Now it looked like {the neighbour}! Just then {the neighbour} came by. “Good day, cousin,” came the words.",
    "“Moo,” said a duck. “No,” said {Hero}. “Woof?” said the duck. “No.” “{Tick-tock|Toot, toot}?” So {Hero} told it the word. “Oh, quack!” said the duck. “I knew it was short.”",
    "{Grownup} sat down on a horn. {Parp|Toot|Honk}! Up jumped {grownup}. Who did that? {Hero} looked at {the pal}, who looked at {a sight}. It did not own up.",
    "The fish man had a fish that winked +so {Hero} winked back. “Fish can’t wink,” said {grownup}. So it winked at {grownup}, too, with the {left|other} eye.",
    "How many buns fit on a head? {Name} had {two|three} +and {Hero} had {four|five}! Then {a creature} sat on top. {Plop, plop|Bip, bop}, down they all came.",
    "{Hero} had one arm in {grownup}’s coat +and {grownup} had the other. They walked like that, as one fat {bear|hen|king}. “You’ve grown,” {the neighbour} told it.",
    "A cow had a bell that went {quack|toot|miaow}. {Hero} had to laugh +but the cow looked {him} up and down. It saw the {boots|hat}, and then the cow had to laugh.",
    "Boing! {Hero}’s bun fell down and jumped up. It jumped right over {a creature}. “That’s my ball,” said a boy, with a bun in his hand. So they swapped.",
    "Nose to nose stood {Hero} and a goat. Who would laugh first? {Hero} held {his} cheeks. Then the goat licked {grownup} on the ear. {Hero} lost, with a {hoot|snort}.",
    "{The neighbour} came by with a hat on each foot. “I got dressed in the dark,” came the words. {Hero} looked up. A boot sat on top, and it was {very clean|the wrong one}.",
  ],
  calms: [
    "“Good night, nose,” said {Hero}. “Good night, knees.” The knees said nothing.",
    "The {hat|spoon|jelly} was off to bed. It had been a silly day. Ha, ha, hum.",
    "“Quack,” said {Hero}, in {his} bath. It was a very small quack.",
    "{Hero} put a bun to bed in a cup. It was tired. It had a leaf on top.",
    "{Grownup} put the {pan|sock} back on the shelf. Even hats must sleep.",
    "The hen had the bed, so {Hero} had the box. They swapped at eight.",
    "{Grownup} put the cat out. The cat put {grownup} out. {Hero} let them both in.",
    "The slippers were on the wrong feet. They did not mind. They were going nowhere.",
    "A joke was left over. {Hero} put it under the pillow. It tickled.",
    "Brush your teeth, said the brush. {Hero} did. Brush mine, said the comb.",
    "“Moo,” said {grownup}, very low. “Wrong,” said {Hero}. “It’s hoo, at night.”",
    "The bun had gone to bed in {his} hat. {Hero} let it. It was only fair.",
    "One giggle got out. Then none did. {Hero} had sat on the rest.",
    "There was sand in the bath. There was a boot in the bath. {Hero} just fitted in.",
    "{Hero} put {his} pyjamas on the bear. Now what? The bear’s were too small.",
    "Snore, went the sofa. It was {grownup}. {Hero} put a bun by, for later.",
  ],
};
