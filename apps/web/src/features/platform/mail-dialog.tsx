import { Alert, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { LoadBlock } from '../../ui/load-block.tsx';
import { useMail } from './mailbox.api.ts';

type MailDialogProps = { id: string | null; onClose: () => void };

/** The message as its reader gets it, in plain text. */
export function MailDialog({ id, onClose }: MailDialogProps) {
  const mail = useMail(id);
  return (
    <Modal opened={id !== null} onClose={onClose} title={mail.data?.subject ?? ''} size="lg">
      <LoadBlock query={mail} skeleton={<Skeleton height={160} />}>
        {({ to, text, error }) => (
          <Stack gap="sm">
            <Text c="dimmed">Para {to}</Text>
            {error && <Alert color="red">{error}</Alert>}
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
          </Stack>
        )}
      </LoadBlock>
    </Modal>
  );
}
