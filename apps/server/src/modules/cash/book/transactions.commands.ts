import { drawerOf } from '@app/domain/cash/correction';
import type { TransactionType } from '@app/domain/cash/transaction';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isRefusedByRule } from '../../../foundation/database/sql-state.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { holdOpenSession, lockOpenSession } from '../drawer/cash-sessions.queries.ts';
import { unlessCashLacks } from '../drawer/drawer-cash.commands.ts';
import { findActiveCategory, findActiveMethods } from '../drawer/payment-method-choices.queries.ts';
import type { TransactionRow } from './transactions.queries.ts';
import { KEPT_MONEY, transactions } from './transactions.table.ts';

/** What somebody writes into the book by hand. */
export type Entry = {
  type: TransactionType;
  amount: Cents;
  description: string;
  date: Temporal.PlainDate;
  paymentMethodId: string | null;
  categoryId: string | null;
};
type Unavailable = 'method-unavailable' | 'category-unavailable';
type Known = Pick<TransactionRow, 'type' | 'paymentMethodId' | 'categoryId'>;

/** Dated today it goes through the open drawer, if there is one. */
export async function createTransaction(
  scope: CompanyScope,
  entry: Entry,
  acting: Acting,
): Promise<Result<string, Unavailable | 'not-enough-cash'>> {
  const unavailable = await findUnavailable(scope, entry, null);
  if (unavailable) return refuse(unavailable);
  const isExpense = entry.type === 'expense';
  // Two who take money out at once would otherwise both find it there.
  const session = await (isExpense ? lockOpenSession(scope) : holdOpenSession(scope));
  const write = () => store(scope, { entry, openSessionId: session?.id ?? null }, acting);
  return isExpense ? unlessCashLacks(scope, session, write) : write();
}

type Storing = { entry: Entry; openSessionId: string | null };

async function store(
  scope: CompanyScope,
  { entry, openSessionId }: Storing,
  { userId, now, today }: Acting,
): Promise<Result<string, never>> {
  const cashSessionId = drawerOf({ date: entry.date, today, openSessionId });
  const [created] = await scope
    .insert(transactions)
    .values({
      ...entry,
      kind: 'manual',
      countsAs: 'manual',
      cashSessionId,
      createdBy: userId,
      createdAt: now,
    })
    .returning({ id: transactions.id });
  if (!created) throw new Error('The database stored no transaction');
  return accept(created.id);
}

type Version = { id: string; version: number };
type Kept = 'not-found' | 'kept' | 'not-enough-cash';

/** Replaces it as it was when the form was opened. Another day takes it out of the drawer, or in. */
export async function updateTransaction(
  scope: CompanyScope,
  { id, version }: Version,
  { entry, today }: { entry: Entry; today: Temporal.PlainDate },
): Promise<Result<string, Unavailable | 'changed-meanwhile' | Kept>> {
  const session = await lockOpenSession(scope);
  const [stored] = await scope.select().from(transactions).where(eq(transactions.id, id));
  if (!stored) return refuse('not-found');
  const unavailable = await findUnavailable(scope, entry, stored);
  if (unavailable) return refuse(unavailable);
  const moved = drawerOf({ date: entry.date, today, openSessionId: session?.id ?? null });
  const cashSessionId = entry.date.equals(stored.date) ? stored.cashSessionId : moved;
  const replace = async (): Promise<Result<string, 'changed-meanwhile'>> => {
    const changed = await scope
      .update(transactions)
      .set({ ...entry, cashSessionId, version: sql`${transactions.version} + 1` })
      .where(and(eq(transactions.id, id), eq(transactions.version, version)))
      .returning({ id: transactions.id });
    if (changed.length === 0) return refuse('changed-meanwhile');
    return accept(id);
  };
  return unlessCashLacks(scope, session, () => unlessKept(replace));
}

export async function removeTransaction(
  scope: CompanyScope,
  id: string,
): Promise<Result<string, Kept>> {
  const session = await lockOpenSession(scope);
  const remove = async (): Promise<Result<string, 'not-found'>> => {
    const removed = await scope
      .delete(transactions)
      .where(eq(transactions.id, id))
      .returning({ id: transactions.id });
    if (removed.length === 0) return refuse('not-found');
    return accept(id);
  };
  return unlessCashLacks(scope, session, () => unlessKept(remove));
}

/** The database keeps what was counted, whoever asks. */
async function unlessKept<Reason extends string>(
  write: () => Promise<Result<string, Reason>>,
): Promise<Result<string, Reason | 'kept'>> {
  try {
    return await write();
  } catch (error) {
    if (isRefusedByRule(KEPT_MONEY, error)) return refuse('kept');
    throw error;
  }
}

/** What it was written with before may stay, also when it is no longer offered. */
async function findUnavailable(
  scope: CompanyScope,
  { type, paymentMethodId, categoryId }: Entry,
  before: Known | null,
): Promise<Unavailable | null> {
  if (paymentMethodId !== null && paymentMethodId !== before?.paymentMethodId) {
    const offered = await findActiveMethods(scope, [paymentMethodId]);
    if (!offered.has(paymentMethodId)) return 'method-unavailable';
  }
  const isKnown = categoryId === before?.categoryId && type === before?.type;
  if (categoryId !== null && !isKnown) {
    const offered = await findActiveCategory(scope, categoryId, type);
    if (!offered) return 'category-unavailable';
  }
  return null;
}
