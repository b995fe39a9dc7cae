import { type Movement, sessionTotals } from '@app/domain/cash/session';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { transactions } from '../src/modules/cash/book/transactions.table.ts';
import { settlementItems, settlements } from '../src/modules/cash/checkout/settlements.table.ts';
import { cashSessions } from '../src/modules/cash/drawer/cash-sessions.table.ts';
import { commissionRates } from '../src/modules/catalog/commission-rates.table.ts';
import { paymentMethods } from '../src/modules/company/payment-methods.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { professionals } from '../src/modules/team/professionals.table.ts';

/** Everything that a company of the demonstration wrote down about money. */
export async function readMoney(scope: CompanyScope) {
  return {
    sessions: await scope.select().from(cashSessions).orderBy(cashSessions.openedAt),
    settlements: await scope.select().from(settlements).orderBy(settlements.id),
    items: await scope.select().from(settlementItems),
    rows: await scope.select().from(transactions).orderBy(transactions.id),
    appointments: await scope.select().from(appointments),
    methods: await scope.select().from(paymentMethods).orderBy(paymentMethods.id),
    rates: await scope.select().from(commissionRates),
    team: await scope.select().from(professionals),
  };
}

export type Money = Awaited<ReturnType<typeof readMoney>>;
export type Row = Money['rows'][number];

/** What went through one drawer. */
export function movementsIn({ rows, methods }: Money, sessionId: string): Movement[] {
  return rows
    .filter(({ cashSessionId }) => cashSessionId === sessionId)
    .map((row) => ({
      ...row,
      method: methods.find(({ id }) => id === row.paymentMethodId) ?? null,
    }));
}

export function expectedIn(money: Money, session: Money['sessions'][number]): Cents {
  return sessionTotals(session.openingAmount, movementsIn(money, session.id)).expected;
}

export function totalOf(rows: readonly Row[], ...kinds: Row['countsAs'][]): Cents {
  return sumOf(rows.filter(({ countsAs }) => kinds.includes(countsAs)).map(({ amount }) => amount));
}

/** What is neither paid out nor taken back, row by row. */
export function stillOwed({ rows }: Money): Cents {
  const paid = new Set(rows.filter(isStanding).map(({ paysId }) => paysId));
  const open = rows.filter(
    (row) => ['commission', 'tip_share'].includes(row.kind) && isStanding(row) && !paid.has(row.id),
  );
  return sumOf(open.map(({ amount }) => amount));
}

export function isStanding({ refundedAt, refundOfId }: Pick<Row, 'refundedAt' | 'refundOfId'>) {
  return refundedAt === null && refundOfId === null;
}

/** What came in less what went out of one kind of thing, month by month. */
export function byMonth(rows: readonly Row[], ...kinds: Row['countsAs'][]): Map<string, Cents> {
  const counted = rows.filter(({ countsAs }) => kinds.includes(countsAs));
  const months = Map.groupBy(counted, ({ date }) => date.toPlainYearMonth().toString());
  return new Map(
    [...months].map(([month, some]) => [month, cents(sumOf(some.map(({ amount }) => amount)))]),
  );
}
