import { Alert, Group, Text } from '@mantine/core';
import { IconDoorOff } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { unsolvedLabels as labels, unsolvedText } from './unsolved.labels.ts';

/** Who would come to a closed door stands on home until somebody has seen to it. */
export function UnsolvedNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert
      role="region"
      aria-label={labels.title}
      color="yellow"
      icon={<IconDoorOff aria-hidden />}
    >
      <Group justify="space-between">
        <Text>{unsolvedText(count)}</Text>
        <LinkButton to="/dashboard/appointments/unsolved" variant="default">
          {labels.open}
        </LinkButton>
      </Group>
    </Alert>
  );
}
