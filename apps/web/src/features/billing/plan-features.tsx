import { IconCheck } from '@tabler/icons-react';
import classes from './plan-features.module.css';

type PlanFeaturesProps = { features: readonly string[]; layout: 'list' | 'columns' };

export function PlanFeatures({ features, layout }: PlanFeaturesProps) {
  return (
    <ul className={classes.features} data-layout={layout}>
      {features.map((feature) => (
        <li key={feature} className={classes.feature}>
          <IconCheck size={18} stroke={2.25} aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  );
}
