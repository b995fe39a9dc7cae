import {
  COUNTED_IN,
  type Figure,
  OWED_KINDS,
  type TransactionKind,
  type TransactionType,
} from '@app/domain/cash/transaction';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { and, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type Page as Found, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import {
  isWholePayment,
  isWholePayout,
  type TransactionView,
  withNames,
} from './transactions.queries.ts';
import { transactions } from './transactions.table.ts';
import { wordsIn } from './transactions-words.queries.ts';

type Wanted<Value> = Value | undefined;
export type TransactionSearch = {
  terms: readonly string[];
  type?: Wanted<TransactionType>;
  kind?: Wanted<TransactionKind>;
  counts?: Wanted<Figure>;
  paymentMethodId?: Wanted<string>;
  /** Whether that is notes and coins. */
  isCash?: boolean;
  categoryId?: Wanted<string>;
  professionalId?: Wanted<string>;
  cashSessionId?: Wanted<string>;
  appointmentId?: Wanted<string>;
  from?: Wanted<Temporal.PlainDate>;
  until?: Wanted<Temporal.PlainDate>;
};
/** Where the last page ended. What comes or goes meanwhile moves nothing else. */
export type TransactionPlace = { date: Temporal.PlainDate; id: string };
type Page = { after: TransactionPlace | null; limit: number };

/** What a search comes to; null when nothing fits it, and then nothing has to be read. */
type Fitting = { condition: SQL | undefined; counting: Counting } | null;
/** Whole, as people remember them; or their parts, where one part is asked for. */
type Counting = Record<'payments' | 'payouts', 'whole' | 'parts'>;

/** For the pages of a list and its totals alike. */
export async function fittingOf(scope: CompanyScope, search: TransactionSearch): Promise<Fitting> {
  const words = await wordsIn(scope, search.terms);
  const isCash = await isNotesAndCoins(scope, search.paymentMethodId);
  if (!words) return null;
  const counting = countingOf(search);
  const { payments, payouts } = counting;
  const alone = and(
    payments === 'whole' ? isWholePayment : undefined,
    payouts === 'whole' ? isWholePayout : undefined,
  );
  return { counting, condition: and(filtered({ ...search, isCash }), alone, ...words) };
}

const PARTS_OF_PAYOUTS: readonly Wanted<TransactionKind>[] = ['tip_payment', 'advance_return'];

/**
 * A figure counts services without the tip, and whoever asks for tips asks for no services. Of one
 * visit a payout shows the part that was for it.
 */
function countingOf({ kind, counts, appointmentId }: TransactionSearch): Counting {
  const isFigure = counts !== undefined;
  const isPart = isFigure || appointmentId !== undefined || PARTS_OF_PAYOUTS.includes(kind);
  return {
    payments: isFigure || kind === 'tip' ? 'parts' : 'whole',
    payouts: isPart ? 'parts' : 'whole',
  };
}

async function isNotesAndCoins(scope: CompanyScope, id: Wanted<string>): Promise<boolean> {
  if (!id) return false;
  return (await listPaymentMethods(scope)).some((one) => one.id === id && one.kind === 'cash');
}

/** By date, newest first. */
export async function listTransactions(
  scope: CompanyScope,
  fitting: Fitting,
  { after, limit }: Page,
): Promise<Found<TransactionView>> {
  if (!fitting) return pageOf([], limit);
  const rows = await scope
    .select()
    .from(transactions)
    .where(and(fitting.condition, after ? behind(after) : undefined))
    .orderBy(desc(transactions.date), desc(transactions.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, ...wholeOf(row, fitting.counting) })),
    limit,
  );
  return { ...page, rows: await withNames(scope, page.rows) };
}

type Whole = Pick<typeof transactions.$inferSelect, 'paidTogether' | 'payoutTotal'>;

function wholeOf({ paidTogether, payoutTotal }: Whole, { payments, payouts }: Counting): Whole {
  return {
    paidTogether: payments === 'whole' ? paidTogether : null,
    payoutTotal: payouts === 'whole' ? payoutTotal : null,
  };
}

