import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  type ClientVisit,
  listClientVisits,
} from '../../scheduling/appointments/client-visits.queries.ts';
import { type LinePlace, type LineRow, listLines, newestFirst } from './said-lines.queries.ts';

export type TimelineRow = LinePlace &
  ({ line: LineRow; visit: null } | { line: null; visit: ClientVisit });

/** What was said to a client and by her among her visits, newest first. */
export async function readTimeline(
  scope: CompanyScope,
  clientId: string,
  { after, limit }: { after: LinePlace | null; limit: number },
): Promise<Page<TimelineRow>> {
  const lines = await listLines(scope, { clientId }, { after, limit: limit + 1 });
  const visits = await listClientVisits(scope, clientId, { after, limit: limit + 1 });
  const rows: TimelineRow[] = [
    ...lines.rows.map((line) => ({ at: line.at, id: line.id, line, visit: null })),
    ...visits.map((visit) => ({ at: visit.startTime, id: visit.id, line: null, visit })),
  ];
  return pageOf(newestFirst(rows), limit);
}
