import { COUNTER_CLIENT } from '@app/domain/cash/description';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  type AppointmentCard,
  readAppointmentCards,
} from '../../scheduling/appointments/appointment-cards.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { readSaleCards, type SaleCard } from '../checkout/sale-cards.queries.ts';
import { settlementItems, settlements } from '../checkout/settlements.table.ts';

type TransactionRow = typeof transactions.$inferSelect;
/** What a professional is owed, and for what. */
export type OwedRow = TransactionRow & {
  item: typeof settlementItems.$inferSelect | null;
  /** What it is owed of. */
  settlement: Pick<typeof settlements.$inferSelect, 'date' | 'refundedAt'> | null;
};
export type OwedView = OwedRow & {
  professionalName: string;
  /** What it is owed for: a visit, or what was sold at the counter. */
  done: { time: Temporal.Instant; clientName: string; itemNames: string };
};

/** The professional who is asked about; everybody when nobody is named. */
export type Whose = { professionalId?: string | undefined };

/**
 * As part of another query: owed, not paid out, and not taken back with what it was owed of. Said as
 * the index of what is open says it, which holds nothing else; each settlement is then looked up by
 * its key, because joined, all of a company's would be read.
 */
export const isStillOwed: SQL = sql`${transactions.kind} in ('commission', 'tip_share')
  and ${transactions.refundedAt} is null and not transactions.paid
  and (
    select settled.refunded_at from settlements settled
    where settled.company_id = ${transactions.companyId}
      and settled.id = ${transactions.settlementId}
  ) is null`;

/** What belongs to one payment of a client, in one professional's list. */
const paymentOf = sql`coalesce(${transactions.settlementId}, ${transactions.id})`;
/** As old as the first of it that is open: what was added to it since stands beside that. */
const paymentAge = sql<string>`first_value(${transactions.id}) over (
  partition by ${transactions.professionalId}, ${paymentOf} order by ${transactions.id})`;

/** The oldest payments first, each whole: the ids are made in the order of time. */
export async function listOwed(
  scope: CompanyScope,
  { professionalId }: Whose,
  most: number,
): Promise<{ owed: OwedView[]; hasMore: boolean }> {
  // First which, then what for: joined at once, everything ever owed would be joined.
  const open = await scope
    .select({ id: transactions.id, age: paymentAge.as('age') })
    .from(transactions)
    .where(and(isStillOwed, ofOne(professionalId)))
    .orderBy(sql`age`, asc(transactions.id))
    .limit(most + 1);
  const cutAt = open[most]?.age;
  const shown = open.slice(0, most).filter(({ age }) => age !== cutAt);
  const views = await readOwed(
    scope,
    shown.map(({ id }) => id),
  );
  return { owed: shown.flatMap(({ id }) => views.get(id) ?? []), hasMore: open.length > most };
}

/** What is owed under these ids, whatever became of it since. */
export async function readOwed(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwedView>> {
  if (ids.length === 0) return new Map();
  const rows = await owedRows(
    scope,
    sql`${transactions.id} = any (${sql.param([...ids])}::uuid[])`,
  );
  return new Map((await withNames(scope, rows)).map((view) => [view.id, view]));
}

function owedRows(scope: CompanyScope, which: SQL | undefined) {
  return scope
    .select({
      ...getTableColumns(transactions),
      item: settlementItems,
      settlement: { date: settlements.date, refundedAt: settlements.refundedAt },
    })
    .from(transactions)
    .leftJoin(settlements, eq(settlements.id, transactions.settlementId))
    .leftJoin(
      settlementItems,
      and(
        eq(settlementItems.settlementId, transactions.settlementId),
        eq(settlementItems.position, transactions.itemPosition),
      ),
    )
    .where(which)
    .$dynamic();
}

function ofOne(professionalId: string | undefined): SQL | undefined {
  return professionalId === undefined ? undefined : eq(transactions.professionalId, professionalId);
}

async function withNames(scope: CompanyScope, rows: readonly OwedRow[]): Promise<OwedView[]> {
  const names = await readProfessionalNames(
    scope,
    rows.flatMap(({ professionalId }) => professionalId ?? []),
  );
  const cards = await readAppointmentCards(
    scope,
    rows.flatMap(({ appointmentId }) => appointmentId ?? []),
  );
  const sales = await readSaleCards(
    scope,
    rows.flatMap(({ appointmentId, settlementId }) =>
      appointmentId === null ? (settlementId ?? []) : [],
    ),
  );
  return rows.map((row) => {
    const done = doneOf(cards.get(row.appointmentId ?? ''), sales.get(row.settlementId ?? ''));
    if (!done) throw new Error('Something is owed for nothing');
    return { ...row, done, professionalName: names.get(row.professionalId ?? '') ?? '' };
  });
}

function doneOf(
  visit: AppointmentCard | undefined,
  sale: SaleCard | undefined,
): OwedView['done'] | null {
  if (visit) {
    const { startTime: time, clientName, serviceNames: itemNames } = visit;
    return { time, clientName, itemNames };
  }
  if (!sale) return null;
  const { soldAt: time, clientName, itemNames } = sale;
  return { time, clientName: clientName ?? COUNTER_CLIENT, itemNames };
}

/** All that is owed to each, however long the list. */
export function sumOwed(
  scope: CompanyScope,
  { professionalId }: Whose,
): Promise<ReadonlyMap<string, Cents>> {
  const amount = sql`sum(${transactions.amount})`;
  return sumsByProfessional(scope, amount, and(isStillOwed, ofOne(professionalId)));
}

/** Vales that were not given back yet. */
export function sumAdvances(
  scope: CompanyScope,
  { professionalId }: Whose,
): Promise<ReadonlyMap<string, Cents>> {
  const open = sql`sum(case ${transactions.countsAs}
    when 'advance' then ${transactions.amount} else -${transactions.amount} end)`;
  const isAdvance = sql`${transactions.countsAs} in ('advance', 'advance_return')`;
  return sumsByProfessional(scope, open, and(isAdvance, ofOne(professionalId)));
}

/** Which of these are vales that were taken off a payment since: less is open than was given. */
export async function listReturnedIds(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
): Promise<ReadonlySet<string>> {
  const vales = rows.filter(({ kind, refundedAt }) => kind === 'advance' && refundedAt === null);
  if (vales.length === 0) return new Set();
  const open = await sumAdvances(scope, {});
  const returned = vales.filter((row) => (open.get(row.professionalId ?? '') ?? 0) < row.amount);
  return new Set(returned.map(({ id }) => id));
}

async function sumsByProfessional(
  scope: CompanyScope,
  amount: SQL,
  which: SQL | undefined,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await scope
    .select({ id: transactions.professionalId, amount: amount.mapWith(Number) })
    .from(transactions)
    .where(which)
    .groupBy(transactions.professionalId);
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, cents(row.amount)]])));
}

/** Which of these were paid out, and that was not taken back. */
export async function listPaidIds(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope
    .select({ paysId: transactions.paysId })
    .from(transactions)
    .where(
      sql`${transactions.paysId} = any (${sql.param([...ids])}::uuid[])
        and ${transactions.refundedAt} is null and ${transactions.refundOfId} is null`,
    );
  return new Set(rows.flatMap(({ paysId }) => paysId ?? []));
}
