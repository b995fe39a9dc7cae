import type { PackageStanding } from '@app/domain/prepaid/package';
import {
  IconArrowBackUp,
  IconCalendarOff,
  IconCircleCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { StatusBadge } from '../../ui/status-badge.tsx';

type StandingBadgeProps = {
  standing: PackageStanding;
  /** What it is, as long as it can be used. */
  icon: TablerIcon;
  labels: Record<PackageStanding, string>;
};

const TONES = {
  usable: 'positive',
  expired: 'warning',
  'used-up': 'neutral',
  'taken-back': 'struck',
} as const;
const ENDED = {
  expired: IconCalendarOff,
  'used-up': IconCircleCheck,
  'taken-back': IconArrowBackUp,
};

/** Whether what was paid before can still be used. */
export function StandingBadge({ standing, icon, labels }: StandingBadgeProps) {
  const Icon = standing === 'usable' ? icon : ENDED[standing];
  return (
    <StatusBadge tone={TONES[standing]} icon={<Icon size={14} />}>
      {labels[standing]}
    </StatusBadge>
  );
}
