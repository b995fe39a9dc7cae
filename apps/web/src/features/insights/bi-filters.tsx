import { Select } from '@mantine/core';
import { useServices } from '../catalog/services.api.ts';
import { useProfessionals } from '../team/professionals.api.ts';
import { periodLabels as labels } from './figures.labels.ts';
import classes from './insights.module.css';
import { PeriodFields } from './period-fields.tsx';
import type { PeriodView, Range } from './period-view.api.ts';

type BiFiltersProps = {
  view: PeriodView;
  range: Range;
  onView: (view: PeriodView) => void;
};

/** The period, and whose or which part of it. */
export function BiFilters({ view, range, onView }: BiFiltersProps) {
  const { professionalId, serviceId, ...period } = view;
  const professionals = useProfessionals().data;
  const services = useServices().data;
  return (
    <div className={classes.filters}>
      <PeriodFields
        range={range}
        usual="month-to-date"
        onChange={(chosen) => onView({ ...view, ...chosen })}
      />
      <Select
        className={classes.whole}
        label={labels.professional}
        placeholder={labels.everyProfessional}
        data={choicesOf(professionals, professionalId)}
        searchable
        clearable
        value={professionalId ?? null}
        onChange={(id) =>
          onView({ ...period, ...(serviceId && { serviceId }), ...(id && { professionalId: id }) })
        }
      />
      <Select
        className={classes.whole}
        label={labels.service}
        placeholder={labels.everyService}
        data={choicesOf(services, serviceId)}
        searchable
        clearable
        value={serviceId ?? null}
        onChange={(id) =>
          onView({
            ...period,
            ...(professionalId && { professionalId }),
            ...(id && { serviceId: id }),
          })
        }
      />
    </div>
  );
}

type Offered = { id: string; name: string; active: boolean };

/** The active ones by name, and the chosen one whatever it is. */
function choicesOf(all: readonly Offered[] = [], chosen: string | undefined) {
  return all
    .filter(({ id, active }) => active || id === chosen)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
    .map(({ id, name }) => ({ value: id, label: name }));
}
