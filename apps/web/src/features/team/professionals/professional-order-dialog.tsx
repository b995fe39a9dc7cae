import type { Professional } from '@app/contract/team/professionals.contract';
import { Button, Modal, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import classes from './professional-order.module.css';
import { ProfessionalOrderItem } from './professional-order-item.tsx';
import { useReorderProfessionals } from './professionals.api.ts';
import { movedText, orderLabels, professionalLabels } from './professionals.labels.ts';

type ProfessionalOrderDialogProps = {
  opened: boolean;
  professionals: readonly Professional[];
  onClose: () => void;
};

export function ProfessionalOrderDialog(props: ProfessionalOrderDialogProps) {
  const { opened, professionals, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={orderLabels.title} size="md">
      {opened && <OrderForm professionals={professionals} onClose={onClose} />}
    </Modal>
  );
}

function OrderForm({ professionals, onClose }: Omit<ProfessionalOrderDialogProps, 'opened'>) {
  const [order, setOrder] = useState(() => inAgenda(professionals));
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { save, isSaving } = useSaveOrder(order, onClose);

  function move(from: number, to: number): void {
    const moved = order[from];
    if (!moved || to < 0 || to >= order.length) return;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(movedText(moved.name, to + 1, order.length));
  }

  return (
    <>
      <Text c="dimmed" mb="md">
        {orderLabels.explanation}
      </Text>
      <ol className={classes.list}>
        {order.map((professional, place) => (
          <ProfessionalOrderItem
            key={professional.id}
            professional={professional}
            isFirst={place === 0}
            isLast={place === order.length - 1}
            isDragged={professional.id === dragged}
            onUp={() => move(place, place - 1)}
            onDown={() => move(place, place + 1)}
            onDrag={() => setDragged(professional.id)}
            onDragOver={() =>
              move(
                order.findIndex(({ id }) => id === dragged),
                place,
              )
            }
            onDrop={() => setDragged(null)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSaving}>
          {professionalLabels.cancel}
        </Button>
        <Button onClick={save} loading={isSaving}>
          {professionalLabels.save}
        </Button>
      </DialogActions>
    </>
  );
}

function useSaveOrder(order: readonly Professional[], close: () => void) {
  const { mutate, isPending } = useReorderProfessionals();

  function save(): void {
    mutate(
      { ids: order.map(({ id }) => id) },
      {
        onSuccess: () => {
          showSuccess(orderLabels.saved);
          close();
        },
        onError: (error) => showFailure(orderLabels.failed, errorText(error)),
      },
    );
  }

  return { save, isSaving: isPending };
}

function inAgenda(professionals: readonly Professional[]): Professional[] {
  return professionals
    .filter(({ active }) => active)
    .toSorted((first, second) => first.position - second.position);
}
