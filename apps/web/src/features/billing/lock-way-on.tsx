import { Text } from '@mantine/core';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { lockLabels } from './access.labels.ts';

/** To the subscription; whoever may not see it is sent to the owner. */
export function LockWayOn() {
  if (!useMay('subscription.view')) return <Text ta="center">{lockLabels.askOwner}</Text>;
  return (
    <LinkButton to="/dashboard/settings" search={{ tab: 'subscription' }}>
      {lockLabels.upgrade}
    </LinkButton>
  );
}
