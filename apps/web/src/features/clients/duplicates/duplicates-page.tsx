import type { ClientDuplicate } from '@app/contract/clients/client-record.contract';
import { Paper, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
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
              <EmptyState
                picture="people"
                sentence={labels.empty}
                action={<LinkButton to="/dashboard/clients">{labels.toClients}</LinkButton>}
              />
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
  return (
    <ConfirmFor
      thing={asked}
      title={({ merged, kept }) => mergeTitle(merged.name, kept.name)}
      question={({ merged, kept }) => mergeQuestion(merged.name, kept.name)}
      confirmLabel={labels.confirm}
      tone="destructive"
      onConfirm={({ merged, kept }) =>
        mergeClients.mutateAsync({ keptId: kept.id, mergedId: merged.id })
      }
      done={labels.merged}
      onClose={onClose}
    />
  );
}
