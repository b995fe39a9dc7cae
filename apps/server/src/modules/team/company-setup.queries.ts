import { and, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { AccountRow } from '../identity/accounts.queries.ts';
import { members } from './members.table.ts';

/** Whether a company opens when this account signs in. A former member's does not. */
export async function hasCompany(scope: OperatorScope, account: AccountRow): Promise<boolean> {
  if (!account.companyId) return false;
  const [membership] = await scope
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.companyId, account.companyId),
        eq(members.userId, account.id),
        eq(members.active, true),
      ),
    );
  return membership !== undefined;
}
