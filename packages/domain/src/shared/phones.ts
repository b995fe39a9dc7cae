/** The DDDs in use. The gaps are real: there is no 20, 52 or 90. */
export const AREA_CODES: readonly string[] = [
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'],
  ...['21', '22', '24', '27', '28'],
  ...['31', '32', '33', '34', '35', '37', '38'],
  ...['41', '42', '43', '44', '45', '46', '47', '48', '49'],
  ...['51', '53', '54', '55'],
  ...['61', '62', '63', '64', '65', '66', '67', '68', '69'],
  ...['71', '73', '74', '75', '77', '79'],
  ...['81', '82', '83', '84', '85', '86', '87', '88', '89'],
  ...['91', '92', '93', '94', '95', '96', '97', '98', '99'],
];

const MOBILE = /^\d{2}9\d{8}$/;
const FIXED = /^\d{2}[2-5]\d{7}$/;
// Written before every mobile got its ninth digit, the leading 9, in 2016.
const OLD_MOBILE = /^(?<area>\d{2})(?<number>[6-9]\d{7})$/;

/** Any usual way of writing a Brazilian phone, as E.164; `null` when it cannot be one. */
export function normalizePhone(text: string): string | null {
  const national = nationalDigits(text)?.replace(OLD_MOBILE, '$<area>9$<number>');
  if (national === undefined) return null;
  if (!MOBILE.test(national) && !FIXED.test(national)) return null;
  return AREA_CODES.includes(national.slice(0, 2)) ? `+55${national}` : null;
}

/** DDD and number. A text with `+` and another country's code has none. */
function nationalDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (!namesTheCountry(text)) return withoutTrunkZero(digits.replace(COUNTRY_CODE, ''));
  return digits.startsWith('55') ? withoutTrunkZero(digits.slice(2)) : undefined;
}

// 55 is also a DDD: it is the country only when a whole number, DDD included, follows.
const COUNTRY_CODE = /^55(?=0?\d{10,11}$)/;

function namesTheCountry(text: string): boolean {
  return /^[\s(]*\+/.test(text);
}

function withoutTrunkZero(digits: string): string {
  return digits.replace(/^0/, '');
}

export function isMobile(phone: string): boolean {
  return MOBILE.test(normalizePhone(phone)?.slice(3) ?? '');
}

/** Equal for records of one phone saved with and without the ninth digit. */
export function phoneKey(e164: string): string {
  return e164.slice(3, 5) + e164.slice(-8);
}

/** '(11) 98765-4321'. What is not a Brazilian phone is shown as it came. */
export function formatPhone(text: string): string {
  const phone = normalizePhone(text);
  return phone === null ? text : withPunctuation(phone.slice(3));
}

/** Formats while the person types, and whatever was pasted, country code included. */
export function maskPhone(typed: string): string {
  return withPunctuation(typedDigits(typed).slice(0, 11));
}

/** A stored phone in a field. The mask would turn one from abroad into somebody else's. */
export function phoneInField(stored: string): string {
  return isFromAbroad(stored) ? stored : maskPhone(stored);
}

function isFromAbroad(text: string): boolean {
  return namesTheCountry(text) && nationalDigits(text) === undefined;
}

function typedDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (namesTheCountry(typed)) return digits.replace(/^55?0*/, '');
  if (isMobileOfArea55(typed, digits)) return digits;
  return digits.replace(/^55(?=\d{10})0*/, '');
}

/** One digit too many after '(55) 99123-4567' must not turn its DDD into a country code. */
function isMobileOfArea55(typed: string, digits: string): boolean {
  return typed.startsWith('(') && digits.startsWith('559');
}

/** Takes any beginning of DDD and number. */
function withPunctuation(digits: string): string {
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  if (digits === '') return '';
  if (number === '') return `(${area}`;

  const beforeDash = number.startsWith('9') || number.length > 8 ? 5 : 4;
  if (number.length <= beforeDash) return `(${area}) ${number}`;
  return `(${area}) ${number.slice(0, beforeDash)}-${number.slice(beforeDash)}`;
}
