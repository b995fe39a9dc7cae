import { accept, type Result, refuse } from '@app/domain/shared/result';
import { invitationEndOf } from '@app/domain/team/invitation';
import { isNull } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { newCompanyToken } from '../../../foundation/secrets/company-token.ts';
import { type InvitationPost, mailInvitation } from '../invitation-mail.commands.ts';
import { invitations } from '../invitations.table.ts';
import { ownedAmong } from './owners.queries.ts';

type Invited = {
  company: { id: string; email: string };
  inviter: { userId: string; name: string };
  post: InvitationPost;
  now: Temporal.Instant;
};

/**
 * Asks whoever reads the company's mail to own it, while nobody does. Answers the link where it has to
 * be handed over; one sent before stops working.
 */
export async function inviteOwner(
  scope: OperatorScope,
  { company: { id: companyId, email }, inviter, post, now }: Invited,
): Promise<Result<string | null, 'has-owner'>> {
  if ((await ownedAmong(scope, [companyId])).has(companyId)) return refuse('has-owner');
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
