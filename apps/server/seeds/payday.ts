import {
  advanceDescription,
  advanceReturnDescription,
  commissionPaymentDescription,
  tipPaymentDescription,
} from '@app/domain/cash/description';
import { leadOf, payoutTotal } from '@app/domain/cash/payout';
import { type Cents, cents, smaller, sumOf } from '@app/domain/shared/money';
import { type DrawerDay, type MoneyRow, methodNamed, moneyRow, type Writing } from './books.ts';
import type { GivenAdvance } from './till.ts';

/** What the team is owed, and the vales that were not given back yet. */
export type Owed = { rows: MoneyRow[]; advances: Map<string, Cents> };
type Moment = { day: Pick<DrawerDay, 'date' | 'session'>; at: Temporal.Instant };

const DAYS_SINCE_LAST = 5;
const DAYS_BETWEEN = 14;

/** Every two weeks, on a day when the counter is open; the last one a few days ago. */
export function paydaysAmong(
  dates: readonly Temporal.PlainDate[],
  today: Temporal.PlainDate,
): Set<string> {
  const [first] = dates;
  if (!first) return new Set();
  const count = Math.floor(first.until(today).days / DAYS_BETWEEN);
  const wished = Array.from({ length: count }, (_, place) =>
    today.subtract({ days: DAYS_SINCE_LAST + DAYS_BETWEEN * place }),
  );
  return new Set(
    wished.flatMap((wish) => {
      const open = dates.findLast((date) => Temporal.PlainDate.compare(date, wish) <= 0);
      return open?.toString() ?? [];
    }),
  );
}

/** Everything that was earned until the day before, vales taken off. */
export function payTeam(writing: Writing, owed: Owed, moment: Moment): MoneyRow[] {
  const { day } = moment;
  const isDue = ({ date }: MoneyRow) => Temporal.PlainDate.compare(date, day.date) < 0;
  const due = owed.rows.filter(isDue);
  owed.rows = owed.rows.filter((row) => !isDue(row));
  const payments = due.map((row) => paymentOf(writing, row, moment));
  const returns = advancesTakenOff(writing, owed, { ...moment, payments });
  const people = Map.groupBy([...payments, ...returns], ({ professionalId }) => professionalId);
  return [...people.values()].flatMap(asPayout);
}

/** One movement for each, with its parts. */
function asPayout(parts: readonly MoneyRow[]): MoneyRow[] {
  const lead = leadOf(parts);
  if (!lead || parts.length === 1) return [...parts];
  return parts.map((part) => ({
    ...part,
    payoutId: lead.id,
    payoutTotal: part === lead ? payoutTotal(parts) : null,
  }));
}

function paymentOf(writing: Writing, owed: MoneyRow, moment: Moment): MoneyRow {
  const { id: paysId, amount, professionalId, appointmentId } = owed;
  const isTip = owed.kind === 'tip_share';
  const describe = isTip ? tipPaymentDescription : commissionPaymentDescription;
  return moneyRow(writing, {
    type: 'expense',
    kind: isTip ? 'tip_payment' : 'commission_payment',
    amount,
    paysId,
    professionalId,
    appointmentId,
    description: describe(nameOf(writing, professionalId)),
    ...through(writing, moment),
  });
}

type Paying = Moment & { payments: readonly MoneyRow[] };

/** Each goes with her payout: whoever takes that back has the vale open again. */
function advancesTakenOff(
  writing: Writing,
  owed: Owed,
  { payments, ...moment }: Paying,
): MoneyRow[] {
  return [...owed.advances].flatMap(([professionalId, open]) => {
    const hers = payments.filter((row) => row.professionalId === professionalId);
    const amount = smaller(open, sumOf(hers.map((row) => row.amount)));
    if (amount === 0) return [];
    owed.advances.set(professionalId, cents(open - amount));
    return moneyRow(writing, {
      type: 'income',
      kind: 'advance_return',
      amount,
      professionalId,
      description: advanceReturnDescription(nameOf(writing, professionalId)),
      ...through(writing, moment),
    });
  });
}

export function giveAdvance(
  writing: Writing,
  owed: Owed,
  { advance, ...moment }: Moment & { advance: GivenAdvance },
): MoneyRow {
  const { professional, amount, reason } = advance;
  const [professionalId] =
    [...writing.professionals].find(([, { name }]) => name === professional) ?? [];
  if (!professionalId) throw new Error(`${professional} does not work here`);
  owed.advances.set(professionalId, cents((owed.advances.get(professionalId) ?? 0) + amount));
  return moneyRow(writing, {
    type: 'expense',
    kind: 'advance',
    amount,
    professionalId,
    description: advanceDescription(professional, reason),
    ...through(writing, moment),
  });
}

function through(writing: Writing, { day, at }: Moment) {
  return {
    cashSessionId: day.session.id,
    paymentMethodId: methodNamed(writing, 'PIX').id,
    date: day.date,
    createdAt: at,
  };
}

function nameOf({ professionals }: Writing, id: string | null): string {
  return professionals.get(id ?? '')?.name ?? '';
}
