import type { GiftCardStanding } from '@app/domain/prepaid/gift-card';
import { IconGift } from '@tabler/icons-react';
import { giftCardStandingLabels } from './gift-cards.labels.ts';
import { StandingBadge } from './standing-badge.tsx';

export function GiftCardBadge({ standing }: { standing: GiftCardStanding }) {
  return <StandingBadge standing={standing} icon={IconGift} labels={giftCardStandingLabels} />;
}
