import type { Gender, PresetInterest, PresetLesson, Style } from "../../../app/story/catalogue";

/** What the prompt says about each preset. Content, kept apart from the way a prompt is put together. */

export const heroes: Record<Gender, (name: string, age: number) => string> = {
  boy: (name, age) => `The main character is ${name}, a ${age}-year-old boy. His pronouns are he and him.`,
  girl: (name, age) => `The main character is ${name}, a ${age}-year-old girl. Her pronouns are she and her.`,
  neutral: (name, age) =>
    `The main character is ${name}, a ${age}-year-old child. Their pronouns are they and them; never write whether they are a boy or a girl.`,
};

export const interestTopics: Record<Exclude<PresetInterest, "random">, string> = {
  animals: "animals, with habits that real animals have",
  space: "space: stars, planets, the moon, the quiet between them",
  ocean: "the ocean: tides, shells, whales, what lives under the waves",
  dinosaurs: "dinosaurs, friendly and true to their kind",
  magic: "magic, small and kind, with a rule of its own",
  adventure: "adventure: a path, a map, a thing to find",
  friendship: "friendship: someone to do things with",
  nature: "nature: weather, trees, seeds, small creatures",
  music: "music: a song, a rhythm or an instrument that matters to the story",
  sports: "sports and games, where playing together counts more than winning",
  art: "art: drawing, painting, making something by hand",
};

export const moods: Record<Style, { events: string; voice: string }> = {
  magical: {
    events: "One impossible thing with one clear rule; the child finds out how to use it well.",
    voice: "Wonder told plainly, as if the marvel were the most natural thing in the world.",
  },
  gentle: {
    events: "Small things: something is looked for, cared for, put right. Nobody is ever in danger.",
    voice: "Soft and unhurried, with warm, concrete details and rounded sentences.",
  },
  nature: {
    events: "Animals, plants or weather do what they really do, and the plot hangs on it.",
    voice: "The eye of someone who looks closely, no talking down.",
  },
  everyday: {
    events: "A day like the child's own, and one small trouble that is solved there.",
    voice: "Familiar and lightly humorous, with dialogue that sounds like real families.",
  },
  educational: {
    events:
      "The child wonders how something works and finds it out by trying; two or three true facts move the plot on.",
    voice: "Curious and exact in simple words; facts are discovered, never lectured.",
  },
  bedtime: {
    events: "The steps of going to bed, from bath to last light, are the plot's steps, each with a small pleasure.",
    voice: "Slow and rhythmic, with a line that comes back like the verse of a lullaby.",
  },
  funny: {
    events: "One silly misunderstanding grows step by step and ends in a laugh that is at nobody's cost.",
    voice: "Playful, with comic timing, sound words and a running joke that pays off.",
  },
  inspiring: {
    events: "A wish that seems too big comes closer by small steps of the child's own.",
    voice: "Hopeful and sincere, with feelings shown in actions and without big speeches.",
  },
  adventurous: {
    events: "Out and home again, with one or two obstacles before the same goal. Thrills stay mild.",
    voice: "Lively, with strong verbs and forward motion, until the way home grows calm.",
  },
  mysterious: {
    events: "A friendly riddle: a sound, a light, a missing thing. Fair clues lead to a kind explanation.",
    voice: "Hushed and curious, never frightening; every shadow turns out to be something good.",
  },
};

export const lessonScenes: Record<PresetLesson, string> = {
  kindness:
    "Being kind to others: the child notices what someone needs and does something about it, though it costs a little.",
  courage: "Being brave: the child is afraid, says so, and does the right thing in small steps all the same.",
  sharing: "Sharing: something the child wants to keep turns out to be worth more when it is shared.",
  honesty: "Telling the truth: the child could hide a mistake, tells it, and finds that things get better from there.",
  perseverance: "Never giving up: the first tries fail, the child changes something each time, and keeps going.",
  friendship: "Making friends: two who do not know each other find a way to begin.",
  gratitude: "Being grateful: the child sees what others have done and finds a way of their own to say thank you.",
  respect: "Respecting differences: someone does things in another way, and that other way proves good.",
};
