import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { NewEmail } from './new-email.tsx';
import { useSendConfirmation } from './profile.api.ts';
import { profileLabels } from './profile.labels.ts';
import classes from './profile-facts.module.css';

/** Where mail reaches the person, and where she works. */
export function ProfileFacts() {
  const { company } = useSession();
  return (
    <dl className={classes.facts}>
      <Fact name={profileLabels.email}>
        <Email />
      </Fact>
      {company && <Fact name={profileLabels.company}>{company.name}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

function Email() {
  const { user } = useSession();
  const { send, isSending, isPausing } = useSendConfirmation();
  if (user.emailVerified) {
    return (
      <Group gap="xs">
        {user.email}
        <StatusBadge tone="positive" icon={<IconCircleCheckFilled size={14} />}>
          {profileLabels.confirmed}
        </StatusBadge>
        <NewEmail />
      </Group>
    );
  }
  return (
    <Group gap="xs">
      {user.email}
      <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} />}>
        {profileLabels.notConfirmed}
      </StatusBadge>
      <Button variant="default" loading={isSending} disabled={isPausing} onClick={send}>
        {profileLabels.resend}
      </Button>
      <NewEmail />
    </Group>
  );
}
