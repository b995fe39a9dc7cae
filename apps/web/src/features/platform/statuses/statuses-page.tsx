import type { CompanyStatus } from '@app/contract/platform/statuses.contract';
import { Button, Card, Paper, Skeleton } from '@mantine/core';
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ThingName } from '../../../ui/kept-things/thing-name.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useStatuses, useStatusWrites } from './statuses.api.ts';
import { statusesLabels as labels } from './statuses.labels.ts';
import classes from './statuses-page.module.css';

const StatusDialog = lazyPart(() => import('./status-dialog.tsx'));

/** What is open above the cards. */
type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; status: CompanyStatus } | null;

export function StatusesPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const startNew = () => setOpened({ kind: 'new' });
  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        action={{ label: labels.create, icon: <IconPlus size={18} />, onClick: startNew }}
      />
      <LoadBlock query={useStatuses()} skeleton={<Skeleton height={96} radius="lg" />}>
        {(statuses) =>
          statuses.length === 0 ? (
            <NoStatuses onCreate={startNew} />
          ) : (
            <CardGrid items={statuses} label={labels.title} nothingFound={labels.none}>
              {(status) => <StatusCard status={status} onOpen={setOpened} />}
            </CardGrid>
          )
        }
      </LoadBlock>
      <Suspense>
        {opened?.kind === 'new' && <StatusDialog status={null} onClose={close} />}
        {opened?.kind === 'edit' && <StatusDialog status={opened.status} onClose={close} />}
      </Suspense>
      <RemoveStatus status={opened?.kind === 'remove' ? opened.status : null} onClose={close} />
    </>
  );
}

type StatusCardProps = { status: CompanyStatus; onOpen: (opened: Opened) => void };

function StatusCard({ status, onOpen }: StatusCardProps) {
  const edit = () => onOpen({ kind: 'edit', status });
  return (
    <Card className={classes.card}>
      <ThingName
        name={status.name}
        mark={<span className={classes.mark} style={{ background: status.color }} />}
        manage={{
          onEdit: edit,
          actions: (
            <RowActions
              name={status.name}
              actions={[
                { label: labels.editAction, icon: <IconEdit size={18} />, onSelect: edit },
                {
                  label: labels.remove,
                  icon: <IconTrash size={18} />,
                  tone: 'destructive',
                  onSelect: () => onOpen({ kind: 'remove', status }),
                },
              ]}
            />
          ),
        }}
      />
    </Card>
  );
}

type RemoveStatusProps = { status: CompanyStatus | null; onClose: () => void };

function RemoveStatus({ status, onClose }: RemoveStatusProps) {
  const { remove } = useStatusWrites();
  return (
    <ConfirmFor
      thing={status}
      title={({ name }) => labels.removeTitle(name)}
      question={() => labels.removeQuestion}
      confirmLabel={labels.remove}
      tone="destructive"
      done={labels.removed}
      explain={(error) => {
        showFailure(labels.failedToRemove, errorText(error));
        return errorText(error);
      }}
      onConfirm={({ id }) => remove({ id })}
      onClose={onClose}
    />
  );
}

function NoStatuses({ onCreate }: { onCreate: () => void }) {
  return (
    <Paper withBorder>
      <EmptyState
        picture="documents"
        sentence={labels.none}
        action={<Button onClick={onCreate}>{labels.create}</Button>}
      />
    </Paper>
  );
}
