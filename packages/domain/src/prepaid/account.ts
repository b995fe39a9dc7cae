import { type Cents, cents, larger, sumOf } from '../shared/money.ts';

export type Account = {
  /** What the client has; below zero what she owes. */
  balance: Cents;
  /** How far she may owe. */
  limit: Cents;
};

/** What one says of a client wins over what is said of everybody. */
export function limitOf(ofClient: Cents | null, ofCompany: Cents): Cents {
  return ofClient ?? ofCompany;
}

/** What may still be taken from the account, her credit first. */
export function availableOn({ balance, limit }: Account): Cents {
  return larger(cents(0), cents(balance + limit));
}

type Entered = { settlementId: string; amount: Cents };

/** What is still owed of each payment that was left on an account: what came in pays the oldest first. */
export function owedOf(entries: readonly Entered[]): ReadonlyMap<string, Cents> {
  const owed = new Map<string, Cents>();
  let paidIn: number = sumOf(entries.map(({ amount }) => larger(cents(0), amount)));
  for (const { settlementId, amount } of entries.filter((entry) => entry.amount < 0)) {
    const covered = Math.min(paidIn, -amount);
    paidIn -= covered;
    const left = cents(-amount - covered + (owed.get(settlementId) ?? 0));
    if (left > 0) owed.set(settlementId, left);
  }
  return owed;
}

/** Of what is taken from an account: how much was there, and how much is left to be paid later. */
export function splitUse(used: Cents, balanceBefore: Cents): { credit: Cents; owed: Cents } {
  const credit = cents(Math.min(used, larger(cents(0), balanceBefore)));
  return { credit, owed: cents(used - credit) };
}
