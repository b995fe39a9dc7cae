import type { GiftCardStanding } from '@app/domain/prepaid/gift-card';
import {
  IconArrowBackUp,
  IconCalendarOff,
  IconCircleCheck,
  IconGift,
  type TablerIcon,
} from '@tabler/icons-react';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { giftCardStandingLabels } from './gift-cards.labels.ts';

const TONES = {
  usable: 'positive',
  expired: 'warning',
  'used-up': 'neutral',
  'taken-back': 'struck',
} as const;
const ICONS: Record<GiftCardStanding, TablerIcon> = {
  usable: IconGift,
  expired: IconCalendarOff,
  'used-up': IconCircleCheck,
  'taken-back': IconArrowBackUp,
};

export function GiftCardBadge({ standing }: { standing: GiftCardStanding }) {
  const StandingIcon = ICONS[standing];
  return (
    <StatusBadge tone={TONES[standing]} icon={<StandingIcon size={14} />}>
      {giftCardStandingLabels[standing]}
    </StatusBadge>
  );
}
