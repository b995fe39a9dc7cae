import { type Cents, cents } from '../shared/money.ts';

/** What a professional has got for an appointment whose payment was taken back since. */
export type PaidBefore = { commission: Cents; tip: Cents };

/**
 * What is still owed of each share when so much was paid out before: it is taken off the first, then
 * off the next, and nobody ever owes anything back.
 */
export function stillOwedOf(shares: readonly Cents[], paidBefore: Cents): Cents[] {
  let credit: number = paidBefore;
  return shares.map((share) => {
    const takenOff = Math.min(share, credit);
    credit -= takenOff;
    return cents(share - takenOff);
  });
}
