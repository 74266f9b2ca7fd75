/** What models say around a story: before it ('Sure! Here is…') and after it ('I hope you enjoyed…', 'Word count: …'). */

const abbreviation = String.raw`(?<!\b(?:Mr|Mrs|Ms|Dr|St))`;
const sentence = new RegExp(String.raw`^.*?${abbreviation}[.!?…]+["”’')\]]*(?=\s)`);
const statement = new RegExp(String.raw`^.*?${abbreviation}[.!?…:]+["”’')\]]*(?=\s)`);

/** UTF-16 units after which text that starts like a remark is taken for the story's own. */
const longestRemark = 300;

/** The first sentence; undefined while it may go on. Text without an end counts as one. */
function firstOf(end: RegExp, text: string, finished: boolean): string | undefined {
  return end.exec(text)?.[0] ?? (finished || text.length > longestRemark ? text.slice(0, longestRemark) : undefined);
}

const opener =
  /^(?:sure(?: thing)?|of course|certainly|absolutely|okay|ok|great|gladly|with pleasure|happy to(?: help)?|no problem|all ?right|yes|enjoy)\b[^.!:?,—–]{0,40}[.!:,—–]+\s*/i;
const announcement =
  /^(?:here(?:['’]s| is| are| comes| you (?:go|are))|below is|this is|i(?:['’]ve| have) (?:written|created|crafted|made|put)|i(?:['’]d| would) be (?:happy|glad|delighted)|i hope (?:you|your)|i(?:['’]ll| will) (?:tell|write|create)|let me|let['’]s)\b/i;
const longestAnnouncementStart = 20;
const namesStory =
  /\b(?:story|tale|adventure)\b|^here you (?:go|are)|^i hope you(?:r \w+)? (?:both |all )?(?:enjoy|like|love)/i;
const namesReader =
  /:$|\b(?:for (?:you|your|a \d|ages?)|your|you asked|request(?:ed)?|based on|bedtime story|year[- ]old|[- ]minutes?)\b/i;

/**
 * How many UTF-16 units of the text before the story are a remark; undefined while that cannot be known.
 * `text` is the beginning of a line, `finished` when it is the whole of it.
 */
export function preambleLength(text: string, finished: boolean): number | undefined {
  const opened = opener.exec(text)?.[0] ?? "";
  const said = text.slice(opened.length);
  if (said === "") return finished ? opened.length : undefined;
  if (!announcement.test(said)) {
    const mayAnnounce = opened !== "" && !finished && said.length < longestAnnouncementStart;
    return mayAnnounce ? undefined : 0;
  }
  const first = firstOf(statement, said, finished);
  if (first === undefined) return undefined;
  const isPreamble = namesStory.test(first) && (opened !== "" || namesReader.test(first.trim()));
  return isPreamble ? opened.length + first.length : 0;
}

const remarkStarts = [
  "word count",
  "total word",
  "approximate",
  "estimated",
  "reading time",
  "read time",
  "i hope",
  "i really hope",
  "let me know",
  "please let me",
  "feel free",
  "please feel",
  "would you like",
  "if you'd like",
  "if you’d like",
  "do you want me",
  "end of ",
];

const remarks = [
  /^[([]?\s*(?:approximate |total |estimated )*(?:word count|reading time|read time)\b\s*[:=–—-]/i,
  /^[([]\s*(?:about |approximately |around |roughly |~\s*)?[\d,]+ words\s*[)\]]?[.!]?\s*$/i,
  /^i (?:really )?hope (?:that )?(?:you|your|this|the|they|she|he)\b.*\b(?:story|tale|bedtime|reading)\b/i,
  /^i (?:really )?hope (?:that )?you(?: and [^.!?]{1,40}| both| all)? (?:enjoy|enjoyed|like|liked|love|loved)(?: it| this| that)?[.!]/i,
  /^(?:please )?(?:let me know|feel free to|if you(?:['’]d| would) like|do you want me to)\b.*\b(?:story|tale|version|chang\w+|adjust\w*|tweak\w*|edit\w*|chapters?|another|rewrite|longer|shorter|different)\b/i,
  /^would you like (?:me to|another|a different|a longer|a shorter|more|to (?:change|adjust|hear another))\b/i,
  /^[([]?end of (?:the |this )?(?:story|tale)\b/i,
];

/** Whether a line is a remark about the story; undefined while that cannot be known. Its first sentence decides. */
export function isRemark(text: string, finished: boolean): boolean | undefined {
  const folded = text.slice(0, 20).toLowerCase();
  const opens = /^[([]/.test(folded) || remarkStarts.some((start) => folded.startsWith(start));
  if (!opens) return !finished && remarkStarts.some((start) => start.startsWith(folded)) ? undefined : false;
  const first = firstOf(sentence, text, finished);
  return first === undefined ? undefined : remarks.some((remark) => remark.test(first));
}
