import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isActiveProfessional } from '../../team/professionals.queries.ts';
import type { FeedRow } from './calendar-feeds.queries.ts';
import { calendarFeeds } from './calendar-feeds.table.ts';

/** Whose calendar follows which agenda. */
type FeedWish = { memberId: string; professionalId: string | null };

/** An address, or a new one instead of the old. The id is what the address is made of. */
export async function renewFeed(
  scope: CompanyScope,
  wish: FeedWish,
): Promise<Result<FeedRow, 'professional-not-found'>> {
  const { professionalId } = wish;
  if (professionalId !== null && !(await isActiveProfessional(scope, professionalId))) {
    return refuse('professional-not-found');
  }
  const feed =
    (await replaceFeed(scope, wish)) ??
    (await createFeed(scope, wish)) ??
    // She made the first one in another window at the same moment.
    (await replaceFeed(scope, wish));
  if (!feed) throw new Error('The database stored no address');
  return accept(feed);
}

async function replaceFeed(
  scope: CompanyScope,
  { memberId, professionalId }: FeedWish,
): Promise<FeedRow | null> {
  const isWanted =
    professionalId === null
      ? isNull(calendarFeeds.professionalId)
      : eq(calendarFeeds.professionalId, professionalId);
  const [feed] = await scope
    .update(calendarFeeds)
    .set({ id: sql`uuidv7()`, createdAt: sql`now()` })
    .where(and(eq(calendarFeeds.memberId, memberId), isWanted))
    .returning();
  return feed ?? null;
}

async function createFeed(scope: CompanyScope, wish: FeedWish): Promise<FeedRow | null> {
  const [feed] = await scope.insert(calendarFeeds).values(wish).onConflictDoNothing().returning();
  return feed ?? null;
}

/** Whoever follows it sees nothing from now on. One that is not there is as good as removed. */
export async function removeFeed(scope: CompanyScope, id: string, memberId: string): Promise<void> {
  await scope
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.memberId, memberId)));
}
