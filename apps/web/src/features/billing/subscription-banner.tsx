import { type SubscriptionBanner as Banner, bannerOf } from '@app/domain/billing/banner';
import { Badge, Text } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCalendarX,
  IconClock,
  IconLock,
  IconRefresh,
} from '@tabler/icons-react';
import { useNow } from '../../foundation/hooks/use-now.ts';
import { useMay, useSession } from '../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { bannerLabels, bannerText } from './subscription-banner.labels.ts';
import classes from './subscription-banner.module.css';
import { datesOf } from './subscription-dates.ts';

/** On every screen of the company: what its subscription needs, and nothing while all is well. */
export function SubscriptionBanner() {
  const { company } = useSession();
  const now = useNow();
  const banner = company && bannerOf(datesOf(company.subscription), now);
  if (!company || !banner) return null;

  const text = bannerText(banner, company.timezone);
  const isUrgent = isUrgentBanner(banner);
  const BannerIcon = iconOf[banner.kind];
  return (
    <section
      className={classes.banner}
      aria-label={bannerLabels.region}
      data-urgent={isUrgent || undefined}
    >
      <Badge
        className={classes.badge}
        variant="outline"
        color={isUrgent ? 'red' : 'blue'}
        size="lg"
        leftSection={<BannerIcon size={14} aria-hidden />}
      >
        {text.badge}
      </Badge>
      <Text className={classes.sentence}>{text.sentence}</Text>
      <NextStep />
    </section>
  );
}

function NextStep() {
  if (!useMay('subscription.view'))
    return <Text className={classes.sentence}>{bannerLabels.askOwner}</Text>;
  return (
    <LinkButton
      className={classes.next}
      variant="default"
      size="xs"
      to="/dashboard/settings"
      search={{ tab: 'subscription' }}
    >
      {bannerLabels.open}
    </LinkButton>
  );
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
