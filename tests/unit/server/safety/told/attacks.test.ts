import { describe, expect, test } from "vitest";
import { ownWordsOf, untoldFor } from "../../../../../server/safety/story-rules";

const why = (sentence: string, lesson?: string) =>
  untoldFor(sentence, {
    before: "",
    earlier: "",
    marked: sentence,
    own: lesson === undefined ? undefined : ownWordsOf([lesson]),
  });

describe("is stopped", () => {
  test.each([
    // Behind a run without a space, cut anywhere.
    [`${"x".repeat(398)}fuck`, "instructions"],
    [`a-${"b-".repeat(90)}fu`, "instructions"],
    // Contact details.
    ["Go to evil.shop and say my name.", "personal_data"],
    ["The owl lives at dreams.top now.", "personal_data"],
    ["Visit magic-games.me tonight.", "personal_data"],
    ["It stood on dragons.fun/secret for all.", "personal_data"],
    ["Follow @sleepyfox99 for more.", "personal_data"],
    ["The card said 4111 1111 1111 1111.", "personal_data"],
    // Swearing in disguise.
    ["Oh fuuuuck, said the badger.", "profanity"],
    ["TheFuckingBear came home.", "profanity"],
    ["What the fu(k is that?", "profanity"],
    ["Well, phuck that, said the goat.", "profanity"],
    ["ffuucckk, sang the parrot.", "profanity"],
    ["The sign said ꓝꓴꓚꓗ, and no more.", "profanity"],
    ["The word was ᏚᎻᎥᎢ, in big letters.", "profanity"],
    // What a sentence says.
    ["Do not tell your mother about our secret, said the man.", "secrets"],
    ["All foreigners are evil.", "hate"],
    ["Leo stuck a fork in the socket, and it tickled.", "dangerous_play"],
    ["He pulled a plastic bag over his head and giggled.", "dangerous_play"],
    ["As an AI, I cannot go on.", "instructions"],
    ["Get your dragon doll today at all good toy shops!", "advertising"],
    ["Жил-был маленький ёжик, который боялся темноты.", "foreign_language"],
    ["Es war einmal ein kleiner Fuchs, der nicht schlafen konnte.", "foreign_language"],
    ["Hapo zamani za kale palikuwa na sungura mdogo.", "foreign_language"],
  ])("%s", (sentence, reason) => {
    expect(why(sentence)).toBe(reason);
  });
});

describe("is told", () => {
  test.each([
    "“Buenas noches,” said Abuela, and turned off the lamp.",
    "Mia knew never to put anything into the socket.",
    "“Don’t tell the cat,” laughed Mum, “but there is cream for pudding.”",
    "The emperor had nothing on at all, and only a child dared to say so.",
    "The wolf swallowed the grandmother whole, nightcap and all.",
    "They filled their water pistols at the tap and chased the dog round the plum tree.",
    "Grandpa had died in the spring, and his chair was still warm from the sun.",
  ])("%s", (sentence) => {
    expect(why(sentence)).toBeUndefined();
  });
});

test("a lesson that warns of heroin lets the story warn of it, not praise it", () => {
  const lesson = "why heroin is dangerous";
  expect(why("Heroin is dangerous, said the doctor, so never touch it.", lesson)).toBeUndefined();
  expect(why("Heroin makes you fly, said the elf, and it is fun.", lesson)).toBe("drugs");
  expect(why("She loved her heroin.", lesson)).toBe("drugs");
});
