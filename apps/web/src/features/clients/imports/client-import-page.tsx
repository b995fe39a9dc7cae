import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { Paper, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { isMissing } from '../../../foundation/failure.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useImport } from './client-import.api.ts';
import { importLabels as labels, rowsText } from './client-import.labels.ts';
import { ClientImportCheck } from './client-import-check.tsx';
import { ClientImportColumns } from './client-import-columns.tsx';
import { ClientImportExpired, isExpired } from './client-import-expired.tsx';
import { ClientImportGate } from './client-import-gate.tsx';
import { ClientImportResult } from './client-import-result.tsx';
import { ClientImportSteps, stepOf } from './client-import-steps.tsx';

/** One import from its columns to its result. Where it stands, the server knows. */
export function ClientImportPage({ importId }: { importId: string }) {
  return (
    <ClientImportGate>
      <OneImport importId={importId} />
    </ClientImportGate>
  );
}

function OneImport({ importId }: { importId: string }) {
  const query = useImport(importId);
  if (isMissing('IMPORT_NOT_FOUND', query.error)) return <UnknownImport />;
  return (
    <>
      <BackToImports />
      <LoadBlock
        query={query}
        title={labels.title}
        skeleton={<Skeleton height={420} radius="lg" />}
        explain={(error) => `${labels.openingFailed} ${errorText(error)}`}
      >
        {(imported) => <Steps imported={imported} />}
      </LoadBlock>
    </>
  );
}

function UnknownImport() {
  return (
    <Paper withBorder>
      <EmptyState
        picture="search"
        sentence={labels.notFound}
        action={<LinkButton to="/dashboard/clients/import">{labels.back}</LinkButton>}
      />
    </Paper>
  );
}

function BackToImports() {
  return (
    <LinkButton
      to="/dashboard/clients/import"
      variant="subtle"
      color="gray"
      size="compact-sm"
      ms={-8}
      mb="xs"
      leftSection={<IconArrowLeft size={16} />}
    >
      {labels.back}
    </LinkButton>
  );
}

function Steps({ imported }: { imported: ClientImport }) {
  const [isBack, setIsBack] = useState(false);
  const timezone = useTimezone();
  const { fileName, totalRows, startedByName, createdAt } = imported;
  const step = isBack && imported.state === 'checked' ? 'columns' : stepOf(imported.state);
  const source = [rowsText(totalRows), startedByName, formatInstant(createdAt, timezone)];

  return (
    <>
      <PageHeader title={fileName} explanation={source.join(' · ')} />
      <Stack gap="lg">
        <ClientImportSteps current={step} />
        {isExpired(imported) ? (
          <ClientImportExpired imported={imported} />
        ) : (
          <>
            {step === 'columns' && (
              <ClientImportColumns imported={imported} onChecking={() => setIsBack(false)} />
            )}
            {step === 'check' && (
              <ClientImportCheck imported={imported} onBack={() => setIsBack(true)} />
            )}
            {step === 'result' && <ClientImportResult imported={imported} />}
          </>
        )}
      </Stack>
    </>
  );
}
