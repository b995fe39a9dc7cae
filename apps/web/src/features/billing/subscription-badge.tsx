import type { SubscriptionBadge as Badge } from '@app/domain/billing/banner';
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconClock,
} from '@tabler/icons-react';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { badgeText } from './subscription.labels.ts';

const looks = {
  trial: { tone: 'warning', icon: IconClock },
  active: { tone: 'positive', icon: IconCircleCheckFilled },
  'past-due': { tone: 'negative', icon: IconAlertTriangle },
  none: { tone: 'neutral', icon: IconCircleMinus },
} as const;

export function SubscriptionBadge({ badge }: { badge: Badge }) {
  const { tone, icon: BadgeIcon } = looks[badge.kind];
  return (
    <StatusBadge tone={tone} icon={<BadgeIcon size={14} aria-hidden />}>
      {badgeText(badge)}
    </StatusBadge>
  );
}
