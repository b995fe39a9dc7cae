import { type Cents, cents } from '../shared/money.ts';
import { growthOf, type Permille, permilleOf } from './growth.ts';
import type { Happened } from './tally.ts';
import { averageTicketOf } from './ticket.ts';

/** What some days come down to. */
export type Outcome = {
  appointments: number;
  completed: number;
  noShow: number;
  /** What was paid for services. */
  revenue: Cents;
};

/** How far a period has run: its appointments until a moment in epoch seconds, the payments of so many days. */
type Run = { untilTime: number; days: number };

/** Of a period as far as it has run: what is still to come has nothing to be compared with. */
export function outcomeOf({ visits, paidServices }: Happened, { untilTime, days }: Run): Outcome {
  const begun = visits.filter(({ startTime }) => startTime < untilTime);
  const paid = paidServices.filter(({ day }) => day < days);
  return {
    appointments: begun.length,
    completed: begun.filter(({ status }) => status === 'completed').length,
    noShow: begun.filter(({ status }) => status === 'no_show').length,
    revenue: cents(paid.reduce((sum, one) => sum + one.gross - one.discount - one.prepaid, 0)),
  };
}

/** Growth is null where there was nothing before. */
export type Change = { current: number; previous: number; growth: Permille | null };
/** A part of nothing is no figure. */
export type RateChange = { current: Permille | null; previous: Permille | null };

export type Comparison = {
  appointments: Change;
  completed: Change;
  completion: RateChange;
  noShow: RateChange;
  revenue: Change;
  averageTicket: Change;
};

export function compareOutcomes(current: Outcome, previous: Outcome): Comparison {
  const change = (of: (outcome: Outcome) => number): Change => {
    const [now, before] = [of(current), of(previous)];
    return { current: now, previous: before, growth: growthOf(now, before) };
  };
  const rateChange = (of: (outcome: Outcome) => number): RateChange => ({
    current: rateOf(of(current), current),
    previous: rateOf(of(previous), previous),
  });
  return {
    appointments: change(({ appointments }) => appointments),
    completed: change(({ completed }) => completed),
    completion: rateChange(({ completed }) => completed),
    noShow: rateChange(({ noShow }) => noShow),
    revenue: change(({ revenue }) => revenue),
    averageTicket: change(({ revenue, completed }) => averageTicketOf(revenue, completed)),
  };
}

function rateOf(part: number, { appointments }: Outcome): Permille | null {
  return appointments === 0 ? null : permilleOf(part, appointments);
}
