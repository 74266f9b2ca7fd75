import { type Direction, directionOf } from "./direction";
import { type Markup, nothing, xml } from "./xml";

interface Page {
  readonly title: string;
  readonly language: string;
  readonly direction: Direction;
}

/** One XHTML document of the book. */
export function page({ title, language, direction }: Page, body: Markup): Markup {
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">
<head>
<meta charset="UTF-8"/>
<title>${title}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The attribute that a text needs which runs against the book. */
export function turned(text: string, direction: Direction): Markup {
  const own = directionOf(text);
  return own === undefined || own === direction ? nothing : xml` dir="${own}"`;
}
