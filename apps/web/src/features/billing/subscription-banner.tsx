import { Badge, Text } from '@mantine/core';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { bannerLabels } from './subscription-banner.labels.ts';
import classes from './subscription-banner.module.css';
import { useSubscriptionNews } from './subscription-banner.view.ts';

/** What the subscription needs, whole: below the title of the home page. */
export function SubscriptionBanner() {
  const news = useSubscriptionNews();
  return news && <Banner news={news} />;
}

/** On every screen of a phone, whose menu is out of sight: only what cannot wait. */
export function UrgentSubscriptionBanner() {
  const news = useSubscriptionNews();
  return news?.isUrgent ? <Banner news={news} /> : null;
}

type BannerProps = { news: NonNullable<ReturnType<typeof useSubscriptionNews>> };

function Banner({ news: { badge, sentence, isUrgent, icon: NewsIcon } }: BannerProps) {
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
        leftSection={<NewsIcon size={14} aria-hidden />}
      >
        {badge}
      </Badge>
      <Text className={classes.sentence}>{sentence}</Text>
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
