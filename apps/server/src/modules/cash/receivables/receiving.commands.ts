import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { type Method, standing } from './receivables.queries.ts';
import { receivables } from './receivables.table.ts';

type Day = Method & { date: Temporal.PlainDate };
type SeenDay = Day & { openCount: number; open: Cents };

/** Somebody saw it in the account. Of two who say so the first is believed. */
export async function receive(
  scope: CompanyScope,
  id: string,
  { userId, now }: Acting,
): Promise<void> {
  const { takenBackAt, receivedAt } = receivables;
  await scope
    .update(receivables)
    .set({ receivedAt: now, receivedBy: userId })
    .where(and(eq(receivables.id, id), isNull(takenBackAt), isNull(receivedAt)));
}

/** Who ticked off the wrong one says so; the trail keeps both. */
export async function undoReceive(scope: CompanyScope, id: string): Promise<void> {
  await scope
    .update(receivables)
    .set(NOT_RECEIVED)
    .where(and(eq(receivables.id, id), isNull(receivables.takenBackAt)));
}

/**
 * All that is open of a day, and only if it is what was seen: a payment that came meanwhile, or one that
 * was taken back, is in no statement that somebody has just compared.
 */
export async function receiveDay(
  scope: CompanyScope,
  { openCount, open, ...day }: SeenDay,
  { userId, now }: Acting,
): Promise<Result<number, 'changed'>> {
  const rows = await scope
    .select()
    .from(receivables)
    .where(and(ofDay(day), isNull(receivables.receivedAt)))
    .orderBy(receivables.id)
    .for('no key update');
  const sum = sumOf(rows.map(({ amount, fee }) => cents(amount - fee)));
  if (rows.length !== openCount || sum !== open) return refuse('changed');
  const ids = rows.map(({ id }) => id);
  await scope
    .update(receivables)
    .set({ receivedAt: now, receivedBy: userId })
    .where(inArray(receivables.id, ids));
  return accept(ids.length);
}

export async function undoReceiveDay(scope: CompanyScope, day: Day): Promise<number> {
  const undone = await scope
    .update(receivables)
    .set(NOT_RECEIVED)
    .where(and(ofDay(day), isNotNull(receivables.receivedAt)))
    .returning({ id: receivables.id });
  return undone.length;
}

const NOT_RECEIVED = { receivedAt: null, receivedBy: null };

function ofDay({ date, ...which }: Day) {
  return and(standing(which), eq(receivables.dueDate, date));
}
