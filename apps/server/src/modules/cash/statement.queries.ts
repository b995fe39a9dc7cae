import type { StatementLine } from '@app/domain/cash/statement';
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
      owedId: transactions.id,
    })
    .from(settlementItems)
    .innerJoin(settlements, eq(settlements.id, settlementItems.settlementId))
    .leftJoin(
      transactions,
      and(
        eq(transactions.settlementId, settlementItems.settlementId),
        eq(transactions.itemPosition, settlementItems.position),
        eq(transactions.kind, 'commission'),
      ),
    )
    .where(
      and(
        eq(settlementItems.professionalId, asked.professionalId),
        gte(settlementItems.date, asked.fromDate),
        lt(settlementItems.date, asked.untilDate),
      ),
    )
    .orderBy(asc(settlementItems.date), asc(settlements.id), asc(settlementItems.position));
  const owedIds = rows.flatMap(({ owedId }) => owedId ?? []);
  const paidIds = await listPaidIds(scope, owedIds);
  return rows.map(({ refundOfId, refundedAt, owedId, ...item }) => ({
    ...item,
    isRefund: refundOfId !== null,
    isRefunded: refundedAt !== null,
    isPaid: paidIds.has(owedId ?? ''),
  }));
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
