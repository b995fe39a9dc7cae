import { movementDescription } from '@app/domain/cash/description';
import {
  type CountKey,
  countedLines,
  type ExpectedLine,
  expectedLines,
  hasExpectedChanged,
  hasUnknownPlace,
  isUncounted,
  lacksExplanation,
  sessionTotals,
} from '@app/domain/cash/session';
import { TYPE_OF_KIND } from '@app/domain/cash/transaction';
import { type Cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import {
  hasCash,
  holdOpenSession,
  lockOpenSession,
  lockSession,
  readMark,
  readMovementSums,
} from './cash-sessions.queries.ts';
import { cashSessions } from './cash-sessions.table.ts';

/** Who moves money, and when; the day is the company's. */
export type Acting = { userId: string; now: Temporal.Instant; today: Temporal.PlainDate };
type Opening = { openingAmount: Cents; notes: string };
type Closing = {
  id: string;
  counts: { key: CountKey; counted: Cents }[];
  /** What was expected on the screen of whoever counted; of a blind count only the mark. */
  seen: { key: CountKey; expected: Cents | null }[] | { mark: string };
  notes: string;
};
type ClosingRefusal =
  | 'not-found'
  | 'already-closed'
  | 'unknown-place'
  | 'uncounted'
  | 'expected-changed'
  | 'unexplained';
type Move = { kind: 'supply' | 'withdrawal'; amount: Cents; reason: string };

/** Opens the drawer. Of two at once the second waits for the first and finds it open. */
export async function openSession(
  scope: CompanyScope,
  { openingAmount, notes }: Opening,
  { userId, now }: Acting,
): Promise<Result<string, 'already-open'>> {
  const [opened] = await scope
    .insert(cashSessions)
    .values({ openedBy: userId, openedAt: now, openingAmount, openingNotes: notes })
    .onConflictDoNothing()
    .returning({ id: cashSessions.id });
  if (!opened) return refuse('already-open');
  return accept(opened.id);
}

/** Closes the drawer. What is expected is summed under the lock: other moves are in or wait. */
export async function closeSession(
  scope: CompanyScope,
  { id, counts, seen, notes }: Closing,
  { userId, now }: Acting,
): Promise<Result<string, ClosingRefusal>> {
  const session = await lockSession(scope, id);
  if (!session) return refuse('not-found');
  if (session.status === 'closed') return refuse('already-closed');
  const sums = await readMovementSums(scope, id);
  const methods = await listPaymentMethods(scope);
  const names = new Map(methods.map((method) => [method.id, method.name]));
  const expected = expectedLines(session.openingAmount, sums);
  if (hasUnknownPlace(expected, counts, names)) return refuse('unknown-place');
  // A closed drawer never changes: money that nobody saw would be missing in it for ever.
  if (await hasMoved(scope, { id, seen, expected })) return refuse('expected-changed');
  if (isUncounted(expected, counts)) return refuse('uncounted');
  const lines = countedLines(expected, counts, names);
  if (lacksExplanation(lines, notes)) return refuse('unexplained');
  await scope
    .update(cashSessions)
    .set({
      status: 'closed',
      closedBy: userId,
      closedAt: now,
      closingNotes: notes,
      counts: lines,
      closingAmount: sumOf(lines.map(({ counted }) => counted)),
      expectedAmount: sessionTotals(session.openingAmount, sums).expected,
    })
    .where(eq(cashSessions.id, id));
  return accept(id);
}

type Counted = Pick<Closing, 'id' | 'seen'> & { expected: readonly ExpectedLine[] };

async function hasMoved(scope: CompanyScope, { id, seen, expected }: Counted): Promise<boolean> {
  if ('mark' in seen) return seen.mark !== (await readMark(scope, id));
  return hasExpectedChanged(expected, seen);
}

/** 'Suprimento' or 'sangria'. */
export async function moveCash(
  scope: CompanyScope,
  { kind, amount, reason }: Move,
  { userId, now, today }: Acting,
): Promise<Result<string, 'cash-closed' | 'not-enough-cash'>> {
  // Two who take money out at once would otherwise both find it there.
  const session = await (kind === 'withdrawal' ? lockOpenSession(scope) : holdOpenSession(scope));
  if (!session) return refuse('cash-closed');
  if (kind === 'withdrawal' && !(await hasCash(scope, session, amount))) {
    return refuse('not-enough-cash');
  }
  const [moved] = await scope
    .insert(transactions)
    .values({
      type: TYPE_OF_KIND[kind],
      kind,
      countsAs: kind,
      amount,
      date: today,
      cashSessionId: session.id,
      createdBy: userId,
      createdAt: now,
      description: movementDescription(kind, reason),
    })
    .returning({ id: transactions.id });
  if (!moved) throw new Error('The database stored no movement');
  return accept(moved.id);
}
