import type { FeeRule } from '@app/domain/company/fee-rule';
import type { Cents } from '@app/domain/shared/money';

/** How money comes and goes at the counter of a sample company. */
export type Till<Professional extends string = string> = {
  /** The same number tells the same payments. */
  seed: number;
  /** Of a hundred clients; the ways to pay by their names. */
  pays: Readonly<Record<string, number>>;
  /** What the card machine keeps, by the names of the ways to pay. */
  fees: Readonly<Record<string, readonly FeeRule[]>>;
  splitInHundred: number;
  tipInHundred: number;
  discountInHundred: number;
  refundInThousand: number;
  /** What stays in the drawer over night, or somebody puts it in. */
  float: Cents;
  /** What is sold at the counter besides, and what is bought from the drawer. */
  sales: readonly Spent[];
  errands: readonly Spent[];
  bills: readonly Bill[];
  advances: readonly GivenAdvance<Professional>[];
};

type Spent = { description: string; amount: Cents };
/** Comes every month, on the same day. */
export type Bill = Spent & {
  category: string;
  day: number;
  /** In percent, how far it lies off from month to month. */
  varies: number;
  /** Whether it grows with the clients who come. */
  follows: 'nothing' | 'clients';
};
/** 'Vale': taken off the next time she is paid. */
export type GivenAdvance<Professional extends string = string> = {
  professional: Professional;
  daysAgo: number;
  amount: Cents;
  reason: string;
};
