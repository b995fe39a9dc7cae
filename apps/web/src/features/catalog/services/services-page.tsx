import type { Service } from '@app/contract/catalog/services.contract';
import { lazy } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ThingsPage } from '../../../ui/kept-things/things-page.tsx';
import { ImportServicesButton } from '../imports/import-services-button.tsx';
import { ExportServicesButton } from './export-services-button.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServicesSkeleton } from './service-card-skeleton.tsx';
import { useServices } from './services.api.ts';
import { serviceLabels } from './services.labels.ts';

// Only people who change something need the form and the checks that come with it.
const ServiceDialog = lazy(() => import('./service-dialog.tsx'));

export function ServicesPage() {
  const services = useServices();
  const { remove, deactivate } = useApi().catalog.services;
  const removeService = useWrite(remove.mutationOptions());
  const deactivateService = useWrite(deactivate.mutationOptions());
  return (
    <ThingsPage
      labels={serviceLabels}
      things={services}
      mayManage={useMay('services.manage')}
      tools={
        <>
          <ImportServicesButton />
          {services.data && services.data.length > 0 && <ExportServicesButton />}
        </>
      }
      skeleton={<ServicesSkeleton />}
      searchIn={searchedText}
      card={(service, choices) => <ServiceCard service={service} {...choices} />}
      editor={(service, onClose) => <ServiceDialog service={service} onClose={onClose} />}
      removing={{
        remove: (id) => removeService({ id }),
        deactivate: (id) => deactivateService({ id }),
        historyCode: 'SERVICE_HAS_HISTORY',
      }}
    />
  );
}

function searchedText({ name, description }: Service): string {
  return `${name} ${description}`;
}
