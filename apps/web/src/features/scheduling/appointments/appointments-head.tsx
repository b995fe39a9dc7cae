import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AgendaBar } from '../agenda/agenda-bar.tsx';
import type { AgendaPeriod } from '../agenda/agenda-period.ts';
import { appointmentLabels as labels } from './appointments.labels.ts';
import { useAppointmentsFile } from './appointments-export.view.ts';
import { AppointmentsToolbar, useViews } from './appointments-toolbar.tsx';
import {
  type AppointmentsView,
  appointmentFilters,
  fromToday,
  inView,
  isTimeline,
  kindOf,
  onDate,
} from './appointments-view.ts';

type AppointmentsHeadProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
  /** Missing for whoever books nothing. */
  onCreate: (() => void) | null;
  feeds: PageAction;
  isBeside: boolean;
};

/** What stands above appointments: one row over a timeline, the filters of a list over the others. */
export function AppointmentsHead(props: AppointmentsHeadProps) {
  const { view, onView } = props;
  const [isSearching, setIsSearching] = useState(false);

  // Whoever is looked for may come on any day.
  function search(): void {
    setIsSearching(true);
    onView(fromToday(view));
  }

  function look(next: AppointmentsView): void {
    setIsSearching(false);
    onView(next);
  }

  if (isTimeline(view)) return <TimelineHead {...props} onView={look} onSearch={search} />;
  return <ListHead {...props} isSearching={isSearching} />;
}

function TimelineHead(props: AppointmentsHeadProps & { onSearch: () => void }) {
  const { view, onView, onCreate, feeds, isBeside, onSearch } = props;
  const today = useToday().toString();
  const isPhone = useIsPhone();
  const views = useViews(props);
  return (
    <>
      <PageTitle>{labels.title}</PageTitle>
      <AgendaBar
        date={view.date ?? today}
        period={periodOf(view, isPhone)}
        today={today}
        onDate={(day) => onView(onDate(view, day === today ? undefined : day))}
        views={views}
        create={createAction(onCreate)}
        more={[feeds]}
        isBeside={isBeside}
        onSearch={onSearch}
        onBlock={() => onView(blocking(view))}
      />
    </>
  );
}

/** Time is blocked where it can be seen. */
function blocking(view: AppointmentsView): AppointmentsView {
  const shown = kindOf(view) === 'month' ? inView(view, 'day') : view;
  return appointmentFilters.change(shown, { block: true });
}

/** A phone shows a week day by day. */
function periodOf(view: AppointmentsView, isPhone: boolean): AgendaPeriod {
  const kind = kindOf(view);
  if (kind === 'month') return 'month';
  return kind === 'week' && !isPhone ? 'week' : 'day';
}

function ListHead(props: AppointmentsHeadProps & { isSearching: boolean }) {
  const { view, onView, onCreate, feeds, isBeside, isSearching } = props;
  const maySeeAll = useMay('appointments.view');
  const isPhone = useIsPhone();
  const file = useAppointmentsFile(view);
  const explanation = maySeeAll ? labels.explanation : labels.ownExplanation;
  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={isPhone || isBeside ? undefined : explanation}
        action={createAction(onCreate)}
        more={[file, feeds]}
      />
      <AppointmentsToolbar view={view} onView={onView} isSearching={isSearching} />
    </>
  );
}

function createAction(onClick: (() => void) | null): PageAction | undefined {
  if (!onClick) return undefined;
  return { label: labels.create, icon: <IconPlus size={18} />, onClick };
}
