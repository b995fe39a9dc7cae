import type { Professional } from '@app/contract/team/professionals.contract';
import { Card, Group, Skeleton } from '@mantine/core';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import type { ProfessionalChoices } from './professional-actions.tsx';
import { ProfessionalCard } from './professional-card.tsx';
import { professionalLabels } from './professionals.labels.ts';
import classes from './professionals-grid.module.css';

type ProfessionalsGridProps = ProfessionalChoices & { professionals: readonly Professional[] };

export function ProfessionalsGrid({ professionals, ...choices }: ProfessionalsGridProps) {
  const { title, nothingFound } = professionalLabels;
  return (
    <CardGrid items={professionals} label={title} nothingFound={nothingFound}>
      {(professional) => <ProfessionalCard professional={professional} {...choices} />}
    </CardGrid>
  );
}

export function ProfessionalsSkeleton() {
  return (
    <CardGridSkeleton>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Group wrap="nowrap" gap="md">
            <Skeleton height={48} circle />
            <Skeleton height={18} width={width} />
          </Group>
          <Skeleton height={14} width="80%" />
          <Skeleton height={22} width="30%" mt="auto" radius="xl" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
