import type { LandingContent } from "./types";

/** What a child of each age needs from a story, and what the stories do about it. */
export const agePages: readonly LandingContent[] = [
  {
    value: "3",
    label: "Age 3",
    pageTitle: "Bedtime Stories for 3-Year-Olds, Two Minutes Long",
    metaDescription:
      "Short bedtime stories for three-year-olds: small sentences, sounds to copy, a line that comes back and a safe way home. Made for your child, at no cost.",
    title: "Bedtime stories for 3-year-olds",
    description: [
      "A three-year-old listens with the whole body: stamping along, mooing at the cow, saying the next line before you can. A story for this age has to be short enough to finish, and it has to leave your child something to do.",
      "Two or three minutes is a proper sit at three, so we would start with the shortest length, 220 to 330 words. There is one small trouble, one friend who helps and one bed at the end. Sentences aim for five to eight words and stop at fourteen, because a longer one has lost its beginning by the time you reach the period.",
    ],
    benefits: [
      {
        sign: "voice",
        title: "A line to join in",
        text: "When a line keeps coming back, your child gets a part: by its second turn you can say the first word, wait, and hear a small voice finish it.",
      },
      {
        sign: "again",
        title: "The same one again",
        text: "Repetition is how words stay. Jessica Horst and colleagues found in 2011 that three-year-olds learned more new words from one story heard again and again than from several different ones, so keep the story that worked.",
      },
      {
        sign: "home",
        title: "Everybody home",
        text: "The lost thing is found, the cross neighbor had a reason, and the last your child hears about is a pillow, or the moon, or a hand to hold. Threes need to see everybody home.",
      },
      {
        sign: "drum",
        title: "Noises to make",
        text: "A child who cannot yet tell you what happened can do the noises. Stamp, snip, glug and hush are there for that, and making them is a first way of telling the story back.",
      },
    ],
    features: [
      "Choose 2-3 minutes for a tired evening and 5-7 minutes, up to 770 words, for a rainy afternoon. In the longer ones more happens on the way; the sentences stay as small as before.",
      "The tales of our built-in storyteller for twos and threes have sounds to join in with, and often a refrain that comes back later and means a little more, the way it does in a board book.",
      "Somebody comes along for company. Tick Animals and it may be a hedgehog or a nosy goat; type “our cat Pickles” and it is Pickles.",
      "Nothing is asked of your child afterward: no quiz, no badge, no next episode. Press Show all and the whole story stands still on the page, ready for a lap.",
    ],
    action: "Create a story for a 3-year-old",
    sample: {
      age: 3,
      gender: "girl",
      interests: ["princesses"],
      style: "funny",
      lesson: "respect",
      readingTime: "2-3 minutes",
      seed: 131072,
      tale: "2-3/princesses/your-highness",
    },
    changed: "2026-11-23",
  },
  {
    value: "4",
    label: "Age 4",
    pageTitle: "Bedtime Stories for 4-Year-Olds Who Ask Why",
    metaDescription:
      "Four wants reasons, pretend and a fair ending. Make a bedtime story for your 4-year-old with a small plan that goes wrong and a lesson that you choose.",
    title: "For 4-year-olds who keep asking why",
    description: [
      "Four is the year of the reason. Why is the goat cross, why won’t the lid come off, why can’t the mouse come too? A good story for a four-year-old answers each why within a line or two, before the next one arrives.",
      "It is also the year when pretend and real still trade places, so the trouble had better stay the size of a puddle. Sentences may now join two thoughts: eight to eleven words on average, eighteen at most. A new word is welcome as long as you can point at what it means.",
    ],
    benefits: [
      {
        sign: "talk",
        title: "First this, then that",
        text: "She pulled alone and fell over, so she went to ask for help. Hearing causes and results that close together is practice for telling you what went on at preschool.",
      },
      {
        sign: "heart",
        title: "A worry put right",
        text: "There is one worry, and it is put right where your listener can see it. Somebody who has watched that happen a dozen times begins the next story with a little more trust.",
      },
      {
        sign: "mug",
        title: "The day’s own news",
        text: "Sharing, waiting and saying sorry are the news of the day at this age. A character who manages one of them, and gets somewhere because of it, is easier to follow than a talk.",
      },
      {
        sign: "laugh",
        title: "Silly before sleepy",
        text: "Boots on the wrong feet are exactly as funny as they were yesterday, so let your listener be silly while the story still is. A laugh loosens the shoulders before sleep.",
      },
    ],
    features: [
      "If none of the eight lessons fits tonight, write your own. “Being gentle with the new baby” fits in the box, and so does anything else of up to 120 characters.",
      "The hero can be a boy, a girl or simply a child. Answer Any and the story says “they” from the first page to the last, with a name that suits everyone.",
      "We reckon with 120 words a minute for ages four and five, slower than you would read to an adult. That leaves time for pointing, and for being interrupted.",
      "Coming home is told in shorter sentences than setting out. You will hear your own voice slow down, and so will the person under the blanket.",
    ],
    action: "Make one for my 4-year-old",
    sample: {
      age: 4,
      gender: "boy",
      interests: ["robots"],
      style: "educational",
      lesson: "honesty",
      readingTime: "5-7 minutes",
      seed: 458752,
      tale: "4-5/anything/who-nibbled-the-picture",
    },
    changed: "2026-11-23",
  },
  {
    value: "5",
    label: "Age 5",
    pageTitle: "Stories for 5-Year-Olds: First Days, First Friends",
    metaDescription:
      "First classroom, first wobbly tooth, first quarrel with a friend. Bedtime stories of five to seven minutes for 5-year-olds, about what your child loves.",
    title: "Age five: stories for a year of firsts",
    description: [
      "Five is a year of firsts: the classroom, the loose tooth, the friend who played with somebody else. A five-year-old can follow another child through a hard moment and borrow a little of how it was managed.",
      "For most fives we would choose 5-7 minutes. Those 600 to 840 words have time for a plan that goes wrong, a stranger on the road who turns out to be helpful and a second try. The language stays close to speech, and no sentence needs more than eighteen words.",
    ],
    benefits: [
      {
        sign: "heart",
        title: "Where feelings live",
        text: "Listen for feelings with a body attached: wobbly knees, hot ears, a voice gone small. A child who has heard it put like that has something to say when it happens at school.",
      },
      {
        sign: "scale",
        title: "Fair is fair",
        text: "When the last bun is divided properly and the slow one is waited for, you will get a satisfied nod. Five-year-olds can care about fairness more than about dragons.",
      },
      {
        sign: "path",
        title: "All the way through",
        text: "Following a longer story to its end is work that teachers will soon ask for. It is best practiced warm, lying down and under no obligation whatever.",
      },
      {
        sign: "boot",
        title: "One portion of courage",
        text: "Being brave starts with being scared. Choose that lesson and the courage comes in one small portion, such as a first step or a knock on a door.",
      },
    ],
    features: [
      "Put the real event in. A lesson in your own words, “first day at a new school” for instance, is heard by the storyteller and finds its place in what somebody does or says.",
      "You can tick several interests and add your own, twenty in all. Two or three are better, since each then gets a proper part.",
      "Give the same six answers tomorrow and the problem, the helper and the way of falling asleep will very likely be other ones. Print whichever you want to hear twice.",
      "Keep the good ones. Save as PDF makes a file with picture and title on top, which a grandparent can read from on the weekend without any app.",
    ],
    action: "Start a story for age five",
    sample: {
      age: 5,
      gender: "girl",
      interests: ["space"],
      style: "inspiring",
      lesson: "perseverance",
      readingTime: "5-7 minutes",
      seed: 262144,
      tale: "4-5/space/the-next-footprint-on-the-moon",
    },
    changed: "2026-11-23",
  },
  {
    value: "6",
    label: "Age 6",
    pageTitle: "Bedtime Stories for 6-Year-Olds Learning to Read",
    metaDescription:
      "A six-year-old decodes slowly and listens fast. Stories with talk, jokes and a real plot for the ear at bedtime, and a clean printed page for tomorrow.",
    title: "For 6-year-olds who have begun to read",
    description: [
      "Most six-year-olds read at one level and listen at another. What they can sound out alone is about a cat and a mat; what they can follow in your voice has secrets, quarrels and people who want different things.",
      "So these stories are made for the ear. Sentences average nine to fourteen words, the longest has twenty-four, and a good deal of the telling is done in talk. On a school night take 5-7 minutes. When nobody has to be anywhere tomorrow, 10-12 minutes is 1,300 to 1,560 words.",
    ],
    benefits: [
      {
        sign: "letters",
        title: "What letters are for",
        text: "The spelling stays in the daytime. Someone who has sounded out words since nine o’clock deserves to be reminded, lights low, what all the letters are for.",
      },
      {
        sign: "voice",
        title: "Voices to play",
        text: "Dialogue hands you voices to play. Sixes notice that the porter mumbles and the goose disapproves, and they will ask for the goose again.",
      },
      {
        sign: "laugh",
        title: "Jokes with a reason",
        text: "Sixes have discovered jokes with a reason. When one silly thing sets off another they see it coming and laugh too soon, and that is comprehension, however it sounds from the hall.",
      },
      {
        sign: "mug",
        title: "Owning up",
        text: "With honesty as the lesson, somebody owns up and is not crushed by it. A first grader can use that pattern for the next broken mug, and may quote it to you about yours.",
      },
    ],
    features: [
      "Print Story puts the text on paper with its picture, its title and one quiet line of details, no buttons. Your reader can hunt tomorrow for words heard tonight.",
      "Type the obsession the way it is said at home, in whatever alphabet: monster trucks, Opa’s tractor, 恐竜. It travels through an English story as you wrote it.",
      "Spelling follows the country you are in, so color gains a u in Ireland and loses it in Ohio. A beginner checking your printout against the school list will not catch us out.",
      "About three in ten stories from our built-in teller have a line with a beat that returns on the way. It is there to be read in chorus, or by the child alone.",
    ],
    action: "Tell us about your 6-year-old",
    sample: {
      age: 6,
      gender: "neutral",
      interests: ["octopuses"],
      style: "gentle",
      lesson: "kindness",
      readingTime: "5-7 minutes",
      seed: 131072,
      tale: "6-8/anything/nobody-gets-past-page-four",
    },
    changed: "2026-11-23",
  },
  {
    value: "7",
    label: "Age 7",
    pageTitle: "Bedtime Stories for 7-Year-Olds Who Spot Plot Holes",
    metaDescription:
      "Sevens want a plot that holds and a hero who does the deciding. Ten-minute bedtime stories with a failed plan, a fair turn and a calm end, made tonight.",
    title: "For 7-year-olds, who notice everything",
    description: [
      "By seven your listener has become an editor. If the key was in the blue coat it had better not come out of the red bag, and if the hero could have simply asked, you will be told so.",
      "Each tale of our built-in storyteller is therefore built whole: what is wanted, what is in the way, which attempt fails and what it teaches. At 10-12 minutes it tells two of them, and at fifteen a seven-year-old gets three as chapters, 1,800 words and up.",
    ],
    benefits: [
      {
        sign: "again",
        title: "Beginning again",
        text: "A first plan that fails for an honest reason is good company. Children of this age have begun to measure themselves against the whole class, and they need to see somebody begin again.",
      },
      {
        sign: "glass",
        title: "Evidence of character",
        text: "Sevens collect evidence about character. Who kept the promise, who laughed at the wrong moment, who said sorry first: they would like to discuss it, and you are right there.",
      },
      {
        sign: "key",
        title: "A job of their own",
        text: "Somebody of seven wants a job of their own, such as carrying the message or mending the lamp. Adults may lend a hand in these stories, but the deed that decides things is the child’s.",
      },
      {
        sign: "spool",
        title: "One thread, not nine",
        text: "Ten minutes of listening gives a busy mind one thread in place of nine. Then the plot is tied off, and there is nothing left to solve in the dark.",
      },
    ],
    features: [
      "The lesson turns up as a decision. Pick Always Tell the Truth or Respecting Differences, then listen for the moment in the middle when things could go either way.",
      "If you choose fifteen minutes, every chapter closes without alarm. Stop after the third one tonight and nobody has been left hanging over a ravine.",
      "No mood is out of bounds by now. Mysterious works well, because a child of seven can carry a question around for ten minutes and enjoy the weight of it.",
      "Copy Text takes everything to your clipboard. Collect a week in one document, let your child rename the chapters, and you have made a book together.",
    ],
    action: "Begin a story for a 7-year-old",
    sample: {
      age: 7,
      gender: "boy",
      interests: ["planets"],
      style: "mysterious",
      lesson: "friendship",
      readingTime: "5-7 minutes",
      seed: 196608,
      tale: "6-8/anything/where-the-last-bus-goes",
    },
    changed: "2026-11-23",
  },
  {
    value: "8+",
    label: "Age 8+",
    pageTitle: "Chapter Bedtime Stories for Ages 8 and Up",
    metaDescription:
      "Big children like being read to as well. Fifteen-minute stories in chapters for ages 8 to 12, with dry jokes, mixed feelings and a quiet last page.",
    title: "Chapter stories for ages 8 and up",
    description: [
      "Being read to does not stop being pleasant at eight; it only gets harder to ask for. A longer story with chapters, a dry joke and a problem worth having lets an older child accept with dignity.",
      "The button on this page sets the age to eight, and you can go on to twelve. Eights hear nine to fourteen words a sentence on average, and from nine it may be as many as seventeen. At fifteen minutes a story has at least 1,800 words, so two evenings in a row are no failure.",
    ],
    benefits: [
      {
        sign: "cloud",
        title: "Mixed feelings",
        text: "Mixed feelings are allowed in: proud and envious at once, or right and sorry. Older children know these states well and seldom hear them named without advice attached.",
      },
      {
        sign: "talk",
        title: "Side by side",
        text: "A nine-year-old mentions what happened at lunch when you sit side by side and look at something else. The story is your reason for still being there.",
      },
      {
        sign: "letters",
        title: "Words to grow into",
        text: "A word one size too large is a pleasure now. Met in a sentence that makes it plain, “forfeit” or “observatory” goes in without a worksheet.",
      },
      {
        sign: "lamp",
        title: "Lamps going out",
        text: "Calm endings still matter. Homework, group chats and tomorrow’s test are loud at nine o’clock, and a last chapter in which lamps go out one by one is some help.",
      },
    ],
    features: [
      "Plots for this age turn on choices with a cost: saying “I don’t know,” standing by someone the others laugh at, undoing an hour’s work to get back to the first mistake.",
      "Each chapter of a fifteen-minute story has its own title and a natural place to stop. “One more” becomes a matter for negotiation, with a clear unit to negotiate in.",
      "You can take turns. The text is easy to read aloud and never talks down, so a ten-year-old can do the second chapter while you fold the laundry.",
      "Ten moods stand open, and the interests have a free line for what is really on their mind: knots, the night bus, a piano piece that will not come right.",
    ],
    action: "Create a story for ages 8 and up",
    sample: {
      age: 9,
      gender: "girl",
      interests: ["space", "music"],
      style: "educational",
      lesson: "honesty",
      readingTime: "15 minutes",
      seed: 1966080,
      tale: "9-12/space/half-an-hour-of-dark",
    },
    changed: "2026-11-23",
  },
];
