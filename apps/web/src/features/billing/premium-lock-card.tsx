import type { Module } from '@app/domain/billing/access';
import { Card } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { MessageBlock } from '../../foundation/message-screen.tsx';
import { type Closed, lockLabels, lockText } from './access.labels.ts';
import { LapsedLock } from './lapsed-lock.tsx';
import { LockTiles } from './lock-tiles.tsx';
import { LockWayOn } from './lock-way-on.tsx';
import { ModuleOff } from './module-off.tsx';
import classes from './premium-lock.module.css';

type PremiumLockProps = { access: Closed; module: Module };

/** Stands in the place of what the company's plan does not open. */
export default function PremiumLockCard({ access, module }: PremiumLockProps) {
  if (access === 'off') return <ModuleOff />;
  if (access === 'none') return <LapsedLock module={module} />;
  return (
    <Card className={classes.lock}>
      <MessageBlock
        icon={<IconLock size={28} />}
        color="blue"
        title={lockLabels.title}
        order={2}
        sentences={[lockText(access, module)]}
        more={<LockTiles />}
      >
        <LockWayOn />
      </MessageBlock>
    </Card>
  );
}
