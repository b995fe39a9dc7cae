import type { Agenda, AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useCallback, useMemo, useState } from 'react';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { AgendaGrid } from '../../../ui/agenda-grid/agenda-grid.tsx';
import type { ColorBy, GridColumn } from '../../../ui/agenda-grid/grid-model.ts';
import { useServices } from '../../catalog/services/services.api.ts';
import { BlockDetails } from '../booking/block-details.tsx';
import { BlockDialog } from '../booking/block-dialog.tsx';
import { agendaLabels } from './agenda.labels.ts';
import classes from './agenda.module.css';
import {
  chosenTimeOf,
  clockAt,
  colorsBy,
  columnsOf,
  gridEntriesOf,
  instantOf,
} from './agenda-columns.ts';
import { titleOf } from './agenda-dates.tsx';
import { DayHeader, ProfessionalHeader, ReasonHeader } from './agenda-header.tsx';
import { AgendaMoveQuestions } from './agenda-move-questions.tsx';
import { useAgendaMoves } from './agenda-moves.api.ts';
import { useOtherHands } from './agenda-placing.api.ts';
import { AgendaSkeleton } from './agenda-skeleton.tsx';
import { useUndoKey } from './agenda-undo.tsx';
import type { BookingPlace, ChosenPlace } from './booking-place.ts';

type AgendaBoardProps = {
  agenda: Agenda;
  date: string;
  days: 1 | 7;
  /** Whoever of them is shown. */
  people: readonly AgendaColumn[];
  isPhone: boolean;
  colorBy: ColorBy;
  isStale: boolean;
  isBlocking: boolean;
  chosen?: ChosenPlace | null;
  onBlockClosed?: (() => void) | undefined;
  onBook: (place: BookingPlace) => void;
  onOpen: (entry: AgendaEntry) => void;
  onSwipe?: ((step: 1 | -1) => void) | undefined;
};

/** The grid with what is in it, and the questions that it asks. */
export function AgendaBoard(props: AgendaBoardProps) {
  const { agenda, date, days, people, onOpen, onBook } = props;
  const { timezone, professionals } = agenda;
  const now = clockAt(useNow(), timezone);
  const { columns, entries, isPainted } = useBoard(props);
  const mayManage = useMay('appointments.manage');
  const moves = useAgendaMoves(timezone);
  const otherHands = useOtherHands();
  useUndoKey();
  const [block, setBlock] = useState<AgendaEntry | null>(null);
  const [alone, ...others] = people;

  const header = useHeader(props, now.date);

  function book({ professionalId, date: day }: GridColumn, minute: number): void {
    const professionalName = professionals.find(({ id }) => id === professionalId)?.name ?? '';
    onBook({ professionalId, professionalName, startTime: instantOf(day, minute, timezone) });
  }

  if (!isPainted) return <AgendaSkeleton days={days} />;
  return (
    <>
      <h2 className={classes.printTitle}>{titleOf(date, days === 7 ? 'week' : 'day', 'long')}</h2>
      <AgendaGrid
        label={agendaLabels.grid}
        columns={columns}
        entries={entries}
        now={now}
        colorBy={props.colorBy}
        isStale={props.isStale}
        chosen={props.chosen && chosenTimeOf(props.chosen, timezone)}
        header={header}
        onOpen={(entry) => (entry.kind === 'block' ? setBlock(entry) : onOpen(entry))}
        onBook={mayManage ? book : undefined}
        onMove={mayManage ? moves.request : undefined}
        otherHands={otherHands}
        onSwipe={props.onSwipe}
      />
      <AgendaMoveQuestions moves={moves} professionals={professionals} />
      <BlockDetails block={block} agenda={agenda} onClose={() => setBlock(null)} />
      <BlockDialog
        opened={props.isBlocking}
        agenda={agenda}
        date={date}
        professionalIds={alone && others.length === 0 ? [alone.id] : []}
        onClose={() => props.onBlockClosed?.()}
      />
    </>
  );
}

/** Drawn again only for other people or days: the columns below it fill up step by step. */
function useHeader({ agenda, days, isPhone }: AgendaBoardProps, today: string) {
  const { professionals } = agenda;
  const isNamedAbove = isPhone && professionals.length > 1;
  return useCallback(
    (column: GridColumn) => {
      if (days === 7) return <DayHeader column={column} today={today} />;
      if (isNamedAbove) return <ReasonHeader column={column} />;
      const professional = professionals.find(({ id }) => id === column.professionalId);
      return <ProfessionalHeader column={column} professional={professional} />;
    },
    [professionals, days, isNamedAbove, today],
  );
}

function useBoard({ agenda, people, colorBy }: AgendaBoardProps) {
  const { data: services, isPending } = useServices();
  const columns = useMemo(
    () => columnsOf({ professionals: people }, agenda.professionals),
    [agenda.professionals, people],
  );
  const entries = useMemo(() => {
    const colorOf = colorsBy(colorBy, services ?? [], agenda.professionals);
    return gridEntriesOf(agenda, columns, colorOf);
  }, [agenda, columns, colorBy, services]);
  // In its own colours from the first moment on, or nothing has to be looked for twice.
  return { columns, entries, isPainted: colorBy !== 'service' || !isPending };
}
