import type { Member } from '@app/contract/team/members.contract';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDeactivateMember } from './members.api.ts';
import { deactivateQuestion, deactivateTitle, membersLabels } from './members.labels.ts';

type DeactivateMemberDialogProps = { member: Member | null; onClose: () => void };

export function DeactivateMemberDialog({ member, onClose }: DeactivateMemberDialogProps) {
  const deactivateMember = useDeactivateMember();

  async function deactivate(): Promise<void> {
    if (!member) return;
    await deactivateMember.mutateAsync({ id: member.id });
    showSuccess(membersLabels.deactivated);
  }

  return (
    <ConfirmDialog
      opened={member !== null}
      title={member ? deactivateTitle(member.name) : ''}
      confirmLabel={membersLabels.deactivate}
      tone="destructive"
      onConfirm={deactivate}
      onClose={onClose}
    >
      {member && deactivateQuestion(member.name)}
    </ConfirmDialog>
  );
}
