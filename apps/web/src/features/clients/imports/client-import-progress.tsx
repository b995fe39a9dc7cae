import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { Card, Progress, Text } from '@mantine/core';
import { formatNumber } from '../../../foundation/format.ts';
import { changedClients, importLabels, rowsText, stateLabels } from './client-import.labels.ts';

/** How far the job at work has come. Nobody has to stay and watch. */
export function ClientImportProgress({ imported }: { imported: ClientImport }) {
  const { ready, all } = progressOf(imported);
  const doing = stateLabels[imported.state];
  return (
    <Card>
      <Text fw={600} size="lg">
        {doing}…
      </Text>
      <Progress
        mt="sm"
        size="lg"
        radius="xl"
        value={all === 0 ? 0 : (100 * ready) / all}
        aria-label={doing}
      />
      <Text mt="xs" className="tabular">
        {formatNumber(ready)} de {rowsText(all)}
      </Text>
      <Text c="dimmed" mt="xs" role="status">
        {importLabels.leave}
      </Text>
    </Card>
  );
}

type Progressing = { ready: number; all: number };

/** Only what made or changed a client has to be taken back; the rest counts as done from the start. */
function progressOf(imported: ClientImport): Progressing {
  const { state, processedRows, totalRows } = imported;
  if (state !== 'undoing') return { ready: Math.min(processedRows, totalRows), all: totalRows };
  const all = changedClients(imported);
  return { ready: Math.max(0, Math.min(all, processedRows - (totalRows - all))), all };
}
