import { accept, type Result, refuse } from '../shared/result.ts';
import { mayAssign, ROLES, type Role } from './permissions.ts';

export type MembershipRefusal = 'not-found' | 'role-too-high' | 'last-owner';

/** The roles somebody may give to others, and take from them. */
export function rolesAssignableBy(actor: Role): Role[] {
  return ROLES.filter((role) => mayAssign(actor, role));
}

/** Whoever changes a role must be above both: the one that is taken and the one that is given. */
export function changeOfRole(
  actor: Role,
  { from, to }: { from: Role; to: Role },
): Result<Role, 'role-too-high'> {
  if (!mayAssign(actor, from)) return refuse('role-too-high');
  if (!mayAssign(actor, to)) return refuse('role-too-high');
  return accept(to);
}
