import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { Suspense } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { FREE_TIMES } from '../../../ui/agenda-grid/grid-cursor.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { AgendaMonthSkeleton } from '../agenda/agenda-month-skeleton.tsx';
import { AgendaSkeleton } from '../agenda/agenda-skeleton.tsx';
import { AgendaTimeline, TIMELINE } from '../agenda/agenda-timeline.tsx';
import type { BookingPlace, ChosenPlace } from '../agenda/booking-place.ts';
import { useCalendarFeeds } from '../feeds/calendar-feeds-action.tsx';
import { useQuick } from '../quick/quick.view.ts';
import { type AppointmentActions, type Opened, useOpened } from './appointment-actions.view.ts';
import { appointmentLabels as labels } from './appointments.labels.ts';
import { AppointmentsHead } from './appointments-head.tsx';
import {
  type AppointmentsView,
  appointmentFilters,
  inView,
  isTimeline,
  kindOf,
  onDate,
} from './appointments-view.ts';
import { type Counter, useCanSettle } from './counter.view.ts';

// The day shows first; what somebody opens from there comes when it is asked for.
const BookingDialog = lazyPart(() => import('../booking/booking-dialog.tsx'));
const AgendaMonth = lazyPart(() => import('../agenda/agenda-month.tsx'));
const QuickPanel = lazyPart(() => import('../quick/quick-panel.tsx'));
const ChangeDialog = lazyPart(() => import('../booking/change-dialog.tsx'));
const AppointmentCards = lazyPart(() => import('./appointment-cards.tsx'));
const AppointmentList = lazyPart(() => import('./appointment-list.tsx'));
const VisitPanel = lazyPart(() => import('../visit/visit-panel.tsx'));
const StatusDialog = lazyPart(() => import('./status-dialog.tsx'));
const OtherClientDialog = lazyPart(() => import('../visit/other-client-dialog.tsx'));
const RefuseDialog = lazyPart(() => import('./refuse-dialog.tsx'));
const RemoveAppointmentDialog = lazyPart(() => import('./remove-appointment-dialog.tsx'));

type AppointmentsPageProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
  /** Opens the details of one, or closes them. */
  onOpen: (id: string | undefined) => void;
  counter: Counter;
};

