import { Alert, Group, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { byHandLabels as labels, readyText } from './by-hand.labels.ts';

/** What no number sends stands on home until somebody has sent it: clients wait for it. */
export default function ToSendNotice({ count }: { count: number }) {
  return (
    <Alert role="region" aria-label={labels.title} color="yellow" icon={<IconSend aria-hidden />}>
      <Group justify="space-between">
        <Text>{readyText(count)}</Text>
        <LinkButton to="/dashboard/para-enviar" variant="default">
          {labels.goAndSend}
        </LinkButton>
      </Group>
    </Alert>
  );
}
