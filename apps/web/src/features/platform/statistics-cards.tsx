import { cents, formatMoney } from '@app/domain/shared/money';
import { VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconBuildingStore,
  IconCash,
  IconCircleCheck,
  IconLayersIntersect,
} from '@tabler/icons-react';
import { formatNumber } from '../../foundation/format.ts';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { platformHomeLabels } from './platform-home.labels.ts';
import type { Statistics } from './statistics.api.ts';

type FigureName = keyof typeof platformHomeLabels.cards;

const figures: readonly { name: FigureName; icon: Icon }[] = [
  { name: 'totalCompanies', icon: IconBuildingStore },
  { name: 'activeCompanies', icon: IconCircleCheck },
  { name: 'totalPlans', icon: IconLayersIntersect },
  { name: 'estimatedRevenueCents', icon: IconCash },
];

type StatisticsCardsProps = {
  /** `undefined` while they are on their way. */
  statistics: Statistics | undefined;
};

export function StatisticsCards({ statistics }: StatisticsCardsProps) {
  return (
    <>
      {!statistics && <VisuallyHidden role="status">Carregando…</VisuallyHidden>}
      <FigureList look="cards" isOld={!statistics}>
        {figures.map(({ name, icon }) => (
          <Figure
            key={name}
            label={platformHomeLabels.cards[name]}
            icon={icon}
            value={statistics ? textOf(name, statistics[name]) : null}
            hint={platformHomeLabels.hints[name]}
          />
        ))}
      </FigureList>
    </>
  );
}

function textOf(name: FigureName, value: number): string {
  return isMoney(name) ? formatMoney(cents(value)) : formatNumber(value);
}

function isMoney(name: FigureName): boolean {
  return name === 'estimatedRevenueCents';
}
