import type { Member } from '@app/contract/team/members.contract';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { changeRole, deactivateMember, reactivateMember } from './member-access.commands.ts';
import { listMembers, type MemberWithAccess } from './members.queries.ts';

const members = forCompany.team.members.use(opens('settings'));

export const membersHandlers = {
  list: members.list.use(requires('members.view')).handler(async ({ context }) => {
    const rows = await listMembers(context.scope);
    return rows.map((row) => presentMember(row, context.account.userId));
  }),

  changeRole: members.changeRole
    .use(requires('members.manage'))
    .handler(async ({ input: { id, role }, context, errors }) => {
      const outcome = await changeRole(context.scope, { id, role, actor: context.role });
      if (outcome.accepted) return outcome.value;
      if (outcome.reason === 'not-found') throw errors.MEMBER_NOT_FOUND();
      if (outcome.reason === 'last-owner') throw errors.LAST_OWNER();
      throw errors.ROLE_TOO_HIGH();
    }),

  deactivate: members.deactivate
    .use(requires('members.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await deactivateMember(context.scope, { id, actor: context.role });
      if (outcome.accepted) return outcome.value;
      if (outcome.reason === 'not-found') throw errors.MEMBER_NOT_FOUND();
      if (outcome.reason === 'last-owner') throw errors.LAST_OWNER();
      throw errors.ROLE_TOO_HIGH();
    }),

  reactivate: members.reactivate
    .use(requires('members.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await reactivateMember(context.scope, { id, actor: context.role });
      if (outcome.accepted) return outcome.value;
      if (outcome.reason === 'not-found') throw errors.MEMBER_NOT_FOUND();
      if (outcome.reason === 'last-owner') throw errors.LAST_OWNER();
      throw errors.ROLE_TOO_HIGH();
    }),
};

function presentMember(
  { id, role, active, createdAt, userId, account, ...access }: MemberWithAccess,
  askingUserId: string,
): Member {
  const { name, email, imageUrl } = account;
  return {
    ...{ id, name, email, imageUrl, role, active },
    isSelf: userId === askingUserId,
    joinedAt: createdAt.toString(),
    lastSeenAt: access.lastSeenAt?.toString() ?? null,
    twoFactorEnabled: access.twoFactorEnabled,
  };
}
