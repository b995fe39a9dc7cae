import type { ClosingDay } from '@app/contract/company/closing-days.contract';
import { IconCircleCheckFilled, IconClock, IconLock } from '@tabler/icons-react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { decisionText } from './closing-days.labels.ts';

/** What happens on the day. */
export function DecisionBadge({ closingDay }: { closingDay: ClosingDay }) {
  const { tone, icon } = looks[closingDay.kind];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {decisionText(closingDay)}
    </StatusBadge>
  );
}

const looks = {
  closed: { tone: 'negative', icon: <IconLock size={14} /> },
  'special-hours': { tone: 'warning', icon: <IconClock size={14} /> },
  open: { tone: 'positive', icon: <IconCircleCheckFilled size={14} /> },
} as const;