/** Income, fees and expense of everything that fits the search, not of one page. */
export async function readTotals(
  scope: CompanyScope,
  fitting: Fitting,
): Promise<Record<TransactionType | 'fees', Cents>> {
  const none = cents(0);
  if (!fitting) return { income: none, expense: none, fees: none };
  const rows = await scope
    .select({
      type: transactions.type,
      total: sql`sum(${amountIn(fitting.counting)})`.mapWith((sum) => cents(Number(sum))),
      fees: sql`sum(${transactions.fee})`.mapWith((sum) => cents(Number(sum))),
    })
    .from(transactions)
    .where(fitting.condition)
    .groupBy(transactions.type);
  const totalOf = (type: TransactionType) => rows.find((row) => row.type === type)?.total ?? none;
  const fees = sumOf(rows.map((row) => row.fees));
  return { income: totalOf('income'), expense: totalOf('expense'), fees };
}

export type DayTotals = Record<TransactionType | 'fees', Cents> & { date: Temporal.PlainDate };

/** The same of each of some days that follow one another in the list. */
export async function readDayTotals(
  scope: CompanyScope,
  fitting: Fitting,
  rows: readonly Pick<TransactionView, 'date'>[],
): Promise<DayTotals[]> {
  const [newest, oldest] = [rows[0]?.date, rows.at(-1)?.date];
  if (!fitting || !newest || !oldest) return [];
  const sumOver = (type: TransactionType) =>
    sql`coalesce(sum(${amountIn(fitting.counting)}) filter (where ${eq(transactions.type, type)}), 0)`.mapWith(
      (sum) => cents(Number(sum)),
    );
  return scope
    .select({
      date: transactions.date,
      income: sumOver('income'),
      expense: sumOver('expense'),
      fees: sql`sum(${transactions.fee})`.mapWith((sum) => cents(Number(sum))),
    })
    .from(transactions)
    .where(
      and(
        fitting.condition,
        gte(transactions.date, oldest),
        lt(transactions.date, newest.add({ days: 1 })),
      ),
    )
    .groupBy(transactions.date)
    .orderBy(desc(transactions.date));
}

function amountIn({ payments, payouts }: Counting): SQL {
  const { paidTogether, payoutTotal, amount } = transactions;
  return sql`coalesce(${payments === 'whole' ? paidTogether : null},
    ${payouts === 'whole' ? payoutTotal : null}, ${amount})`;
}

function filtered(search: TransactionSearch): SQL | undefined {
  const { type, from, until, paymentMethodId, categoryId, professionalId } = search;
  const { cashSessionId, appointmentId, counts } = search;
  return and(
    type && eq(transactions.type, type),
    paymentMethodId ? throughMethod(paymentMethodId, search.isCash ?? false) : undefined,
    categoryId ? eq(transactions.categoryId, categoryId) : undefined,
    professionalId ? eq(transactions.professionalId, professionalId) : undefined,
    cashSessionId ? eq(transactions.cashSessionId, cashSessionId) : undefined,
    appointmentId ? eq(transactions.appointmentId, appointmentId) : undefined,
    from && gte(transactions.date, from),
    until && lt(transactions.date, until),
    ofKind(search),
    counts && countedIn(counts),
  );
}

/** What is owed is no movement of money: it is shown, reversals included, to whoever asks for it. */
function ofKind({ kind, counts, appointmentId }: TransactionSearch): SQL | undefined {
  if (kind === 'commission' || kind === 'tip_share') return eq(transactions.countsAs, kind);
  const owed = [...OWED_KINDS];
  return and(
    kind && eq(transactions.kind, kind),
    appointmentId || counts === 'commissions' ? undefined : notInArray(transactions.countsAs, owed),
  );
}

/** What is put into the drawer or taken out of it is notes and coins, without naming a method. */
function throughMethod(id: string, isCash: boolean): SQL | undefined {
  const named = eq(transactions.paymentMethodId, id);
  return isCash ? or(named, inArray(transactions.countsAs, ['supply', 'withdrawal'])) : named;
}

function countedIn(figure: Figure): SQL | undefined {
  const { type: side, countsAs } = transactions;
  const counted = COUNTED_IN[figure].map(({ type, kinds }) =>
    and(eq(side, type), inArray(countsAs, [...kinds])),
  );
  return and(or(...counted), figure === 'commissions' ? isEarned : undefined);
}

// What was taken back is left out with the day it was earned on; the index of refunds is asked.
const isEarned = sql`${transactions.amount} > 0 and (
  select true from transactions as reversal where reversal.refund_of_id = ${transactions.id} limit 1
) is null`;

function behind({ date, id }: TransactionPlace): SQL {
  return sql`(${transactions.date}, ${transactions.id}) < (${date.toString()}::date, ${id}::uuid)`;
}
