import type { SaidLine } from '@app/contract/messaging/conversations.contract';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { messageLogLabels as labels, troubleText } from '../sending/message-log.labels.ts';
import { useRetryMessage } from '../sending/retry.api.ts';
import classes from './said-lines.module.css';

/** Why it did not leave, and once more; below what should have been said. */
export function FailedLine({ line }: { line: SaidLine }) {
  const maySend = useMay('messages.send');
  const retry = useRetryMessage();
  return (
    <div className={classes.failed}>
      <span>{troubleText(line.error)}</span>
      {maySend && (
        <Button
          variant="subtle"
          leftSection={<IconRefresh size={18} />}
          loading={retry.isPending}
          onClick={() => retry.mutate({ id: line.id })}
        >
          {labels.retry}
        </Button>
      )}
    </div>
  );
}
