import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useSession } from '../../foundation/session.tsx';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { ConfirmEmailFirst } from './confirm-email-first.tsx';
import { type HandedLink, InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { invitationsLabels } from './invitations.labels.ts';
import { useInviteForm } from './invite-form.api.ts';
import { RoleChoice } from './role-choice.tsx';

type InviteDialogProps = { opened: boolean; onClose: () => void };

export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const { emailVerified } = useSession().user;
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const invitation = useInviteForm(onClose, setHanded);
  const changes = useUnsavedChanges(() => opened && invitation.form.isDirty());
  const close = () => changes.askBefore(invitation.forget);

  return (
    <>
      <Modal opened={opened} onClose={close} title={invitationsLabels.inviteTitle}>
        {emailVerified ? (
          <InvitationForm invitation={invitation} onClose={close} />
        ) : (
          <ConfirmEmailFirst onClose={close} />
        )}
      </Modal>
      <UnsavedChangesDialog changes={changes} />
      <InvitationLinkDialog handed={handed} onClose={() => setHanded(null)} />
    </>
  );
}

type InvitationFormProps = { invitation: ReturnType<typeof useInviteForm>; onClose: () => void };

function InvitationForm({ invitation, onClose }: InvitationFormProps) {
  const { form, send, isSending } = invitation;
  return (
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
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {invitationsLabels.giveUp}
        </Button>
        <Button type="submit" loading={isSending}>
          {invitationsLabels.send}
        </Button>
      </DialogActions>
    </form>
  );
}
