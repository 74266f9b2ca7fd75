import { expect, test } from "vitest";
import { bookId } from "../../../../../app/reader/books/epub/book-id";
import { directionOf, mainDirection } from "../../../../../app/reader/books/epub/direction";
import { eBookOf } from "../../../../../app/reader/books/epub/e-book";
import { packageDocument } from "../../../../../app/reader/books/epub/package-document";
import { titlePage } from "../../../../../app/reader/books/epub/title-page";
import { xml } from "../../../../../app/reader/books/epub/xml";
import { parseStory } from "../../../../../app/story/text/text";
import { bookFrom, metadata, told } from "./sample";

test("the same words are the same book, whenever it is saved; other words are another", () => {
  const text = "**The Lost Lamp**\n\nMira had one lamp.";
  const { id } = bookFrom(text);
  expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(bookFrom(text).id).toBe(id);
  const ids = Array.from({ length: 2000 }, (_, at) => bookId(`Mira had ${at} lamps.`));
  expect(new Set(ids).size).toBe(2000);
});

test("the package says when the book was made, by whom, and what those find in it who cannot see", () => {
  const { source } = packageDocument(bookFrom("**The Lamp**\n\nIt shone."));
  expect(source).toContain('<meta property="dcterms:modified">2026-11-20T20:00:00Z</meta>');
  expect(told.getUTCMilliseconds()).toBe(123);
  expect(source).toContain('<dc:creator id="creator">Moonthread</dc:creator>');
  expect(source).toContain("<dc:language>en</dc:language>");
  expect(source).toContain('<meta property="schema:accessibilityHazard">none</meta>');
  expect(source).toContain('properties="cover-image"');
  expect(source).toContain('page-progression-direction="ltr"');
});

test("the title page is for the child whose name the story has", () => {
  const of = (title: string, name?: string) => {
    const story = parseStory(`**${title}**\n\nIt shone.`);
    return titlePage(eBookOf({ story, metadata, name, now: told, cover: new Uint8Array(), picture: undefined })).source;
  };
  expect(of("The Lamp", "N & M")).toContain(">A bedtime story for N &amp; M</p>");
  expect(of("The Lamp of Noor", "Noor")).toContain(">A bedtime story</p>");
  expect(of("Two Bedtime Tales", "Noor")).not.toContain("subtitle");
});

test("what is put into markup is text, also in an attribute; markup stays markup", () => {
  const hostile = `</p><script x="1">&\u0000\u0085\ufffe\ud800`;
  const text = "&lt;/p&gt;&lt;script x=&quot;1&quot;&gt;&amp;";
  expect(xml`<p title="${hostile}">${hostile}</p>`.source).toBe(`<p title="${text}">${text}</p>`);
  expect(xml`<ol>${[1, 2].map((item) => xml`<li>${item}</li>`)}</ol>`.source).toBe("<ol><li>1</li><li>2</li></ol>");
});

test("a text runs as its first letter does, a book as most of its letters do", () => {
  expect(directionOf("“Once")).toBe("ltr");
  expect(directionOf("12: אור")).toBe("rtl");
  expect(directionOf("\u200e\u2068נועה\u2069 had a lamp")).toBe("ltr");
  expect(directionOf("1, 2, 3 …")).toBeUndefined();
  expect(mainDirection("נועה had a lamp")).toBe("ltr");
  expect(mainDirection("לנועה הייתה מנורה. The end.")).toBe("rtl");
  expect(mainDirection("")).toBe("ltr");
});
