import type { LandingContent } from "./types";

/** What each theme is good for, and how the storyteller takes it up. No brands, whatever a child may call them. */
export const themePages: readonly LandingContent[] = [
  {
    value: "animals",
    label: "Animal Stories",
    pageTitle: "Animal Bedtime Stories, With Your Own Pet if You Like",
    metaDescription:
      "Hedgehogs, patient donkeys, or the family cat by name. Why animals can say hard things kindly, and how to make an animal bedtime story for ages 2 to 12.",
    title: "Animal stories for bedtime",
    description: [
      "Put a feeling into a badger and a child will look straight at it. It is easier to talk about the hedgehog who would not unroll than about this morning at daycare, and everybody in the room knows what is meant.",
      "There are two kinds of animal story. In one the beast is a person in fur, with opinions and a hat. In the other it behaves as its real cousins do, and the pleasure is in watching closely. You can have either: choose any mood for the first, and Animal & Nature for the second.",
    ],
    benefits: [
      {
        sign: "paw",
        title: "Gentle hands",
        text: "Care is learned downward, toward something smaller. A hero who moves the snail off the path, and waits while it makes up its mind, shows a toddler what gentle hands do.",
      },
      {
        sign: "leaf",
        title: "True details",
        text: "Who digs, who hoards, who sleeps the winter through? A few true details met in a tale outlive a whole page of labeled pictures.",
      },
      {
        sign: "heart",
        title: "For the old dog",
        text: "The old dog gets his due. To hear him walk beside the hero is a treat while he snores at the foot of the bed, and a comfort when he no longer does.",
      },
      {
        sign: "ear",
        title: "Friends without words",
        text: "A child who finds talking hard may like an animal best, since it can come along, wait and lean without a word. Nobody has to think of something to say.",
      },
    ],
    features: [
      "Tick Animals and one of them joins the walk, an otter perhaps, or a lop-eared rabbit. Or the hero packs something of theirs, like a goat’s bell, and later has a use for it.",
      "Is there a real pet? Write who it is, “our dog Waffles” or “my hamster called Moth,” and under that name it goes the whole way there and back.",
      "Predators are off duty. A large beast may lie across the lane and refuse to budge, and what moves it is a soft word or finding out where it hurts.",
      "For twos and threes an animal tends to arrive as a noise. Readers of eight and over are more likely to be corrected by a bird that has been to the library.",
    ],
    action: "Create an animal story",
    sample: {
      age: 7,
      gender: "girl",
      interests: ["animals"],
      style: "nature",
      lesson: "kindness",
      readingTime: "5-7 minutes",
      seed: 458752,
      tale: "6-8/animals/dolma-does-not-moo",
    },
    changed: "2026-11-23",
  },
  {
    value: "dinosaurs",
    label: "Dinosaur Stories",
    pageTitle: "Dinosaur Bedtime Stories, Beyond the Long Names",
    metaDescription:
      "Your child already knows the names. Dinosaur bedtime stories about being big and careful, deep time and footprints, with a small dinosaur for company.",
    title: "Dinosaur stories, beyond the names",
    description: [
      "By four, many children can pronounce what their parents cannot. The names are a splendid party trick and only the porch of the subject. Inside are questions about size, time, evidence and what it means that something is gone.",
      "A story is a good place for those. Being huge and having to be careful is daily life for a five-year-old with a baby in the house. A footprint is a letter from someone you can never meet. And a creature that vanished long ago, whose cousins are singing outside the window, is a mild first word about endings.",
    ],
    benefits: [
      {
        sign: "scale",
        title: "Big and little",
        text: "Let somebody enormous and somebody small try to share one bench, and big and little become a question of manners for the rest of the day.",
      },
      {
        sign: "clock",
        title: "A longer long ago",
        text: "Long ago gets longer. Stegosaurus lived further from Tyrannosaurus in time than Tyrannosaurus lived from us, a thought to leave in a dark room and tiptoe away from.",
      },
      {
        sign: "letters",
        title: "Names like bricks",
        text: "Take the names apart like bricks. Tri is three, cerat is horn, ops is face: whoever sees that in Triceratops has read a little Greek in pajamas.",
      },
      {
        sign: "track",
        title: "Guessing from tracks",
        text: "Nobody was there, and still we know things. A track, a tooth or an egg is something to guess from, and a guess is something you may have to take back.",
      },
    ],
    features: [
      "The built-in storyteller’s dinosaurs are true to their kind, beaks, feathers, nests and all, and have worries that a child knows. Fierceness has been left in the museum.",
      "One may come along on the walk. If not, look out for a stone footprint to rest by, a dinosaur night-light against the dark, or a story within the story about the last egg.",
      "Type the species if it matters, and at this age it does. Ankylosaurus goes into the box for interests of your own and comes out spelled the way you spelled it.",
      "Choose Educational if you want facts that push the plot along. For stamping there is Funny, and for a child who roars to cover nerves try Gentle with Being Brave.",
    ],
    action: "Make a dinosaur story",
    sample: {
      age: 5,
      gender: "boy",
      interests: ["dinosaurs"],
      style: "funny",
      lesson: "courage",
      readingTime: "5-7 minutes",
      seed: 1310720,
      tale: "4-5/dinosaurs/olive-is-busy",
    },
    changed: "2026-11-23",
  },
  {
    value: "space",
    label: "Space Stories",
    pageTitle: "Space Bedtime Stories: Out to the Stars, Home to Bed",
    metaDescription:
      "Space is dark, quiet and huge, and so is a bedroom at night. Stories with moon mice, star maps and a soft landing that make both of them friendlier.",
    title: "Space stories with a soft landing",
    description: [
      "From the pillow, space begins at the curtain. It is the one theme your child can check before falling asleep: the moon is thinner than on Sunday, and the bright light that does not twinkle may be a planet.",
      "It comes with a difficulty, too. Cold, endless and empty are three words that nobody needs at this hour. We bring it down to a street with a hill for watching stars, a companion from farther up and a lamp for the way. The bigness stays where it looks best, outside the window.",
    ],
    benefits: [
      {
        sign: "star",
        title: "A use for darkness",
        text: "Darkness gets a second use. You can only see stars once the light is off, and that is a better argument for the switch than most of ours.",
      },
      {
        sign: "boot",
        title: "How far is far",
        text: "Far is worked out on foot. Count the steps to the top of the hill, wonder how many it might be to the moon, and a first grader has a number to be happy with.",
      },
      {
        sign: "clock",
        title: "Teeth, go for launch",
        text: "Astronauts do things in order: suit, gloves, hatch, count. Borrow it, and teeth become a system to be checked by somebody who gets to say “go.”",
      },
      {
        sign: "planet",
        title: "Nobody knows yet",
        text: "Here you may say “nobody knows yet.” It is true of a good deal of the sky, and children are glad to hear a grown-up say it without minding.",
      },
    ],
    features: [
      "Ticking Space may bring a moon mouse, a tiny robot or a star-cat a long way from home. Visitors like these walk beside the hero and need very little talk.",
      "Charts, helmets and rocket tins are practical objects in these tales. One of them goes into the bag and has its moment when the ordinary road is blocked.",
      "Ask for aliens by all means, in your own words. They come without lasers, and no planet has to be defended from anybody.",
      "Mysterious is the mood for a light no one can explain, Educational for a child full of whys, and Bedtime Routine for those whose rocket is really a bed.",
    ],
    action: "Launch a space story",
    sample: {
      age: 6,
      gender: "neutral",
      interests: ["space"],
      style: "gentle",
      lesson: "friendship",
      readingTime: "5-7 minutes",
      seed: 5570560,
      tale: "6-8/space/who-bit-the-moon",
    },
    changed: "2026-11-23",
  },
  {
    value: "princesses",
    label: "Princess Stories",
    pageTitle: "Princess Bedtime Stories Where She Does the Deed",
    metaDescription:
      "For children who love crowns: bedtime stories in which the heroine asks, mends, shares and gets her boots muddy, with a lesson that you pick yourself.",
    title: "Princesses who get something done",
    description: [
      "Ask a four-year-old what a princess does and you will hear about the dress. Ask again after a week of good stories, and you may hear that she mends the bridge, settles the quarrel at the well and gets sent to bed like anybody.",
      "The crown is worth taking seriously. It is a child’s picture of mattering, of walking into a room and being seen. A story can leave the sparkle where it is and add what goes with it: promises kept, people listened to, the last slice of cake cut fairly.",
    ],
    benefits: [
      {
        sign: "crown",
        title: "Ribbons and a rope",
        text: "Fine clothes and bravery get along. She can like her ribbons and cross the stream on a rope in the same afternoon, and no one in the tale finds it remarkable.",
      },
      {
        sign: "talk",
        title: "Manners at court",
        text: "Saying please to the gatekeeper and thanking whoever held the lamp is etiquette at court. It is also kindergarten, and it goes down better with a crown on.",
      },
      {
        sign: "door",
        title: "Crowns for anybody",
        text: "This one is for anybody. Plenty of boys would like a crown, and with Any as your answer the wardrobe simply stays open.",
      },
      {
        sign: "boot",
        title: "Muddy ever after",
        text: "No prince is required at the end. Somebody comes home tired, is helped out of muddy boots and hears a kind word, which is most of happily ever after.",
      },
    ],
    features: [
      "Princesses have no ready-made box in the wizard, so this page adds the word as yours. Our built-in storyteller knows it and has tales in which a princess is what everything turns on, with no scarf that merely has one printed on it.",
      "More exact wishes are welcome: “a princess who fixes clocks,” “Queen Grandma,” “a knight who is a girl.” Famous ones from films become a royal of the same kind without the name.",
      "Magical gives her teapots that talk, Everyday Life gives her laundry, and Inspiring suits the sort of girl who keeps being told that she is too young.",
      "Being pretty settles nothing here. The scene that everything hangs on is a deed, picked to suit your lesson, and when people are pleased at the end they are pleased about that.",
    ],
    action: "Create a princess story",
    sample: {
      age: 5,
      gender: "girl",
      interests: ["princesses", "dinosaurs"],
      style: "adventurous",
      lesson: "courage",
      readingTime: "5-7 minutes",
      seed: 3014656,
      tale: "4-5/princesses/a-guard-goes-with-the-crown",
    },
    changed: "2026-11-23",
  },
  {
    value: "superheroes",
    label: "Superhero Stories",
    pageTitle: "Superhero Bedtime Stories Without the Fighting",
    metaDescription:
      "A cape, a good deed done in secret and nobody hit: superhero bedtime stories for ages 2 to 12 in which noticing who needs help is the superpower.",
    title: "Superhero stories without the fighting",
    description: [
      "The cape goes on at breakfast and comes off, under protest, at bath time. Underneath is a good wish: to be strong enough to help, and to be seen doing it.",
      "What spoils most hero tales at bedtime is the punching, which leaves a small body wide awake. Take it out and the rest is better drama: noticing who is in trouble, deciding, being scared and going all the same. Nobody gets hit in ours. The door gets opened, and whoever guarded it is asked what the matter was.",
    ],
    benefits: [
      {
        sign: "cape",
        title: "What strength is for",
        text: "Strength is given a job. Carrying, holding still, standing next to someone who is being laughed at: from these your child hears what muscles and nerve are for.",
      },
      {
        sign: "key",
        title: "A good deed in secret",
        text: "Mend a thing in secret, tell no one and watch it be found. A child who has heard about that at bedtime has a plan for Saturday.",
      },
      {
        sign: "hand",
        title: "Asking is strong",
        text: "Even heroes need help, it turns out. When the strong one’s first try fails and a mouse knows what to do, asking starts to look powerful.",
      },
      {
        sign: "pillow",
        title: "Heroes sleep, too",
        text: "Off duty is part of the work. Boots by the stove, mask on its hook and a yawn that cannot be resisted: the best of them sleep at night.",
      },
    ],
    features: [
      "You will not find a card for it in the wizard, so arriving from here writes “superheroes” in for you. Told by the built-in teller it may show up as a ribbon, a badge or a tale along the road.",
      "Known characters turn into kinds: someone who climbs walls, someone in a dark cape. You never have to read a trademark aloud, and your child knows exactly who it is.",
      "Make the power fit the week with a lesson typed by you. Using an inside voice is a respectable superpower, and so is trying the green beans.",
      "The opponents are weather, gravity and misunderstandings. If a grumpy keeper will not hand over the key there is a reason, and finding it out is the rescue.",
    ],
    action: "Make a superhero story",
    sample: {
      age: 10,
      gender: "girl",
      interests: ["superheroes"],
      style: "adventurous",
      lesson: "kindness",
      readingTime: "5-7 minutes",
      seed: 917504,
      tale: "9-12/superheroes/captain-tweed-is-holding-on",
    },
    changed: "2026-11-23",
  },
  {
    value: "cars",
    label: "Car Stories",
    pageTitle: "Car Bedtime Stories for Kids Who Love Wheels",
    metaDescription:
      "Wheels, mud and patience: bedtime stories for children who love cars, from “Papa’s old van” to fire trucks, that start with a vroom and park for the night.",
    title: "Car stories for small drivers",
    description: [
      "A child who loves cars is often in love with how things work. Which part turns, what makes it stop, why does that light blink before the corner? For many of them it is the first machine they are allowed inside.",
      "Cars are also a famous sleeping aid, as anyone knows who has circled the block at nine in the evening. A story can borrow from both: revving and loading up at the start, something stuck in the middle, then the slow road back, with less and less to say.",
    ],
    benefits: [
      {
        sign: "wheel",
        title: "Patience you can see",
        text: "Machines make patience visible. It will not budge, somebody fetches a plank, it moves an inch: even a child who gives up on zippers will watch that to the end.",
      },
      {
        sign: "hand",
        title: "After you",
        text: "After you, mind the hen, thanks with a raised hand: driving is a string of courtesies, and to a toddler you could describe traffic as kindness with signs.",
      },
      {
        sign: "voice",
        title: "A vroom to give",
        text: "A vroom needs no grammar. Offer that part to the quietest person present, and by the second page you will probably be discussing the gears.",
      },
      {
        sign: "path",
        title: "Left, right and counting",
        text: "Left and right, colors and counting ride along in the back. Ask which way the red one turned, and that was a lesson, though neither of you needs to mention it.",
      },
    ],
    features: [
      "The wizard’s own list has no cars on it, so we carry the word over as one of yours. Swap it for “fire trucks” or “the bus to Nana’s” if that is nearer the truth.",
      "In the tales of the storyteller that is built in, an engine, a train or a digger is the trouble and part of the way out. A connected language model puts the vehicle in the middle, too.",
      "Rushing tends to go wrong here. The quick try ends in a muddle or a ditch, and the slower one, with help, arrives; nobody has to cross the finish line first.",
      "Everyday Life is our pick for twos and threes, Adventurous from four, and Funny for any passenger who has ever asked where the car goes to the bathroom.",
    ],
    action: "Start a car story",
    sample: {
      age: 6,
      gender: "boy",
      interests: ["cars"],
      style: "mysterious",
      lesson: "perseverance",
      readingTime: "5-7 minutes",
      seed: 262144,
      tale: "6-8/cars/snow-on-nothing",
    },
    changed: "2026-11-23",
  },
];
