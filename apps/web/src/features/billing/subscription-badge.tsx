import type { SubscriptionBadge as Badge } from '@app/domain/billing/banner';
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCircleX,
  IconClock,
} from '@tabler/icons-react';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { badgeText } from './subscription.labels.ts';

const looks = {
  trial: { tone: 'warning', icon: IconClock },
  active: { tone: 'positive', icon: IconCircleCheckFilled },
  canceled: { tone: 'warning', icon: IconCircleX },
  'past-due': { tone: 'negative', icon: IconAlertTriangle },
  none: { tone: 'neutral', icon: IconCircleMinus },
} as const;

type SubscriptionBadgeProps = { badge: Badge; timezone: string };

export function SubscriptionBadge({ badge, timezone }: SubscriptionBadgeProps) {
  const { tone, icon: BadgeIcon } = looks[badge.kind];
  return (
    <StatusBadge tone={tone} icon={<BadgeIcon size={14} aria-hidden />}>
      {badgeText(badge, timezone)}
    </StatusBadge>
  );
}
