import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { ConfirmationNote } from '../sign-up/confirmation-note.tsx';
import { useConfirmNewEmail } from './new-email.api.ts';
import { movedText, newEmailLabels } from './new-email.labels.ts';

/** A click of hers, because programs that look through mails open links too. */
export function NewEmailConfirmation({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useConfirmNewEmail();
  if (data) return <ConfirmationNote confirmed>{movedText(data.email)}</ConfirmationNote>;
  if (error) return <ConfirmationNote confirmed={false}>{errorText(error)}</ConfirmationNote>;
  return (
    <Alert icon={<IconMail />} role="status">
      <Stack gap="sm" align="flex-start">
        <Text inherit>{newEmailLabels.opened}</Text>
        <Button loading={isPending} onClick={() => mutate({ token })}>
          {newEmailLabels.confirm}
        </Button>
      </Stack>
    </Alert>
  );
}
