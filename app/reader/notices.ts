import { type Notice, showNotice } from "../ui/toasts/toasts.client";

/** What a parent is told of what became of a story; the words are those of docs/specification.md. */
export const notices = {
  linkCopied: { title: "Link copied!", description: "Story link has been copied to your clipboard." },
  sharingFailed: {
    title: "Sharing failed",
    description: "Unable to share or copy the story link. Please try again.",
    destructive: true,
  },
  talesChanged: {
    title: "This story cannot be shared any more",
    description: "Its tales have changed since it was told. You can still copy, print or save it.",
    destructive: true,
  },
  coloringFailed: {
    title: "No coloring page yet",
    description: "Please allow this site to open a window, and try again.",
    destructive: true,
  },
  sharingStopped: {
    title: "Sharing stopped",
    description: "Within a minute the link will no longer open your story.",
  },
  stoppingFailed: {
    title: "Could not stop sharing",
    description: "The link still opens your story. Please try again.",
    destructive: true,
  },
  storyCopied: { title: "Story copied!", description: "The full story text has been copied to your clipboard." },
  copyFailed: {
    title: "Copy failed",
    description: "Unable to copy the story text. Please try again.",
    destructive: true,
  },
  pdfSaved: { title: "PDF saved!", description: "Your story has been downloaded as a PDF." },
  pdfFailed: {
    title: "PDF generation failed",
    description: "Unable to generate PDF. Please try again.",
    destructive: true,
  },
  bookSaved: { title: "Your book is saved!", description: "It has been downloaded as a PDF, ready to print." },
  bookFailed: {
    title: "The book could not be made",
    description: "Unable to make it just now. Please try again.",
    destructive: true,
  },
  epubSaved: { title: "E-book saved!", description: "Your story has been downloaded as an e-book." },
  epubFailed: {
    title: "E-book generation failed",
    description: "Unable to make the e-book. Please try again.",
    destructive: true,
  },
  partMissing: {
    title: "This did not come",
    description: "A part of the page could not be fetched. Please try again when you are online.",
    destructive: true,
  },
  typeFailed: {
    title: "Type cannot be changed just now",
    description: "Unable to reach the site for it. Please try again.",
    destructive: true,
  },
  lamplightFailed: {
    title: "The lamp could not be lit",
    description: "Unable to reach the site for it. Please try again, or read on here.",
    destructive: true,
  },
} as const satisfies Record<string, Notice>;

/** A part of the page was asked for by a tap; the next tap tries again. */
export const sayPartIsMissing = () => showNotice(notices.partMissing);
