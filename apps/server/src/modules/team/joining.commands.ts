import { accept, type Result, refuse } from '@app/domain/shared/result';
import { canBeAccepted, type JoiningRefusal } from '@app/domain/team/invitation';
import { and, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { TokenKey } from '../../foundation/secrets/company-token.ts';
import { assignCompany, createAccount, type NewAccount } from '../identity/accounts.commands.ts';
import { confirmEmailStill } from '../identity/proven-email.commands.ts';
import { type InvitationInCompany, lockInvitationByKey } from './invitations.queries.ts';
import { invitations } from './invitations.table.ts';
import { members } from './members.table.ts';

type Joined = { companyId: string };
type Joining = { key: TokenKey | null; now: Temporal.Instant; wasMailed: boolean };
type Outcome<Refusal extends JoiningRefusal> = Promise<Result<Joined, Refusal>>;

/** The invitation behind a link, while it can be accepted. What was refused is never told apart. */
export async function findAcceptable(
  scope: OperatorScope,
  key: TokenKey | null,
  now: Temporal.Instant,
): Promise<InvitationInCompany | null> {
  const invitation = key && (await lockInvitationByKey(scope, key));
  return invitation && canBeAccepted(invitation, now) ? invitation : null;
}

/** An account, its membership and the used link: stored together or not at all. */
export async function joinAsNewcomer(
  scope: OperatorScope,
  { key, account, ...joining }: Joining & { account: NewAccount },
): Outcome<'not-valid' | 'email-taken'> {
  const invitation = await findAcceptable(scope, key, joining.now);
  if (!invitation) return refuse('not-valid');

  const created = await createAccount(scope, { ...account, email: invitation.email });
  if (!created.accepted) return created;
  return join(scope, invitation, { userId: created.value.userId, ...joining });
}

/** For whoever has an account of the invited address already. */
export async function joinWithAccount(
  scope: OperatorScope,
  { key, account, ...joining }: Joining & { account: { userId: string; email: string } },
): Outcome<'not-valid' | 'other-account'> {
  const invitation = await findAcceptable(scope, key, joining.now);
  if (!invitation) return refuse('not-valid');
  if (invitation.email !== account.email) return refuse('other-account');
  return join(scope, invitation, { userId: account.userId, ...joining });
}

async function join(
  scope: OperatorScope,
  { companyId, id, role, email }: InvitationInCompany,
  { userId, now, wasMailed }: { userId: string; now: Temporal.Instant; wasMailed: boolean },
): Promise<{ accepted: true; value: Joined }> {
  await scope
    .insert(members)
    .values({ companyId, userId, role })
    .onConflictDoUpdate({
      target: [members.companyId, members.userId],
      set: { role, active: true },
      // Somebody who came back by another way keeps the role she got there.
      setWhere: eq(members.active, false),
    });
  await scope
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)));
  // Sent to this address alone, the link proves it; handed over by the inviter, it proves nothing.
  if (wasMailed) await confirmEmailStill(scope, { userId, email });
  await assignCompany(scope, userId, companyId);
  return accept({ companyId });
}
