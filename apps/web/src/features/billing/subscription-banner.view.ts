import { type SubscriptionBanner as Banner, bannerOf } from '@app/domain/billing/banner';
import {
  type Icon,
  IconAlertTriangle,
  IconCalendarX,
  IconClock,
  IconLock,
  IconRefresh,
} from '@tabler/icons-react';
import { useNow } from '../../foundation/hooks/use-now.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { bannerText } from './subscription-banner.labels.ts';
import { datesOf } from './subscription-dates.ts';

type SubscriptionNews = { badge: string; sentence: string; isUrgent: boolean; icon: Icon };

/** What the subscription needs, and nothing while all is well. */
export function useSubscriptionNews(): SubscriptionNews | null {
  const { company } = useSession();
  const now = useNow();
  if (!company) return null;
  const banner = bannerOf(datesOf(company.subscription), now);
  if (!banner) return null;
  const text = bannerText(banner, company.timezone);
  return { ...text, isUrgent: isUrgentBanner(banner), icon: iconOf[banner.kind] };
}

const iconOf: Record<Banner['kind'], Icon> = {
  trial: IconClock,
  renewal: IconRefresh,
  'past-due': IconAlertTriangle,
  canceled: IconCalendarX,
  none: IconLock,
};

function isUrgentBanner(banner: Banner): boolean {
  if (banner.kind === 'trial') return banner.urgent;
  return banner.kind === 'renewal' || banner.kind === 'past-due' || banner.kind === 'none';
}
