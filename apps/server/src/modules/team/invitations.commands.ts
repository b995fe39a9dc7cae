import { accept, type Result, refuse } from '@app/domain/shared/result';
import { type InvitationRefusal, invitationEndOf } from '@app/domain/team/invitation';
import { rolesAssignableBy } from '@app/domain/team/membership';
import { mayAssign, type Role } from '@app/domain/team/permissions';
import { and, eq, getTableColumns, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { asOperatorWithin } from '../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { newCompanyToken } from '../../foundation/secrets/company-token.ts';
import { accountsWithIds, findAccountByEmail } from '../identity/account-lookup.queries.ts';
import { type InvitationPost, mailInvitation } from './invitation-mail.commands.ts';
import { type InvitationRow, lockOpenInvitation } from './invitations.queries.ts';
import { invitations } from './invitations.table.ts';
import { isActiveMember } from './members.queries.ts';

type Inviter = { userId: string; name: string; role: Role };
export type Sending = { inviter: Inviter; post: InvitationPost; now: Temporal.Instant };
type Outcome<Refusal extends InvitationRefusal> = Promise<Result<InvitationRow, Refusal>>;
/** With the link, where the inviter has to hand it over. */
type Written = InvitationRow & { link: string | null };
type Invited = Written & { replaced: boolean };

/** Inviting somebody again replaces the invitation that waits: its link stops working. */
export async function invite(
  scope: CompanyScope,
  { email, role }: { email: string; role: Role },
  sending: Sending,
): Promise<Result<Invited, 'role-too-high' | 'already-member'>> {
  const { inviter, now } = sending;
  if (!mayAssign(inviter.role, role)) return refuse('role-too-high');
  if (await isMemberByEmail(scope, email)) return refuse('already-member');

  const { token, tokenHash } = newCompanyToken(scope.companyId);
  const stamped = { role, tokenHash, createdAt: now, ...signatureOf(sending) };
  const [stored] = await scope
    .insert(invitations)
    .values({ email, ...stamped })
    .onConflictDoUpdate({
      target: [invitations.companyId, invitations.email],
      targetWhere: isNull(invitations.acceptedAt),
      set: stamped,
      // A manager does not replace the invitation of somebody who would stand above.
      setWhere: inArray(invitations.role, rolesAssignableBy(inviter.role)),
    })
    // PostgreSQL leaves a mark on a row that was there already and was changed instead.
    .returning({ ...getTableColumns(invitations), replaced: sql<boolean>`xmax <> 0` });
  if (!stored) return refuse('role-too-high');
  const letter = { email, role, invitedByName: inviter.name, token };
  return accept({ ...stored, link: await mailInvitation(scope, sending.post, letter) });
}

/** A new link for seven more days; the old one stops working. */
export async function resendInvitation(
  scope: CompanyScope,
  id: string,
  sending: Sending,
): Promise<Result<Written, 'not-found' | 'role-too-high'>> {
  const waiting = await lockOpenInvitation(scope, id);
  if (!waiting) return refuse('not-found');
  if (!mayAssign(sending.inviter.role, waiting.role)) return refuse('role-too-high');

  const { token, tokenHash } = newCompanyToken(scope.companyId);
  const [sent] = await scope
    .update(invitations)
    .set({ tokenHash, ...signatureOf(sending) })
    .where(eq(invitations.id, id))
    .returning();
  if (!sent) return refuse('not-found');
  const { email, role } = sent;
  const invitedByName = sending.inviter.name;
  const letter = { email, role, invitedByName, token };
  return accept({ ...sent, link: await mailInvitation(scope, sending.post, letter) });
}

export async function cancelInvitation(
  scope: CompanyScope,
  { id, actor }: { id: string; actor: Role },
): Outcome<'not-found' | 'role-too-high'> {
  const waiting = await lockOpenInvitation(scope, id);
  if (!waiting) return refuse('not-found');
  if (!mayAssign(actor, waiting.role)) return refuse('role-too-high');

  await scope.delete(invitations).where(eq(invitations.id, id));
  return accept(waiting);
}

/** What somebody sent and could not send any more, now that she has this role or none. */
export async function withdrawInvitations(
  scope: CompanyScope,
  { userId, role }: { userId: string; role: Role | null },
): Promise<void> {
  const still = role ? rolesAssignableBy(role) : [];
  await scope
    .delete(invitations)
    .where(
      and(
        eq(invitations.invitedByUserId, userId),
        isNull(invitations.acceptedAt),
        notInArray(invitations.role, still),
      ),
    );
}

/**
 * What waits for somebody whose place is decided otherwise: its link would bring her back, or higher. Who
 * may not take it back may not decide so. Whoever gets a refusal must not let the transaction commit.
 */
export async function dropInvitationOf(
  scope: CompanyScope,
  { userId, actor }: { userId: string; actor: Role },
): Promise<Result<null, 'role-too-high'>> {
  const accounts = await asOperatorWithin(scope, (operator) => accountsWithIds(operator, [userId]));
  const emails = accounts.map(({ email }) => email);
  const dropped = await scope
    .delete(invitations)
    .where(and(inArray(invitations.email, emails), isNull(invitations.acceptedAt)))
    .returning({ role: invitations.role });
  const isBeyond = dropped.some(({ role }) => !mayAssign(actor, role));
  return isBeyond ? refuse('role-too-high') : accept(null);
}

async function isMemberByEmail(scope: CompanyScope, email: string): Promise<boolean> {
  const userId = await asOperatorWithin(scope, (operator) => findAccountByEmail(operator, email));
  return userId !== null && isActiveMember(scope, userId);
}

function signatureOf({ inviter, now }: Sending) {
  return {
    invitedByUserId: inviter.userId,
    invitedByName: inviter.name,
    expiresAt: invitationEndOf(now),
  };
}
