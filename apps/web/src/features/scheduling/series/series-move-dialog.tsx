import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import { canBeHad, type OutsideHours } from '@app/domain/scheduling/recurrence';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { agendaLabels, unofferedText } from '../agenda/agenda.labels.ts';
import { isResized, type Move, useMoveFollowing } from '../agenda/agenda-moves.api.ts';
import { isOutside, repeatLabels as labels, notFreeText, skipText } from './repeat.labels.ts';
import { SeriesConflicts } from './series-conflicts.tsx';

type SeriesMoveDialogProps = {
  move: Move;
  /** Whoever gets it. */
  professionalName: string;
  onOnlyThis: () => void;
  onClose: () => void;
};

/** One of a series was dropped elsewhere or made longer: it alone, or those after it too. */
export function SeriesMoveDialog(props: SeriesMoveDialogProps) {
  const { move, onOnlyThis, onClose } = props;
  const title = isResized(move) ? labels.whichToChange : labels.which;
  const { isBusy, problem, moveAll, ...missing } = useMovingAll(props);
  const { occurrences, missed, outsideHours, setOutsideHours } = missing;
  const verb = isResized(move) ? 'change' : 'move';
  const nothingLeft = missed !== null && missed.length > 0 && missed.length === occurrences?.length;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={occurrences ? 'lg' : 'sm'}
      withCloseButton={false}
    >
      <Stack gap="sm">
        <Text c="dimmed">{labels.whichHelp}</Text>
        {problem && (
          <Text role="alert" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
        {occurrences && occurrences.length > 0 && (
          <SeriesConflicts
            occurrences={occurrences}
            verb={verb}
            outsideHours={outsideHours}
            onOutsideHours={setOutsideHours}
          />
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {agendaLabels.putBack}
        </Button>
        <Button variant="default" loading={isBusy} disabled={nothingLeft} onClick={moveAll}>
          {missed ? skipText(missed) : labels.following}
        </Button>
        <Button disabled={isBusy} onClick={onOnlyThis} data-autofocus>
          {labels.onlyThis}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** What stands in the way is said once; the next press goes past it. */
function useMovingAll({ move, professionalName, onClose }: SeriesMoveDialogProps) {
  const send = useMoveFollowing();
  const [isBusy, setIsBusy] = useState(false);
  const [occurrences, setOccurrences] = useState<SeriesOccurrence[] | null>(null);
  const [outsideHours, setOutsideHours] = useState<OutsideHours>('avoid');
  const [anyService, setAnyService] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const notHad = occurrences?.filter(({ conflict }) => !canBeHad(conflict, outsideHours)) ?? null;
  // Days off are meant and nothing is taken: nothing is left to be skipped.
  const missed = notHad?.length === 0 && occurrences?.some(isOutside) ? null : notHad;

  async function moveAll(): Promise<void> {
    setIsBusy(true);
    try {
      const conflicts = missed ? 'skip' : 'refuse';
      const outcome = await send({ ...move, anyService }, { conflicts, outsideHours });
      if (outcome === 'moved') return onClose();
      if (outcome === 'not-offered') setAnyService(true);
      else setOccurrences(outcome);
      setProblem(
        outcome === 'not-offered'
          ? unofferedText(professionalName, move.entry)
          : notFreeText(outcome),
      );
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, moveAll, occurrences, missed, outsideHours, setOutsideHours };
}
