import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconCalendarRepeat,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconShieldLock,
  IconUpload,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure } from '../../../foundation/toasts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useExportClients } from '../clients.api.ts';
import { clientsLabels, duplicatesText } from '../clients.labels.ts';
import { useDuplicateCount } from '../record/client-record.api.ts';
import type { ClientsView } from './clients-view.ts';

/** What else can be done here: words where there is room for them, otherwise one menu. */
export function ClientsMenu({ view }: { view: ClientsView }) {
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const duplicates = useDuplicateCount();
  const mayImport = useMay('clients.import');
  const mayErase = useMay('clients.erase');
  const maySeeReturns = useMay('appointments.view');
  const exporting = useExport(view);
  if (isNarrow) return <WholeMenu duplicates={duplicates} exporting={exporting} />;

  return (
    <>
      {maySeeReturns && (
        <LinkButton
          variant="default"
          to="/dashboard/clients/returns"
          leftSection={<IconCalendarRepeat size={18} />}
        >
          {clientsLabels.returns}
        </LinkButton>
      )}
      {duplicates > 0 && (
        <LinkButton
          variant="default"
          to="/dashboard/clients/duplicates"
          leftSection={<IconCopy size={18} />}
        >
          {duplicatesText(duplicates)}
        </LinkButton>
      )}
      {mayImport && (
        <LinkButton
          variant="default"
          to="/dashboard/clients/import"
          leftSection={<IconUpload size={18} />}
        >
          {clientsLabels.import}
        </LinkButton>
      )}
      {exporting && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          loading={exporting.isPending}
          onClick={exporting.start}
        >
          {clientsLabels.exportCsv}
        </Button>
      )}
      {mayErase && (
        <MoreMenu>
          <PrivacyItem />
        </MoreMenu>
      )}
    </>
  );
}

type Exporting = ReturnType<typeof useExport>;

function WholeMenu({ duplicates, exporting }: { duplicates: number; exporting: Exporting }) {
  const mayImport = useMay('clients.import');
  const mayErase = useMay('clients.erase');
  const maySeeReturns = useMay('appointments.view');
  if (!exporting && !mayImport && !mayErase && !maySeeReturns) return null;
  return (
    <MoreMenu>
      {maySeeReturns && (
        <Menu.Item
          component={Link}
          to="/dashboard/clients/returns"
          leftSection={<IconCalendarRepeat size={18} />}
        >
          {clientsLabels.returns}
        </Menu.Item>
      )}
      {duplicates > 0 && (
        <Menu.Item
          component={Link}
          to="/dashboard/clients/duplicates"
          leftSection={<IconCopy size={18} />}
        >
          {duplicatesText(duplicates)}
        </Menu.Item>
      )}
      {mayImport && (
        <Menu.Item
          component={Link}
          to="/dashboard/clients/import"
          leftSection={<IconUpload size={18} />}
        >
          {clientsLabels.import}
        </Menu.Item>
      )}
      {exporting && (
        <Menu.Item leftSection={<IconDownload size={18} />} onClick={exporting.start}>
          {clientsLabels.exportCsv}
        </Menu.Item>
      )}
      {mayErase && <PrivacyItem />}
    </MoreMenu>
  );
}

function MoreMenu({ children }: { children: React.ReactNode }) {
  return (
    <Menu returnFocus>
      <Menu.Target>
        <ActionIcon variant="default" size={40} aria-label={clientsLabels.more}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

function PrivacyItem() {
  return (
    <Menu.Item
      component={Link}
      to="/dashboard/clients/privacy"
      leftSection={<IconShieldLock size={18} />}
    >
      {clientsLabels.privacy}
    </Menu.Item>
  );
}

/** Exports what the filters leave; `null` for whoever may not. */
function useExport({ order, ...filter }: ClientsView) {
  const exportClients = useExportClients();
  if (!useMay('clients.export')) return null;
  const onError = (error: unknown) => showFailure(clientsLabels.failedToExport, errorText(error));
  return {
    isPending: exportClients.isPending,
    start: () => exportClients.mutate(filter, { onError }),
  };
}
