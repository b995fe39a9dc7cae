import { IconCircleCheck, IconCircleMinus, IconEdit, IconTrash } from '@tabler/icons-react';
import { RowActions } from '../lists/row-actions.tsx';
import type { RowAction } from '../lists/table-column.ts';
import { say } from './say.ts';
import type { ThingLabels } from './things.labels.ts';
import type { Thing, ThingChoices } from './things-page.tsx';

type ThingActionsProps<Kept> = ThingChoices<Kept> & {
  thing: Kept;
  labels: ThingLabels;
  more?: readonly RowAction[];
};

/** What whoever manages such things can do with one of them. */
export function ThingActions<Kept extends Thing>(props: ThingActionsProps<Kept>) {
  const { thing, more = [], onEdit, onRemove } = props;
  return (
    <RowActions
      name={thing.name}
      actions={[
        { label: 'Editar', icon: <IconEdit size={18} />, onSelect: () => onEdit(thing) },
        ...more,
        switchAction(props),
        {
          label: 'Excluir',
          icon: <IconTrash size={18} />,
          tone: 'destructive',
          onSelect: () => onRemove(thing),
        },
      ]}
    />
  );
}

/** Out of use, or back into it, whichever it is not. */
function switchAction<Kept extends Thing>(props: ThingActionsProps<Kept>): RowAction {
  const { thing, labels, deactivate, reactivate } = props;
  const said = { done: labels.deactivated, failed: labels.failedToChange };
  if (thing.active) {
    return {
      label: 'Inativar',
      icon: <IconCircleMinus size={18} />,
      onSelect: () => void say(said, deactivate(thing.id)),
    };
  }
  return {
    label: 'Ativar',
    icon: <IconCircleCheck size={18} />,
    onSelect: () => void say({ ...said, done: labels.reactivated }, reactivate(thing.id)),
  };
}
