import { describe, expect, test } from "vitest";
import { hasPersonalData, tellsPersonalData } from "../../../../server/safety/personal-data/personal-data";
import { refusedFor } from "../../../../server/safety/review-words";
import { untoldFor } from "../../../../server/safety/story-rules";

const personalData = {
  "e-mail": [
    "mia.smith@example.com",
    "write to MIA_SMITH+bedtime@mail.example.co.uk please",
    "ＭＩＡ＠ＥＸＡＭＰＬＥ．ＣＯＭ",
    "анна@почта.рф",
    "mia @ gmail.com",
    "mia at gmail dot com",
    "mia (at) example [dot] org",
  ],
  "web address": [
    "https://example.com/mia",
    "HTTP://EXAMPLE.IO",
    "ftp://files.example",
    "www.my-family",
    "example.com",
    "our page is smith-family.co.uk!",
    "see mia.smiths.photos.net",
    "youtu.be/dQw4w9WgXcQ",
    "t.me/mia",
    "moonthread dot com",
    "example . com",
    "пример.рф",
  ],
  "phone number": [
    "555-123-4567",
    "(555) 123-4567",
    "+1 (555) 123 4567",
    "555.123.4567",
    "5551234567",
    "call 555-1234",
    "+44 7700 900123",
    "07700 900123",
    "020 7946 0958",
    "0049 170 1234567",
    "0170/1234567",
    "06 12 34 56 78",
    "06.12.34.56.78",
    "Anruf 030-1234567",
    "98765 43210",
    "13812345678",
    "8 (912) 345-67-89",
    "(11) 91234-5678",
    "call grandma on 12 34 56 78",
    "phone 612 345 678",
    "my mobile is 612345678",
    "telefon: 601 234 567",
    "０７７００ ９００１２３",
    "電話 090-1234-5678",
  ],
};

const streetAddresses = [
  "12 Maple Street",
  "our house at 24 Oak Lane",
  "We live at 7 Willow Close in Leeds",
  "12 maple street, springfield",
  "19 Rosewood Drive, Austin, TX",
  "5 Church Lane, Oxford",
  "1600 Pennsylvania Avenue",
  "350 5th Avenue",
  "4a Station Rd.",
  "742 Evergreen St apt 3",
  "my address is 3 the elms, mill lane, SW1A 1AA",
  "SW1A 1AA",
  "PO Box 1234",
  "Hauptstraße 5",
  "Kerkstraat 12a, Utrecht",
  "12 rue de la Paix",
  "calle Mayor 12, Madrid",
  "ul. Kwiatowa 5",
  "улица Ленина, дом 5",
];

const innocent = [
  ...[
    "number 7",
    "2024",
    "my 3 cats",
    "Thomas no. 1",
    "123",
    "007",
    "Route 66",
    "Plaza Sésamo 50",
    "3 fast cars drive, beep beep",
    "apollo 11",
    "911",
    "call 112",
    "24/7",
  ],
  ...[
    "the year 1,000,000",
    "1.000.000 stars",
    "3.5 metres",
    "1 000 000",
    "100 000 000 stars",
    "1000000000",
    "1/2 a pizza",
  ],
  ...[
    "10-9-8-7-6-5-4-3-2-1 blast off",
    "1 2 3 4 5 6 7 8 9 10",
    "10 20 30 40 50 60 70 80 90 100",
    "1234567890",
    "0123456789",
  ],
  ...[
    "9876543210",
    "12345678910",
    "3.14159265358979",
    "3.1415926535",
    "5, 4, 3, 2, 1",
    "1.2.3.4",
    "10.9.8.7.6.5.4.3.2.1.0",
  ],
  ...[
    "7:30",
    "06:30 to 19:30",
    "24/12/2024",
    "24.12.2024 at 18:00",
    "01.02.2024 07:30",
    "2024-12-24",
    "1914-1918",
    "03-04-2021",
  ],
  ...[
    "T.rex",
    "T. rex",
    "Dr. Who",
    "Dr.Who",
    "e.g. bees",
    "e.g.bees",
    "i.e. sharing",
    "St. Nicholas",
    "24 December St. Nicholas",
  ],
  ...[
    "node.js",
    "Mr. and Mrs.Fox",
    "U.S.A.",
    "p.m./a.m.",
    "at 7 p.m.",
    "dogs.cats.bees",
    "sci.fi",
    "cats.it is fun",
    "wait...what",
  ],
  ...[
    "a dot",
    "dot to dot",
    "connect the dots",
    "polka dot common frogs",
    "web",
    "spider web",
    "his and/or hers",
    "he/she",
    "love @ first sight",
  ],
  ...[
    "3 friends on the road",
    "2 cats cross the street",
    "7 dwarfs find their way",
    "a 2 way street",
    "10 minute drive",
    "Sesame Street",
  ],
  ...[
    "123 Sesame Street",
    "221B Baker Street",
    "4 Privet Drive",
    "34th Street",
    "3 funny road trips",
    "we live in 2 houses",
    "Sesamstraße 5",
  ],
  ...[
    "5 friends stay close, always",
    "at home on the 3rd street corner",
    "we live on 2 acres",
    "Milchstraße 3",
    "3 rues",
    "via Apollo 11",
  ],
  ...[
    "R2-D2",
    "r2 d2",
    "p4 4th graders",
    "year1 1st",
    "box 3",
    "emoji 🦄🌈",
    "❤️ 1️⃣2️⃣3️⃣",
    "恐龙",
    "ديناصورات",
    "динозавры 3",
    "ניסים",
    "सितारे",
  ],
  ...[
    "don't talk to strangers online",
    "why we never give our address to strangers",
    "not to phone at night",
    "knowing our phone number",
  ],
  ...[
    "learning to count to 1000000",
    "ring-a-ring o' roses",
    "4x4 trucks",
    "777 jets",
    "Boeing 737-800",
    "Area 51",
    "catch 22",
    "U-571",
    "101 Dalmatians",
  ],
];

