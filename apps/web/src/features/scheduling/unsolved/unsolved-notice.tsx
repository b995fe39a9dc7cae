import { Alert, Group, Text } from '@mantine/core';
import { IconDoorOff } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useAccessTo } from '../../billing/access.api.ts';
import { useUnsolved } from './unsolved.api.ts';
import { unsolvedLabels as labels, unsolvedText } from './unsolved.labels.ts';

/** Who would come to a closed door stands on home until somebody has seen to it. */
export function UnsolvedNotice() {
  const isOpen = useAccessTo('appointments') === 'open';
  const enabled = useMay('appointments.manage') && isOpen;
  const { data: unsolved = [], isLoading } = useUnsolved({ enabled });
  if (isLoading) return <div data-loading />;
  if (unsolved.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconDoorOff aria-hidden />} mb="md">
      <Group justify="space-between">
        <Text>{unsolvedText(unsolved.length)}</Text>
        <LinkButton to="/dashboard/appointments/unsolved" variant="default">
          {labels.open}
        </LinkButton>
      </Group>
    </Alert>
  );
}
