import type { AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { byName } from '@app/domain/shared/text';
import { Skeleton } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ProfessionalAvatar } from '../../team/professionals/professional-avatar.tsx';
import { useAgenda } from '../agenda/agenda.api.ts';
import type { BookingPlace } from '../agenda/booking-place.ts';
import type { AppointmentActions } from './appointment-actions.view.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { useDayAppointments } from './appointments.api.ts';
import { appointmentLabels } from './appointments.labels.ts';
import classes from './appointments.module.css';
import { CardsDateBar } from './appointments-date-bar.tsx';
import { AppointmentsEmpty } from './appointments-empty.tsx';
import type { AppointmentsView } from './appointments-view.ts';

type AppointmentCardsProps = {
  view: AppointmentsView;
  date: string;
  actions: AppointmentActions;
  onView: (view: AppointmentsView) => void;
  onDate: (date: string) => void;
  onBook: (place: BookingPlace | null) => void;
};

/** A day as cards, one column for each professional. */
export default function AppointmentCards(props: AppointmentCardsProps) {
  const { view, date, actions, onView, onDate, onBook } = props;
  const query = useDayAppointments(view, date);
  const { data: agenda } = useAgenda(date);
  return (
    <>
      <CardsDateBar date={date} onDate={onDate} />
      <LoadBlock
        query={query}
        skeleton={<CardsSkeleton />}
        explain={() => appointmentLabels.failedToLoad}
      >
        {(items) =>
          items.length === 0 ? (
            <AppointmentsEmpty view={view} onView={onView} onCreate={() => onBook(null)} />
          ) : (
            <div className={classes.columns} aria-busy={query.isPlaceholderData}>
              {columnsIn(items, agenda?.professionals ?? []).map((column) => (
                <Column key={column.id} column={column} actions={actions} />
              ))}
            </div>
          )
        }
      </LoadBlock>
    </>
  );
}

type CardColumn = {
  id: string;
  name: string;
  professional: AgendaColumn | undefined;
  items: ListedAppointment[];
};

function Column({ column, actions }: { column: CardColumn; actions: AppointmentActions }) {
  const { name, professional, items } = column;
  return (
    <section className={classes.column} aria-label={name}>
      <h3 className={classes.columnTitle}>
        {professional && <ProfessionalAvatar professional={professional} size={28} />}
        <span className={classes.columnName} title={name}>
          {name}
        </span>
        <span className={classes.columnCount}>{items.length}</span>
      </h3>
      <ul className={classes.cards}>
        {items.map((entry) => (
          <AppointmentCard key={entry.id} entry={entry} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

/** In the order of the agenda; whoever does not stand in it comes last. */
function columnsIn(
  items: readonly ListedAppointment[],
  professionals: readonly AgendaColumn[],
): CardColumn[] {
  const places = new Map(professionals.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: CardColumn) => places.get(id) ?? professionals.length;
  return [...Map.groupBy(items, ({ professionalId }) => professionalId)]
    .map(([id, ofOne]) => ({
      id,
      name: ofOne[0]?.professionalName ?? '',
      professional: professionals.find((one) => one.id === id),
      items: ofOne,
    }))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || byName(one, other));
}

function CardsSkeleton() {
  return (
    <div className={classes.columns}>
      {['first', 'second', 'third'].map((column) => (
        <div key={column} className={classes.column}>
          <Skeleton height={28} width="60%" />
          <Skeleton height={132} mt="md" radius="lg" />
          <Skeleton height={132} mt="xs" radius="lg" />
        </div>
      ))}
    </div>
  );
}