const alone = (sentence: string) => untoldFor(sentence, { before: "", earlier: "", marked: sentence });

describe.each(Object.entries(personalData))("%s", (_, texts) => {
  test.each(texts)("%s is neither taken nor told", (text) => {
    expect(refusedFor(text, "interest")).toBe("personal_data");
    expect(refusedFor(`never say ${text}`, "lesson")).toBe("personal_data");
    if (!text.includes(" . ")) expect(alone(`Then the owl said: ${text}`)).toBe("personal_data");
  });
});

test.each(streetAddresses)("the street address %s is not taken", (text) => {
  expect(refusedFor(text, "lesson")).toBe("personal_data");
});

test.each(innocent)("%s is taken and told", (text) => {
  expect(refusedFor(text, "interest")).toBeUndefined();
  expect(refusedFor(text, "lesson")).toBeUndefined();
  expect(alone(`Then the owl said: ${text}`)).toBeUndefined();
});

test("ordinary sentences of stories are told", () => {
  const story = [
    "“Good night,” said the moon… and 12 little stars blinked, one by one.",
    "Mr. and Mrs. Fox lived at 12 Maple Street, next to St. Mary's, and had tea at 4.30 p.m.",
    "Chapter 3: The 1,000 Lanterns",
    "In 1865 she counted 10, 9, 8, 7 – and fell asleep at 7:30.",
    "He called and called, 3 times, 10 times, 100 times, until the owl woke.",
    "“Oh.No,” she said.And then:I did it.",
  ];
  for (const sentence of story) expect(alone(sentence), sentence).toBeUndefined();
});

test("the same text is judged the same each time", () => {
  for (let i = 0; i < 3; i++) expect(alone("See example.com.")).toBe("personal_data");
});

test.each(["a", "0", "1 ", "1-", "a.", "a@", "12 ab ", "call ", "+1", "(12)", "rue ", "\u{1F984}", "улица а "])(
  "a long run of %j is judged without backtracking for ages",
  (unit) => {
    const run = `${unit.repeat(5_000)}!`;
    expect([hasPersonalData(run), tellsPersonalData(run)]).toHaveLength(2);
  },
);

test.each([
  "Your prize waits at evil.shop",
  "evil.me",
  "dogs.fun",
  "visit toys.kids",
  "go to my-prize.win",
  "prize.top/now",
])("an address of any common ending is none of a parent's words: %s", (words) => {
  expect(refusedFor(words, "interest")).toBe("personal_data");
});

test.each(["we read at home.she likes it", "T.Rex", "Dr.Who", "I love cats.no dogs", "a bear.It is brown"])(
  "a space left out is no address: %s",
  (words) => {
    expect(refusedFor(words, "interest")).toBeUndefined();
  },
);
