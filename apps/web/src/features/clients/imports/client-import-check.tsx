import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { Button, Text } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useIsStarted, useRunImport } from './client-import.api.ts';
import { changedClients, reportLabels as labels, runLabel } from './client-import.labels.ts';
import { ClientImportBar } from './client-import-bar.tsx';
import { ClientImportDiscard } from './client-import-discard.tsx';
import { ClientImportProgress } from './client-import-progress.tsx';
import { ClientImportReport } from './client-import-report.tsx';

type ClientImportCheckProps = { imported: ClientImport; onBack: () => void };

/** The second step: what the import would do, row by row, before it does it. */
export function ClientImportCheck({ imported, onBack }: ClientImportCheckProps) {
  const isPhone = useIsPhone();
  const run = useRunImport();
  const isStarted = useIsStarted(imported);
  if (imported.state === 'checking') return <ClientImportProgress imported={imported} />;

  const isEmpty = changedClients(imported) === 0;
  const start = () => isStarted() || run.mutate({ id: imported.id });
  return (
    <>
      <ClientImportReport imported={imported} />
      {isPhone && <ClientImportDiscard imported={imported} />}
      <ClientImportBar words={<Words isEmpty={isEmpty} error={run.error} />}>
        {!isPhone && <ClientImportDiscard imported={imported} />}
        <Button variant="default" onClick={onBack} disabled={run.isPending}>
          {labels.backToColumns}
        </Button>
        {!isEmpty && (
          <Button loading={run.isPending} onClick={start}>
            {runLabel(imported)}
          </Button>
        )}
      </ClientImportBar>
    </>
  );
}

function Words({ isEmpty, error }: { isEmpty: boolean; error: unknown }) {
  if (error) {
    return (
      <Text role="alert" c="var(--mantine-color-error)">
        {errorText(error)}
      </Text>
    );
  }
  return isEmpty ? <Text c="dimmed">{labels.nothingToImport}</Text> : null;
}
