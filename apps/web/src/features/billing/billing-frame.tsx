import type { ReactNode } from 'react';
import classes from './billing-frame.module.css';
import { planLabels } from './plans.labels.ts';

/** A page about one decision, outside of the dashboard and reachable without access to it. */
export function BillingFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <img src="/icon.svg" alt="" width={28} height={28} />
        <span className={classes.brand}>{planLabels.brand}</span>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
