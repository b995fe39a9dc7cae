import { accept, type Result, refuse } from '@app/domain/shared/result';
import { invitationEndOf } from '@app/domain/team/invitation';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { newCompanyToken } from '../../../foundation/secrets/company-token.ts';
import { type InvitationPost, mailInvitation } from '../invitation-mail.commands.ts';
import { invitations } from '../invitations.table.ts';
import { ownedAmong } from './owners.queries.ts';

type Reached = { id: string; email: string };
type Invited = {
  company: Reached;
  inviter: { userId: string; name: string };
  post: InvitationPost;
  now: Temporal.Instant;
};

/**
 * Asks whoever reads the company's mail to own it, while nobody does. Answers the link where it has to
 * be handed over; one sent before stops working, whatever address it went to.
 */
export async function inviteOwner(
  scope: OperatorScope,
  { company, inviter, post, now }: Invited,
): Promise<Result<string | null, 'has-owner'>> {
  const { id: companyId, email } = company;
  if ((await ownedAmong(scope, [companyId])).has(companyId)) return refuse('has-owner');
  await withdrawFromOthers(scope, company);
  const { token, tokenHash } = newCompanyToken(companyId);
  const stamped = {
    role: 'owner' as const,
    tokenHash,
    createdAt: now,
    invitedByUserId: inviter.userId,
    invitedByName: inviter.name,
    expiresAt: invitationEndOf(now),
  };
  await scope
    .insert(invitations)
    .values({ companyId, email, ...stamped })
    .onConflictDoUpdate({
      target: [invitations.companyId, invitations.email],
      targetWhere: isNull(invitations.acceptedAt),
      set: stamped,
    });
  const letter = { email, role: 'owner' as const, invitedByName: inviter.name, token };
  return accept(await mailInvitation(scope, post, letter));
}

/** The company is reached at another address from now on: who was asked at the old one owns nothing by it. */
export async function withdrawStrayed(scope: OperatorScope, company: Reached): Promise<void> {
  // What an owner asked somebody else is hers.
  if ((await ownedAmong(scope, [company.id])).has(company.id)) return;
  await withdrawFromOthers(scope, company);
}

async function withdrawFromOthers(scope: OperatorScope, { id, email }: Reached): Promise<void> {
  await scope
    .delete(invitations)
    .where(
      and(
        eq(invitations.companyId, id),
        eq(invitations.role, 'owner'),
        ne(invitations.email, email),
        isNull(invitations.acceptedAt),
      ),
    );
}
