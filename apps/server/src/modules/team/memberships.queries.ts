import type { Role } from '@app/domain/team/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { activeCompaniesWithIds } from '../company/company-lookup.queries.ts';
import { members } from './members.table.ts';

export type Membership = { companyId: string; companyName: string; role: Role };

/** The companies in which somebody may work now. */
export async function listMemberships(scope: OperatorScope, userId: string): Promise<Membership[]> {
  const rows = await scope
    .select({ companyId: members.companyId, role: members.role })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.active, true)));
  const roles = new Map(rows.map(({ companyId, role }) => [companyId, role]));
  const open = await activeCompaniesWithIds(scope, [...roles.keys()]);
  return open.flatMap(({ id, name }) => {
    const role = roles.get(id);
    return role ? [{ companyId: id, companyName: name, role }] : [];
  });
}

/** The companies that these people own, in the order of the people and then of time. */
export async function listCompaniesOwnedBy(
  scope: OperatorScope,
  userIds: readonly string[],
): Promise<string[]> {
  const { userId, companyId, role, active, createdAt, id } = members;
  const rows = await scope
    .select({ userId, companyId })
    .from(members)
    .where(and(inArray(userId, [...userIds]), eq(role, 'owner'), eq(active, true)))
    .orderBy(createdAt, id);
  const owned = userIds.flatMap((owner) => rows.filter((row) => row.userId === owner));
  return [...new Set(owned.map((row) => row.companyId))];
}
