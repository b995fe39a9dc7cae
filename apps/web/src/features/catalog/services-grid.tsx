import type { Service } from '@app/contract/catalog/services.contract';
import { Card, Skeleton } from '@mantine/core';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFoundPicture } from '../../ui/pictures.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceLabels } from './services.labels.ts';
import classes from './services-grid.module.css';

type ServicesGridProps = {
  services: readonly Service[];
  onEdit: (service: Service) => void;
  onRemove: (service: Service) => void;
};

export function ServicesGrid({ services, onEdit, onRemove }: ServicesGridProps) {
  if (services.length === 0) {
    return <EmptyState picture={<NothingFoundPicture />} sentence={serviceLabels.nothingFound} />;
  }
  return (
    <ul className={classes.grid} aria-label={serviceLabels.title}>
      {services.map((service) => (
        <li key={service.id} className={classes.cell}>
          <ServiceCard service={service} onEdit={onEdit} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

const placeholders = ['60%', '45%', '70%', '50%', '65%', '40%'];

export function ServicesSkeleton() {
  return (
    <>
      <Skeleton height={40} mb="md" maw={360} radius="md" />
      <div className={classes.grid}>
        {placeholders.map((width) => (
          <Card key={width} className={classes.card}>
            <Skeleton height={18} width={width} />
            <Skeleton height={14} width="90%" mt="md" />
            <Skeleton height={22} width="35%" mt="lg" />
          </Card>
        ))}
      </div>
    </>
  );
}
