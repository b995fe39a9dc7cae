import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import type { RowOutcome } from '@app/domain/clients/client-import';
import { Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { MoreOfList } from '../../../ui/more-button.tsx';
import { useImportRows } from './client-import.api.ts';
import { reportLabels as labels } from './client-import.labels.ts';
import { ClientImportCounts } from './client-import-counts.tsx';
import { ClientImportRows } from './client-import-rows.tsx';

/** The counts, and the rows they lead to. */
export function ClientImportReport({ imported }: { imported: ClientImport }) {
  const [chosen, setChosen] = useState<RowOutcome | null>(null);
  const query = useImportRows(imported.id, chosen);

  return (
    <>
      <ClientImportCounts imported={imported} chosen={chosen} onChoose={setChosen} />
      <Stack gap="sm">
        <Title order={2} size="h4">
          {imported.state === 'undone' ? labels.undoneTitle : labels.title}
        </Title>
        <LoadBlock
          query={query}
          skeleton={<Skeleton height={280} radius="lg" />}
          explain={errorText}
        >
          {(rows) =>
            rows.length === 0 ? (
              <Paper withBorder>
                <EmptyState picture="search" sentence={labels.empty} />
              </Paper>
            ) : (
              <ClientImportRows rows={rows} mapping={imported.mapping} />
            )
          }
        </LoadBlock>
        <MoreOfList query={query} />
      </Stack>
    </>
  );
}
