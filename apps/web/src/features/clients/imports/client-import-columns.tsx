import type { ClientImport, ImportSettings } from '@app/contract/clients/client-imports.contract';
import type { ImportField } from '@app/domain/clients/client-import';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useCheckImport, useIsStarted } from './client-import.api.ts';
import { columnsLabels as labels } from './client-import.labels.ts';
import { ClientImportBar } from './client-import-bar.tsx';
import { ClientImportChoices } from './client-import-choices.tsx';
import { ClientImportColumnList } from './client-import-column-list.tsx';
import { ClientImportDiscard } from './client-import-discard.tsx';

type ClientImportColumnsProps = { imported: ClientImport; onChecking: () => void };

/** The first step: what each column is, and what to do with people who are known already. */
export function ClientImportColumns({ imported, onChecking }: ClientImportColumnsProps) {
  const [settings, setSettings] = useState(settingsOf(imported));
  const { start, complaint, isStarting } = useStarting(imported, onChecking);

  return (
    <>
      <Text c="dimmed">{labels.explanation}</Text>
      <ClientImportColumnList
        imported={imported}
        mapping={settings.mapping}
        onChoose={(column, field) =>
          setSettings({ ...settings, mapping: withColumn(settings.mapping, column, field) })
        }
      />
      <ClientImportChoices
        settings={settings}
        onChange={(choice) => setSettings({ ...settings, ...choice })}
      />
      <ClientImportBar
        words={
          complaint ? (
            <Text role="alert" c="var(--mantine-color-error)">
              {complaint}
            </Text>
          ) : (
            <Text c="dimmed" visibleFrom="sm">
              {labels.checkHelp}
            </Text>
          )
        }
      >
        <ClientImportDiscard imported={imported} />
        <Button loading={isStarting} onClick={() => start(settings)}>
          {labels.check}
        </Button>
      </ClientImportBar>
    </>
  );
}

function settingsOf({ mapping, onKnown, onInvalidField }: ClientImport): ImportSettings {
  return { mapping, onKnown, onInvalidField };
}

function useStarting(imported: ClientImport, onChecking: () => void) {
  const check = useCheckImport();
  const isStarted = useIsStarted(imported);
  const [complaint, setComplaint] = useState<string | null>(null);

  function start(settings: ImportSettings): void {
    const isNameless = settings.mapping.name === undefined;
    setComplaint(isNameless ? labels.nameMissing : null);
    if (isNameless || isStarted()) return;
    check.mutate(
      { id: imported.id, ...settings },
      { onSuccess: onChecking, onError: (error) => setComplaint(errorText(error)) },
    );
  }

  return { start, complaint, isStarting: check.isPending };
}

type Mapping = ImportSettings['mapping'];

/** A field has one column and a column one field: whatever either was before is let go. */
function withColumn(mapping: Mapping, column: number, field: ImportField | null): Mapping {
  const others = Object.entries(mapping).filter(
    ([name, place]) => place !== column && name !== field,
  );
  return { ...Object.fromEntries(others), ...(field && { [field]: column }) };
}
