import type { SentMessage } from '@app/contract/messaging/sending.contract';
import type { MessageState } from '@app/domain/messaging/message-state';
import {
  IconAlertTriangle,
  IconCheck,
  IconChecks,
  IconCircleMinus,
  IconClock,
  IconSend,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import {
  attemptsText,
  isLostWelcome,
  lostWelcome,
  skipText,
  stateText,
  troubleText,
} from './message-log.labels.ts';

type Look = {
  tone: 'positive' | 'informative' | 'neutral' | 'warning' | 'negative';
  icon: ReactNode;
};

const looks: Record<MessageState, Look> = {
  queued: { tone: 'neutral', icon: <IconClock size={14} /> },
  sending: { tone: 'informative', icon: <IconSend size={14} /> },
  sent: { tone: 'informative', icon: <IconCheck size={14} /> },
  delivered: { tone: 'positive', icon: <IconChecks size={14} /> },
  read: { tone: 'positive', icon: <IconChecks size={14} /> },
  failed: { tone: 'negative', icon: <IconAlertTriangle size={14} /> },
  skipped: { tone: 'neutral', icon: <IconCircleMinus size={14} /> },
};

export function MessageStateBadge({ state }: Pick<SentMessage, 'state'>) {
  const { tone, icon } = looks[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {stateText[state]}
    </StatusBadge>
  );
}

type Told = Pick<SentMessage, 'occasion' | 'state' | 'reason' | 'error' | 'attempts'>;

/** Why it is not where it should be; empty when nothing is wrong. */
export function whyText({ occasion, state, reason, error, attempts }: Told): string {
  if (state === 'skipped') return reason ? skipText[reason] : '';
  if (error === '') return '';
  if (isLostWelcome({ occasion, state })) return `${lostWelcome.text} ${troubleText(error)}`;
  return state === 'failed' && attempts > 0 ? attemptsText(attempts, error) : troubleText(error);
}
