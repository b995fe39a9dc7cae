import { withProgress } from '@app/domain/loyalty/loyalty-campaign';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clientLoyalty, loyaltyRedemptions } from './client-loyalty.table.ts';
import { POINTS_WORDS } from './loyalty.labels.ts';
import { pointsTransactions } from './points-transactions.table.ts';

type Doing = { userId: string; now: Temporal.Instant };
type Undoing = Doing & { clientId: string };
type Undone = Promise<Result<null, 'nothing-to-undo'>>;

/** What a refunded payment used is there again. */
export async function returnRewards(
  scope: CompanyScope,
  settlementId: string,
  doing: Doing,
): Promise<void> {
  await takeBackUses(scope, eq(loyaltyRedemptions.settlementId, settlementId), doing);
  const paidWith = eq(pointsTransactions.settlementId, settlementId);
  await givePointsBack(scope, paidWith, { ...doing, words: POINTS_WORDS.returned });
}

/** Marked as given by mistake. What a payment used comes back only with its refund. */
export async function undoReward(scope: CompanyScope, statusId: string, doing: Undoing): Undone {
  const hers = and(eq(clientLoyalty.id, statusId), eq(clientLoyalty.clientId, doing.clientId));
  if ((await scope.$count(clientLoyalty, hers)) === 0) return refuse('nothing-to-undo');
  const given = and(
    eq(loyaltyRedemptions.statusId, statusId),
    isNull(loyaltyRedemptions.settlementId),
  );
  const count = await takeBackUses(scope, given, doing);
  return count === 0 ? refuse('nothing-to-undo') : accept(null);
}

/** The same of points that were exchanged by mistake. */
export async function undoExchange(
  scope: CompanyScope,
  movementId: string,
  doing: Undoing,
): Undone {
  const exchanged = and(
    eq(pointsTransactions.id, movementId),
    eq(pointsTransactions.clientId, doing.clientId),
    isNull(pointsTransactions.settlementId),
  );
  const words = POINTS_WORDS.undone;
  const count = await givePointsBack(scope, exchanged, { ...doing, words });
  return count === 0 ? refuse('nothing-to-undo') : accept(null);
}

/** Answers how many were in use. */
async function takeBackUses(
  scope: CompanyScope,
  which: SQL | undefined,
  { now }: Doing,
): Promise<number> {
  const unused = await scope
    .update(loyaltyRedemptions)
    .set({ takenBackAt: now })
    .where(and(which, isNull(loyaltyRedemptions.takenBackAt)))
    .returning({ statusId: loyaltyRedemptions.statusId });
  for (const { statusId } of unused) await waitAgain(scope, statusId, now);
  return unused.length;
}

/** Not used any more; earned only as far as what was collected still reaches the target. */
async function waitAgain(
  scope: CompanyScope,
  statusId: string,
  now: Temporal.Instant,
): Promise<void> {
  const [status] = await scope
    .update(clientLoyalty)
    .set({ usedAt: null })
    .where(eq(clientLoyalty.id, statusId))
    .returning();
  if (!status) throw new Error('A status outlives its use');
  const { earnedAt } = withProgress(status, 0, now);
  if (earnedAt !== status.earnedAt)
    await scope.update(clientLoyalty).set({ earnedAt }).where(eq(clientLoyalty.id, statusId));
}

/** Once, whoever asks how often: the key of what is returned decides. Answers how many came back. */
async function givePointsBack(
  scope: CompanyScope,
  which: SQL | undefined,
  { userId, now, words }: Doing & { words: string },
): Promise<number> {
  const spent = await scope
    .select()
    .from(pointsTransactions)
    .where(and(which, eq(pointsTransactions.type, 'redeemed')));
  if (spent.length === 0) return 0;
  const returned = await scope
    .insert(pointsTransactions)
    .values(
      spent.map(({ id, clientId, campaignId, settlementId, points }) => ({
        clientId,
        campaignId,
        settlementId,
        type: 'returned' as const,
        points: -points,
        returnsId: id,
        description: words,
        createdBy: userId,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: pointsTransactions.id });
  return returned.length;
}
