import type { Service } from '@app/contract/catalog/services.contract';
import { IconCircleCheck, IconCircleMinus, IconEdit, IconTrash } from '@tabler/icons-react';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import type { RowAction } from '../../ui/table-column.ts';
import { useDeactivateService, useReactivateService } from './services.api.ts';
import { serviceLabels } from './services.labels.ts';

type ServiceActionsProps = {
  service: Service;
  onEdit: (service: Service) => void;
  onRemove: (service: Service) => void;
};

/** What whoever manages the services can do with one of them. */
export function ServiceActions({ service, onEdit, onRemove }: ServiceActionsProps) {
  const switchAction = useSwitchAction(service);
  return (
    <RowActions
      name={service.name}
      actions={[
        { label: 'Editar', icon: <IconEdit size={18} />, onSelect: () => onEdit(service) },
        switchAction,
        {
          label: 'Excluir',
          icon: <IconTrash size={18} />,
          tone: 'destructive',
          onSelect: () => onRemove(service),
        },
      ]}
    />
  );
}

/** Out of what is offered, or back in, whichever it is not. */
function useSwitchAction({ id, active }: Service): RowAction {
  const deactivate = useDeactivateService();
  const reactivate = useReactivateService();
  const onError = (error: unknown) => showFailure(serviceLabels.failedToChange, errorText(error));

  if (active) {
    const onSuccess = () => showSuccess(serviceLabels.deactivated);
    return {
      label: 'Inativar',
      icon: <IconCircleMinus size={18} />,
      onSelect: () => deactivate.mutate({ id }, { onSuccess, onError }),
    };
  }
  const onSuccess = () => showSuccess(serviceLabels.reactivated);
  return {
    label: 'Ativar',
    icon: <IconCircleCheck size={18} />,
    onSelect: () => reactivate.mutate({ id }, { onSuccess, onError }),
  };
}
