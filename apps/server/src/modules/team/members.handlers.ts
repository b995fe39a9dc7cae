import type { Answer } from '@app/contract/shared/schemas';
import type { member } from '@app/contract/team/members.contract';
import { forCompany, namedElsewhere, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { changeRole, deactivateMember, reactivateMember } from './member-access.commands.ts';
import { listMembers, type MemberWithAccess } from './members.queries.ts';

const members = forCompany.team.members.use(opens('settings'));

export const membersHandlers = {
  list: forCompany.team.members.list
    .use(namedElsewhere('settings'))
    .use(requires('members.view'))
    .handler(async ({ context }) => {
      const rows = await listMembers(context.scope);
      return rows.map((row) => presentMember(row, context.account.userId));
    }),

  changeRole: members.changeRole
    .use(requires('members.manage'))
    .handler(async ({ input: { id, role }, context, errors }) => {
      const outcome = await changeRole(context.scope, { id, role, actor: context.role });
      return valueOr(outcome, memberRefusals(errors));
    }),

  deactivate: members.deactivate
    .use(requires('members.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await deactivateMember(context.scope, { id, actor: context.role });
      return valueOr(outcome, memberRefusals(errors));
    }),

  reactivate: members.reactivate
    .use(requires('members.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await reactivateMember(context.scope, { id, actor: context.role });
      return valueOr(outcome, memberRefusals(errors));
    }),
};

type MemberErrors = { MEMBER_NOT_FOUND(): Error; LAST_OWNER(): Error; ROLE_TOO_HIGH(): Error };

function memberRefusals(errors: MemberErrors) {
  return {
    'not-found': errors.MEMBER_NOT_FOUND,
    'last-owner': errors.LAST_OWNER,
    'role-too-high': errors.ROLE_TOO_HIGH,
  };
}

function presentMember(
  { id, role, active, createdAt, userId, account, ...access }: MemberWithAccess,
  askingUserId: string,
): Answer<typeof member> {
  const { name, email, imageUrl } = account;
  return {
    id,
    name,
    email,
    imageUrl,
    role,
    active,
    isSelf: userId === askingUserId,
    joinedAt: createdAt,
    lastSeenAt: access.lastSeenAt,
    twoFactorEnabled: access.twoFactorEnabled,
  };
}
