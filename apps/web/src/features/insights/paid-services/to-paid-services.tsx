import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { seePaidServicesText } from '../bi/bi.labels.ts';
import classes from '../insights.module.css';
import type { PeriodView } from '../period-view.ts';

type ToPaidServicesProps = {
  /** Of the service or the person whose bar it stands at. */
  name: string;
  search: PeriodView;
  /** The revenue. */
  children: ReactNode;
};

/** From the revenue of a bar to what it is the sum of. */
export function ToPaidServices({ name, search, children }: ToPaidServicesProps) {
  const label = seePaidServicesText(name);
  return (
    <Tooltip label={label}>
      <Link className={classes.sum} to="/dashboard/financial/paid-services" search={search}>
        {children} <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    </Tooltip>
  );
}
