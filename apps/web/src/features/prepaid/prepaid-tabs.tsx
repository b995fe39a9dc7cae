import { Link } from '@tanstack/react-router';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { giftCardLabels } from './gift-cards.labels.ts';
import { orderLabels } from './orders.labels.ts';
import { packageLabels } from './packages.labels.ts';
import classes from './prepaid-tabs.module.css';

const TABS = [
  { to: '/dashboard/packages', label: packageLabels.title },
  { to: '/dashboard/gift-cards', label: giftCardLabels.title },
  { to: '/dashboard/orders', label: orderLabels.title },
] as const;

/** What is paid before it is used is one place of the menu, each part with its own address. */
export function PrepaidTabs() {
  if (!useMay('prepaid.view')) return null;
  return (
    <nav className={classes.tabs} aria-label={packageLabels.parts}>
      {TABS.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ exact: true }} className={classes.tab}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
