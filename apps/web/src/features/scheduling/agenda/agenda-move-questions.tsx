import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SeriesMoveDialog } from '../series/series-move-dialog.tsx';
import { agendaLabels, overbookText, tooShortText, unofferedText } from './agenda.labels.ts';
import type { AgendaMoves, Move } from './agenda-moves.api.ts';

type AgendaMoveQuestionsProps = {
  moves: AgendaMoves;
  professionals: Agenda['professionals'];
};

/** What a move asks before it is done. */
export function AgendaMoveQuestions({ moves, professionals }: AgendaMoveQuestionsProps) {
  const { asked, ofSeries, unoffered, tooShort } = moves;
  const nameOf = (move: Move | null) =>
    professionals.find(({ id }) => id === move?.professionalId)?.name ?? '';
  return (
    <>
      <ConfirmDialog
        opened={asked?.isConflict === true}
        title={agendaLabels.overbookTitle}
        confirmLabel={agendaLabels.overbook}
        cancelLabel={agendaLabels.putBack}
        onConfirm={moves.goAhead}
        onClose={moves.putBack}
      >
        {overbookText(asked?.column.name ?? '')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked?.isConflict === false}
        title={agendaLabels.overEncaixeTitle}
        confirmLabel={agendaLabels.moveAnyway}
        cancelLabel={agendaLabels.putBack}
        onConfirm={moves.goAhead}
        onClose={moves.putBack}
      >
        {agendaLabels.overEncaixe}
      </ConfirmDialog>
      <ConfirmDialog
        opened={unoffered !== null}
        title={agendaLabels.unofferedTitle}
        confirmLabel={agendaLabels.moveAnyway}
        cancelLabel={agendaLabels.putBack}
        onConfirm={moves.moveAnyway}
        onClose={moves.leaveUnoffered}
      >
        {unoffered && unofferedText(nameOf(unoffered), unoffered.entry)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={tooShort !== null}
        title={agendaLabels.tooShortTitle}
        confirmLabel={agendaLabels.moveAnyway}
        cancelLabel={agendaLabels.putBack}
        onConfirm={moves.keepLength}
        onClose={moves.leaveTooShort}
      >
        {tooShort && tooShortText(tooShort.sentence, tooShort.move.durationMinutes)}
      </ConfirmDialog>
      {ofSeries && (
        <SeriesMoveDialog
          move={ofSeries}
          professionalName={nameOf(ofSeries)}
          onOnlyThis={moves.moveOnlyThis}
          onClose={moves.leaveSeries}
        />
      )}
    </>
  );
}
