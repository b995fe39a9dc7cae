import { type Cents, cents, larger } from '../shared/money.ts';

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
