import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { RoleChoice } from '../members/role-choice.tsx';
import { ConfirmEmailFirst } from './confirm-email-first.tsx';
import { type HandedLink, InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { invitationsLabels } from './invitations.labels.ts';
import { useInviteForm } from './invite.form.ts';

type InviteDialogProps = { opened: boolean; onClose: () => void };

/** The link that was made outlives the form that made it. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const { emailVerified } = useSession().user;
  const [handed, setHanded] = useState<HandedLink | null>(null);
  return (
    <>
      {opened && emailVerified && <InvitationForm onClose={onClose} handOver={setHanded} />}
      {opened && !emailVerified && (
        <Modal opened onClose={onClose} title={invitationsLabels.inviteTitle}>
          <ConfirmEmailFirst onClose={onClose} />
        </Modal>
      )}
      <InvitationLinkDialog handed={handed} onClose={() => setHanded(null)} />
    </>
  );
}

type InvitationFormProps = { onClose: () => void; handOver: (handed: HandedLink) => void };

function InvitationForm({ onClose, handOver }: InvitationFormProps) {
  const saving = useInviteForm(onClose, handOver);
  const { form } = saving;
  return (
    <FormDialog
      title={invitationsLabels.inviteTitle}
      saving={saving}
      confirm={invitationsLabels.send}
      cancel={invitationsLabels.giveUp}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
