import { inArray, sql } from 'drizzle-orm';
import { auditRecords } from '../../../foundation/database/audit-records.table.ts';
import { type NewestPlace, type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isStoredRow, type TrailRow } from '../../../foundation/database/trail.ts';
import { listTrailOf } from '../../identity/trail.queries.ts';
import { readMemberNames } from '../../team/members.queries.ts';

type Asked = { tables: readonly string[]; after: NewestPlace | null; limit: number };

/** What happened to the settings, newest first. What one request did is not torn apart by a page. */
export async function listSettingChanges(
  scope: CompanyScope,
  { tables, after, limit }: Asked,
): Promise<Page<TrailRow>> {
  const page = pageOf(await listTrailOf(scope, tables, limit + 1, after), limit);
  if (!page.hasMore) return page;
  const last = page.rows.at(-1)?.requestId ?? null;
  if (last === null) return page;
  const whole = page.rows.findIndex(({ requestId }) => requestId === last);
  return whole === 0 ? page : { ...page, rows: page.rows.slice(0, whole) };
}

/** What the ids in these rows are called, and the members among them. */
export async function readNamesIn(
  scope: CompanyScope,
  rows: readonly TrailRow[],
): Promise<ReadonlyMap<string, string>> {
  const members = rows.filter(({ tableName }) => tableName === 'members');
  return new Map([
    ...(await readTraced(scope, idsIn(rows))),
    ...(await readMemberNames(
      scope,
      members.map(({ rowId }) => rowId),
    )),
  ]);
}

const NAMED_BY = [
  'professional_id',
  'service_id',
  'payment_method_id',
  'template_id',
  'reward_service_id',
];
const NAMED = ['professionals', 'services', 'payment_methods', 'message_templates'];

function idsIn(rows: readonly TrailRow[]): string[] {
  const ids = rows
    .flatMap(({ before, after }) => [before, after])
    .flatMap((stored) => (isStoredRow(stored) ? NAMED_BY.map((column) => stored[column]) : []))
    .filter((id) => typeof id === 'string');
  return [...new Set(ids)];
}

/** By what they were called last. The trail still knows the name of what is deleted. */
async function readTraced(scope: CompanyScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rowId, tableName, before, after, id } = auditRecords;
  const rows = await scope
    .selectDistinctOn([rowId], {
      rowId,
      name: sql<string>`coalesce(${after}, ${before}) ->> 'name'`,
    })
    .from(auditRecords)
    .where(sql`${inArray(tableName, NAMED)} and ${inArray(rowId, [...ids])}`)
    .orderBy(rowId, sql`${auditRecords.recordedAt} desc, ${id} desc`);
  return rows.map((row): [string, string] => [row.rowId, row.name]);
}
