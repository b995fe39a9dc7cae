import type { Member } from '@app/contract/team/members.contract';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { useDeactivateMember } from './members.api.ts';
import { deactivateQuestion, deactivateTitle, membersLabels } from './members.labels.ts';

type DeactivateMemberDialogProps = { member: Member | null; onClose: () => void };

export function DeactivateMemberDialog({ member, onClose }: DeactivateMemberDialogProps) {
  const deactivateMember = useDeactivateMember();
  return (
    <ConfirmFor
      thing={member}
      title={({ name }) => deactivateTitle(name)}
      question={({ name }) => deactivateQuestion(name)}
      confirmLabel={membersLabels.deactivate}
      tone="destructive"
      onConfirm={({ id }) => deactivateMember.mutateAsync({ id })}
      done={membersLabels.deactivated}
      onClose={onClose}
    />
  );
}
