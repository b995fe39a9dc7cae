import { startOfDay } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import { categoryNamed, type MoneyRow, methodNamed, moneyRow, type Writing } from './books.ts';
import { growthBy } from './busyness.ts';
import { HISTORY_DAYS } from './diary.ts';
import type { Bill } from './till.ts';

const MONTHS = 12;
const WRITTEN_AT = { hours: 22 };

/** Written down in the evening, when the counter is closed: they go through no drawer. */
export function billsOf(writing: Writing): MoneyRow[] {
  const { compare } = Temporal.PlainDate;
  const { today, till } = writing;
  const start = today.subtract({ days: HISTORY_DAYS });
  const months = Array.from({ length: MONTHS + 1 }, (_, ago) => today.subtract({ months: ago }));
  return months
    .toReversed()
    .flatMap((month) => till.bills.map((bill) => ({ bill, date: month.with({ day: bill.day }) })))
    .filter(({ date }) => compare(start, date) <= 0 && compare(date, today) < 0)
    .toSorted((first, second) => compare(first.date, second.date))
    .map(({ bill, date }) => billOn(writing, bill, date));
}

function billOn(writing: Writing, bill: Bill, date: Temporal.PlainDate): MoneyRow {
  const { chance, today, timezone } = writing;
  const share = bill.follows === 'clients' ? growthBy(date.until(today).days) : 1;
  const luck = 1 + (bill.varies * (chance.below(201) - 100)) / 10_000;
  return moneyRow(writing, {
    type: 'expense',
    kind: 'manual',
    description: bill.description,
    date,
    amount: cents(Math.round(bill.amount * share * luck)),
    createdAt: startOfDay(date, timezone).add(WRITTEN_AT),
    paymentMethodId: methodNamed(writing, 'Transferência Bancária').id,
    categoryId: categoryNamed(writing, 'expense', bill.category),
  });
}
