import type { Member } from '@app/contract/team/members.contract';
import { mayAssign } from '@app/domain/team/permissions';
import { IconCircleCheck, IconCircleMinus, IconUserEdit } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay, useSession } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import type { RowAction } from '../../../ui/lists/table-column.ts';
import { useReactivateMember } from './members.api.ts';
import { membersLabels } from './members.labels.ts';

export type MemberChoices = {
  onChangeRole: (member: Member) => void;
  onDeactivate: (member: Member) => void;
};

type ActionsOf = (member: Member) => RowAction[];

/** What may be done with somebody's access; `undefined` for whoever may touch nobody's. */
export function useMemberActions(choices: MemberChoices): ActionsOf | undefined {
  const ownRole = useSession().company?.role;
  const reactivate = useReactivation();
  if (!useMay('members.manage') || !ownRole) return undefined;

  return (member) => {
    if (!mayAssign(ownRole, member.role)) return [];
    if (!member.active) return [reactivate(member)];
    const change = changeRoleAction(member, choices);
    // Nobody locks herself out: somebody else takes her access away.
    return member.isSelf ? [change] : [change, deactivateAction(member, choices)];
  };
}

function changeRoleAction(member: Member, { onChangeRole }: MemberChoices): RowAction {
  return {
    label: membersLabels.changeRole,
    icon: <IconUserEdit size={18} />,
    onSelect: () => onChangeRole(member),
  };
}

function deactivateAction(member: Member, { onDeactivate }: MemberChoices): RowAction {
  return {
    label: membersLabels.deactivate,
    icon: <IconCircleMinus size={18} />,
    tone: 'destructive',
    onSelect: () => onDeactivate(member),
  };
}

function useReactivation(): (member: Member) => RowAction {
  const { mutate } = useReactivateMember();
  const onSuccess = () => showSuccess(membersLabels.reactivated);
  const onError = (error: unknown) =>
    showFailure(membersLabels.failedToReactivate, errorText(error));

  return ({ id }) => ({
    label: membersLabels.reactivate,
    icon: <IconCircleCheck size={18} />,
    onSelect: () => mutate({ id }, { onSuccess, onError }),
  });
}
