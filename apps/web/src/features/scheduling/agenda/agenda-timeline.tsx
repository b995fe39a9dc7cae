import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { ColorBy } from '../../../ui/agenda-grid/grid-model.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useServices } from '../../catalog/services/services.api.ts';
import { useFirstStep } from '../booking/first-step.api.ts';
import { FirstStepEmpty } from '../booking/first-step-empty.tsx';
import { useAgendaAndNeighbours, useColorBy, useShownProfessional } from './agenda.api.ts';
import classes from './agenda.module.css';
import { AgendaBoard } from './agenda-board.tsx';
import { firstDayOfWeek } from './agenda-columns.ts';
import { AgendaDateBar } from './agenda-date-bar.tsx';
import { AgendaDayStrip } from './agenda-day-strip.tsx';
import { AgendaProfessionalChoice } from './agenda-professional-choice.tsx';
import { AgendaSkeleton } from './agenda-skeleton.tsx';
import type { BookingPlace, ChosenPlace } from './booking-place.ts';

export type AgendaTimelineProps = {
  /** YYYY-MM-DD; of a week any of its days. */
  date: string;
  days: 1 | 7;
  /** Without it: everybody side by side, or in a week and on a phone one whom the timeline lets choose. */
  professionalId?: string | undefined;
  /** Without it the timeline has a switch of its own and remembers it. */
  colorBy?: ColorBy | undefined;
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
  const { date, professionalId, onDate, isBlockAsked = false, onBlockClosed } = props;
  const isPhone = useIsPhone();
  const today = useToday().toString();
  const [storedColor, setColorBy] = useColorBy();
  const mayManage = useMay('appointments.manage');
  const [isBlockOpen, setIsBlockOpen] = useState(false);
  const isBlocking = mayManage && (isBlockOpen || isBlockAsked);
  // Seven columns have no room on a phone: its strip of days shows the week instead.
  const days = isPhone ? 1 : props.days;
  const query = useAgendaAndNeighbours(date, 1, professionalId);
  // Their colours are those of the day: asked for together, neither waits for the other.
  useServices();
  const colorBy = props.colorBy ?? storedColor;
  const colors = props.colorBy ? null : { colorBy, onColorBy: setColorBy };
  function onBlocked(): void {
    setIsBlockOpen(false);
    if (isBlockAsked) onBlockClosed?.();
  }
  const shown = { ...props, days, colorBy, isBlocking, onBlocked };

  return (
    <div id={TIMELINE} className={classes.timeline} data-paper>
      <AgendaDateBar
        date={date}
        days={days}
        today={today}
        onDate={onDate}
        colors={colors}
        onBlock={() => setIsBlockOpen(true)}
      />
      {isPhone && <AgendaDayStrip date={date} today={today} onDate={onDate} />}
      <LoadBlock query={query} skeleton={<AgendaSkeleton />}>
        {(agenda) => (
          <Shown {...shown} agenda={agenda} isPhone={isPhone} isStale={query.isPlaceholderData} />
        )}
      </LoadBlock>
    </div>
  );
}

type ShownProps = Omit<AgendaTimelineProps, 'colorBy'> & {
  agenda: Agenda;
  colorBy: ColorBy;
  isPhone: boolean;
  isStale: boolean;
  isBlocking: boolean;
  onBlocked: () => void;
};

function Shown(props: ShownProps) {
  const { agenda, date, days, isPhone } = props;
  const { one, choose, step } = useShownProfessional(agenda.professionals);
  const missing = useFirstStep(agenda, date);
  if (missing || !one) return <FirstStepEmpty step={missing ?? 'professional'} />;

  const isAlone = isPhone || days === 7;
  const onSwipe = isPhone ? step : undefined;
  return (
    <>
      {isAlone && agenda.professionals.length > 1 && (
        <AgendaProfessionalChoice
          professionals={agenda.professionals}
          value={one.id}
          onChoose={choose}
        />
      )}
      {days === 7 ? (
        <Week {...props} professionalId={one.id} />
      ) : (
        <AgendaBoard {...props} only={isPhone ? one.id : null} onSwipe={onSwipe} />
      )}
    </>
  );
}

function Week(props: ShownProps & { professionalId: string }) {
  const first = firstDayOfWeek(props.date);
  const query = useAgendaAndNeighbours(first, 7, props.professionalId);
  return (
    <LoadBlock query={query} skeleton={<AgendaSkeleton />}>
      {(agenda) => (
        <AgendaBoard {...props} agenda={agenda} only={null} isStale={query.isPlaceholderData} />
      )}
    </LoadBlock>
  );
}
