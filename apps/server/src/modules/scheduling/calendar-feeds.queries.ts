import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import { isActiveProfessional } from '../team/professionals.queries.ts';
import { type Entry, listEntriesBetween } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { calendarFeeds } from './calendar-feeds.table.ts';
import type { Sight } from './sight.queries.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;
export type NamedFeed = FeedRow & { professionalName: string | null };

/** Whose addresses somebody may know: everybody's, or her own alone. The company's comes first. */
export async function listFeeds(scope: CompanyScope, sight: Sight): Promise<NamedFeed[]> {
  const feeds = await scope
    .select()
    .from(calendarFeeds)
    .where(feedsWithin(sight))
    .orderBy(sql`${calendarFeeds.professionalId} nulls first`, asc(calendarFeeds.id));
  return withNames(scope, feeds);
}

export function feedsWithin(sight: Sight): SQL | undefined {
  if (sight.of === 'everybody') return undefined;
  if (sight.professionalId === null) return sql`false`;
  return eq(calendarFeeds.professionalId, sight.professionalId);
}

export async function withNames(
  scope: CompanyScope,
  feeds: readonly FeedRow[],
): Promise<NamedFeed[]> {
  const ids = feeds.flatMap(({ professionalId }) => professionalId ?? []);
  const names = await readProfessionalNames(scope, ids);
  return feeds.map((feed) => ({
    ...feed,
    professionalName: names.get(feed.professionalId ?? '') ?? null,
  }));
}

/** Null when the address was given up, or belongs to somebody who left. */
export async function findFeed(scope: CompanyScope, id: string): Promise<NamedFeed | null> {
  const feeds = await scope.select().from(calendarFeeds).where(eq(calendarFeeds.id, id));
  const [feed] = await withNames(scope, feeds);
  if (!feed) return null;
  const { professionalId } = feed;
  const isFollowed = professionalId === null || (await isActiveProfessional(scope, professionalId));
  return isFollowed ? feed : null;
}

const PAST_IN_HOURS = 30 * 24;
const FUTURE_IN_HOURS = 180 * 24;

/** A month back and half a year ahead: what a calendar on a phone is looked at for. */
export function listFeedEntries(
  scope: CompanyScope,
  { professionalId }: FeedRow,
  now: Temporal.Instant,
): Promise<Entry[]> {
  const span = {
    from: now.subtract({ hours: PAST_IN_HOURS }),
    until: now.add({ hours: FUTURE_IN_HOURS }),
  };
  const hers =
    professionalId === null ? undefined : eq(appointments.professionalId, professionalId);
  return listEntriesBetween(scope, span, hers);
}
