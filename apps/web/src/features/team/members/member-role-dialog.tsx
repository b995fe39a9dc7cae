import type { Member } from '@app/contract/team/members.contract';
import { useForm } from '@mantine/form';
import { errorText } from '../../../foundation/error-text.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useChangeRole } from './members.api.ts';
import { changeRoleTitle, membersLabels } from './members.labels.ts';
import { RoleChoice } from './role-choice.tsx';

type MemberRoleDialogProps = { member: Member; onClose: () => void };

export function MemberRoleDialog({ member, onClose }: MemberRoleDialogProps) {
  const form = useForm({ initialValues: { role: member.role } });
  const changeRole = useChangeRole(member);
  const saving = useSaving({
    form,
    draft: null,
    send: ({ role }) => changeRole.mutateAsync({ id: member.id, role }),
    saved: membersLabels.roleChanged,
    failed: errorText,
    done: onClose,
  });
  const { role } = form.values;

  return (
    <FormDialog
      title={changeRoleTitle(member.name)}
      saving={saving}
      canSave={role !== member.role}
      onClose={onClose}
    >
      <RoleChoice
        label={membersLabels.role}
        value={role}
        onChange={(chosen) => form.setFieldValue('role', chosen)}
      />
    </FormDialog>
  );
}
