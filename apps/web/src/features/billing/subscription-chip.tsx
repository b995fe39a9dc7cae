import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { bannerLabels } from './subscription-banner.labels.ts';
import classes from './subscription-banner.module.css';
import { useSubscriptionNews } from './subscription-banner.view.ts';

/** What the banner says, in one line at the end of the menu. */
export function SubscriptionChip() {
  const news = useSubscriptionNews();
  const mayOpen = useMay('subscription.view');
  if (!news) return null;
  const { badge, sentence, isUrgent, icon: NewsIcon } = news;
  const inside = (
    <>
      <NewsIcon size={18} stroke={1.75} aria-hidden className={classes.chipIcon} />
      <span className={classes.chipText}>{badge}</span>
    </>
  );
  return (
    <Tooltip label={mayOpen ? sentence : `${sentence} ${bannerLabels.askOwner}`} position="right">
      {mayOpen ? (
        <Link
          className={classes.chip}
          data-urgent={isUrgent || undefined}
          to="/dashboard/settings"
          search={{ tab: 'subscription' }}
        >
          {inside}
        </Link>
      ) : (
        <div className={classes.chip} data-urgent={isUrgent || undefined}>
          {inside}
        </div>
      )}
    </Tooltip>
  );
}
