import { FilterControl, type FilterField } from '../../../ui/lists/filter-field.tsx';
import { offeredChoices } from '../../../ui/lists/offered-choices.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { useServices } from '../../catalog/services/services.api.ts';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { periodLabels as labels } from '../figures.labels.ts';
import classes from '../insights.module.css';
import { type PeriodView, periodFilters, type Range } from '../period-view.ts';

type BiFiltersProps = {
  view: PeriodView;
  range: Range;
  /** What leaves nothing out here. */
  without?: readonly (keyof PeriodView)[];
  onView: (view: PeriodView) => void;
};

/** The period, and whose or which part of it. */
export function BiFilters({ view, range, without = [], onView }: BiFiltersProps) {
  const change = (changed: object) => onView(periodFilters.change(view, { ...changed }));
  const fields = useFields(view).filter(({ name }) => !without.includes(name));
  return (
    <div className={classes.filters}>
      <PeriodPicker range={range} usual="month-to-date" onChange={change} />
      {fields.map((field) => (
        <FilterControl
          key={field.name}
          className={classes.whole}
          field={field}
          view={view}
          onChange={change}
        />
      ))}
    </div>
  );
}

function useFields({ professionalId, serviceId }: PeriodView): FilterField<keyof PeriodView>[] {
  const professionals = useProfessionals().data;
  const services = useServices().data;
  return [
    {
      name: 'professionalId',
      label: labels.professional,
      placeholder: labels.everyProfessional,
      choices: offeredChoices(professionals, professionalId),
      isSearchable: true,
    },
    {
      name: 'serviceId',
      label: labels.service,
      placeholder: labels.everyService,
      choices: offeredChoices(services, serviceId),
      isSearchable: true,
    },
  ];
}
