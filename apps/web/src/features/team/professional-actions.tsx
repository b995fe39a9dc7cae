import type { Professional } from '@app/contract/team/professionals.contract';
import { IconCircleCheck, IconCircleMinus, IconEdit, IconTrash } from '@tabler/icons-react';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import type { RowAction } from '../../ui/table-column.ts';
import { useDeactivateProfessional, useReactivateProfessional } from './professionals.api.ts';
import { professionalLabels } from './professionals.labels.ts';

export type ProfessionalChoices = {
  onEdit: (professional: Professional) => void;
  onRemove: (professional: Professional) => void;
};

type ProfessionalActionsProps = ProfessionalChoices & { professional: Professional };

/** What whoever manages the team can do with one of it. */
export function ProfessionalActions(props: ProfessionalActionsProps) {
  const { professional, onEdit, onRemove } = props;
  const switchAction = useSwitchAction(professional);
  return (
    <RowActions
      name={professional.name}
      actions={[
        { label: 'Editar', icon: <IconEdit size={18} />, onSelect: () => onEdit(professional) },
        switchAction,
        {
          label: 'Excluir',
          icon: <IconTrash size={18} />,
          tone: 'destructive',
          onSelect: () => onRemove(professional),
        },
      ]}
    />
  );
}

/** Out of the agenda, or back in, whichever it is not. */
function useSwitchAction({ id, active }: Professional): RowAction {
  const deactivate = useDeactivateProfessional();
  const reactivate = useReactivateProfessional();
  const onError = (error: unknown) =>
    showFailure(professionalLabels.failedToChange, errorText(error));

  if (active) {
    const leave = () =>
      deactivate(id).then(
        (hasLeft) => hasLeft && showSuccess(professionalLabels.deactivated),
        onError,
      );
    return { label: 'Inativar', icon: <IconCircleMinus size={18} />, onSelect: leave };
  }
  const onSuccess = () => showSuccess(professionalLabels.reactivated);
  return {
    label: 'Ativar',
    icon: <IconCircleCheck size={18} />,
    onSelect: () => reactivate.mutate({ id }, { onSuccess, onError }),
  };
}
