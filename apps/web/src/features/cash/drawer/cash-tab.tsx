import type { CashSessionDetail } from '@app/contract/cash/sessions.contract';
import { Skeleton, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useTransactionActions } from '../book/transaction-actions.view.ts';
import { TransactionDialogs } from '../book/transaction-dialogs.tsx';
import { useCurrentSession } from './cash.api.ts';
import { movementLabels } from './cash.labels.ts';
import { CashClosedPanel } from './cash-closed-panel.tsx';
import { CashHistory } from './cash-history.tsx';
import { CashMovements } from './cash-movements.tsx';
import { CashOpenPanel } from './cash-open-panel.tsx';

const MovementDialog = lazyPart(() => import('./movement-dialog.tsx'));
const ClosingDialog = lazyPart(() => import('./closing-dialog.tsx'));

/** What is open above the tab. Counting goes on with what was known when somebody else closes. */
type Opened = { kind: 'supply' | 'withdrawal' } | { kind: 'closing'; session: CashSessionDetail };

export default function CashTab() {
  const query = useCurrentSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const transactions = useTransactionActions();
  const close = () => setOpened(null);

  return (
    <Stack gap="xl">
      <LoadBlock query={query} skeleton={<PanelSkeleton />}>
        {(session) =>
          session === null ? (
            <CashClosedPanel />
          ) : (
            <>
              <CashOpenPanel
                session={session}
                onMove={(kind) => setOpened({ kind })}
                onClose={() => setOpened({ kind: 'closing', session })}
              />
              {session.expectedCents !== null && (
                <CashMovements
                  title={movementLabels.list}
                  movements={session.movements}
                  emptyText={movementLabels.none}
                  actions={transactions.actions}
                />
              )}
            </>
          )
        }
      </LoadBlock>
      <CashHistory />
      <Suspense fallback={null}>
        {opened && <CashDialog opened={opened} current={query.data ?? null} onClose={close} />}
      </Suspense>
      <TransactionDialogs {...transactions} />
    </Stack>
  );
}

type CashDialogProps = {
  opened: Opened;
  current: CashSessionDetail | null;
  onClose: () => void;
};

function CashDialog({ opened, current, onClose }: CashDialogProps) {
  useFocusBack();
  if (opened.kind !== 'closing') return <MovementDialog kind={opened.kind} onClose={onClose} />;
  const isSame = current?.id === opened.session.id;
  return <ClosingDialog session={isSame ? current : opened.session} onClose={onClose} />;
}

function PanelSkeleton() {
  return <Skeleton height={260} radius="lg" />;
}
