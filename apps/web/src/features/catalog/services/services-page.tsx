import type { Service } from '@app/contract/catalog/services.contract';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useSheetImportAction } from '../../../ui/imports/sheet-import-action.tsx';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import { ThingsPage } from '../../../ui/kept-things/things-page.tsx';
import type { RowGroup } from '../../../ui/lists/table-column.ts';
import { ServiceCard } from './service-card.tsx';
import { ServicesSkeleton } from './service-card-skeleton.tsx';
import { serviceColumns } from './service-columns.tsx';
import { useServiceActs, useServices } from './services.api.ts';
import { serviceLabels } from './services.labels.ts';
import { type ServicesViewing, servicesFilter } from './services-filter.ts';

// Only people who change something need the form and the checks that come with it.
const ServiceDialog = lazyPart(() => import('./service-dialog.tsx'));
const ServicesImportDialog = lazyPart(() => import('../imports/services-import-dialog.tsx'));

export function ServicesPage(viewing: ServicesViewing) {
  const { services } = useApi().catalog;
  const file = useFile(services.exportCsv);
  const mayManage = useMay('services.manage');
  const importing = useSheetImportAction(ServicesImportDialog);
  const page = (
    <ThingsPage
      labels={serviceLabels}
      picture="services"
      things={useServices()}
      mayManage={mayManage}
      more={[mayManage && importing.action]}
      skeleton={<ServicesSkeleton />}
      searchIn={searchedText}
      card={(service, choices) => <ServiceCard service={service} {...choices} />}
      groupOf={categoriesOf}
      isIdle={({ active }) => !active}
      filter={(all) => servicesFilter(all, viewing)}
      table={(choices) => ({
        columns: serviceColumns,
        ...(mayManage && {
          onOpen: choices.onEdit,
          menuOf: (service) => <ThingActions thing={service} labels={serviceLabels} {...choices} />,
        }),
      })}
      editor={(service, onClose) => <ServiceDialog service={service} onClose={onClose} />}
      acts={useServiceActs()}
      historyCode="SERVICE_HAS_HISTORY"
      file={useMay('services.export') && file}
    />
  );
  return (
    <>
      {page}
      {importing.dialog}
    </>
  );
}

function searchedText({ name, description, category }: Service): string {
  return `${name} ${description} ${category}`;
}

/** Headings where somebody named a category; those without one come last. */
function categoriesOf(services: readonly Service[]) {
  if (services.every(({ category }) => category === '')) return undefined;
  return ({ category }: Service): RowGroup => ({
    key: category,
    title: category || serviceLabels.noCategory,
  });
}
