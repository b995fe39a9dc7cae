import type { Professional } from '@app/contract/team/professionals.contract';
import { Card, Group, Skeleton } from '@mantine/core';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFoundPicture } from '../../ui/pictures.tsx';
import type { ProfessionalChoices } from './professional-actions.tsx';
import { ProfessionalCard } from './professional-card.tsx';
import { professionalLabels } from './professionals.labels.ts';
import classes from './professionals-grid.module.css';

type ProfessionalsGridProps = ProfessionalChoices & { professionals: readonly Professional[] };

export function ProfessionalsGrid({ professionals, ...choices }: ProfessionalsGridProps) {
  if (professionals.length === 0) {
    return (
      <EmptyState picture={<NothingFoundPicture />} sentence={professionalLabels.nothingFound} />
    );
  }
  return (
    <ul className={classes.grid} aria-label={professionalLabels.title}>
      {professionals.map((professional) => (
        <li key={professional.id} className={classes.cell}>
          <ProfessionalCard professional={professional} {...choices} />
        </li>
      ))}
    </ul>
  );
}

const placeholders = ['60%', '45%', '70%', '50%', '65%', '40%'];

export function ProfessionalsSkeleton() {
  return (
    <>
      <Skeleton height={40} mb="md" maw={360} radius="md" />
      <div className={classes.grid}>
        {placeholders.map((width) => (
          <Card key={width} className={classes.card}>
            <Group wrap="nowrap" gap="md">
              <Skeleton height={48} circle />
              <Skeleton height={18} width={width} />
            </Group>
            <Skeleton height={14} width="80%" />
            <Skeleton height={22} width="30%" mt="auto" radius="xl" />
          </Card>
        ))}
      </div>
    </>
  );
}
