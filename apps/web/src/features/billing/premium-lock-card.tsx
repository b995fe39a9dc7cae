import type { Module } from '@app/domain/billing/access';
import { Card, Text } from '@mantine/core';
import { IconHeadset, IconInfinity, IconLock, IconSparkles } from '@tabler/icons-react';
import { MessageBlock } from '../../foundation/message-screen.tsx';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { type Closed, lockLabels, lockText } from './access.labels.ts';
import { ModuleOff } from './module-off.tsx';
import classes from './premium-lock.module.css';

const tiles = [
  { label: lockLabels.tiles.advanced, icon: IconSparkles },
  { label: lockLabels.tiles.support, icon: IconHeadset },
  { label: lockLabels.tiles.unlimited, icon: IconInfinity },
];

type PremiumLockProps = { access: Closed; module: Module };

/** Stands in the place of what the company's plan does not open. */
export default function PremiumLockCard({ access, module }: PremiumLockProps) {
  const maySubscribe = useMay('subscription.view');
  if (access === 'off') return <ModuleOff />;
  return (
    <Card className={classes.lock}>
      <MessageBlock
        icon={<IconLock size={28} />}
        color="blue"
        title={lockLabels.title}
        order={2}
        sentences={[lockText(access, module)]}
        more={
          <ul className={classes.tiles}>
            {tiles.map(({ label, icon: Icon }) => (
              <li key={label} className={classes.tile}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {label}
              </li>
            ))}
          </ul>
        }
      >
        {maySubscribe ? (
          <LinkButton to="/dashboard/settings" search={{ tab: 'subscription' }}>
            {lockLabels.upgrade}
          </LinkButton>
        ) : (
          <Text ta="center">{lockLabels.askOwner}</Text>
        )}
      </MessageBlock>
    </Card>
  );
}
