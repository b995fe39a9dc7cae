import type { ServicesImport } from '@app/contract/catalog/services-import.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { formatInstant } from '../../../foundation/format.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import {
  changesText,
  importEndLabels as labels,
  undoQuestion,
} from '../../../ui/dialogs/import-outcome.labels.ts';
import { UndoImport } from '../../../ui/dialogs/undo-import.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useServicesImports, useUndoServicesImport } from './services-import.api.ts';
import { serviceNoun } from './services-import.labels.ts';
import classes from './services-import.module.css';
import { KeptServices } from './services-import-kept.tsx';

/** What was imported before, newest first; nothing at all while there is none. */
export function ServicesImportEarlier() {
  const imports = useServicesImports().data ?? [];
  if (imports.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {labels.earlier}
      </Title>
      <Stack component="ul" gap="xs" className={classes.rows} aria-label={labels.earlier}>
        {imports.map((imported) => (
          <EarlierImport key={imported.id} imported={imported} />
        ))}
      </Stack>
    </Stack>
  );
}

function EarlierImport({ imported }: { imported: ServicesImport }) {
  const { id, fileName, state, counts, kept, createdAt, startedByName } = imported;
  const timezone = useSession().company?.timezone ?? DEFAULT_TIMEZONE;
  const undoImport = useUndoServicesImport();
  const changes = changesText({ counts, kept: state === 'undone' ? kept.length : null });

  return (
    <li className={classes.row}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <div className={classes.words}>
          <Text fw={600}>{fileName}</Text>
          <Text c="dimmed" size="xs">
            {[changes, formatInstant(createdAt, timezone), startedByName].join(' · ')}
          </Text>
        </div>
        <StateBadge state={state} />
      </Group>
      {state === 'done' && (
        <Group mt="xs">
          <UndoImport
            question={undoQuestion(counts, serviceNoun)}
            onUndo={() => undoImport.mutateAsync({ id })}
          />
        </Group>
      )}
      {kept.length > 0 && (
        <div className={classes.kept}>
          <KeptServices kept={kept} />
        </div>
      )}
    </li>
  );
}

function StateBadge({ state }: Pick<ServicesImport, 'state'>) {
  if (state === 'undone') {
    return (
      <StatusBadge tone="neutral" icon={<IconArrowBackUp size={14} />}>
        {labels.stateUndone}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="positive" icon={<IconCircleCheck size={14} />}>
      {labels.stateDone}
    </StatusBadge>
  );
}
