import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { agendaLabels } from './agenda.labels.ts';

const EIGHT_SECONDS = 8000;
/** One offer at a time: what can be undone is always the last move. */
let offered: string | null = null;
let undoLast: (() => void) | null = null;

/** Ctrl+Z undoes the last move too, also when its offer has gone. */
export function useUndoKey(): void {
  useHotkeys([['mod+Z', takeBack]]);
  // What is out of sight is not undone by a key.
  useEffect(
    () => () => {
      undoLast = null;
    },
    [],
  );
}

function takeBack(): void {
  const undo = undoLast;
  withdrawUndo();
  undo?.();
}

export function showUndo(sentence: string, onUndo: () => void): void {
  withdrawUndo();
  const id = notifications.show({
    autoClose: EIGHT_SECONDS,
    color: 'green',
    icon: <IconCheck size={18} />,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
    message: <UndoOffer sentence={sentence} onUndo={onUndo} />,
  });
  offered = id;
  undoLast = onUndo;
}

function withdrawUndo(): void {
  if (offered) notifications.hide(offered);
  offered = null;
  undoLast = null;
}

type UndoOfferProps = { sentence: string; onUndo: () => void };

function UndoOffer({ sentence, onUndo }: UndoOfferProps) {
  function undo(): void {
    withdrawUndo();
    onUndo();
  }

  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{sentence}</span>
      <Button
        variant="light"
        size="xs"
        flex="none"
        leftSection={<IconArrowBackUp size={16} />}
        onClick={undo}
      >
        {agendaLabels.undo}
      </Button>
    </Group>
  );
}
