import { isPast, valueOfNext } from '@app/domain/prepaid/package';
import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isRefusedByRule } from '../../../foundation/database/sql-state.ts';
import { listUsesOf, lockClientPackages, sumCounted } from './client-packages.queries.ts';
import {
  clientPackageServices,
  packageUses,
  SESSIONS_NOT_NEGATIVE,
} from './client-packages.table.ts';

export type WantedSession = { clientPackageId: string; serviceId: string };
/** What it counts for of the package's price. */
export type TakenSession = WantedSession & { value: Cents };
export type SessionRefusal = 'session-unavailable' | 'package-expired';
type Doing = { userId: string; now: Temporal.Instant };

/**
 * Takes sessions from what a client bought, in their order. That none is used that is not left, the
 * database decides. Whoever refuses gives up the transaction.
 */
export async function takeSessions(
  scope: CompanyScope,
  wanted: readonly WantedSession[],
  { clientId, today }: { clientId: string; today: Temporal.PlainDate },
): Promise<Result<TakenSession[], SessionRefusal>> {
  const ids = wanted.map(({ clientPackageId }) => clientPackageId);
  const bought = await lockClientPackages(scope, ids);
  const taken: TakenSession[] = [];
  for (const session of wanted) {
    const found = bought.get(session.clientPackageId);
    if (found?.clientId !== clientId || found.takenBackAt !== null)
      return refuse('session-unavailable');
    if (isPast(found.validUntil, today)) return refuse('package-expired');
    const value = await takeOne(scope, session, taken);
    if (value === null) return refuse('session-unavailable');
    taken.push({ ...session, value });
  }
  return accept(taken);
}

/** What it counts for; null when none is left. */
async function takeOne(
  scope: CompanyScope,
  session: WantedSession,
  taken: readonly TakenSession[],
): Promise<Cents | null> {
  const row = await change(scope, session, -1).catch((error) => {
    if (isRefusedByRule(SESSIONS_NOT_NEGATIVE, error)) return null;
    throw error;
  });
  if (!row) return null;
  const before = await sumCounted(scope, session);
  const now = taken.filter((one) => isSame(one, session)).map(({ value }) => value);
  const counted = cents(now.reduce((sum, value) => sum + value, before));
  return valueOfNext({ ...row, left: row.left + 1, counted });
}

function isSame(one: WantedSession, other: WantedSession): boolean {
  return one.clientPackageId === other.clientPackageId && one.serviceId === other.serviceId;
}

async function change(scope: CompanyScope, session: WantedSession, by: 1 | -1) {
  const [row] = await scope
    .update(clientPackageServices)
    .set({ left: sql`${clientPackageServices.left} + ${by}` })
    .where(
      and(
        eq(clientPackageServices.clientPackageId, session.clientPackageId),
        eq(clientPackageServices.serviceId, session.serviceId),
      ),
    )
    .returning();
  return row;
}

/** Writes down what was taken, once the payment is stored that it belongs to. */
export async function noteSessions(
  scope: CompanyScope,
  taken: readonly (TakenSession & { covered: Cents })[],
  { settlementId, userId, now }: Doing & { settlementId: string },
): Promise<void> {
  if (taken.length === 0) return;
  const by = { settlementId, sessions: 1, createdBy: userId, createdAt: now };
  await scope.insert(packageUses).values(taken.map((session) => ({ ...session, ...by })));
}

/** What a refunded payment used is there again. */
export async function returnSessions(
  scope: CompanyScope,
  settlementId: string,
  { userId, now }: Doing,
): Promise<void> {
  const uses = await listUsesOf(scope, settlementId);
  await lockClientPackages(
    scope,
    uses.map(({ clientPackageId }) => clientPackageId),
  );
  for (const { id, clientPackageId, serviceId, value, covered } of uses) {
    onlyRow([await change(scope, { clientPackageId, serviceId }, 1)]);
    await scope.insert(packageUses).values({
      clientPackageId,
      serviceId,
      sessions: -1,
      value: cents(-value),
      covered: cents(-covered),
      settlementId,
      returnsId: id,
      createdBy: userId,
      createdAt: now,
    });
  }
}
