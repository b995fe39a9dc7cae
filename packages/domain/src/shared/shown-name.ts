import { hasValidCheckDigits } from './documents.ts';

/** Endings of web addresses that people know, and those that cost nothing to whoever deceives. */
const ENDINGS = [
  'com|net|org|br|pt|eu|us|uk|de|es|fr|ru|cn|in|io|co|me|to|tv|ly|gl|gg|cc|ws|pw|tk|ml|ga|cf|gq',
  'info|biz|app|dev|xyz|site|online|shop|store|club|link|click|top|live|page|web|mobi|vip|fun',
  'space|website|tech|digital|cloud|email|help|support|promo|bio|zip|ai',
].join('|');

const ADDRESSES = [
  /:\/\//,
  /\bwww\s*\./i,
  // A word, a dot and an ending: 'banco.com', not 'Studio 2.0', 'S.A.' or 'Dr. João'.
  new RegExp(`[\\p{L}\\p{N}_-]{2,}\\s*\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu'),
  /[\p{L}\p{N}]\.\p{L}{2,}\//u,
  /[^\s@]@[^\s@]+\.[^\s@]/,
];

const PHONES = [
  /\(\s*\d{2}\s*\)\s*\d{4}/,
  /\+\s*\d{2}/,
  /\b0[3589]00[\s.-]?\d{3}/,
  /(?:^|\D)\d{4,5}[\s-]\d{4}(?!\d)/,
];

/**
 * Whether a name leads somewhere: to a page, a mailbox or a phone. Names stand in mails to people who
 * never heard of us, and a text with an address in them would be somebody's bait under our sender.
 */
export function leadsElsewhere(name: string): boolean {
  if (ADDRESSES.some((address) => address.test(name))) return true;
  return PHONES.some((phone) => phone.test(name)) || hasBarePhone(name);
}

/** Many a small company is called by its owner's name and CPF, which has as many digits as a phone. */
function hasBarePhone(name: string): boolean {
  const numbers = name.match(/\d+/g) ?? [];
  const phones = numbers.filter(({ length }) => length >= 10 && length <= 13);
  return phones.some((number) => number.length !== 11 || !hasValidCheckDigits('cpf', number));
}
