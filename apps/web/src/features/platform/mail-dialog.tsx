import { linkIn } from '@app/domain/platform/read-mail';
import { Alert, Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { useMail } from './mailbox.api.ts';
import { mailLabels as labels } from './mailbox.labels.ts';

type MailDialogProps = { id: string | null; onClose: () => void };

/** The message as its reader gets it, in plain text. Whether its link is shown the server decides. */
export function MailDialog({ id, onClose }: MailDialogProps) {
  const mail = useMail(id);
  const link = mail.data ? linkIn(mail.data.text) : null;
  return (
    <Modal opened={id !== null} onClose={onClose} title={mail.data?.subject ?? ''} size="lg">
      <LoadBlock query={mail} skeleton={<Skeleton height={160} />}>
        {({ to, text, error }) => (
          <Stack gap="sm">
            <Text c="dimmed">{labels.to(to)}</Text>
            {error && <Alert color="red">{error}</Alert>}
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
          </Stack>
        )}
      </LoadBlock>
      {link && (
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {labels.close}
          </Button>
          <CopyButton label={labels.copyLink} text={link} failure={labels.copyFailure} />
        </DialogActions>
      )}
    </Modal>
  );
}
