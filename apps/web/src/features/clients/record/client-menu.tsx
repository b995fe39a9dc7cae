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
import type { PageAction } from '../../../ui/page-actions.tsx';
import { useDeactivateClient, useReactivateClient, useUnblockClient } from '../clients.api.ts';
import { clientActionLabels as labels } from './client-actions.labels.ts';
import { useExportData } from './client-record.api.ts';

/** What needs an answer before it is done. */
export type AskedAction = 'edit' | 'block' | 'remove' | 'anonymize';

type Ask = (action: AskedAction) => void;

/** What is done less often than editing. Nothing of a client who was forgotten can be changed. */
export function useClientMenu(client: Client, onAsk: Ask): readonly PageAction[] {
  const mayManage = useMay('clients.manage') && !client.isAnonymized;
  const mayErase = useMay('clients.erase') && !client.isAnonymized;
  const managing = [useBlockAction(client, onAsk), useActiveAction(client)];
  const exporting = useExportAction(client);
  return [
    ...(mayManage ? managing : []),
    ...(mayErase ? [exporting, anonymizing(onAsk)] : []),
    ...(mayManage ? [removing(onAsk)] : []),
  ];
}

function useBlockAction({ id, status }: Client, onAsk: Ask): PageAction {
  const unblock = useUnblockClient();
  const icon = <IconBan size={18} />;
  if (status !== 'blocked') return { label: labels.block, icon, onClick: () => onAsk('block') };
  return {
    label: labels.unblock,
    icon,
    onClick: () => unblock.mutate({ id }, saying(labels.unblocked)),
  };
}

function useActiveAction({ id, active }: Client): PageAction {
  const deactivate = useDeactivateClient();
  const reactivate = useReactivateClient();
  if (!active) {
    return {
      label: labels.reactivate,
      icon: <IconCircleCheck size={18} />,
      onClick: () => reactivate.mutate({ id }, saying(labels.reactivated)),
    };
  }
  return {
    label: labels.deactivate,
    icon: <IconCircleMinus size={18} />,
    onClick: () => deactivate.mutate({ id }, saying(labels.deactivated)),
  };
}

function useExportAction({ id }: Client): PageAction {
  const exportData = useExportData();
  const onError = (error: unknown) => showFailure(labels.failedToExport, errorText(error));
  return {
    label: labels.exportData,
    icon: <IconFileDownload size={18} />,
    onClick: () => exportData.mutate({ clientId: id }, { ...saying(labels.dataExported), onError }),
  };
}

function anonymizing(onAsk: Ask): PageAction {
  return {
    label: labels.anonymize,
    icon: <IconShieldLock size={18} />,
    tone: 'destructive',
    onClick: () => onAsk('anonymize'),
  };
}

function removing(onAsk: Ask): PageAction {
  return {
    label: labels.remove,
    icon: <IconTrash size={18} />,
    tone: 'destructive',
    onClick: () => onAsk('remove'),
  };
}

function saying(sentence: string) {
  return {
    onSuccess: () => showSuccess(sentence),
    onError: (error: unknown) => showFailure(labels.failedToChange, errorText(error)),
  };
}