export function AppointmentsPage({ view, onView, onOpen, counter }: AppointmentsPageProps) {
  const mayManage = useMay('appointments.manage');
  const dialogs = useOpened(onOpen);
  const { actions, book } = dialogs;
  const quick = useQuick(view, onView);
  const feeds = useCalendarFeeds();
  const isBeside = quick.start !== null || view.open !== undefined;

  return (
    <div data-beside={isBeside || undefined} data-workplace={isTimeline(view) || undefined}>
      {mayManage && isTimeline(view) && kindOf(view) !== 'month' && (
        <SkipLink to={FREE_TIMES} otherwise={TIMELINE}>
          {labels.skipToTimes}
        </SkipLink>
      )}
      <AppointmentsHead
        view={view}
        onView={onView}
        onCreate={mayManage ? () => book() : null}
        feeds={feeds.action}
        isBeside={isBeside}
      />
      <Suspense fallback={<Awaited view={view} />}>
        <Shown
          view={view}
          onView={onView}
          onBook={(place) => mayManage && (place ? quick.open(place) : book())}
          actions={actions}
          chosen={quick.chosen}
          isBeside={isBeside}
        />
      </Suspense>
      <Suspense fallback={null}>
        {mayManage && quick.start && (
          <QuickPanel
            start={quick.start}
            view={view}
            onClose={quick.close}
            onReopen={quick.reopen}
            back={quick.back}
            onChoose={quick.choose}
            onMore={(handed) => {
              quick.close();
              book(handed);
            }}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {view.open !== undefined && view.edit && mayManage && (
          <ChangeDialog
            id={view.open}
            step="datetime"
            onClose={() => onView(appointmentFilters.change(view, { edit: undefined }))}
          />
        )}
        {view.open !== undefined && !(view.edit && mayManage) && (
          <VisitPanel
            id={view.open}
            actions={actions}
            counter={counter}
            onClose={() => onOpen(undefined)}
          />
        )}
      </Suspense>
      {feeds.dialog}
      <Suspense fallback={null}>
        <Dialogs
          dialogs={dialogs}
          counter={counter}
          date={view.date}
          onRemoved={() => onOpen(undefined)}
        />
      </Suspense>
    </div>
  );
}

type ShownProps = Pick<AppointmentsPageProps, 'view' | 'onView'> & {
  onBook: (place: BookingPlace | null) => void;
  actions: AppointmentActions;
  chosen: ChosenPlace | null;
  /** A panel has taken some of the room. */
  isBeside: boolean;
};

function Shown({ view, onView, onBook, actions, chosen, isBeside }: ShownProps) {
  const today = useToday().toString();
  const kind = kindOf(view);
  const date = view.date ?? today;
  const showDate = (day: string) => onView(onDate(view, day === today ? undefined : day));
  if (kind === 'list') {
    const list = { view, onView, onBook, actions, isBeside };
    return <AppointmentList {...list} />;
  }
  if (kind === 'cards') {
    return (
      <AppointmentCards
        view={view}
        onView={onView}
        onBook={onBook}
        actions={actions}
        date={date}
        onDate={showDate}
      />
    );
  }
  if (kind === 'month') {
    const open = (day: string) => onView(inView({ ...view, date: day }, 'day'));
    return <AgendaMonth date={date} onDate={showDate} onDay={open} />;
  }
  return (
    <AgendaTimeline
      date={date}
      days={kind === 'week' ? 7 : 1}
      onDate={showDate}
      onBook={onBook}
      onOpen={actions.onOpen}
      chosen={chosen}
      isBlockAsked={view.block ?? false}
      onBlockClosed={() => onView(appointmentFilters.change(view, { block: undefined }))}
    />
  );
}

/** The shape of what comes, as far as the address tells. */
function Awaited({ view }: { view: AppointmentsView }) {
  const today = useToday().toString();
  const kind = kindOf(view);
  if (kind === 'month') return <AgendaMonthSkeleton date={view.date ?? today} />;
  return isTimeline(view) && <AgendaSkeleton days={kind === 'week' ? 7 : 1} />;
}

type DialogsProps = {
  dialogs: ReturnType<typeof useOpened>;
  counter: Counter;
  /** The day that is shown, unless it is today. */
  date: string | undefined;
  onRemoved: () => void;
};

function Dialogs(props: DialogsProps) {
  const { opened } = props.dialogs;
  return opened && <OpenedDialog {...props} opened={opened} />;
}

function OpenedDialog(props: DialogsProps & { opened: Opened }) {
  const { opened, dialogs, counter, date, onRemoved } = props;
  const { SettleDialog } = counter;
  const onClose = dialogs.close;
  // One may follow another; the focus goes back to where the first was opened.
  useFocusBack();
  if (opened.kind === 'book')
    return <BookingDialog handed={opened.handed} date={date} onClose={onClose} />;

  const { kind, entry } = opened;
  if (kind === 'status' || kind === 'cancel') {
    const chosen = kind === 'cancel' ? 'cancelled' : entry.status;
    return <Status entry={entry} chosen={chosen} dialogs={dialogs} counter={counter} />;
  }
  if (kind === 'settle') return <SettleDialog appointmentId={entry.id} onClose={onClose} />;
  if (kind === 'refuse') return <RefuseDialog entry={entry} onClose={onClose} />;
  if (kind === 'client') return <OtherClientDialog entry={entry} onClose={onClose} />;
  if (kind === 'edit') return <ChangeDialog id={entry.id} onClose={onClose} />;
  if (kind === 'move') return <ChangeDialog id={entry.id} step="datetime" onClose={onClose} />;
  return <RemoveAppointmentDialog entry={entry} onRemoved={onRemoved} onClose={onClose} />;
}

type StatusProps = Pick<DialogsProps, 'dialogs' | 'counter'> & {
  entry: AgendaEntry;
  chosen: AppointmentStatus;
};

/** What is done is paid next, by whoever takes the money. */
function Status({ entry, chosen, dialogs, counter }: StatusProps) {
  const canSettle = useCanSettle();
  return (
    <StatusDialog
      entry={entry}
      chosen={chosen}
      counter={counter}
      onCompleted={(done) => {
        if (canSettle(done)) dialogs.actions.onSettle(done);
      }}
      onClose={dialogs.close}
    />
  );
}
