import { and, eq, inArray } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { members } from '../members.table.ts';

/** Those among the companies that somebody owns. */
export async function ownedAmong(
  scope: OperatorScope,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await scope
    .selectDistinct({ companyId: members.companyId })
    .from(members)
    .where(
      and(
        inArray(members.companyId, [...companyIds]),
        eq(members.role, 'owner'),
        eq(members.active, true),
      ),
    );
  return new Set(rows.map(({ companyId }) => companyId));
}
