import type { Alert } from '@app/contract/platform/alerts.contract';
import { Button, Paper, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AlertCard } from './alert-card.tsx';
import { useAlerts } from './alerts.api.ts';
import { alertsLabels as labels } from './alerts.labels.ts';
import { RemoveAlert } from './remove-alert.tsx';

const AlertDialog = lazyPart(() => import('./alert-dialog.tsx'));

/** What is open above the list. */
type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; alert: Alert } | null;

export function AlertsPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const create = () => setOpened({ kind: 'new' });
  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        action={{ label: labels.create, icon: <IconPlus size={18} />, onClick: create }}
      />
      <LoadBlock query={useAlerts()} skeleton={<Skeleton height={160} radius="lg" />}>
        {(alerts) =>
          alerts.length === 0 ? (
            <Paper withBorder>
              <EmptyState
                picture="documents"
                sentence={labels.empty}
                action={<Button onClick={create}>{labels.createFirst}</Button>}
              />
            </Paper>
          ) : (
            <CardGrid items={alerts} label={labels.title} nothingFound={labels.empty}>
              {(alert) => (
                <AlertCard
                  alert={alert}
                  onEdit={() => setOpened({ kind: 'edit', alert })}
                  onRemove={() => setOpened({ kind: 'remove', alert })}
                />
              )}
            </CardGrid>
          )
        }
      </LoadBlock>
      <Suspense>
        {opened?.kind === 'new' && <AlertDialog alert={null} onClose={close} />}
        {opened?.kind === 'edit' && <AlertDialog alert={opened.alert} onClose={close} />}
      </Suspense>
      <RemoveAlert alert={opened?.kind === 'remove' ? opened.alert : null} onClose={close} />
    </>
  );
}
