import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useMemo } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { ColorBy } from '../../../ui/agenda-grid/grid-model.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useServices } from '../../catalog/services/services.api.ts';
import { useFirstStep } from '../booking/first-step.api.ts';
import { FirstStepEmpty } from '../booking/first-step-empty.tsx';
import {
  useAgendaAndNeighbours,
  useColorBy,
  useHiddenPeople,
  useShownProfessional,
} from './agenda.api.ts';
import classes from './agenda.module.css';
import { AgendaBoard } from './agenda-board.tsx';
import { daysAfter, firstDayOfWeek, peopleShown } from './agenda-columns.ts';
import { AgendaSkeleton } from './agenda-skeleton.tsx';
import type { BookingPlace, ChosenPlace } from './booking-place.ts';

export type AgendaTimelineProps = {
  /** YYYY-MM-DD; of a week any of its days. */
  date: string;
  days: 1 | 7;
  /** Marked where it would stand. */
  chosen?: ChosenPlace | null;
  /** Whether blocking time is what somebody came for. */
  isBlockAsked?: boolean;
  onBlockClosed?: () => void;
  onDate: (date: string) => void;
  onBook: (place: BookingPlace) => void;
  /** Somebody opens an appointment; blocked time opens by itself. */
  onOpen: (entry: AgendaEntry) => void;
};

/** Where a link leads while there are no times. */
export const TIMELINE = 'agenda';

/** The agenda as a timeline. It loads and changes what it shows by itself. */
export function AgendaTimeline(props: AgendaTimelineProps) {
  const isPhone = useIsPhone();
  const [colorBy] = useColorBy();
  const isBlocking = useMay('appointments.manage') && props.isBlockAsked === true;
  // Seven columns have no room on a phone.
  const days = isPhone ? 1 : props.days;
  const query = useAgendaAndNeighbours(props.date);
  // Their colours are those of the day: asked for together, neither waits for the other.
  useServices();
  const shown = { ...props, days, colorBy, isPhone, isBlocking };

  return (
    <div id={TIMELINE} className={classes.timeline} data-paper>
      <LoadBlock query={query} skeleton={<AgendaSkeleton days={days} />}>
        {(agenda) => <Shown {...shown} agenda={agenda} isStale={query.isPlaceholderData} />}
      </LoadBlock>
    </div>
  );
}

type ShownProps = AgendaTimelineProps & {
  agenda: Agenda;
  colorBy: ColorBy;
  isPhone: boolean;
  isStale: boolean;
  isBlocking: boolean;
};

function Shown(props: ShownProps) {
  const { agenda, date, days, isPhone, onDate } = props;
  const { one } = useShownProfessional(agenda.professionals);
  const [hidden] = useHiddenPeople();
  const missing = useFirstStep(agenda, date);
  const people = useMemo(() => {
    if (isPhone) return one ? [one] : [];
    return peopleShown(agenda.professionals, hidden);
  }, [agenda.professionals, hidden, isPhone, one]);
  if (missing || !one) return <FirstStepEmpty step={missing ?? 'professional'} />;
  if (days === 7) return <Week {...props} professionalId={one.id} />;

  const swipe = isPhone ? (by: 1 | -1) => onDate(daysAfter(date, by)) : undefined;
  return <AgendaBoard {...props} people={people} onSwipe={swipe} />;
}

function Week(props: ShownProps & { professionalId: string }) {
  const first = firstDayOfWeek(props.date);
  const query = useAgendaAndNeighbours(first, 7, props.professionalId);
  return (
    <LoadBlock query={query} skeleton={<AgendaSkeleton days={7} />}>
      {(agenda) => (
        <AgendaBoard
          {...props}
          agenda={agenda}
          people={agenda.professionals}
          isStale={query.isPlaceholderData}
        />
      )}
    </LoadBlock>
  );
}
