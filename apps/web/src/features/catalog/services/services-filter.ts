import type { Service } from '@app/contract/catalog/services.contract';
import { isInState, statusField, wordField } from '../../../ui/kept-things/thing-fields.ts';
import { type ThingsFilter, thingsFilter } from '../../../ui/kept-things/things-filter.tsx';
import { serviceFilterLabels as labels } from './services.labels.ts';
import { type ServicesView, serviceFilters } from './services-view.ts';

export type ServicesViewing = { view: ServicesView; onView: (view: ServicesView) => void };

/** By whether they are in use, and by their category. */
export function servicesFilter(
  services: readonly Service[],
  { view, onView }: ServicesViewing,
): ThingsFilter<Service> {
  const carried = services.map(({ category }) => category);
  return thingsFilter({
    list: 'services',
    filters: serviceFilters,
    view,
    onView,
    fields: [
      statusField,
      ...wordField(
        { name: 'category', label: labels.category, placeholder: labels.anyCategory },
        { carried, chosen: view.category },
      ),
    ],
    shows: (service: Service) =>
      isInState(service, view.status) &&
      (view.category === undefined || service.category === view.category),
  });
}
