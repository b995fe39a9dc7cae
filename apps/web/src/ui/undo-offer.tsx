import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';

const EIGHT_SECONDS = 8000;

/** Says that something is done, and takes it back for as long as it is in sight. */
export function offerUndo(sentence: string, undo: () => void): void {
  const id = notifications.show({
    ...undoToast,
    autoClose: EIGHT_SECONDS,
    message: <UndoOffer sentence={sentence} onUndo={takeBack} />,
  });
  function takeBack(): void {
    notifications.hide(id);
    undo();
  }
}

/** How such a notice looks. */
export const undoToast = {
  color: 'green',
  icon: <IconCheck size={18} />,
  closeButtonProps: { 'aria-label': 'Fechar aviso' },
};

type UndoOfferProps = { sentence: string; onUndo: () => void };

export function UndoOffer({ sentence, onUndo }: UndoOfferProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{sentence}</span>
      <Button
        variant="light"
        size="xs"
        flex="none"
        leftSection={<IconArrowBackUp size={16} />}
        onClick={onUndo}
      >
        Desfazer
      </Button>
    </Group>
  );
}
