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
import { isSpared, sparedText, stateText } from './message-log.labels.ts';

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

const spared: Look = { tone: 'neutral', icon: <IconCheck size={14} /> };

export function MessageStateBadge(message: Pick<SentMessage, 'state' | 'reason'>) {
  const { tone, icon } = isSpared(message) ? spared : looks[message.state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {isSpared(message) ? sparedText : stateText[message.state]}
    </StatusBadge>
  );
}
