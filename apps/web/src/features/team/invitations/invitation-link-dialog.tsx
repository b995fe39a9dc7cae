import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { invitationsLabels as labels } from './invitations.labels.ts';

export type HandedLink = { email: string; link: string };
type InvitationLinkDialogProps = { handed: HandedLink | null; onClose: () => void };

/** Where no mail leaves the system the inviter is the messenger. */
export function InvitationLinkDialog({ handed, onClose }: InvitationLinkDialogProps) {
  return (
    <Modal opened={handed !== null} onClose={onClose} title={labels.linkTitle}>
      {handed && (
        <Stack gap="md">
          <Text>{labels.linkHelp}</Text>
          <TextInput
            label={labels.link}
            description={handed.email}
            value={handed.link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {labels.close}
            </Button>
            <CopyButton label={labels.copyLink} text={handed.link} failure={labels.copyFailure} />
          </DialogActions>
        </Stack>
      )}
    </Modal>
  );
}
