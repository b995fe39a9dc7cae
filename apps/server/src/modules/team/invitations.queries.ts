import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import type { TokenKey } from '../../foundation/secrets/company-token.ts';
import { activeCompaniesWithIds } from '../company/company-lookup.queries.ts';
import { invitations } from './invitations.table.ts';

export type InvitationRow = typeof invitations.$inferSelect;
export type InvitationInCompany = InvitationRow & { companyName: string };

/** Those nobody accepted yet, expired ones too: they can be sent again. Newest first. */
export function listOpenInvitations(scope: CompanyScope): Promise<InvitationRow[]> {
  return scope
    .select()
    .from(invitations)
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** Locked: while somebody sends it again or cancels it, nobody joins with it. */
export async function lockOpenInvitation(
  scope: CompanyScope,
  id: string,
): Promise<InvitationRow | null> {
  const [invitation] = await scope
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .for('update');
  return invitation ?? null;
}

/** By its link, in a company that is open. Of several who come with one link, one gets it first. */
export async function lockInvitationByKey(
  scope: OperatorScope,
  { companyId, tokenHash }: TokenKey,
): Promise<InvitationInCompany | null> {
  const [invitation] = await scope
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.tokenHash, tokenHash)))
    .for('update');
  if (!invitation) return null;
  const [company] = await activeCompaniesWithIds(scope, [companyId]);
  return company ? { ...invitation, companyName: company.name } : null;
}
