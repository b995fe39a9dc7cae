import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { isWorking } from '@app/domain/clients/client-import';
import { Alert, Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { LinkButton } from '../../ui/link-button.tsx';
import {
  doneText,
  importLabels as labels,
  resultLabels,
  undoneText,
} from './client-import.labels.ts';
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

function titleOf(imported: ClientImport): string {
  if (imported.state === 'done') return `${resultLabels.done}: ${doneText(imported)}`;
  if (imported.state === 'undone') return `${resultLabels.undone}. ${undoneText(imported)}`;
  return labels.title;
}
