import { Skeleton } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useServices } from '../services/services.api.ts';
import { ServicesStepForm } from './services-step-form.tsx';

export function ServicesStep() {
  return (
    <LoadBlock query={useServices()} skeleton={<Skeleton height={320} radius="lg" />}>
      {(offered) => <ServicesStepForm offeredNames={offered.map(({ name }) => name)} />}
    </LoadBlock>
  );
}
