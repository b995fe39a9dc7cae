import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isActiveProfessional } from '../team/professionals.queries.ts';
import { type FeedRow, feedsWithin } from './calendar-feeds.queries.ts';
import { calendarFeeds } from './calendar-feeds.table.ts';
import type { Sight } from './sight.queries.ts';

/** An address, or a new one instead of the old. The id is what the address is made of. */
export async function renewFeed(
  scope: CompanyScope,
  professionalId: string | null,
): Promise<Result<FeedRow, 'professional-not-found'>> {
  if (professionalId !== null && !(await isActiveProfessional(scope, professionalId))) {
    return refuse('professional-not-found');
  }
  const feed =
    (await replaceFeed(scope, professionalId)) ??
    (await createFeed(scope, professionalId)) ??
    // Somebody else made the first one at the same moment.
    (await replaceFeed(scope, professionalId));
  if (!feed) throw new Error('The database stored no address');
  return accept(feed);
}

async function replaceFeed(
  scope: CompanyScope,
  professionalId: string | null,
): Promise<FeedRow | null> {
  const isWanted =
    professionalId === null
      ? isNull(calendarFeeds.professionalId)
      : eq(calendarFeeds.professionalId, professionalId);
  const [feed] = await scope
    .update(calendarFeeds)
    .set({ id: sql`uuidv7()`, createdAt: sql`now()` })
    .where(isWanted)
    .returning();
  return feed ?? null;
}

async function createFeed(
  scope: CompanyScope,
  professionalId: string | null,
): Promise<FeedRow | null> {
  const [feed] = await scope
    .insert(calendarFeeds)
    .values({ professionalId })
    .onConflictDoNothing()
    .returning();
  return feed ?? null;
}

/** Whoever follows it sees nothing from now on. One that is not there is as good as removed. */
export async function removeFeed(scope: CompanyScope, id: string, sight: Sight): Promise<void> {
  await scope.delete(calendarFeeds).where(and(eq(calendarFeeds.id, id), feedsWithin(sight)));
}
