import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const friendship: readonly Turn[] = [
  {
    id: "friend-invite",
    lesson: "friendship",
    deed: "asks the lonely helper to come along and be a friend",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} did not go, and did not come nearer. “Everyone’s got somebody,” {h.he} said to the {dust|ground}. {Hero} knew that {cold|hollow} feeling.",
      "“Don’t mind me,” said {the helper}. “I only watch.” [{H.he} had watched the others play for a whole {summer|year}.] Nobody had {called|asked} {h.him} over.",
    ],
    act: [
      "“I’m {Hero}. Do you want to do this with me?” [“Not to help. Just to {be there|come}.”] {The helper} {moved|came} up beside {him}. “{Yes|Please}. And I do know a trick.”",
      "{Hero} moved over and patted the {stone|grass}. “There’s room.” [They talked about {marbles|pears}, and {thunder|noses}.] When they got up, they were friends. “Now,” said {the helper}, “that {trouble|thing} of ours.”",
    ],
    voice: [
      "“That’s how you make a friend,” said {the helper}. “Somebody says {hello|come}.”",
      "{The helper} thought it over. “I was only one. With a friend I’m {two|a crowd}.”",
      "“Friends begin with one {word|step},” said {the helper}. “You took it.”",
    ],
  },
  {
    id: "friend-game",
    lesson: "friendship",
    deed: "finds a game that both can play and so wins a friend",
    obstacles: anywhere,
    vars: { game: ["a hopping game", "a pebble game", "a rhyming game", "a clapping game", "a guessing game"] },
    test: [
      "{The helper} would not talk. {Hero} asked {h.his} name. {Nothing|Not a word}. [It was not {cross|rude}.] It was {shy|shut}, like a {shell|door}.",
      "“I don’t know you,” said {the helper}, and backed off. {Hero} thought what {he} {liked|wanted} best when {he} {was} new {somewhere|at school}.",
    ],
    act: [
      "So {Hero} began {a game}, alone, {badly|out loud}. “You’re doing it wrong,” said {the helper}. “Show me?” [They played till they were out of {breath|turns}.] “I like you,” said {the helper}. “What do you need?”",
      "{Hero} sat down and made up {a game}, with a space in it for two. {The helper} {watched|hummed}, and then filled it. [Soon they were all laughing, {the pal} too.] “We go well together. Let’s do {the other thing|yours}.”",
    ],
    voice: [
      "{The helper} took a deep breath. “You left room for me. That’s {a friend|friendship}.”",
      "“Making friends is only {playing|talking},” said {Hero}, “and staying.”",
      "{The helper} winked at {the pal}. “Friends first, and then {jobs|trouble} get easy.”",
    ],
  },
  {
    id: "friend-wait",
    lesson: "friendship",
    deed: "waits for the slow helper instead of rushing ahead",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} was willing but slow. “They always go on without me, in {games|the end}.” {Hero} could have gone on too. {He} {nearly|very nearly} did.",
      "“Wait!” called {the helper}, from far {behind|back}. “Or don’t. Nobody does.” {Hero} was in such a {hurry|rush}. [But there was something in that {voice|call}.]",
    ],
    act: [
      "{Hero} turned round and went back, every step, and then kept pace with {h.him}. [Like that you could talk, and see {a creature}, and laugh.] “You {waited|came back},” said {the helper}. “So I’ll tell you what I know.”",
      "{Hero} sat by {a sight} and {hummed|waited} till {the helper} came up. “Together, then,” {he} said. And it was {the helper} who saw it first: the {way|trick} to do it.",
    ],
    voice: [
      "“Friends don’t have to be fast,” said {the helper}. “They just wait.”",
      "“Better late with a friend,” said {Hero}, “than {early|first} without one.”",
    ],
  },
  {
    id: "friend-make-up",
    lesson: "friendship",
    deed: "makes up with the helper after a quarrel about nothing",
    obstacles: anywhere,
    vars: { bone: ["a stick", "a joke", "who was first", "the best seat", "a muddy sleeve"] },
    test: [
      "They had quarrelled, about {a bone}, of all things. [{The helper} sat at one end of {the track}, {Hero} at the other.] It was {dull|lonely}.",
      "“I’m not your friend,” said {the helper}, because of {a bone}. “I’m not yours,” said {Hero}. [Neither {moved|looked up}.] {The pal} went to and fro.",
    ],
    act: [
      "{Hero} got up first. {He} held out {his} {hand|little finger}. “Make up?” [It was the longest {minute|breath} of the day.] “Make up,” said {the helper}. “I was just {going to ask|hungry}. Now let’s get that done.”",
      "{Hero} rolled {a trinket} along the ground, and it was rolled {back|home}. [Again, to and fro.] “I’d sooner be friends,” said {Hero}. “So would I,” said {the helper}. “I’d sooner {help|join} you, too.”",
    ],
    voice: [
      "{The helper} hummed a bit first. “Friends {fall|drop} out, and friends make up.”",
      "“What was it about?” asked {Hero}. “I forget,” said {the helper}. “Friends do.”",
      "{The helper} looked round first. “A friend is worth more than {a stick|being right}.”",
    ],
  },
  {
    id: "friend-name",
    lesson: "friendship",
    deed: "brings two who did not know each other together as friends",
    obstacles: anywhere,
    vars: { other: ["a shy goat", "a lonely swan", "a small hedgehog", "a girl with a hoop", "a boy on a wall"] },
    test: [
      "“It takes three,” said {the helper}, “and I know nobody.” Not far off sat {a other}, who knew nobody {either|too}. They had never {spoken|met}.",
      "{The helper} looked at {a other}, over the {grass|way}. [{The other} looked back.] Both were too {shy|proud} to be first, {Hero} {saw|noticed}.",
    ],
    act: [
      "{Hero} led one over to the other. “This is {the helper}. This is {the other}. You {should|must} meet.” [They both liked {a food}.] “Friends!” said {the helper}. “And now we’re three.”",
      "“Come and meet someone,” {Hero} said to {the other}, and stayed till they had {laughed|talked}. [It took {a joke|two jokes}.] “I’ve got two new friends,” said {the helper}. “Two can help you {better|twice}.”",
    ],
    voice: [
      "“Friends can be handed on,” said {the helper}, “like {a light|bread}.”",
      "{The helper} laughed, but kindly. “One friend makes another.”",
    ],
  },
  {
    id: "friend-stay",
    lesson: "friendship",
    deed: "stays with the helper who has had bad news",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had had a letter. [It was a sad one.] “You’ve got things to do,” {h.he} said. “Go on.” {Hero} had {lots|plenty} to do, and no {time|words}.",
      "“My best {friend|cousin} has moved away,” said {the helper}, “to {the coast|the hills}.” {Hero} did not know what to {say|do}.",
    ],
    act: [
      "So {Hero} just {sat} there too. {He} shared {a food} and said very little. [There was only {a noise}.] After a while {the helper} {sighed|smiled}. “You’re a {good|real} friend. Now let me be yours.”",
      "“I’ll stay a bit,” said {Hero}. {He} asked about the {old days|best parts}, and {the helper} told {him}, and {laughed|cheered up}. “You’re here, and that’s {something|good}. So, what do you need?”",
    ],
    voice: [
      "{The helper} spoke very low. “You didn’t fix it. You stayed. That’s a friend.”",
      "“A friend,” said {the helper}, “is somebody who stays.”",
      "{The helper} looked pleased. “I’ve room for one more friend. It’s you.”",
    ],
  },
  {
    id: "friend-side",
    lesson: "friendship",
    deed: "picks the helper for the team when nobody else would",
    obstacles: anywhere,
    vars: {},
    test: [
      "Some children were choosing {teams|sides}, and {the helper} was left {over|till last}. “It’s always {so|like that}.” {Hero} could pick only one {more|friend}.",
      "It was about teams. “{Pick|Take} {name},” they called to {Hero}, “not that one.” {The helper} looked {down|at the ground}, and {hummed|waited}.",
    ],
    act: [
      "“I want {the helper},” said {Hero}, and said it {loud|twice}. [They {laughed|stared}, and it did not matter.] They lost by {two|three}, and had {fun|a good time}. “Now I’m on your side,” said {the helper}, “in everything.”",
      "{Hero} went and stood by {h.him}. “We’re a team, us two and {the pal}.” “Then what’s our first {job|game}?” asked {the helper}. “That trouble of {yours|ours}?”",
    ],
    voice: [
      "“You picked me first,” said {the helper}. “Friends do.”",
      "{The helper} stopped for a second. “With a friend, it’s fun to lose, even.”",
    ],
  },
  {
    id: "friend-speaks-up",
    lesson: "friendship",
    deed: "stands up for the helper when others laugh",
    obstacles: anywhere,
    vars: {},
    test: [
      "“That one?” said {the neighbour}, with a nod at {the helper}. “Odd as a hat on a fish.” People {laughed|tittered}, and {the helper} went on staring at nothing.",
    ],
    act: [
      "{Hero} did not laugh. “That’s my friend,” {he} said, so that all could hear. [It had not quite been so, till then.] The laughing stopped. “Then tell your friend what’s wrong,” said {the helper}, {softly}.",
    ],
    voice: [
      "“Friends speak up,” said {Hero}, “even when it’s only a joke.”",
      "{The helper} stood a little taller. “One friend is enough to shut up a crowd.”",
    ],
  },
  {
    id: "friend-remembers",
    lesson: "friendship",
    deed: "remembers the friend of last spring and what was promised",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You were here before,” said {the helper}, “in spring. You said you’d come again.” Had {he}? {He} had. [And then there had been so much else.]",
    ],
    act: [
      "“And you like {pears|riddles},” said {Hero} slowly, “and you can’t bear {mint|draughts}.” {The helper} went warm all over. “You kept that in your head, all this time?” [They shook on it anew.] “What can I do, old friend?”",
    ],
    voice: [
      "“To remember somebody,” said {the helper}, “is half of being friends.”",
      "“Friends keep,” said {Hero}, “like {jam|apples}.”",
    ],
  },
  {
    id: "friend-not-jealous",
    lesson: "friendship",
    deed: "joins in instead of being jealous of the new friend",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The pal} and {the helper} had got on at once. [They sat with their heads together.] {Hero} stood by, like a third {shoe|glove}. [It pinched a little, somewhere inside.]",
    ],
    act: [
      "{Hero} could have pulled {the pal} away. But {Hero} sat down between them and asked for the best bit again. Soon all three of them were {laughing|at it}. “I always wanted two friends,” said {the helper}. “Now, your trouble.”",
    ],
    voice: [
      "{The helper} said it in {his} ear. “A friend’s friend makes more, not less.”",
      "“I thought there’d be less for me,” said {Hero}. “But friendship got bigger.”",
    ],
  },
  {
    id: "friend-see-saw",
    lesson: "friendship",
    deed: "sits down on the other end of the see-saw",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had found a see-saw, and sat on one end, alone, down on the ground. “It doesn’t work,” {h.he} said, “it never has.” {Hero} had no time to play. [{He} had no time at all.]",
    ],
    act: [
      "{Hero} sat on the other end. Up went {the helper}, {shrieking|humming}. Down went {Hero}. [Up, down, {nine|ten} times, with {the pal} in the middle.] “So that’s how! With two! Then let’s do your thing with two.”",
    ],
    voice: [
      "{The helper} was still out of breath. “It takes a friend to get off the ground.”",
      "“One end is only half,” said {Hero}. “A friend’s the other half.”",
    ],
  },
  {
    id: "friend-keeps-a-place",
    lesson: "friendship",
    deed: "gives up the place kept for the bag",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Is this place taken?” {the helper} asked, all along the bench. [It always was.] {Hero} had the last one. {He} had been keeping it for {his} bag.",
    ],
    act: [
      "Off went the bag. “It’s yours,” said {Hero}. “I was keeping it for you. I just didn’t know that it was you.” [They both kicked their heels, in time.] When {he} got up, {the helper} got up, too. “Where you’re going, I’m going.”",
    ],
    voice: [
      "{The helper} came up close. “There’s a friend in every empty seat.”",
      "“That’s how we met,” {the helper} would say later. “Somebody moved a bag for a friend.”",
    ],
  },
  {
    id: "friend-writes",
    lesson: "friendship",
    deed: "helps the helper to write to a friend of long ago",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} took out a picture. “My best friend. We said we’d write. I never knew how to begin, and now it’s {two|three} years.” [It was folded up very {small|soft}.]",
    ],
    act: [
      "“You begin with ‘Dear friend’,” said {Hero}, “and then, ‘I miss you’.” They wrote it together, {the pal} on one corner, and off it went with {a cart}. [{The helper} felt a good deal {lighter|taller}.] “And what’s on your list?”",
    ],
    voice: [
      "“You don’t lose a friend,” said {the helper}. “You only stop writing.”",
      "“It’s never too late for ‘Dear friend’,” said {Hero}.",
    ],
  },
  {
    id: "friend-half-way",
    lesson: "friendship",
    deed: "finds a way between two wishes",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} wanted to start at the {left|top}. {Hero} wanted the {right|bottom}. “My way or no way,” they both said, and stood there like two {posts|donkeys}.",
    ],
    act: [
      "{Hero} scratched {his} ear. “Half your way and half mine?” [They tossed {a trinket} for which came first.] They talked all the time, and where the halves met, there was the answer. “Well, friend,” said {the helper}, “that’s us.”",
    ],
    voice: [
      "{The helper} was quiet a moment. “With friends, the middle is a good place.”",
      "“I’d sooner have a friend than my own way,” said {Hero}.",
    ],
  },
  {
    id: "friend-not-better",
    lesson: "friendship",
    deed: "stays with this helper although a better one is offered",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You could get a better one than me,” said {the helper}. “They’ve a {ladder|machine}, over there.” [It was true. Over there they even waved.]",
    ],
    act: [
      "“I don’t want better,” said {Hero}. “I want you.” {The helper} had to look at the sky for a bit. “Right,” it came then, in a rather thick voice. “So we’ll do it our way.”",
    ],
    voice: [
      "“Best is one thing,” said {Hero}. “Friend’s another.”",
      "{The helper} coughed. “You chose your friend. You’ll never be sorry.”",
    ],
  },
];
