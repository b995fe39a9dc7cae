import type {
  ReceivableDay,
  ReceivablesAgenda,
  receivable,
} from '@app/contract/cash/receivables.contract';
import { type Answer, id } from '@app/contract/shared/schemas';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { type Cents, cents, formatAmount, sumOf } from '@app/domain/shared/money';
import { z } from 'zod';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import { receivableFileHeader } from './receivables.labels.ts';
import type { ReceivableDayRow, ReceivableView } from './receivables.queries.ts';

/** Where a page ended. */
export const receivablePlace = z.tuple([id]).transform(([last]) => last);

type Asked = {
  days: readonly ReceivableDayRow[];
  coming: readonly ReceivableDayRow[];
  waiting: ReceivablesAgenda['waiting'];
};

/** `coming` is from today on. */
export function presentAgenda(
  { days, coming, waiting }: Asked,
  today: Temporal.PlainDate,
): ReceivablesAgenda {
  const netWithin = (length: number) => {
    const until = today.add({ days: length });
    const near = coming.filter(({ date }) => Temporal.PlainDate.compare(date, until) < 0);
    const totals = totalsOf(near);
    return cents(netOf(totals) - totals.received);
  };
  return {
    days: days.map(presentDay),
    totals: presentMany(totalsOf(days)),
    waiting,
    due: { todayCents: netWithin(1), weekCents: netWithin(7), monthCents: netWithin(30) },
  };
}

function presentDay({ date, count, openCount, ...sums }: ReceivableDayRow): ReceivableDay {
  return { date: date.toString(), count, openCount, ...presentMany(sums) };
}

type Sums = { amount: Cents; fee: Cents };
type SumsOfMany = Sums & { received: Cents };

function totalsOf(rows: readonly SumsOfMany[]): SumsOfMany {
  return {
    amount: sumOf(rows.map(({ amount }) => amount)),
    fee: sumOf(rows.map(({ fee }) => fee)),
    received: sumOf(rows.map(({ received }) => received)),
  };
}

function presentMany({ received, ...sums }: SumsOfMany) {
  return { ...presentSums(sums), receivedCents: received };
}

function netOf({ amount, fee }: Sums): Cents {
  return cents(amount - fee);
}

function presentSums(sums: Sums) {
  return { grossCents: sums.amount, feeCents: sums.fee, netCents: netOf(sums) };
}

export function presentReceivable(view: ReceivableView): Answer<typeof receivable> {
  const { id: receivableId, dueDate, methodName, paidOn, settlementId, receiptNumber } = view;
  const { brand, instalment, instalments, receivedAt } = view;
  return {
    id: receivableId,
    date: dueDate.toString(),
    paymentMethodName: methodName,
    brand,
    instalment,
    instalments,
    settlementId,
    receiptNumber,
    paidOn: paidOn.toString(),
    receivedAt,
    ...presentSums(view),
  };
}

/** The lines of the file, dates in the company's zone. */
export function linesOf(views: readonly ReceivableView[], timezone: string): string[][] {
  return views.map((view) => [
    formatDate(view.dueDate),
    view.methodName,
    view.brand,
    // A stroke between the two would make a date of them.
    `${view.instalment} de ${view.instalments}`,
    formatAmount(view.amount),
    formatAmount(view.fee),
    formatAmount(netOf(view)),
    String(view.receiptNumber),
    formatDate(view.paidOn),
    view.receivedAt ? formatDate(todayIn(timezone, view.receivedAt)) : '',
  ]);
}

export function receivablesFile(lines: readonly string[][]): File {
  return csvFile('a-receber.csv', receivableFileHeader, lines);
}
