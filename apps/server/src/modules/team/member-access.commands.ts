import { accept, type Result, refuse } from '@app/domain/shared/result';
import { changeOfRole, type MembershipRefusal } from '@app/domain/team/membership';
import { mayAssign, type Role } from '@app/domain/team/permissions';
import { eq } from 'drizzle-orm';
import { asOperatorWithin } from '../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isRefusedByRule } from '../../foundation/database/sql-state.ts';
import { dropInvitationOf, withdrawInvitations } from './invitations.commands.ts';
import type { MemberRow } from './members.queries.ts';
import { LAST_OWNER_RULE, members } from './members.table.ts';
import { chooseOpenCompany } from './memberships.commands.ts';

type Change = { id: string; actor: Role };
type Outcome = Promise<Result<{ id: string }, MembershipRefusal>>;

export async function changeRole(
  scope: CompanyScope,
  { id, actor, role }: Change & { role: Role },
): Outcome {
  const member = await lockMember(scope, id);
  if (!member) return refuse('not-found');
  const decision = changeOfRole(actor, { from: member.role, to: role });
  if (!decision.accepted) return decision;

  const outcome = await change(scope, id, { role });
  if (outcome.accepted) await withdrawInvitations(scope, { userId: member.userId, role });
  return outcome;
}

/** Whoever is deactivated is out at once, with the invitations she sent or got, and lands in another company where she may work. */
export async function deactivateMember(scope: CompanyScope, { id, actor }: Change): Outcome {
  const member = await lockMember(scope, id);
  if (!member) return refuse('not-found');
  if (!mayAssign(actor, member.role)) return refuse('role-too-high');

  const outcome = await change(scope, id, { active: false });
  if (!outcome.accepted) return outcome;
  await withdrawInvitations(scope, { userId: member.userId, role: null });
  const dropped = await dropInvitationOf(scope, { userId: member.userId, actor });
  if (!dropped.accepted) return dropped;
  await moveToOpenCompany(scope, member.userId);
  return outcome;
}

export async function reactivateMember(scope: CompanyScope, { id, actor }: Change): Outcome {
  const member = await lockMember(scope, id);
  if (!member) return refuse('not-found');
  if (!mayAssign(actor, member.role)) return refuse('role-too-high');

  const outcome = await change(scope, id, { active: true });
  if (!outcome.accepted) return outcome;
  const dropped = await dropInvitationOf(scope, { userId: member.userId, actor });
  if (!dropped.accepted) return dropped;
  await moveToOpenCompany(scope, member.userId);
  return outcome;
}

/** Locked, so that the role that was judged is still the role when the change is stored. */
async function lockMember(scope: CompanyScope, id: string): Promise<MemberRow | null> {
  const [member] = await scope.select().from(members).where(eq(members.id, id)).for('update');
  return member ?? null;
}

async function change(
  scope: CompanyScope,
  id: string,
  changes: Partial<Pick<MemberRow, 'role' | 'active'>>,
): Promise<Result<{ id: string }, 'last-owner'>> {
  try {
    await scope.update(members).set(changes).where(eq(members.id, id));
    return accept({ id });
  } catch (error) {
    if (isRefusedByRule(LAST_OWNER_RULE, error)) return refuse('last-owner');
    throw error;
  }
}

function moveToOpenCompany(scope: CompanyScope, userId: string): Promise<void> {
  return asOperatorWithin(scope, (operator) => chooseOpenCompany(operator, userId));
}
