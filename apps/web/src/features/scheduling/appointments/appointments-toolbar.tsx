import { Button, SegmentedControl } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { FilterSearch } from '../../../ui/lists/filter-bar.tsx';
import { FilterChips } from '../../../ui/lists/filter-chips.tsx';
import { FilterControl, type FilterField } from '../../../ui/lists/filter-field.tsx';
import { FilterSheet } from '../../../ui/lists/filter-sheet.tsx';
import { offeredChoices } from '../../../ui/lists/offered-choices.ts';
import { useServices } from '../../catalog/services/services.api.ts';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import {
  appointmentLabels as labels,
  paymentChoices,
  requestChoices,
  statusChoices,
  viewText,
} from './appointments.labels.ts';
import classes from './appointments.module.css';
import {
  APPOINTMENT_VIEWS,
  type AppointmentsView,
  appointmentFilters,
  inView,
  kindOf,
  onEveryDay,
} from './appointments-view.ts';

type AppointmentsToolbarProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
};

const viewChoices = APPOINTMENT_VIEWS.map((value) => ({ value, label: viewText[value] }));
// A phone shows one day at a time, also of a week.
const phoneChoices = viewChoices.filter(({ value }) => value !== 'week');

/** How the agenda is looked at. */
export function useViews({ view, onView }: AppointmentsToolbarProps) {
  const isPhone = useIsPhone();
  const kind = kindOf(view);
  return {
    label: labels.views,
    choices: isPhone ? phoneChoices : viewChoices,
    value: isPhone && kind === 'week' ? 'day' : kind,
    onChange: (chosen: string) => {
      const picked = APPOINTMENT_VIEWS.find((one) => one === chosen);
      if (picked) onView(inView(view, picked));
    },
  };
}

/** The views that are no timeline, and what of them. */
export function AppointmentsToolbar(
  props: AppointmentsToolbarProps & {
    /** Somebody came from a timeline to search. */
    isSearching: boolean;
  },
) {
  const { view, onView, isSearching } = props;
  const isPhone = useIsPhone();
  const views = useViews(props);
  const filtering = { filters: appointmentFilters, view, onView };
  const filters = <Filters view={view} onView={onView} />;
  return (
    <>
      <div className={classes.toolbarRoom}>
        <div className={classes.toolbar} data-list>
          <SegmentedControl
            className={classes.views}
            aria-label={views.label}
            data={views.choices}
            value={views.value}
            onChange={views.onChange}
          />
          <FilterSearch
            {...filtering}
            label={labels.search}
            placeholder={isPhone ? labels.searchShort : undefined}
            autoFocus={isSearching}
          />
          {isPhone ? (
            <FilterSheet isActive={appointmentFilters.countIn(view) > 0}>{filters}</FilterSheet>
          ) : (
            filters
          )}
        </div>
      </div>
      <FilterChips {...filtering} fields={useFieldsBehind(view, isPhone ? 'phone' : 'desk')} />
    </>
  );
}

function Filters({ view, onView }: AppointmentsToolbarProps) {
  const isEveryDay = kindOf(view) === 'list' && !view.date && !view.upcoming;
  return (
    <>
      {useFields(view).map((field) => (
        <FilterControl
          key={field.name}
          className={classes.filter}
          isBare
          field={field}
          view={view}
          onChange={(change) => onView(appointmentFilters.change(view, change))}
        />
      ))}
      <Button
        variant={isEveryDay ? 'light' : 'default'}
        aria-pressed={isEveryDay}
        leftSection={<IconCalendarOff size={16} />}
        className={classes.everyDay}
        title={labels.everyDay}
        onClick={() => onView(onEveryDay(view))}
      >
        <span className={classes.everyDayText}>{labels.everyDay}</span>
      </Button>
    </>
  );
}

type Field = FilterField<keyof AppointmentsView>;

function useFields(view: AppointmentsView): Field[] {
  const services = useServices().data;
  const status: Field = {
    name: 'status',
    label: labels.status,
    placeholder: labels.everyStatus,
    choices: statusChoices,
  };
  const service: Field = {
    name: 'serviceId',
    label: labels.service,
    placeholder: labels.everyService,
    choices: offeredChoices(services, view.serviceId),
    isSearchable: true,
  };
  return [status, service, requestField];
}

const requestField: Field = {
  name: 'request',
  label: labels.request,
  placeholder: labels.everyRequest,
  choices: requestChoices,
};

/** What a figure led here with; the way out shows everybody's, paid or not. */
function useFieldsBehind({ professionalId }: AppointmentsView, at: 'phone' | 'desk'): Field[] {
  const professionals = useProfessionals({ enabled: professionalId !== undefined }).data;
  const choices = offeredChoices(professionals, professionalId);
  return [
    { name: 'professionalId', label: labels.professional, choices },
    { name: 'payment', label: labels.payment, choices: paymentChoices },
    // A phone has the field behind a button, and whoever comes from home would not see of which list.
    ...(at === 'phone' ? [requestField] : []),
  ];
}
