import type { Role } from '@app/domain/team/permissions';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { announceFor } from '../../foundation/jobs/events.ts';
import { createCompany, type NewCompany } from '../company/companies.commands.ts';
import { assignCompany } from '../identity/accounts.commands.ts';
import { members } from './members.table.ts';

export type Owner = { userId: string; name: string; email: string };

/** A company with its first member, who owns it. Stored together or not at all; answers the id. */
export async function foundCompany(
  scope: OperatorScope,
  { company, owner, now }: { company: NewCompany; owner: Owner; now: Temporal.Instant },
): Promise<string> {
  const companyId = await createCompany(scope, company, now);
  await settleOwner(scope, { companyId, companyName: company.name, owner });
  return companyId;
}

/** Makes somebody the owner of a company that was just created, and lets everybody know. */
export async function settleOwner(
  scope: OperatorScope,
  { companyId, companyName, owner }: { companyId: string; companyName: string; owner: Owner },
): Promise<void> {
  await joinCompany(scope, { companyId, userId: owner.userId, role: 'owner' });
  await announceFor({ companyId, jobs: scope.jobs }, 'company.created', {
    companyName,
    ownerName: owner.name,
    ownerEmail: owner.email,
  });
}

export async function joinCompany(
  scope: OperatorScope,
  { companyId, userId, role }: { companyId: string; userId: string; role: Role },
): Promise<void> {
  await scope.insert(members).values({ companyId, userId, role });
  await assignCompany(scope, userId, companyId);
}
