import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconCalendarOff, IconX } from '@tabler/icons-react';
import { useIsPhone } from '../../foundation/use-is-phone.ts';
import { FilterSheet } from '../../ui/filter-sheet.tsx';
import { PausedSearchBox } from '../../ui/paused-search-box.tsx';
import { useProfessionals } from '../team/professionals.api.ts';
import { appointmentLabels as labels, statusChoices, viewText } from './appointments.labels.ts';
import classes from './appointments.module.css';
import { professionalText, withoutProfessionalText } from './appointments-filter.labels.ts';
import { ServiceFilter } from './appointments-service-filter.tsx';
import {
  APPOINTMENT_VIEWS,
  type AppointmentsView,
  filtered,
  inView,
  isTimeline,
  kindOf,
  LONGEST_SEARCH,
  onEveryDay,
} from './appointments-view.api.ts';

type AppointmentsToolbarProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
};

const viewChoices = APPOINTMENT_VIEWS.map((value) => ({ value, label: viewText[value] }));
// A phone shows one day at a time, also of a week.
const phoneChoices = viewChoices.filter(({ value }) => value !== 'week');

/** How the agenda is looked at, and what of it. */
export function AppointmentsToolbar({ view, onView }: AppointmentsToolbarProps) {
  const isPhone = useIsPhone();
  const kind = kindOf(view);
  const filters = <Filters view={view} onView={onView} />;
  return (
    <div className={classes.toolbar} data-list={!isTimeline(view) || undefined}>
      <SegmentedControl
        className={classes.views}
        aria-label={labels.views}
        data={isPhone ? phoneChoices : viewChoices}
        value={isPhone && kind === 'week' ? 'day' : kind}
        onChange={(chosen) => onView(inView(view, chosen))}
      />
      <PausedSearchBox
        label={labels.search}
        placeholder={isPhone ? labels.searchShort : undefined}
        longest={LONGEST_SEARCH}
        search={view.search ?? ''}
        onSearch={(search) => onView(filtered(view, { search: search || undefined }))}
      />
      {isPhone ? <FilterSheet>{filters}</FilterSheet> : filters}
    </div>
  );
}

function Filters({ view, onView }: AppointmentsToolbarProps) {
  const isEveryDay = kindOf(view) === 'list' && !view.date && !view.upcoming;
  return (
    <>
      <Select
        className={classes.status}
        aria-label={labels.status}
        placeholder={labels.everyStatus}
        data={statusChoices}
        value={view.status ?? null}
        onChange={(status) => onView(filtered(view, { status: status ?? undefined }))}
        clearable
      />
      {!isTimeline(view) && <ServiceFilter view={view} onView={onView} />}
      {view.professionalId && <OnlyHers view={view} onView={onView} />}
      <Button
        variant={isEveryDay ? 'light' : 'default'}
        aria-pressed={isEveryDay}
        leftSection={<IconCalendarOff size={16} />}
        flex="none"
        onClick={() => onView(onEveryDay(view))}
      >
        {labels.everyDay}
      </Button>
    </>
  );
}

/** A figure of hers led here; the way out shows everybody's. */
function OnlyHers({ view, onView }: AppointmentsToolbarProps) {
  const professionals = useProfessionals().data ?? [];
  const name = professionals.find(({ id }) => id === view.professionalId)?.name ?? '…';
  return (
    <Button
      variant="light"
      flex="none"
      aria-label={withoutProfessionalText(name)}
      rightSection={<IconX size={16} />}
      onClick={() => onView(filtered(view, { professionalId: undefined }))}
    >
      {professionalText(name)}
    </Button>
  );
}
