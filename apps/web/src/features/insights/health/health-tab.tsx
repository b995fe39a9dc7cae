import { Skeleton, Stack, Text } from '@mantine/core';
import { FiguresSkeleton } from '../../../ui/figures/figure-list.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useHealth } from '../insights.api.ts';
import classes from '../insights.module.css';
import { healthText } from '../summary.labels.ts';
import { HealthFigures } from './health-figures.tsx';
import { HealthMonths } from './health-months.tsx';
import { HealthSignals } from './health-signals.tsx';

/** Whether the business is well: this month against the one before. */
export default function HealthTab() {
  const query = useHealth();
  return (
    <LoadBlock query={query} skeleton={<HealthSkeleton />}>
      {(health) => (
        <Stack gap="lg">
          <Text className={classes.summary}>{healthText(health)}</Text>
          <HealthFigures health={health} />
          <HealthSignals health={health} />
          <HealthMonths health={health} />
        </Stack>
      )}
    </LoadBlock>
  );
}

function HealthSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={24} width="75%" />
      <FiguresSkeleton look="cards" count={4} wide={4} />
      <FiguresSkeleton look="cards" count={4} wide={2} />
      <Skeleton height={300} radius="lg" />
    </Stack>
  );
}
