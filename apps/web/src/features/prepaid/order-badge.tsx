import type { OrderStatus } from '@app/domain/prepaid/ledgers';
import {
  IconCalendarOff,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  type TablerIcon,
} from '@tabler/icons-react';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { orderStatusLabels } from './orders.labels.ts';

const TONES = {
  waiting: 'warning',
  paid: 'positive',
  refused: 'negative',
  expired: 'neutral',
} as const;
const ICONS: Record<OrderStatus, TablerIcon> = {
  waiting: IconClock,
  paid: IconCircleCheck,
  refused: IconCircleX,
  expired: IconCalendarOff,
};

export function OrderBadge({ status }: { status: OrderStatus }) {
  const StatusIcon = ICONS[status];
  return (
    <StatusBadge tone={TONES[status]} icon={<StatusIcon size={14} />}>
      {orderStatusLabels[status]}
    </StatusBadge>
  );
}
