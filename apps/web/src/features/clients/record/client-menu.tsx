import type { Client } from '@app/contract/clients/clients.contract';
import {
  IconBan,
  IconCircleCheck,
  IconCircleMinus,
  IconFileDownload,
  IconShieldLock,
  IconTrash,
} from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import type { RowAction } from '../../../ui/lists/table-column.ts';
import { useDeactivateClient, useReactivateClient, useUnblockClient } from '../clients.api.ts';
import { clientActionLabels as labels } from './client-actions.labels.ts';
import { useExportData } from './client-record.api.ts';

/** What needs an answer before it is done. */
export type AskedAction = 'edit' | 'block' | 'remove' | 'anonymize';

type ClientMenuProps = { client: Client; onAsk: (action: AskedAction) => void };

/** What is done less often than editing. Nothing of a client who was forgotten can be changed. */
export function ClientMenu({ client, onAsk }: ClientMenuProps) {
  const mayManage = useMay('clients.manage') && !client.isAnonymized;
  const mayErase = useMay('clients.erase') && !client.isAnonymized;
  const managing = [useBlockAction(client, onAsk), useActiveAction(client)];
  const exporting = useExportAction(client);
  const actions = [
    ...(mayManage ? managing : []),
    ...(mayErase ? [exporting, anonymizing(onAsk)] : []),
    ...(mayManage ? [removing(onAsk)] : []),
  ];
  return <RowActions name={client.name} actions={actions} />;
}

function useBlockAction({ id, status }: Client, onAsk: ClientMenuProps['onAsk']): RowAction {
  const unblock = useUnblockClient();
  const icon = <IconBan size={18} />;
  if (status !== 'blocked') return { label: labels.block, icon, onSelect: () => onAsk('block') };
  return {
    label: labels.unblock,
    icon,
    onSelect: () => unblock.mutate({ id }, saying(labels.unblocked)),
  };
}

function useActiveAction({ id, active }: Client): RowAction {
  const deactivate = useDeactivateClient();
  const reactivate = useReactivateClient();
  if (!active) {
    return {
      label: labels.reactivate,
      icon: <IconCircleCheck size={18} />,
      onSelect: () => reactivate.mutate({ id }, saying(labels.reactivated)),
    };
  }
  return {
    label: labels.deactivate,
    icon: <IconCircleMinus size={18} />,
    onSelect: () => deactivate.mutate({ id }, saying(labels.deactivated)),
  };
}

function useExportAction({ id }: Client): RowAction {
  const exportData = useExportData();
  const onError = (error: unknown) => showFailure(labels.failedToExport, errorText(error));
  return {
    label: labels.exportData,
    icon: <IconFileDownload size={18} />,
    onSelect: () =>
      exportData.mutate({ clientId: id }, { ...saying(labels.dataExported), onError }),
  };
}

function anonymizing(onAsk: ClientMenuProps['onAsk']): RowAction {
  return {
    label: labels.anonymize,
    icon: <IconShieldLock size={18} />,
    tone: 'destructive',
    onSelect: () => onAsk('anonymize'),
  };
}

function removing(onAsk: ClientMenuProps['onAsk']): RowAction {
  return {
    label: labels.remove,
    icon: <IconTrash size={18} />,
    tone: 'destructive',
    onSelect: () => onAsk('remove'),
  };
}

function saying(sentence: string) {
  return {
    onSuccess: () => showSuccess(sentence),
    onError: (error: unknown) => showFailure(labels.failedToChange, errorText(error)),
  };
}
