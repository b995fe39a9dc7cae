import type { Conversation } from '@app/contract/messaging/conversations.contract';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { talksLabels as labels, shortWhen } from './conversations.labels.ts';
import classes from './talk-list.module.css';
import { countShown } from './unread.labels.ts';

type TalkRowProps = { talk: Conversation; isOpen: boolean; onOpen: () => void };

/** Two lines and what is unread; the row is the button. */
export function TalkRow({ talk, isOpen, onOpen }: TalkRowProps) {
  const timezone = useTimezone();
  const today = useToday();
  const { name, lastAt, lastText, lastIncoming, unread, waitsForPerson } = talk;
  const shownName = name || labels.hidden;
  return (
    <li>
      <UnstyledButton
        className={classes.row}
        aria-current={isOpen || undefined}
        data-unread={unread > 0 || undefined}
        onClick={onOpen}
      >
        <NameAvatar name={shownName} />
        <span className={classes.words}>
          <span className={classes.first}>
            <span className={classes.name}>{shownName}</span>
            <time className={classes.when} dateTime={lastAt}>
              {shortWhen(lastAt, timezone, today)}
            </time>
          </span>
          <span className={classes.second}>
            <span className={classes.said}>
              {!lastIncoming && lastText && labels.you}
              {lastText || (lastIncoming && labels.file)}
            </span>
            {unread > 0 && (
              <>
                <CountBadge count={countShown(unread)} />
                <VisuallyHidden>{labels.unread(unread)}</VisuallyHidden>
              </>
            )}
          </span>
          {waitsForPerson && <span className={classes.waits}>{labels.waits}</span>}
        </span>
      </UnstyledButton>
    </li>
  );
}
