import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { agendaLabels, unofferedText } from './agenda.labels.ts';
import { isResized, type Move, useMoveFollowing } from './agenda-moves.api.ts';
import { repeatLabels as labels } from './repeat.labels.ts';

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
  const { isBusy, problem, isTaken, moveAll } = useMovingAll(props);
  return (
    <Modal opened onClose={onClose} title={title} size="sm" withCloseButton={false}>
      <Text c="dimmed">{labels.whichHelp}</Text>
      {problem && (
        <Text role="alert" c="var(--mantine-color-error)" mt="sm">
          {problem}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {agendaLabels.putBack}
        </Button>
        <Button variant="default" loading={isBusy} onClick={moveAll}>
          {isTaken ? labels.skip : labels.following}
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
  const [isTaken, setIsTaken] = useState(false);
  const [anyService, setAnyService] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function moveAll(): Promise<void> {
    setIsBusy(true);
    try {
      const outcome = await send({ ...move, anyService }, isTaken ? 'skip' : 'refuse');
      if (outcome === 'moved') return onClose();
      if (outcome === 'taken') setIsTaken(true);
      else setAnyService(true);
      setProblem(
        outcome === 'taken' ? labels.conflicts : unofferedText(professionalName, move.entry),
      );
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, isTaken, moveAll };
}
