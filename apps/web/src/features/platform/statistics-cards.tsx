import { cents, formatMoney } from '@app/domain/shared/money';
import { Card, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconBuildingStore,
  IconCash,
  IconCircleCheck,
  IconLayersIntersect,
  IconShieldLock,
} from '@tabler/icons-react';
import { formatNumber } from '../../foundation/format.ts';
import { platformHomeLabels } from './platform-home.labels.ts';
import type { Statistics } from './statistics.api.ts';
import classes from './statistics-cards.module.css';

type Figure = keyof typeof platformHomeLabels.cards;

const figures: readonly { name: Figure; icon: Icon }[] = [
  { name: 'totalCompanies', icon: IconBuildingStore },
  { name: 'activeCompanies', icon: IconCircleCheck },
  { name: 'totalPlans', icon: IconLayersIntersect },
  { name: 'estimatedRevenueCents', icon: IconCash },
  { name: 'adminUsers', icon: IconShieldLock },
];

type StatisticsCardsProps = {
  /** `undefined` while they are on their way. */
  statistics: Statistics | undefined;
};

export function StatisticsCards({ statistics }: StatisticsCardsProps) {
  return (
    <>
      {!statistics && <VisuallyHidden role="status">Carregando…</VisuallyHidden>}
      <dl className={classes.cards} aria-busy={!statistics}>
        {figures.map(({ name, icon: FigureIcon }) => (
          <Card key={name} padding="md" className={isMoney(name) ? classes.money : undefined}>
            <dt className={classes.label}>
              {platformHomeLabels.cards[name]}
              <FigureIcon size={20} stroke={1.75} aria-hidden />
            </dt>
            <dd className={`${classes.figure} tabular`}>
              {statistics ? textOf(name, statistics[name]) : <Skeleton height={30} width="50%" />}
            </dd>
            <Text size="xs" c="dimmed" component="dd" m={0}>
              {platformHomeLabels.hints[name]}
            </Text>
          </Card>
        ))}
      </dl>
    </>
  );
}

function textOf(name: Figure, value: number): string {
  return isMoney(name) ? formatMoney(cents(value)) : formatNumber(value);
}

function isMoney(name: Figure): boolean {
  return name === 'estimatedRevenueCents';
}
