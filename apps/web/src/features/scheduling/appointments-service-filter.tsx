import { Select } from '@mantine/core';
import { useServices } from '../catalog/services.api.ts';
import classes from './appointments.module.css';
import { filterLabels as labels } from './appointments-filter.labels.ts';
import { type AppointmentsView, filtered } from './appointments-view.api.ts';

type ServiceFilterProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
};

export function ServiceFilter({ view, onView }: ServiceFilterProps) {
  const services = useServices().data;
  return (
    <Select
      className={classes.service}
      aria-label={labels.service}
      placeholder={labels.everyService}
      nothingFoundMessage={labels.noService}
      data={choicesOf(services, view.serviceId)}
      value={view.serviceId ?? null}
      onChange={(id) => onView(filtered(view, { serviceId: id ?? undefined }))}
      searchable
      clearable
    />
  );
}

type Offered = { id: string; name: string; active: boolean };

/** The active ones by name, and the chosen one whatever it is, also before their names are there. */
function choicesOf(all: readonly Offered[] | undefined, chosen: string | undefined) {
  if (!all) return chosen ? [{ value: chosen, label: labels.loading }] : [];
  return all
    .filter(({ id, active }) => active || id === chosen)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
    .map(({ id, name }) => ({ value: id, label: name }));
}
