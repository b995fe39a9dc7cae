import type { SentMessage } from '@app/contract/messaging/sending.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import type { Column } from '../../../ui/lists/table-column.ts';
import { occasionText } from '../occasions.labels.ts';
import {
  channelText,
  isLostWelcome,
  messageLogColumns as labels,
  lostWelcome,
  whyText,
} from './message-log.labels.ts';
import classes from './message-log.module.css';
import { MessageStateBadge } from './message-state.tsx';

export const messageColumns: readonly Column<SentMessage>[] = [
  { id: 'who', header: labels.who, width: 190, cell: whoText },
  {
    id: 'when',
    header: labels.when,
    width: 172,
    onCard: 'second-line',
    cell: (message) => <When {...message} />,
  },
  {
    id: 'what',
    header: labels.what,
    onCard: 'in-sight',
    cell: (message) => <What {...message} />,
  },
  {
    id: 'channel',
    header: labels.channel,
    width: 112,
    onCard: 'second-line',
    cell: ({ channel }) => channelText[channel],
  },
  {
    id: 'state',
    header: labels.state,
    width: 148,
    onCard: 'beside',
    cell: ({ state, reason }) => <MessageStateBadge state={state} reason={reason} />,
  },
];

export function whoText({ clientName, recipient }: SentMessage): string {
  return clientName || numberText(recipient) || '—';
}

function numberText(recipient: string): string {
  return /^\d+$/.test(recipient) ? formatPhone(`+${recipient}`) : recipient;
}

function When({ sentAt, plannedAt }: SentMessage) {
  const timezone = useTimezone();
  return <span className="tabular">{formatInstant(sentAt ?? plannedAt, timezone)}</span>;
}

/** 'Campanha · Outono', or the occasion alone. */
function whichText({ occasion, campaignName }: SentMessage): string {
  return [occasionText[occasion], campaignName].filter(Boolean).join(' · ');
}

/** Why it was written, the beginning of it, and what went wrong. */
function What(message: SentMessage) {
  const why = whyText(message);
  return (
    <>
      <Text size="sm" fw={500}>
        {isLostWelcome(message) ? lostWelcome.title : whichText(message)}
      </Text>
      {message.text && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {message.text}
        </Text>
      )}
      {why && (
        <Text
          size="xs"
          className={classes.whole}
          c={message.state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}
        >
          {why}
        </Text>
      )}
    </>
  );
}
