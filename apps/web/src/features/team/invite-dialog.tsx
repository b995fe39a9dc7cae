import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { invitationsLabels } from './invitations.labels.ts';
import { useInviteForm } from './invite-form.api.ts';
import { RoleChoice } from './role-choice.tsx';

type InviteDialogProps = { opened: boolean; onClose: () => void };

export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const { form, send, isSending, forget } = useInviteForm(onClose);
  const changes = useUnsavedChanges(() => opened && form.isDirty());
  const close = () => changes.askBefore(forget);

  return (
    <>
      <Modal opened={opened} onClose={close} title={invitationsLabels.inviteTitle}>
        <form noValidate onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}>
          <Stack gap="lg">
            <TextInput
              label={invitationsLabels.email}
              description={form.errors.email ? null : invitationsLabels.emailHelp}
              type="email"
              autoComplete="off"
              placeholder={invitationsLabels.emailExample}
              data-autofocus
              {...form.getInputProps('email')}
            />
            <RoleChoice
              label={invitationsLabels.role}
              value={form.values.role}
              onChange={(role) => form.setFieldValue('role', role)}
            />
          </Stack>
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSending}>
              {invitationsLabels.giveUp}
            </Button>
            <Button type="submit" loading={isSending}>
              {invitationsLabels.send}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
