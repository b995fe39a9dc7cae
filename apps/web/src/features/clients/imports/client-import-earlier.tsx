import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { LoadFailed } from '../../../foundation/errors.tsx';
import { formatInstant } from '../../../foundation/format.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { useImports } from './client-import.api.ts';
import { countsText } from './client-import.labels.ts';
import { StateBadge } from './client-import-badge.tsx';
import { earlierLabels as labels } from './client-import-upload.labels.ts';

/** What was imported before, newest first; nothing at all while there is none. */
export function ClientImportEarlier({ onOpen }: { onOpen: (importId: string) => void }) {
  const imports = useImports();
  const timezone = useTimezone();
  const columns = useMemo(() => columnsIn(timezone), [timezone]);
  if (imports.data?.length === 0) return null;

  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {labels.title}
      </Title>
      {imports.isError && !imports.data ? (
        <LoadFailed
          details={errorText(imports.error)}
          onRetry={imports.refetch}
          retrying={imports.isFetching}
        />
      ) : (
        <DataTable
          label={labels.title}
          noun={labels.noun}
          rows={imports.data}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ fileName }) => fileName}
          onOpen={({ id }) => onOpen(id)}
          empty={null}
        />
      )}
    </Stack>
  );
}

function columnsIn(timezone: string): Column<ClientImport>[] {
  return [
    { id: 'file', header: labels.file, cell: ({ fileName }) => fileName },
    {
      id: 'state',
      header: labels.state,
      width: 190,
      onCard: 'beside',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    { id: 'result', header: labels.result, width: 190, cell: countsText },
    {
      id: 'when',
      header: labels.when,
      width: 170,
      cell: ({ createdAt }) => (
        <span className="tabular">{formatInstant(createdAt, timezone)}</span>
      ),
    },
    { id: 'who', header: labels.who, width: 140, cell: ({ startedByName }) => startedByName },
  ];
}
