import { isLinePaid, openOf, type StatementLine } from '@app/domain/cash/statement';
import { OWED_KINDS } from '@app/domain/cash/transaction';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type CompanyRow, readCompany } from '../../company/company.queries.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import {
  type AppointmentCard,
  readAppointmentCards,
} from '../../scheduling/appointments/appointment-cards.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { readSaleCards, type SaleCard } from '../checkout/sale-cards.queries.ts';
import { settlementItems, settlements } from '../checkout/settlements.table.ts';
import { listPaidIds, sumAdvances, sumOwed } from '../commissions/owed.queries.ts';

export type Period = { fromDate: Temporal.PlainDate; untilDate: Temporal.PlainDate };
type Asked = Period & { professionalId: string };
type TransactionRow = typeof transactions.$inferSelect;
export type StatementItem = typeof settlementItems.$inferSelect &
  StatementLine &
  Became & { appointmentId: string | null };
/** Of one payment, or of what took it back: then the amount is negative. */
export type StatementTip = Became & {
  date: Temporal.PlainDate;
  settlementId: string;
  appointmentId: string | null;
  amount: Cents;
};
type Became = Pick<StatementLine, 'isRefund' | 'isRefunded' | 'isPaid'> & { open: Cents };
export type StatementMovement = TransactionRow & {
  methodName: string | null;
  /** Of what was paid out: the settlement it was owed of. */
  owedOfId: string | null;
};
export type StatementRows = {
  company: CompanyRow;
  items: StatementItem[];
  tips: StatementTip[];
  /** Payments and vales. */
  movements: StatementMovement[];
  appointments: ReadonlyMap<string, AppointmentCard>;
  /** What was sold without an appointment, by its settlement. */
  sales: ReadonlyMap<string, SaleCard>;
  owedNow: Cents;
  advancesNow: Cents;
};

/** A handful of questions, however much she did. */
export async function readStatement(scope: CompanyScope, asked: Asked): Promise<StatementRows> {
  const { professionalId } = asked;
  const earned = await listEarned(scope, asked);
  const movements = await listMovements(scope, asked);
  const owedNow = await sumOwed(scope, { professionalId });
  const advancesNow = await sumAdvances(scope, { professionalId });
  return {
    ...earned,
    movements,
    company: await readCompany(scope),
    appointments: await readAppointmentCards(scope, [
      ...earned.items.flatMap(({ appointmentId }) => appointmentId ?? []),
      ...movements.flatMap(({ appointmentId }) => appointmentId ?? []),
    ]),
    sales: await readSaleCards(scope, [
      ...earned.items.map(({ settlementId }) => settlementId),
      ...movements.flatMap(({ owedOfId }) => owedOfId ?? []),
    ]),
    owedNow: owedNow.get(professionalId) ?? cents(0),
    advancesNow: advancesNow.get(professionalId) ?? cents(0),
  };
}

type Earned = Pick<StatementRows, 'items' | 'tips'>;

/** Services, and the tips that were given with them: both follow the payment and what took it back. */
async function listEarned(scope: CompanyScope, asked: Asked): Promise<Earned> {
  const rows = await listSettled(scope, asked);
  const owed = await readOwed(scope, rows);
  const becameOf = (row: SettledItem, position: number | null): Became => {
    const isRefunded = row.refundedAt !== null;
    const line = { owed: owed.get(keyOf({ ...row, position })) ?? [], isRefunded };
    const isRefund = row.refundOfId !== null;
    return { isRefund, isRefunded, isPaid: isLinePaid(line), open: openOf(line) };
  };
  const isFirst = ({ settlementId }: SettledItem, place: number) =>
    rows[place - 1]?.settlementId !== settlementId;
  return {
    items: rows.map((row) => ({ ...row, ...becameOf(row, row.position) })),
    tips: rows
      .filter(isFirst)
      .filter(({ tip, tippedId }) => tip !== 0 && tippedId === asked.professionalId)
      .map((row) => {
        const { date, settlementId, appointmentId, tip: amount } = row;
        return { ...becameOf(row, NO_POSITION), date, settlementId, appointmentId, amount };
      }),
  };
}

type SettledItem = Awaited<ReturnType<typeof listSettled>>[number];
/** A tip is given for the whole visit, not for one service of it. */
const NO_POSITION = null;

/** The services of one payment stand together. */
function listSettled(scope: CompanyScope, asked: Asked) {
  const { appointmentId, refundOfId, refundedAt, tip, professionalId: tippedId } = settlements;
  const paid = { appointmentId, refundOfId, refundedAt, tip, tippedId };
  return scope
    .select({ ...getTableColumns(settlementItems), ...paid })
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
}

type ItemKey = { settlementId: string | null; position: number | null };

function keyOf({ settlementId, position }: ItemKey): string {
  return `${settlementId} ${position}`;
}

/** By settlement and position: none where it was paid before, several where that went back. */
async function readOwed(
  scope: CompanyScope,
  items: readonly ItemKey[],
): Promise<ReadonlyMap<string, { amount: Cents; isPaid: boolean }[]>> {
  const ids = [...new Set(items.map(({ settlementId }) => settlementId))];
  const { id, settlementId, itemPosition, kind, amount, refundedAt } = transactions;
  const rows = await scope
    .select({ id, settlementId, position: itemPosition, amount })
    .from(transactions)
    .where(
      and(
        sql`${settlementId} = any (${sql.param(ids)}::uuid[])`,
        inArray(kind, [...OWED_KINDS]),
        isNull(refundedAt),
      ),
    );
  const paidIds = await listPaidIds(
    scope,
    rows.map((row) => row.id),
  );
  const owed = rows.map((row) => ({ ...row, isPaid: paidIds.has(row.id) }));
  return Map.groupBy(owed, keyOf);
}

const SHOWN_KINDS = ['commission_payment', 'tip_payment', 'advance', 'advance_return'] as const;

async function listMovements(scope: CompanyScope, asked: Asked): Promise<StatementMovement[]> {
  const rows = await scope
    .select()
    .from(transactions)
    .where(and(within(asked), inArray(transactions.countsAs, [...SHOWN_KINDS])))
    .orderBy(asc(transactions.date), asc(transactions.id));
  const names = new Map((await listPaymentMethods(scope)).map(({ id, name }) => [id, name]));
  const owedOf = await readOwedOf(scope, rows);
  return rows.map((row) => ({
    ...row,
    methodName: names.get(row.paymentMethodId ?? '') ?? null,
    owedOfId: owedOf.get(row.paysId ?? '') ?? null,
  }));
}

/** Of what was sold without an appointment: of which settlement it was owed. */
async function readOwedOf(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = rows.flatMap(({ appointmentId, paysId }) =>
    appointmentId === null ? (paysId ?? []) : [],
  );
  if (ids.length === 0) return new Map();
  const { id, settlementId } = transactions;
  const owed = await scope
    .select({ id, settlementId })
    .from(transactions)
    .where(sql`${id} = any (${sql.param(ids)}::uuid[])`);
  return new Map(owed.map((row) => [row.id, row.settlementId]));
}

function within({ professionalId, fromDate, untilDate }: Asked) {
  return and(
    eq(transactions.professionalId, professionalId),
    gte(transactions.date, fromDate),
    lt(transactions.date, untilDate),
  );
}
