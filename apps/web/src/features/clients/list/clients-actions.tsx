import { IconCalendarRepeat, IconCopy, IconShieldLock, IconUpload } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { useExportClients } from '../clients.api.ts';
import { duplicatesText, clientsLabels as labels } from '../clients.labels.ts';
import { useDuplicateCount } from '../record/client-record.api.ts';
import type { ClientsView } from './clients-view.ts';

/** Who should come back is looked at every day; the rest once in a while. */
export function useClientsActions(view: ClientsView) {
  const duplicates = useDuplicateCount();
  const mayImport = useMay('clients.import');
  const mayErase = useMay('clients.erase');
  const maySeeReturns = useMay('appointments.view');
  const file = useClientsFile(view);
  const more = [
    duplicates > 0 && {
      label: duplicatesText(duplicates),
      icon: <IconCopy size={18} />,
      to: '/dashboard/clients/duplicates' as const,
    },
    mayImport && {
      label: labels.import,
      icon: <IconUpload size={18} />,
      to: '/dashboard/clients/import' as const,
    },
    file,
    mayErase && {
      label: labels.privacy,
      icon: <IconShieldLock size={18} />,
      to: '/dashboard/clients/privacy' as const,
    },
  ];
  return { secondary: maySeeReturns ? returns : undefined, more };
}

const returns: PageAction = {
  label: labels.returns,
  icon: <IconCalendarRepeat size={18} />,
  to: '/dashboard/clients/returns',
};

/** Exports what the filters leave; `null` for whoever may not. */
function useClientsFile({ order, new: _isAsked, ...filter }: ClientsView): PageAction | null {
  const download = useExportClients();
  if (!useMay('clients.export')) return null;
  return fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download,
    asked: filter,
  });
}
