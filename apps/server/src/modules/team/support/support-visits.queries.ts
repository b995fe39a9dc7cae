import { SUPPORT_VISIT_LIMITS } from '@app/domain/team/support-visit';
import { and, asc, eq, gt, gte, isNull, like, lt, sql } from 'drizzle-orm';
import { auditRecords } from '../../../foundation/database/audit-records.table.ts';
import {
  type NewestPlace,
  newestFirst,
  olderThan,
  type Page,
  pageOf,
} from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { SUPPORT_MARK } from '../../../foundation/database/trail.ts';
import type { OpenVisit } from '../../../foundation/http/request-context.ts';
import { supportVisits } from './support-visits.table.ts';

export type SupportVisitRow = typeof supportVisits.$inferSelect;

/** Those that whoever runs the platform is on now. */
export function listOpenVisits(scope: CompanyScope, now: Temporal.Instant): Promise<OpenVisit[]> {
  const { id, userName, reason, endsAt, mayWrite, startedAt, endedAt } = supportVisits;
  const earliest = now.subtract({ minutes: SUPPORT_VISIT_LIMITS.minutes });
  return scope
    .select({ id, userName, reason, endsAt, mayWrite })
    .from(supportVisits)
    .where(and(gte(startedAt, earliest), isNull(endedAt), gt(endsAt, now)))
    .orderBy(startedAt, id);
}

type Wanted = { after: NewestPlace | null; limit: number };

export async function listVisits(
  scope: CompanyScope,
  { after, limit }: Wanted,
): Promise<Page<SupportVisitRow>> {
  const place = { createdAt: supportVisits.startedAt, id: supportVisits.id };
  const rows = await scope
    .select()
    .from(supportVisits)
    .where(olderThan(place, after))
    .orderBy(...newestFirst(place))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

type WantedChanges = { visitId: string; after: string | null; limit: number };

/** What the trail tells of one visit, the first first. */
export async function listVisitChanges(
  scope: CompanyScope,
  { visitId, after: last, limit }: WantedChanges,
) {
  const { id, action, tableName: thing, recordedAt: at, requestId, before, after } = auditRecords;
  const row = sql`coalesce(${after}, ${before})`;
  const rows = await scope
    .select({
      id,
      at,
      action,
      thing,
      name: sql<string>`coalesce(${row} ->> 'name', ${row} ->> 'title', '')`,
    })
    .from(auditRecords)
    .where(
      and(
        // Ids grow with time, so nothing is read but what happened in that hour.
        last === null ? gte(id, visitId) : gt(id, last),
        lt(id, idMinutesAfter(visitId, SUPPORT_VISIT_LIMITS.minutes + 1)),
        like(requestId, `%${SUPPORT_MARK}${visitId}`),
      ),
    )
    .orderBy(asc(id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** Every id of that moment or later is greater. */
function idMinutesAfter(id: string, minutes: number): string {
  const moment = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) + minutes * 60_000;
  const written = moment.toString(16).padStart(12, '0');
  return `${written.slice(0, 8)}-${written.slice(8)}-0000-0000-000000000000`;
}

export function isOpenVisit(id: string, now: Temporal.Instant) {
  return and(
    eq(supportVisits.id, id),
    isNull(supportVisits.endedAt),
    gt(supportVisits.endsAt, now),
  );
}
