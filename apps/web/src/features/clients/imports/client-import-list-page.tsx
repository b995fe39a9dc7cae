import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BackToClients } from '../record/back-to-clients.tsx';
import { importLabels as labels } from './client-import.labels.ts';
import { ClientImportEarlier } from './client-import-earlier.tsx';
import { ClientImportFormat } from './client-import-format.tsx';
import { ClientImportGate } from './client-import-gate.tsx';
import { ClientImportUpload } from './client-import-upload.tsx';

export function ClientImportListPage() {
  const navigate = useNavigate();
  const open = (importId: string) =>
    navigate({ to: '/dashboard/clients/import/$importId', params: { importId } });

  return (
    <ClientImportGate>
      <BackToClients />
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <Stack gap="lg">
        <ClientImportUpload onRead={open} />
        <ClientImportFormat />
        <ClientImportEarlier onOpen={open} />
      </Stack>
    </ClientImportGate>
  );
}
