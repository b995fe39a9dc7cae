import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { isWorking } from '@app/domain/clients/client-import';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { doneText, undoneText } from '../../../ui/dialogs/import-outcome.labels.ts';
import { ImportDone, ImportOutcome, ImportUndone } from '../../../ui/dialogs/import-outcome.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useIsStarted, useRetryImport } from './client-import.api.ts';
import { changedClients, clientNoun, resultLabels as labels } from './client-import.labels.ts';
import { ClientImportDiscard } from './client-import-discard.tsx';
import { ClientImportProgress } from './client-import-progress.tsx';
import { ClientImportReport } from './client-import-report.tsx';
import { ClientImportUndo } from './client-import-undo.tsx';

/** The third step: the import at work, what came of it, and the way back. */
export function ClientImportResult({ imported }: { imported: ClientImport }) {
  if (isWorking(imported.state)) return <ClientImportProgress imported={imported} />;
  return (
    <>
      {imported.state === 'done' && <Done imported={imported} />}
      {imported.state === 'undone' && <Undone imported={imported} />}
      {imported.state === 'failed' && <Failed imported={imported} />}
      <ClientImportReport imported={imported} />
    </>
  );
}

function Done({ imported }: { imported: ClientImport }) {
  return (
    <ImportDone text={doneText(imported.counts, clientNoun)}>
      {changedClients(imported) > 0 && <ClientImportUndo imported={imported} />}
      <SeeClients />
    </ImportDone>
  );
}

function Undone({ imported }: { imported: ClientImport }) {
  return (
    <ImportUndone text={undoneText(imported.keptRows, clientNoun)}>
      <SeeClients />
    </ImportUndone>
  );
}

function Failed({ imported }: { imported: ClientImport }) {
  const retry = useRetryImport();
  const isStarted = useIsStarted(imported);
  const onError = (error: unknown) => showFailure(labels.failedToStart, errorText(error));
  const start = () => isStarted() || retry.mutate(imported, { onError });
  return (
    <ImportOutcome
      icon={<IconAlertTriangle size={24} />}
      color="red"
      title={labels.failed}
      text={labels.failedText}
    >
      <ClientImportDiscard imported={imported} />
      {changedClients(imported) > 0 && <ClientImportUndo imported={imported} />}
      <Button loading={retry.isPending} onClick={start}>
        {labels.retry}
      </Button>
    </ImportOutcome>
  );
}

function SeeClients() {
  return <LinkButton to="/dashboard/clients">{labels.seeClients}</LinkButton>;
}
