import { Alert, Button, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { useSendConfirmation } from '../../identity/profile/profile.api.ts';
import { confirmFirstText, invitationsLabels } from './invitations.labels.ts';

/** Stands where the invitation would be written, until the person has confirmed her own address. */
export function ConfirmEmailFirst({ onClose }: { onClose: () => void }) {
  const { email } = useSession().user;
  const { send, isSending, isPausing } = useSendConfirmation();
  return (
    <>
      <Alert color="yellow" icon={<IconMail />} title={invitationsLabels.confirmFirst}>
        <Text size="sm">{confirmFirstText(email)}</Text>
      </Alert>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {invitationsLabels.giveUp}
        </Button>
        <Button loading={isSending} disabled={isPausing} onClick={send}>
          {invitationsLabels.resendConfirmation}
        </Button>
      </DialogActions>
    </>
  );
}
