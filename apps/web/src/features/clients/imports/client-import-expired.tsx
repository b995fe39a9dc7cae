import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { isWorking } from '@app/domain/clients/client-import';
import { Alert, Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import {
  doneText,
  importEndLabels,
  undoneText,
} from '../../../ui/dialogs/import-outcome.labels.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { clientNoun, importLabels as labels } from './client-import.labels.ts';
import { ClientImportDiscard } from './client-import-discard.tsx';

/** The rows are people's data: after a month only the counts are left. */
export function isExpired({ samples, totalRows, state }: ClientImport): boolean {
  return samples.length === 0 && totalRows > 0 && !isWorking(state);
}

export function ClientImportExpired({ imported }: { imported: ClientImport }) {
  const { state } = imported;
  const wasRun = state === 'done' || state === 'undone';
  return (
    <Alert color="gray" icon={<IconClock />} title={titleOf(imported)}>
      <Text>{labels.expired}</Text>
      {!wasRun && <Text>{labels.expiredNext}</Text>}
      <Group gap="sm" mt="sm">
        <LinkButton to="/dashboard/clients/import" variant="default">
          {labels.back}
        </LinkButton>
        {!wasRun && <ClientImportDiscard imported={imported} />}
      </Group>
    </Alert>
  );
}

function titleOf({ state, counts, keptRows }: ClientImport): string {
  if (state === 'done') return `${importEndLabels.done}: ${doneText(counts, clientNoun)}`;
  if (state === 'undone') return `${importEndLabels.undone}. ${undoneText(keptRows, clientNoun)}`;
  return labels.title;
}
