import { isLinePaid, type StatementLine } from '@app/domain/cash/statement';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, asc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { type CompanyRow, readCompany } from '../company/company.queries.ts';
import {
  type AppointmentCard,
  readAppointmentCards,
} from '../scheduling/appointment-cards.queries.ts';
import { isStillOwed, listPaidIds, sumAdvances, sumOwed } from './owed.queries.ts';
import { settlementItems, settlements } from './settlements.table.ts';
import { transactions } from './transactions.table.ts';

export type Period = { fromDate: Temporal.PlainDate; untilDate: Temporal.PlainDate };
type Asked = Period & { professionalId: string };
type TransactionRow = typeof transactions.$inferSelect;
export type StatementItem = typeof settlementItems.$inferSelect &
  StatementLine & { appointmentId: string };
export type StatementRows = {
  company: CompanyRow;
  items: StatementItem[];
  /** What is owed of tips and what took it back, payments, vales. */
  movements: TransactionRow[];
  paidTipIds: ReadonlySet<string>;
  appointments: ReadonlyMap<string, AppointmentCard>;
  /** Earned in the period and still owed. */
  open: Cents;
  owedNow: Cents;
  advancesNow: Cents;
};

/** A handful of questions, however much she did. */
export async function readStatement(scope: CompanyScope, asked: Asked): Promise<StatementRows> {
  const { professionalId } = asked;
  const items = await listItems(scope, asked);
  const movements = await listMovements(scope, asked);
  const owedNow = await sumOwed(scope, { professionalId });
  const advancesNow = await sumAdvances(scope, { professionalId });
  return {
    ...{ items, movements },
    company: await readCompany(scope),
    paidTipIds: await listPaidIds(
      scope,
      movements.filter(({ kind }) => kind === 'tip_share').map(({ id }) => id),
    ),
    appointments: await readAppointmentCards(
      scope,
      [...items, ...movements].flatMap(({ appointmentId }) => appointmentId ?? []),
    ),
    open: await sumOpen(scope, asked),
    owedNow: owedNow.get(professionalId) ?? cents(0),
    advancesNow: advancesNow.get(professionalId) ?? cents(0),
  };
}

async function listItems(scope: CompanyScope, asked: Asked): Promise<StatementItem[]> {
  const rows = await scope
    .select({
      ...getTableColumns(settlementItems),
      appointmentId: settlements.appointmentId,
      refundOfId: settlements.refundOfId,
      refundedAt: settlements.refundedAt,
    })
    .from(settlementItems)
    .innerJoin(settlements, eq(settlements.id, settlementItems.settlementId))
    .where(
      and(
        eq(settlementItems.professionalId, asked.professionalId),
        gte(settlementItems.date, asked.fromDate),
        lt(settlementItems.date, asked.untilDate),
      ),
    )
    .orderBy(asc(settlementItems.date), asc(settlements.id), asc(settlementItems.position));
  const owed = await readOwedOfItems(scope, rows);
  return rows.map(({ refundOfId, refundedAt, ...item }) => {
    const isRefunded = refundedAt !== null;
    const isPaid = isLinePaid({ owed: owed.get(keyOf(item)) ?? [], isRefunded });
    return { ...item, isRefund: refundOfId !== null, isRefunded, isPaid };
  });
}

type ItemKey = { settlementId: string | null; position: number | null };

function keyOf({ settlementId, position }: ItemKey): string {
  return `${settlementId} ${position}`;
}

/** By settlement and position: none where it was paid before, several where that went back. */
async function readOwedOfItems(
  scope: CompanyScope,
  items: readonly ItemKey[],
): Promise<ReadonlyMap<string, { isPaid: boolean }[]>> {
  const ids = [...new Set(items.map(({ settlementId }) => settlementId))];
  const { id, settlementId, itemPosition, kind } = transactions;
  const rows = await scope
    .select({ id, settlementId, position: itemPosition })
    .from(transactions)
    .where(and(sql`${settlementId} = any (${sql.param(ids)}::uuid[])`, eq(kind, 'commission')));
  const paidIds = await listPaidIds(
    scope,
    rows.map((row) => row.id),
  );
  const owed = rows.map((row) => ({ key: keyOf(row), isPaid: paidIds.has(row.id) }));
  return Map.groupBy(owed, ({ key }) => key);
}

const SHOWN_KINDS = [
  'tip_share',
  'commission_payment',
  'tip_payment',
  'advance',
  'advance_return',
] as const;

function listMovements(scope: CompanyScope, asked: Asked): Promise<TransactionRow[]> {
  return scope
    .select()
    .from(transactions)
    .where(and(within(asked), inArray(transactions.countsAs, [...SHOWN_KINDS])))
    .orderBy(asc(transactions.date), asc(transactions.id));
}

function within({ professionalId, fromDate, untilDate }: Asked) {
  return and(
    eq(transactions.professionalId, professionalId),
    gte(transactions.date, fromDate),
    lt(transactions.date, untilDate),
  );
}

async function sumOpen(scope: CompanyScope, asked: Asked): Promise<Cents> {
  const [open] = await scope
    .select({ amount: sql`coalesce(sum(${transactions.amount}), 0)`.mapWith(Number) })
    .from(transactions)
    .where(and(within(asked), isStillOwed));
  return cents(open?.amount ?? 0);
}
