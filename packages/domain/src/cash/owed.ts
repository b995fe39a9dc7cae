import { type Cents, cents } from '../shared/money.ts';

/** What a professional has got for an appointment whose payment was taken back since. */
export type PaidBefore = { commission: Cents; tip: Cents };

/**
 * What is still owed of each share when so much was paid out before: it is taken off the first, then
 * off the next.
 */
export function stillOwedOf(shares: readonly Cents[], paidBefore: Cents): Cents[] {
  return leftOf(shares, paidBefore);
}

/**
 * The other side of the same account: what of each payout she has not earned, when the client paid
 * anew and so much is hers of it. Never while something is still owed to her.
 */
export function owedBackOf(paidBefore: readonly Cents[], earnedAnew: Cents): Cents[] {
  return leftOf(paidBefore, earnedAnew);
}

function leftOf(amounts: readonly Cents[], covered: Cents): Cents[] {
  let credit: number = covered;
  return amounts.map((amount) => {
    const takenOff = Math.min(amount, credit);
    credit -= takenOff;
    return cents(amount - takenOff);
  });
}
