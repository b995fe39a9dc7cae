import type { Professional } from '@app/contract/team/professionals.contract';
import { Text, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import classes from './professional-order.module.css';
import { ProfessionalOrderItem } from './professional-order-item.tsx';
import { useReorderProfessionals } from './professionals.api.ts';
import { movedText, orderLabels } from './professionals.labels.ts';

type ProfessionalOrderDialogProps = {
  professionals: readonly Professional[];
  onClose: () => void;
};

export function ProfessionalOrderDialog(props: ProfessionalOrderDialogProps) {
  const { professionals, onClose } = props;
  const form = useForm({ initialValues: { order: inAgenda(professionals) } });
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const reorder = useReorderProfessionals();
  const saving = useSaving({
    form,
    draft: null,
    send: ({ order }) => reorder.mutateAsync({ ids: order.map(({ id }) => id) }),
    saved: orderLabels.saved,
    failed: orderLabels.failed,
    done: onClose,
  });
  const { order } = form.values;

  function move(from: number, to: number): void {
    const moved = order[from];
    if (!moved || to < 0 || to >= order.length) return;
    form.setFieldValue('order', order.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(movedText(moved.name, to + 1, order.length));
  }

  return (
    <FormDialog title={orderLabels.title} saving={saving} onClose={onClose}>
      <Text c="dimmed">{orderLabels.explanation}</Text>
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
    </FormDialog>
  );
}

function inAgenda(professionals: readonly Professional[]): Professional[] {
  return professionals
    .filter(({ active }) => active)
    .toSorted((first, second) => first.position - second.position);
}
