import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../foundation/session.tsx';
import { useIsPhone } from '../../foundation/use-is-phone.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useToday } from '../team/schedule.api.ts';
import { AgendaSkeleton } from './agenda-skeleton.tsx';
import { AgendaTimeline, type BookingPlace } from './agenda-timeline.tsx';
import { type AppointmentActions, type Opened, useOpened } from './appointment-actions.api.ts';
import { appointmentLabels as labels } from './appointments.labels.ts';
import { AppointmentsToolbar } from './appointments-toolbar.tsx';
import { type AppointmentsView, kindOf, onDate } from './appointments-view.api.ts';
import { CalendarFeedsButton } from './calendar-feeds-button.tsx';

// The day shows first; what somebody opens from there comes when it is asked for.
const BookingDialog = lazy(() => import('./booking-dialog.tsx'));
const ChangeDialog = lazy(() => import('./change-dialog.tsx'));
const AppointmentCards = lazy(() => import('./appointment-cards.tsx'));
const AppointmentList = lazy(() => import('./appointment-list.tsx'));
const AppointmentDetails = lazy(() => import('./appointment-details.tsx'));
const StatusDialog = lazy(() => import('./status-dialog.tsx'));
const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'));
const RemoveAppointmentDialog = lazy(() => import('./remove-appointment-dialog.tsx'));

type AppointmentsPageProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
  /** Opens the details of one, or closes them. */
  onOpen: (id: string | undefined) => void;
};

export function AppointmentsPage({ view, onView, onOpen }: AppointmentsPageProps) {
  const mayManage = useMay('appointments.manage');
  const maySeeAll = useMay('appointments.view');
  const explanation = maySeeAll ? labels.explanation : labels.ownExplanation;
  const isPhone = useIsPhone();
  const { opened, actions, book, close } = useOpened(onOpen);
  // Once there, the details stay, so that they can close and give the focus back.
  const [wasOpened, setWasOpened] = useState(view.open !== undefined);
  if (view.open !== undefined && !wasOpened) setWasOpened(true);
  const create = {
    label: labels.create,
    icon: <IconPlus size={18} />,
    onClick: () => book(null),
  };

  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={isPhone ? undefined : explanation}
        action={mayManage ? create : undefined}
      >
        <CalendarFeedsButton />
      </PageHeader>
      <AppointmentsToolbar view={view} onView={onView} />
      <Suspense fallback={<AgendaSkeleton />}>
        <Shown
          view={view}
          onView={onView}
          onBook={(place) => mayManage && book(place)}
          actions={actions}
        />
      </Suspense>
      <Suspense fallback={null}>
        {wasOpened && (
          <AppointmentDetails
            id={view.open ?? null}
            isCovered={opened !== null}
            actions={actions}
            onClose={() => onOpen(undefined)}
          />
        )}
        <Dialogs opened={opened} onClose={close} onRemoved={() => onOpen(undefined)} />
      </Suspense>
    </>
  );
}

type ShownProps = Pick<AppointmentsPageProps, 'view' | 'onView'> & {
  onBook: (place: BookingPlace | null) => void;
  actions: AppointmentActions;
};

function Shown({ view, onView, onBook, actions }: ShownProps) {
  const today = useToday();
  const kind = kindOf(view);
  const date = view.date ?? today;
  const showDate = (day: string) => onView(onDate(view, day === today ? undefined : day));
  if (kind === 'list') return <AppointmentList {...{ view, onView, onBook, actions }} />;
  if (kind === 'cards') {
    return <AppointmentCards {...{ view, onView, onBook, actions, date }} onDate={showDate} />;
  }
  return (
    <AgendaTimeline
      date={date}
      days={kind === 'week' ? 7 : 1}
      onDate={showDate}
      onBook={onBook}
      onOpen={actions.onOpen}
    />
  );
}

type DialogsProps = { opened: Opened | null; onClose: () => void; onRemoved: () => void };

function Dialogs({ opened, onClose, onRemoved }: DialogsProps) {
  if (!opened) return null;
  if (opened.kind === 'status') return <StatusDialog entry={opened.entry} onClose={onClose} />;
  if (opened.kind === 'refuse') return <RefuseDialog entry={opened.entry} onClose={onClose} />;
  if (opened.kind === 'remove') {
    return <RemoveAppointmentDialog entry={opened.entry} onRemoved={onRemoved} onClose={onClose} />;
  }
  if (opened.kind === 'book') return <BookingDialog place={opened.place} onClose={onClose} />;
  return <ChangeDialog id={opened.entry.id} onClose={onClose} />;
}
