import type { LandingContent } from "./types";

/** How each mood works on a child at bedtime, and what the storyteller does with it. */
export const stylePages: readonly LandingContent[] = [
  {
    value: "adventurous",
    label: "Adventurous Stories",
    pageTitle: "Adventure Bedtime Stories That End in Bed",
    metaDescription:
      "Rope bridges, weather and the long way home: how an adventure can run fast in the middle and still bring a child to sleep. Make one for ages 2 to 12.",
    title: "Adventures that still end in bed",
    description: [
      "An adventure is a walk with something at stake. There is a ditch to jump, a bridge that sways, weather coming over the hill, and at the far end of it all the same front door the hero left by.",
      "Told carelessly, such a tale winds a child up, and parents are right to be wary. The cure is in the shape. Speed belongs in the middle; after that come tired legs, shorter sentences and smells that mean home. Our adventures spend their last stretch walking back, and they are in no hurry.",
    ],
    benefits: [
      {
        sign: "boot",
        title: "A run, lying down",
        text: "Running, leaping and hanging on by the fingertips, all of it done lying down. After a day of car seats and classrooms, a child gets to spend the leftovers.",
      },
      {
        sign: "path",
        title: "Only the next stone",
        text: "The hero looks only at the next stone, and then at the one after. It is worth hearing often, because that is how anything big is ever crossed.",
      },
      {
        sign: "home",
        title: "Lost, then found",
        text: "Losing the way for a moment and finding it again is an old comfort. The half of the tale in which the streets look familiar does as much good as the half before.",
      },
      {
        sign: "lamp",
        title: "Never quite alone",
        text: "In our built-in stories nobody sets out alone. With a companion trotting behind, a dark lane is something to tell about later and never an ordeal.",
      },
    ],
    features: [
      "Thrills keep to the size of a playground: a steep slide, a storm outrun, a raft that goes around in circles. There are no weapons, and no villain is in pursuit.",
      "What carries the day is wit, nerve or a friend’s strong back. The first attempt generally fails, which leaves you a good place to ask what your child would try.",
      "Something small goes along from the first page. Keep an ear out for it, since the built-in storyteller means to need it, or to hold on to it, where the road gives out.",
      "It goes well with Ocean, with Never Give Up and with interests of your own like “Grandpa’s sailboat.” For small travelers take 5-7 minutes, so that there is time to come down again.",
    ],
    action: "Set out on an adventure story",
    sample: {
      age: 9,
      gender: "girl",
      interests: ["ocean"],
      style: "adventurous",
      lesson: "perseverance",
      readingTime: "5-7 minutes",
      seed: 1507328,
      tale: "9-12/ocean/nineteen-minutes-of-island",
    },
    changed: "2026-11-23",
  },
  {
    value: "funny",
    label: "Funny Stories",
    pageTitle: "Funny Bedtime Stories for Kids, With a Sleepy End",
    metaDescription:
      "Laughing first and sleeping after: funny bedtime stories in which nobody is mocked and the giggles tire out on time. Pick an age and the joke fits it.",
    title: "Funny stories: laugh first, sleep after",
    description: [
      "What is funny depends on the birthday. At two it is a sock on an ear, at five a judge on a scooter, at nine a form you must fill in to be given another form. Tell us the age and the joke changes size.",
      "Laughter uses up the last fizz of the day, so it should come first. One mix-up leads to the next, the laughs thin out toward the end, and when the lamp is low even the pillow keeps its voice down. Being slow, small or different is never what the joke is about.",
    ],
    benefits: [
      {
        sign: "laugh",
        title: "The end of a sulk",
        text: "It is hard to keep up a sulk about toothpaste while a cow is looking for its pants. Somebody who has just laughed with you is easily steered from sink to bed.",
      },
      {
        sign: "key",
        title: "Nonsense is thinking",
        text: "To find it odd that a parrot sells used sneezes, your child must know what can be sold and what had better not be. Nonsense is harder thinking than it looks.",
      },
      {
        sign: "cloud",
        title: "Thunder, made small",
        text: "Small fears shrink when they have been ridiculous once. After a thunderstorm that turned out to be somebody moving pianos, real thunder has a rival explanation.",
      },
      {
        sign: "voice",
        title: "Your worst goose",
        text: "You are allowed to be terrible at voices here. The worse your goose, the more often it will be requested, and by Friday it will be corrected.",
      },
    ],
    features: [
      "The comedy is made of things going wrong in order. If somebody trips, the story sits down on the floor with them for a moment and helps them up.",
      "Odd noises and running jokes are written to be spoken. Pause before the one you can feel coming and let your listener get there ahead of you.",
      "Try it with something serious. Always Tell the Truth in a funny story makes confessing look survivable, and a dry interest such as “plumbing” becomes the star.",
      "On the last page one soft joke is permitted, the kind that a blanket might tell. Then the sentences get short and the nose is wished good night.",
    ],
    action: "Make a funny story",
    sample: {
      age: 8,
      gender: "boy",
      interests: ["superheroes"],
      style: "funny",
      lesson: "honesty",
      readingTime: "5-7 minutes",
      seed: 196608,
      tale: "6-8/superheroes/the-grip-never-lets-go",
    },
    changed: "2026-11-23",
  },
  {
    value: "magical",
    label: "Magical Stories",
    pageTitle: "Magical Bedtime Stories Without Curses or Villains",
    metaDescription:
      "A polite teapot, a door in a tree, one wish in the bath: small magic in an ordinary evening. Make a magical bedtime story with nothing scary behind it.",
    title: "Small magic for an ordinary evening",
    description: [
      "The magic we like best is small and lives at home. A teapot says good day, a painted bird hops off the wall, somebody’s slippers fly around the lamp. Everything else stays as it was, the stairs and the soup included.",
      "Children are strict about enchantment. If a wish can do anything then nothing matters, so marvels here are modest, and told as if they were the most natural thing in the world. In the end it is kindness, nerve or patience that opens the door. The spell comes along for company.",
    ],
    benefits: [
      {
        sign: "star",
        title: "Wonder keeps still",
        text: "Wonder keeps people still. Anyone who hopes to catch their boots walking about by themselves has to be very quiet, and must not take an eye off the boots.",
      },
      {
        sign: "wand",
        title: "Safe inside a broom",
        text: "Wanting something badly, being too little for it, seeing it go wrong: a child can look at all that in peace when it is happening to a broom.",
      },
      {
        sign: "door",
        title: "No wicked face",
        text: "A first fairy tale does not need a wicked face in it. With a stuck lid or a flooded path for an enemy, nothing comes back at two in the morning.",
      },
      {
        sign: "mug",
        title: "A friendlier bedroom",
        text: "Afterward the bedroom is better company. A creaking board may only be the staircase humming to itself, and there is no need to call anyone about it.",
      },
    ],
    features: [
      "Impossible things happen in the middle of possible ones. You may meet a lamp post with manners on the way to the dairy, and the milk must still be carried home.",
      "No one is cursed, punished or turned to stone. A charm that goes astray makes a mess for a minute, people are polite about it, and it wears off.",
      "If your child wants dragons, wands and half-trained fairies in person, tick the interest Magic as well. The mood by itself is more about odd goings-on in the cupboard.",
      "Under four the marvel can be touched, and it says hello. Past eight it grows drier and stranger, like a shop that was not in this street yesterday.",
    ],
    action: "Ask for a little magic",
    sample: {
      age: 5,
      gender: "girl",
      interests: ["magic"],
      style: "magical",
      lesson: "kindness",
      readingTime: "5-7 minutes",
      seed: 196608,
      tale: "4-5/magic/all-that-for-a-duck",
    },
    changed: "2026-11-23",
  },
  {
    value: "gentle",
    label: "Gentle Stories",
    pageTitle: "Gentle Bedtime Stories for Tired, Tender Evenings",
    metaDescription:
      "Quiet bedtime stories in which little happens and nobody is in danger, for sensitive listeners, late evenings and the night after something hard.",
    title: "Gentle stories for tired children",
    description: [
      "Some evenings have had enough in them already. A gentle story asks almost nothing: rain on a roof, sheets folded corner to corner, a small creature tucked in under a leaf.",
      "Quiet is harder to write than noise, because there must still be a reason to listen on. Here it is a little wish, such as getting a present to a friend, and a little hitch. If somebody is grumpy they have a cause, and it comes out. Most of the pleasure is in how ordinary things feel and smell.",
    ],
    benefits: [
      {
        sign: "pillow",
        title: "No need to brace",
        text: "Tender-hearted children can stop bracing. There is no wolf on the next page, so no hand needs to stay over one ear in readiness.",
      },
      {
        sign: "lamp",
        title: "Kind to the reader",
        text: "It is kind to the reader as well. You can do it half asleep, in the low voice that is most of the medicine.",
      },
      {
        sign: "leaf",
        title: "Slow noticing",
        text: "After a few nights of warm milk, wet leaves and a far-off train, listen to how your child describes the bath. Slow noticing is catching.",
      },
      {
        sign: "heart",
        title: "Room for sorrow",
        text: "When the day brought a goodbye, a fever or a new brother, a calm plot leaves space for it. Children put their own sorrow in there, and sometimes tell you which page it is on.",
      },
    ],
    features: [
      "Small errands make the plot: carry this carefully, wait while the snail crosses, find out who dropped a mitten. They get done, unhurriedly, with somebody’s help.",
      "As the light goes the sentences shrink. By the end they are a few words each, with plenty of quiet between, and you may take as long over them as you like.",
      "Two or three minutes can be enough. If you want to stay longer, 10-12 minutes brings more stops along the way and no more excitement than before.",
      "Being Grateful and Being Kind to Others suit it, or type the comfort you need tonight. “It is okay to miss Grandma” is a lesson too, and the telling makes room for it.",
    ],
    action: "Make a gentle story",
    sample: {
      age: 4,
      gender: "neutral",
      interests: ["music"],
      style: "gentle",
      lesson: "gratitude",
      readingTime: "5-7 minutes",
      seed: 3997696,
      tale: "4-5/music/the-gong-had-one-note",
    },
    changed: "2026-11-23",
  },
  {
    value: "mysterious",
    label: "Mysterious Stories",
    pageTitle: "Gentle Mystery Stories for Kids at Bedtime",
    metaDescription:
      "An arrow in fresh chalk, a key that fits nothing: how a bedtime mystery can make a child curious instead of afraid, with a riddle to fall asleep on.",
    title: "Mystery stories that stay gentle",
    description: [
      "A bedtime mystery begins with a thing in the wrong place. The key fits no lock, all the weather vanes point at a ladder, someone has drawn an arrow in chalk that is still damp. Nothing leaps out. Something is merely odd, and your child would like to know why.",
      "Curiosity and fear live next door to each other. What keeps them apart is company and calm, so a friend comes along, and whatever is odd means no harm. Behind the noise there is somebody busy, shy or looking for the door. A question left over at the end is one that can wait until morning.",
    ],
    benefits: [
      {
        sign: "key",
        title: "Not knowing yet",
        text: "For ten minutes your child does not know yet, and likes it. That is rare in the rest of a day, and it is how patience gets its practice.",
      },
      {
        sign: "door",
        title: "Shadows have owners",
        text: "Shadows turn out to have owners. When the thing behind the curtain proves to be the cat, a child has learned a method for other curtains: go and look, together.",
      },
      {
        sign: "ear",
        title: "Clues for listeners",
        text: "Clues pay for close listening. Stop at the teacup that is still warm and ask who might have been sitting there; wrong guesses are half the fun.",
      },
      {
        sign: "glass",
        title: "Detectives at breakfast",
        text: "The noticing does not stop with the story. Expect remarks at breakfast about tracks in the yard, next door’s ladder and who really finished the jam.",
      },
    ],
    features: [
      "You will meet no crime worse than a borrowed spoon, and no ghost that means it. The hush is made of footsteps that stop, lids that move and lamps in the wrong window.",
      "Toddlers get peekaboo: who nibbled the bun, whose eye is at the hole in the fence? From eight the clues are codes, numbers in chalk and a notebook to rule off at the end.",
      "Two lessons belong here. Being Brave leads up to a door that others are afraid of, and Always Tell the Truth supplies someone who owns up.",
      "If your child is wary of the dark, begin with the shortest length and read it on the sofa before the bath. Move it to the bedroom when you are asked to.",
    ],
    action: "Open a small mystery",
    sample: {
      age: 7,
      gender: "girl",
      interests: ["dinosaurs"],
      style: "mysterious",
      lesson: "courage",
      readingTime: "5-7 minutes",
      seed: 65536,
      tale: "6-8/dinosaurs/one-stair-a-night",
    },
    changed: "2026-11-23",
  },
];
