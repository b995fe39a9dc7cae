import { LARGEST_AMOUNT } from '../shared/money.ts';
import { isPast } from './package.ts';

/** Without 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z, U and V: nobody reads one for another. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';
const CODE_LENGTH = 10;
const SHOWN_LETTERS = 4;

export const GIFT_CARD_LIMITS = {
  amountCents: LARGEST_AMOUNT,
  recipientLength: 120,
  messageLength: 300,
  validDays: 3650,
  /** What somebody types or a camera reads, with spaces and dashes. */
  codeLength: 40,
  /** How many one payment takes. */
  perPayment: 5,
} as const;

/** A code of random bytes; each byte that would favour a letter is passed over. */
export function giftCardCode(bytes: Iterable<number>): string | null {
  const fair = 256 - (256 % LETTERS.length);
  let code = '';
  for (const byte of bytes) {
    if (byte < fair) code += LETTERS.charAt(byte % LETTERS.length);
    if (code.length === CODE_LENGTH) return code;
  }
  return null;
}

/** As it is kept, whatever stands between the letters; null when it cannot be one. */
export function readGiftCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (code.length !== CODE_LENGTH) return null;
  return [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** 'ACDEF-GHJKM': easier to read aloud. */
export function formatGiftCardCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** '•••••-•HJKM': enough to tell one from another, too little to pay with it. */
export function hideGiftCardCode(code: string): string {
  return formatGiftCardCode('•'.repeat(CODE_LENGTH - SHOWN_LETTERS) + code.slice(-SHOWN_LETTERS));
}

export const GIFT_CARD_STANDINGS = ['usable', 'expired', 'used-up', 'taken-back'] as const;
export type GiftCardStanding = (typeof GIFT_CARD_STANDINGS)[number];

type Card = {
  balance: number;
  validUntil: Temporal.PlainDate | null;
  takenBackAt: Temporal.Instant | null;
};

export function giftCardStanding(card: Card, today: Temporal.PlainDate): GiftCardStanding {
  if (card.takenBackAt !== null) return 'taken-back';
  if (card.balance === 0) return 'used-up';
  return isPast(card.validUntil, today) ? 'expired' : 'usable';
}
