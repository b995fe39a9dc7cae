import type { ListedSubscription } from '@app/contract/platform/companies.contract';
import { Group } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconHelpCircle,
  IconHourglass,
  IconPlayerPause,
} from '@tabler/icons-react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { subscriptionStateText } from '../company-states.labels.ts';
import { subscriptionsLabels as labels } from './subscriptions.labels.ts';

const looks = {
  active: { tone: 'positive', icon: IconCircleCheckFilled },
  trial: { tone: 'informative', icon: IconClock },
  past_due: { tone: 'negative', icon: IconAlertTriangle },
  canceled: { tone: 'warning', icon: IconCircleX },
  inactive: { tone: 'neutral', icon: IconCircleMinus },
  suspended: { tone: 'negative', icon: IconPlayerPause },
  unknown: { tone: 'outlined', icon: IconHelpCircle },
} as const;

type SubscriptionStatusProps = Pick<ListedSubscription, 'status' | 'isLongCanceled'>;

export function SubscriptionStatus({ status, isLongCanceled }: SubscriptionStatusProps) {
  const { tone, icon: StatusIcon } = looks[status];
  return (
    <Group gap={6}>
      <StatusBadge tone={tone} icon={<StatusIcon size={14} aria-hidden />}>
        {subscriptionStateText[status]}
      </StatusBadge>
      {isLongCanceled && (
        <StatusBadge tone="outlined" icon={<IconHourglass size={14} aria-hidden />}>
          {labels.longCanceled}
        </StatusBadge>
      )}
    </Group>
  );
}
