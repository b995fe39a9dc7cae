import type { Member } from '@app/contract/team/members.contract';
import type { Role } from '@app/domain/team/permissions';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { useChangeRole } from './members.api.ts';
import { changeRoleTitle, membersLabels } from './members.labels.ts';
import { RoleChoice } from './role-choice.tsx';

type MemberRoleDialogProps = { member: Member | null; onClose: () => void };

export function MemberRoleDialog({ member, onClose }: MemberRoleDialogProps) {
  const [last, setLast] = useState(member);
  // Still somebody's dialog while it fades away.
  if (member && member !== last) setLast(member);
  return (
    <Modal
      opened={member !== null}
      onClose={onClose}
      title={last ? changeRoleTitle(last.name) : ''}
    >
      {last && <RoleForm key={last.id} member={last} onClose={onClose} />}
    </Modal>
  );
}

function RoleForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const [role, setRole] = useState<Role>(member.role);
  const changeRole = useChangeRole(member);

  function save(): void {
    changeRole.mutate(
      { id: member.id, role },
      {
        onSuccess: () => {
          showSuccess(membersLabels.roleChanged);
          onClose();
        },
      },
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RoleChoice label={membersLabels.role} value={role} onChange={setRole} />
      {changeRole.isError && (
        <Text role="alert" c="var(--mantine-color-error)" mt="md">
          {errorText(changeRole.error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={changeRole.isPending}>
          {membersLabels.cancel}
        </Button>
        <Button type="submit" loading={changeRole.isPending} disabled={role === member.role}>
          {membersLabels.save}
        </Button>
      </DialogActions>
    </form>
  );
}
