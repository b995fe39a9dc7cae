import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import {
  IconCheck,
  IconClock,
  IconHandStop,
  IconPlayerPause,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { type ShownState, shownStateOf, stateText } from './campaigns.labels.ts';

type Look = Pick<ComponentProps<typeof StatusBadge>, 'tone' | 'icon'>;

const looks: Record<ShownState, Look> = {
  pending: { tone: 'neutral', icon: <IconClock size={14} /> },
  sending: { tone: 'informative', icon: <IconSend size={14} /> },
  paused: { tone: 'warning', icon: <IconPlayerPause size={14} /> },
  completed: { tone: 'positive', icon: <IconCheck size={14} /> },
  stopped: { tone: 'neutral', icon: <IconHandStop size={14} /> },
  failed: { tone: 'negative', icon: <IconX size={14} /> },
};

export function CampaignBadge({ campaign }: { campaign: Campaign }) {
  const state = shownStateOf(campaign);
  return <StatusBadge {...looks[state]}>{stateText[state]}</StatusBadge>;
}
