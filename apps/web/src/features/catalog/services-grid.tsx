import type { Service } from '@app/contract/catalog/services.contract';
import { Card, Skeleton } from '@mantine/core';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceLabels } from './services.labels.ts';
import classes from './services-grid.module.css';

type ServicesGridProps = {
  services: readonly Service[];
  onEdit: (service: Service) => void;
  onRemove: (service: Service) => void;
};

export function ServicesGrid({ services, onEdit, onRemove }: ServicesGridProps) {
  const { title, nothingFound } = serviceLabels;
  return (
    <CardGrid items={services} label={title} nothingFound={nothingFound}>
      {(service) => <ServiceCard service={service} onEdit={onEdit} onRemove={onRemove} />}
    </CardGrid>
  );
}

export function ServicesSkeleton() {
  return (
    <CardGridSkeleton>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={14} width="90%" mt="md" />
          <Skeleton height={22} width="35%" mt="lg" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
