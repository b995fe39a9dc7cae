import { cashIn, expectedLines, hasEnoughCash, type Movement } from '@app/domain/cash/session';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import { readAccountNames } from '../../identity/account-names.queries.ts';
import { isWholePayout } from '../book/transactions.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { cashSessions } from './cash-sessions.table.ts';

export type SessionRow = typeof cashSessions.$inferSelect;
/** A drawer with what moved in it, added up by kind and way of paying. */
export type SessionView = SessionRow & {
  sums: Movement[];
  openedByName: string | null;
  closedByName: string | null;
};
/** Where the last page ended. */
export type SessionPlace = { at: Temporal.Instant; id: string };

const isOpen = eq(cashSessions.status, 'open');

/** The open one, held open until this transaction ends; null when none is. */
export async function holdOpenSession(scope: CompanyScope): Promise<SessionRow | null> {
  const [session] = await scope.select().from(cashSessions).where(isOpen).for('share');
  return session ?? null;
}

/** The open one, and nobody else moves money in it until this transaction ends. */
export async function lockOpenSession(scope: CompanyScope): Promise<SessionRow | null> {
  const [session] = await scope.select().from(cashSessions).where(isOpen).for('update');
  return session ?? null;
}

/** Waits for whoever is still moving money in it, and lets nobody begin. */
export async function lockSession(scope: CompanyScope, id: string): Promise<SessionRow | null> {
  const [session] = await scope
    .select()
    .from(cashSessions)
    .where(eq(cashSessions.id, id))
    .for('update');
  return session ?? null;
}

export async function findOpenSession(scope: CompanyScope): Promise<SessionView | null> {
  const [found] = await viewsOf(scope, await scope.select().from(cashSessions).where(isOpen));
  return found ?? null;
}

export async function findSession(scope: CompanyScope, id: string): Promise<SessionView | null> {
  const rows = await scope.select().from(cashSessions).where(eq(cashSessions.id, id));
  const [found] = await viewsOf(scope, rows);
  return found ?? null;
}

/** Newest first. */
export async function listClosedSessions(
  scope: CompanyScope,
  { after, limit }: { after: SessionPlace | null; limit: number },
): Promise<Page<SessionView>> {
  const rows = await scope
    .select()
    .from(cashSessions)
    .where(and(eq(cashSessions.status, 'closed'), after ? before(after) : undefined))
    .orderBy(desc(cashSessions.openedAt), desc(cashSessions.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return { ...page, rows: await viewsOf(scope, page.rows) };
}

function before({ at, id }: SessionPlace): SQL {
  return sql`(${cashSessions.openedAt}, ${cashSessions.id}) < (${at.toString()}::timestamptz, ${id}::uuid)`;
}

async function viewsOf(scope: CompanyScope, rows: readonly SessionRow[]): Promise<SessionView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sums = await sumsOf(scope, ids);
  const users = rows.flatMap(({ openedBy, closedBy }) => [openedBy, closedBy]);
  const names = await readAccountNames(scope, users);
  return rows.map((row) => ({
    ...row,
    sums: sums.get(row.id) ?? [],
    openedByName: names.get(row.openedBy) ?? null,
    closedByName: names.get(row.closedBy ?? '') ?? null,
  }));
}

/** What moved in one drawer until now. */
export async function readMovementSums(scope: CompanyScope, id: string): Promise<Movement[]> {
  const sums = await sumsOf(scope, [id]);
  return sums.get(id) ?? [];
}

/** Another one after each movement. Made of names, not of amounts: nobody reads a sum out of it. */
export async function readMark(scope: CompanyScope, id: string): Promise<string> {
  const rows = sql`string_agg(${transactions.id} || ':' || ${transactions.version}, ' ' order by ${transactions.id})`;
  const [found] = await scope
    .select({ mark: sql<string>`md5(coalesce(${rows}, ''))` })
    .from(transactions)
    .where(eq(transactions.cashSessionId, id));
  return found?.mark ?? '';
}

type Sums = ReadonlyMap<string | null, (Movement & { sessionId: string | null })[]>;

/** What was handed over at once counts as in the list: once, with what came to be handed over. */
async function sumsOf(scope: CompanyScope, sessionIds: readonly string[]): Promise<Sums> {
  const { cashSessionId, type, countsAs, paymentMethodId, amount, payoutTotal } = transactions;
  const rows = await scope
    .select({
      sessionId: cashSessionId,
      type,
      countsAs,
      paymentMethodId,
      amount: sql`sum(coalesce(${payoutTotal}, ${amount}))`.mapWith((sum) => cents(Number(sum))),
    })
    .from(transactions)
    .where(and(sql`${cashSessionId} = any (${sql.param([...sessionIds])}::uuid[])`, isWholePayout))
    .groupBy(cashSessionId, type, countsAs, paymentMethodId)
    .orderBy(asc(paymentMethodId), asc(type), asc(countsAs));
  const methods = new Map((await listPaymentMethods(scope)).map((method) => [method.id, method]));
  const movements = rows.map(({ paymentMethodId: methodId, ...row }) => {
    return { ...row, method: methods.get(methodId ?? '') ?? null };
  });
  return Map.groupBy(movements, ({ sessionId }) => sessionId);
}

/** Whether the drawer holds so much; asked under its lock, so that two do not take the same. */
export async function hasCash(
  scope: CompanyScope,
  session: SessionRow,
  amount: Cents,
): Promise<boolean> {
  return hasEnoughCash(await readExpected(scope, session), amount);
}

/** What should lie in the drawer at this moment. */
export async function readCash(scope: CompanyScope, session: SessionRow): Promise<Cents> {
  return cashIn(await readExpected(scope, session));
}

async function readExpected(scope: CompanyScope, { id, openingAmount }: SessionRow) {
  return expectedLines(openingAmount, await readMovementSums(scope, id));
}
