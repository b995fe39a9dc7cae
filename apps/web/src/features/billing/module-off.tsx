import { Card } from '@mantine/core';
import { IconPlugOff } from '@tabler/icons-react';
import { MessageBlock } from '../../foundation/message-screen.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { offLabels } from './access.labels.ts';
import classes from './premium-lock.module.css';

/** Stands in the place of what is switched off for every company. */
export function ModuleOff() {
  return (
    <Card className={classes.lock}>
      <MessageBlock
        icon={<IconPlugOff size={28} />}
        color="gray"
        title={offLabels.title}
        order={2}
        sentences={offLabels.sentences}
      >
        <LinkButton to="/dashboard">{offLabels.home}</LinkButton>
      </MessageBlock>
    </Card>
  );
}
