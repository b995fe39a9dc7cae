import type { ClientDuplicate } from '@app/contract/clients/client-record.contract';
import { Paper, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ClientsGate } from '../list/clients-gate.tsx';
import { BackToClients } from '../record/back-to-clients.tsx';
import { useDuplicates, useMergeClients } from '../record/client-record.api.ts';
import {
  duplicatesLabels as labels,
  mergeQuestion,
  mergeTitle,
} from './client-duplicates.labels.ts';
import { DuplicateGroup } from './duplicate-group.tsx';

type Person = ClientDuplicate['clients'][number];
type Merge = { kept: Person; merged: Person };

export function DuplicatesPage() {
  return (
    <ClientsGate permission="clients.erase" refusal={labels.notAllowed}>
      <Duplicates />
    </ClientsGate>
  );
}

function Duplicates() {
  const duplicates = useDuplicates();
  const [asked, setAsked] = useState<Merge | null>(null);
  return (
    <>
      <BackToClients />
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <LoadBlock
        query={duplicates}
        skeleton={<Skeleton height={240} radius="lg" />}
        explain={errorText}
      >
        {(groups) =>
          groups.length === 0 ? (
            <Paper withBorder>
              <EmptyState sentence={labels.empty} />
            </Paper>
          ) : (
            <Stack gap="md">
              {groups.map((group) => (
                <DuplicateGroup
                  key={group.phone}
                  group={group}
                  onMerge={(merged, kept) => setAsked({ merged, kept })}
                />
              ))}
            </Stack>
          )
        }
      </LoadBlock>
      <MergeDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function MergeDialog({ asked, onClose }: { asked: Merge | null; onClose: () => void }) {
  const mergeClients = useMergeClients();

  async function merge(): Promise<void> {
    if (!asked) return;
    await mergeClients.mutateAsync({ keptId: asked.kept.id, mergedId: asked.merged.id });
    showSuccess(labels.merged);
  }

  return (
    <ConfirmDialog
      opened={asked !== null}
      title={asked ? mergeTitle(asked.merged.name, asked.kept.name) : ''}
      confirmLabel={labels.confirm}
      tone="destructive"
      onConfirm={merge}
      onClose={onClose}
    >
      {asked && mergeQuestion(asked.merged.name, asked.kept.name)}
    </ConfirmDialog>
  );
}
