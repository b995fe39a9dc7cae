import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockEntries } from '../../scheduling/appointments/appointments.queries.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import { takeBack } from '../book/taking-back.commands.ts';
import { transactions } from '../book/transactions.table.ts';
import type { Settling } from '../checkout/settlements.commands.ts';
import { settlementItems, settlements } from '../checkout/settlements.table.ts';
import { listMissedOf, type MissedItem } from './missed-commissions.queries.ts';
import { oweAgain } from './owed-again.commands.ts';

/** A missed commission as it stood on the screen of whoever lets it be owed. */
export type Wanted = { settlementId: string; position: number; amount: Cents };

/**
 * Answers what is owed more than before. Everything or nothing: whoever refuses gives up the
 * transaction. Of two who ask at once the second waits and finds that it is owed already.
 */
export async function oweMissed(
  scope: CompanyScope,
  wanted: readonly Wanted[],
  doing: Settling,
): Promise<Result<Cents, 'changed'>> {
  const ids = [...new Set(wanted.map(({ settlementId }) => settlementId))];
  await lockSettlements(scope, ids);
  await lockOwed(scope, ids);
  const missed = await listMissedOf(scope, ids, doing);
  const earned: MissedItem[] = [];
  for (const one of wanted) {
    const item = missed.find((candidate) => isSame(candidate, one));
    if (item?.commission !== one.amount) return refuse('changed');
    if (!(await takeOwedBack(scope, item, doing))) return refuse('changed');
    if (!(await storeEarned(scope, item))) return refuse('changed');
    earned.push(item);
  }
  // Per appointment: what she got for it before is set off once.
  for (const [, [item]] of Map.groupBy(earned, ({ appointmentId }) => appointmentId)) {
    if (item) await oweAgain(scope, item, doing);
  }
  return accept(sumOf(earned.map((item) => cents(item.commission - item.previous.commission))));
}

function isSame(item: MissedItem, { settlementId, position }: Wanted): boolean {
  return item.settlementId === settlementId && item.position === position;
}

/**
 * Appointments first, then their payments, each the oldest first, as whoever pays anew or refunds
 * locks them; waits for one that is being refunded.
 */
async function lockSettlements(scope: CompanyScope, ids: readonly string[]): Promise<void> {
  const wanted = sql`${settlements.id} = any (${sql.param([...ids])}::uuid[])`;
  const { id, appointmentId } = settlements;
  const seen = await scope.select({ appointmentId }).from(settlements).where(wanted);
  await lockEntries(
    scope,
    seen.flatMap((one) => one.appointmentId ?? []),
  );
  await scope.select({ id }).from(settlements).where(wanted).orderBy(asc(id)).for('no key update');
}

/**
 * People first, then all that is owed to them, the oldest first, as whoever pays it out locks them: item
 * by item each would wait for the other.
 */
async function lockOwed(scope: CompanyScope, ids: readonly string[]): Promise<void> {
  const { id, professionalId, settlementId } = transactions;
  const owed = and(
    sql`${settlementId} = any (${sql.param([...ids])}::uuid[])`,
    eq(transactions.kind, 'commission'),
    isNull(transactions.refundedAt),
  );
  const people = await scope.selectDistinct({ id: professionalId }).from(transactions).where(owed);
  await lockProfessionals(
    scope,
    people.flatMap((person) => person.id ?? []),
  );
  await scope.select({ id }).from(transactions).where(owed).orderBy(asc(id)).for('no key update');
}

/** What is owed at the rate that held before; false when it was paid out meanwhile. */
async function takeOwedBack(
  scope: CompanyScope,
  { settlementId, position }: MissedItem,
  doing: Settling,
): Promise<boolean> {
  const rows = await scope
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.settlementId, settlementId),
        eq(transactions.itemPosition, position),
        eq(transactions.kind, 'commission'),
        isNull(transactions.refundedAt),
      ),
    )
    .orderBy(asc(transactions.id));
  if (rows.some(({ paid }) => paid)) return false;
  for (const row of rows) await takeBack(scope, [row], { ...doing, cashSessionId: null });
  return true;
}

async function storeEarned(scope: CompanyScope, item: MissedItem): Promise<boolean> {
  const { settlementId, position, basisPoints, commission, previous } = item;
  const stored = await scope
    .update(settlementItems)
    .set({ basisPoints, commission })
    .where(
      and(
        eq(settlementItems.settlementId, settlementId),
        eq(settlementItems.position, position),
        sql`${settlementItems.basisPoints} is not distinct from ${previous.basisPoints}`,
      ),
    )
    .returning({ position: settlementItems.position });
  return stored.length > 0;
}
