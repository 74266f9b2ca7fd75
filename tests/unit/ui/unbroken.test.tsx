import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "../../../app/ui/unbroken";

test.each([
  ["2-3 minutes", '<span class="unbroken">2-3</span> minutes'],
  ["Length: 10-12 minutes", 'Length: <span class="unbroken">10-12</span> minutes'],
  ["Mix-ups, 2-3 or 5-7", 'Mix-ups, <span class="unbroken">2-3</span> or <span class="unbroken">5-7</span>'],
  ["Being Kind to Others", "Being Kind to Others"],
])("%s", (text, html) => {
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html);
});
