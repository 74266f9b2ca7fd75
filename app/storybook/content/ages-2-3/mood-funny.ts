import type { MoodTexts } from "../shared/mood-texts";

export const funny: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} put a {sock|pan|bun} on {his} head. [“Nice hat,” said {grownup}, under a {pot|towel|basket}. It was {hat|silly|upside-down} day at {home}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "[Moo!] {Hero} met a cow in the {bath|hall|cupboard}. [It had on {a cloth} +and it was {reading|eating soap|washing its toes}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s {egg|toast|bun} ran away on two thin legs. [It ran right out of {home} +and {grownup} ran after it with a {spoon|fork|mop}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "[{Achoo|Atishoo}!] {Hero} sneezed, and the {cat|lamp|hat stand} fell over. [{He} sneezed once more +and {the neighbour}’s {hat|kite|lunch} flew by.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A hen in a cap drove {Hero}’s {bus|train|van}. [“Cluck,” it said +and off they went, {backwards|sideways|in a ring}, to the {pond|bun shop|moon}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had jam on {his} {nose|knee|ear}, and who had put it there? [In walked a jam tart with {shoes|a bag|a hat} on +and it said {sorry|boo|good day}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“{Quack|Oink|Baa},” said {Hero}’s boot. Boots do not say that! [{He} looked in +and there sat {a creature} with {a food}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "All {Hero}’s {peas|beans} sat up on the plate. [“Not me,” said one +and they {rolled|hopped|skipped} off under {grownup}’s {chair|hat|elbow}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} walked {backwards|on tiptoe|like a duck} all day long. [It was hard to eat {a food} like that +and {grownup} went {like a crab|the same way}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "[Ha, ha!] {Hero} tickled the {door|sofa|stairs} of {home}, and it {giggled|wriggled|burped}. [“Stop,” it said +and it {shook|hopped|fell over}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} gave the {goat|pig|cow} a bath and then it gave {him} one. [There were suds on {his} {hat|ears|bun} +and there were suds in {grownup}’s {tea|book}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Today {Hero}’s {trousers|mittens|shoes} were on the {dog|hen|chair}. [The {cat|frog|fish} had {his} coat +and nobody had {his} {vest|bib|left sock}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} woke up, and {grownup} had a {beak|tail|hen on}. [“What?” said {grownup}. “Nothing,” said {Hero} +and {he} ate {his} {egg|toast|bun}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Who put the {cat|soap|kettle} in the {fridge|piano|bed}? {Hero} did not. [The {hat|shoe|soup} by the door looked a bit {guilty|shy} too.]",
      way: "",
      close: "",
    },
    {
      opening:
        "At {Hero}’s table there was a queue for the {spoon|salt|jam}. [It was {a creature}, {a creature 2} and then {grownup}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The {wind|hiccups|sofa} had eaten {Hero}’s {left sock|homework|biscuit}. [You could tell, for it {burped|smiled|hummed} all {weather} {day|evening}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "One of {Hero}’s ears would not {wake up|work|fold} that morning. [So {grownup} {rang|knocked|sang} at it, and out came {a trinket}.]",
      way: "",
      close: "",
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
