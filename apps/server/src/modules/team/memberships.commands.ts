import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { activeCompaniesWithIds } from '../company/company-lookup.queries.ts';
import { lockOpenCompany } from '../identity/account-lookup.queries.ts';
import { assignCompany } from '../identity/accounts.commands.ts';
import { noteVisit } from './member-visits.commands.ts';
import { members } from './members.table.ts';
import { listMemberships } from './memberships.queries.ts';

type Opening = { userId: string; companyId: string };

/** From now on this company opens for the person, if she may work in it. */
export async function openMembership(
  scope: OperatorScope,
  { userId, companyId }: Opening,
): Promise<Result<Opening, 'not-found'>> {
  // Whoever takes the access away meanwhile waits, and then finds this company open.
  const [member] = await scope
    .select({ id: members.id })
    .from(members)
    .where(
      and(eq(members.companyId, companyId), eq(members.userId, userId), eq(members.active, true)),
    )
    .for('share');
  if (!member) return refuse('not-found');
  if ((await activeCompaniesWithIds(scope, [companyId])).length === 0) return refuse('not-found');

  await assignCompany(scope, userId, companyId);
  await noteVisit(scope, userId);
  return accept({ userId, companyId });
}

/** Somebody whose access changed lands where she may work, if there is such a company at all. */
export async function chooseOpenCompany(scope: OperatorScope, userId: string): Promise<void> {
  const open = await lockOpenCompany(scope, userId);
  const memberships = await listMemberships(scope, userId);
  if (memberships.some(({ companyId }) => companyId === open)) return;

  const [next] = memberships;
  if (next) await assignCompany(scope, userId, next.companyId);
}
