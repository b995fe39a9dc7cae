import { may } from '@app/domain/team/permissions';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { findActiveMember } from '../../team/members.queries.ts';
import { findProfessionalOf, isActiveProfessional } from '../../team/professionals.queries.ts';
import { type Entry, listEntriesBetween } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import type { Sight } from '../sight.rules.ts';
import { calendarFeeds } from './calendar-feeds.table.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;
export type NamedFeed = FeedRow & { professionalName: string | null };

/** Her own addresses, as far as she still sees what they show. The company's comes first. */
export async function listFeeds(
  scope: CompanyScope,
  memberId: string,
  sight: Sight,
): Promise<NamedFeed[]> {
  const feeds = await scope
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.memberId, memberId), feedsWithin(sight)))
    .orderBy(sql`${calendarFeeds.professionalId} nulls first`, asc(calendarFeeds.id));
  return withNames(scope, feeds);
}

function feedsWithin(sight: Sight): SQL | undefined {
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

/**
 * Null when the address was given up, shows somebody who left, or belongs to a member who left or no
 * longer sees what it shows.
 */
export async function findFeed(scope: CompanyScope, id: string): Promise<NamedFeed | null> {
  const feeds = await scope.select().from(calendarFeeds).where(eq(calendarFeeds.id, id));
  const [feed] = await withNames(scope, feeds);
  if (!feed || !(await isSeenByOwner(scope, feed))) return null;
  const { professionalId } = feed;
  const isFollowed = professionalId === null || (await isActiveProfessional(scope, professionalId));
  return isFollowed ? feed : null;
}

async function isSeenByOwner(scope: CompanyScope, feed: FeedRow): Promise<boolean> {
  const member = feed.memberId === null ? null : await findActiveMember(scope, feed.memberId);
  if (!member) return false;
  if (may(member.role, 'appointments.view')) return true;
  if (feed.professionalId === null || !may(member.role, 'appointments.own')) return false;
  return (await findProfessionalOf(scope, member.userId)) === feed.professionalId;
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
