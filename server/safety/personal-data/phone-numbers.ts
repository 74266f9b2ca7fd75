import { notInNumber } from "./numbers";

const gap = String.raw`[ ().\-/]{0,3}`;
const notADate = String.raw`(?!\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?![./-]?\d))`;
const notCounting = String.raw`(?!0?123456789|9876543210|(\d)\1{6})`;
const phoneWords =
  "phone|telephone|mobile|cell|tel|call|text|ring|dial|whatsapp|sms|handy|telefon|telefoon|téléphone|teléfono|telefone|móvil|celular|тел|电话|手机|電話|전화";

export const phoneNumbers = [
  // International: +44 7700 900123, 0049 170 1234567.
  `\\+\\(?\\d(?:${gap}\\d){8,14}(?!\\d)`,
  `${notInNumber}00[1-9](?:${gap}\\d){8,12}(?!\\d)`,
  // With a leading 0, nine to twelve digits: 06 12 34 56 78, 020 7946 0958, 0170/1234567.
  `${notInNumber}${notADate}${notCounting}0[1-9](?:${gap}\\d){7,10}(?!\\d)`,
  // North America: (555) 123-4567, 555.123.4567, 5551234567, 555-1234.
  `${notInNumber}(?:\\(\\d{3}\\) ?|\\d{3}[ .-])\\d{3}[ .-]\\d{4}(?!\\d)`,
  `${notInNumber}${notCounting}1?(?:[2-9]\\d{2}[2-9]|555\\d)\\d{6}(?![.,]?\\d)`,
  `${notInNumber}555[ .-]\\d{4}(?!\\d)`,
  // An area code in brackets: (11) 91234-5678. India 98765 43210, China 138 1234 5678, Russia 8 (912) 345-67-89.
  `\\(\\d{2,5}\\)[ .-]?\\d{3,5}[ .-]?\\d{3,5}(?!\\d)`,
  `${notInNumber}[6-9]\\d{4}[ -]\\d{5}(?!\\d)`,
  `${notInNumber}1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}(?!\\d)`,
  `${notInNumber}[78][ -]?\\(?\\d{3}\\)?[ -]?\\d{3}[ -]\\d{2}[ -]\\d{2}(?!\\d)`,
  // Any other seven to fourteen digits only after a word like "call".
  `(?<!\\p{L})(?:${phoneWords})\\P{Nd}{0,25}(?=\\d(?:${gap}\\d){6})(?:\\d{7,14}|\\d{2,5}(?:[ ().\\-/]{1,3}\\d{2,5}){1,5})(?![.,]?\\d)`,
].map((pattern) => new RegExp(pattern, "u"));
