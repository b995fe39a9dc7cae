import { goingBack } from '@app/domain/cash/payout';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { asc, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockEntries } from '../../scheduling/appointments/appointments.queries.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import { listParts } from '../commissions/payout-parts.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { lockOpenSession, type SessionRow } from '../drawer/cash-sessions.queries.ts';
import { unlessCashLacks } from '../drawer/drawer-cash.commands.ts';
import { settleWithOwed, takeBack } from './taking-back.commands.ts';
import type { TransactionRow } from './transactions.queries.ts';
import { transactions } from './transactions.table.ts';

type Refusal = 'not-found' | 'cash-closed' | 'not-enough-cash' | 'already-refunded';
type Wanted = { payoutId: string; chosen: readonly string[] | undefined };

/**
 * Takes a payout back, all that still stands of it or the chosen parts. Locks are taken in the order
 * of all who move money: appointments, session, professional, what is owed and what paid it.
 */
export async function refundPayout(
  scope: CompanyScope,
  { payoutId, chosen }: Wanted,
  acting: Acting,
): Promise<Result<string, Refusal>> {
  const seen = await listParts(scope, [payoutId]);
  const wanted = new Set(chosen ?? seen.map(({ id }) => id));
  if (!wanted.isSubsetOf(new Set(seen.map(({ id }) => id)))) return refuse('not-found');
  const { session, rows } = await lockPayout(scope, seen);
  const parts = seen.flatMap(({ id }) => rows.get(id) ?? []).map(withMark);
  const back = goingBack(parts, wanted);
  const isGone = parts.some(({ id, isRefunded }) => chosen?.includes(id) && isRefunded);
  if (isGone || back.length === 0) return refuse('already-refunded');
  if (!session) return refuse('cash-closed');

  const taking = { ...acting, cashSessionId: session.id };
  return unlessCashLacks(scope, session, async () => {
    const refundId = await takeBack(scope, back, taking);
    for (const { paysId } of back) {
      const owed = rows.get(paysId ?? '');
      if (owed) await settleWithOwed(scope, owed, taking);
    }
    return accept(refundId);
  });
}

function withMark(row: TransactionRow) {
  return { ...row, isRefunded: row.refundedAt !== null };
}

type Locked = { session: SessionRow | null; rows: ReadonlyMap<string, TransactionRow> };

/** By id: the parts and what they pay, as they are while nobody else changes them. */
async function lockPayout(scope: CompanyScope, parts: readonly TransactionRow[]): Promise<Locked> {
  // Paying anew counts what was paid out before, so neither happens while the other does.
  const idsOf = (column: 'appointmentId' | 'professionalId' | 'paysId' | 'id') =>
    parts.flatMap((part) => part[column] ?? []);
  await lockEntries(scope, idsOf('appointmentId'));
  // Two who take money out at once would otherwise both find it there.
  const session = await lockOpenSession(scope);
  await lockProfessionals(scope, idsOf('professionalId'));
  const ids = [...new Set([...idsOf('paysId'), ...idsOf('id')])];
  const rows = await scope
    .select()
    .from(transactions)
    .where(sql`${transactions.id} = any (${sql.param(ids)}::uuid[])`)
    .orderBy(asc(transactions.id))
    .for('no key update');
  return { session, rows: new Map(rows.map((row) => [row.id, row])) };
}
