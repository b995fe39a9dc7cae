import type { Service } from '@app/contract/catalog/services.contract';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../foundation/session.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { matching } from '../../ui/use-table-view.ts';
import { ExportServicesButton } from './export-services-button.tsx';
import { ImportServicesButton } from './import-services-button.tsx';
import { RemoveServiceDialog } from './remove-service-dialog.tsx';
import { useServices } from './services.api.ts';
import { loadFailureText, serviceLabels } from './services.labels.ts';
import { ServicesEmpty } from './services-empty.tsx';
import { ServicesGrid, ServicesSkeleton } from './services-grid.tsx';
import { ServicesSearch } from './services-search.tsx';

// Only people who change something need the form and the checks that come with it.
const ServiceDialog = lazy(() => import('./service-dialog.tsx'));

/** What is open above the list: nothing, the form, or the question before deleting. */
type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; service: Service } | null;

export function ServicesPage() {
  const services = useServices();
  const mayManage = useMay('services.manage');
  const [opened, setOpened] = useState<Opened>(null);
  const [search, setSearch] = useState('');
  const startNew = () => setOpened({ kind: 'new' });

  return (
    <>
      <PageHeader
        title={serviceLabels.title}
        explanation={serviceLabels.explanation}
        action={
          mayManage
            ? { label: serviceLabels.create, icon: <IconPlus size={18} />, onClick: startNew }
            : undefined
        }
      >
        <ImportServicesButton />
        {services.data && services.data.length > 0 && <ExportServicesButton />}
      </PageHeader>
      <LoadBlock query={services} skeleton={<ServicesSkeleton />} explain={loadFailureText}>
        {(all) =>
          all.length === 0 ? (
            <ServicesEmpty onCreate={mayManage ? startNew : undefined} />
          ) : (
            <>
              <ServicesSearch
                value={search}
                onChange={setSearch}
                count={matching(all, search, searchedText).length}
              />
              <ServicesGrid
                services={matching(all, search, searchedText)}
                onEdit={(service) => setOpened({ kind: 'edit', service })}
                onRemove={(service) => setOpened({ kind: 'remove', service })}
              />
            </>
          )
        }
      </LoadBlock>
      {mayManage && (
        <Suspense fallback={null}>
          <ServiceEditor opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      <RemoveServiceDialog
        service={opened?.kind === 'remove' ? opened.service : null}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

function ServiceEditor({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened?.kind === 'new') return <ServiceDialog service={null} onClose={onClose} />;
  if (opened?.kind === 'edit') return <ServiceDialog service={opened.service} onClose={onClose} />;
  return null;
}

function searchedText({ name, description }: Service): string {
  return `${name} ${description}`;
}
