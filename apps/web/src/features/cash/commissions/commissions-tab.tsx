import type { OwedItem, PendingCommissions } from '@app/contract/cash/commissions.contract';
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NextStep } from '../../../ui/next-step.tsx';
import { useCurrentSession } from '../drawer/cash.api.ts';
import { CommissionBar } from './commission-bar.tsx';
import { CommissionFigures } from './commission-figures.tsx';
import { CommissionGroup } from './commission-group.tsx';
import {
  type CommissionSelection,
  useCommissionSelection,
  usePendingCommissions,
} from './commissions.api.ts';
import { commissionLabels as labels } from './commissions.labels.ts';
import { CommissionsPaid } from './commissions-paid.tsx';
import { MissedCommissions } from './missed-commissions.tsx';
import { owedPaymentsOf } from './owed-payments.ts';

const CommissionPayDialog = lazyPart(() => import('./commission-pay-dialog.tsx'));
const AdvanceDialog = lazyPart(() => import('./advance-dialog.tsx'));

/** What is open above the tab; a payment goes on with what was selected when it was opened. */
type Opened =
  | { kind: 'advance' }
  | { kind: 'pay'; items: readonly OwedItem[]; pending: PendingCommissions };

export default function CommissionsTab() {
  const query = usePendingCommissions();
  // Known before a dialog asks for it: what it shows depends on whether the drawer is open.
  useCurrentSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const selection = useCommissionSelection();
  const heading = useRef<HTMLHeadingElement>(null);

  /** What had the focus goes away with the selection, and the keyboard goes on at the heading. */
  function unselect(items: readonly OwedItem[]): void {
    heading.current?.focus();
    selection.unselect(items);
  }

  return (
    <Stack gap="xl">
      <section aria-label={labels.title}>
        <Group justify="space-between" align="flex-start" mb="md">
          <div>
            <Title ref={heading} order={2} tabIndex={-1}>
              {labels.title}
            </Title>
            <Text c="dimmed">{labels.explanation}</Text>
          </div>
          <Button
            variant="default"
            leftSection={<IconCoins size={18} />}
            onClick={() => setOpened({ kind: 'advance' })}
          >
            {labels.advance}
          </Button>
        </Group>
        <MissedCommissions />
        <LoadBlock query={query} skeleton={<Skeleton height={320} radius="lg" />}>
          {(pending) => (
            <Pending
              pending={pending}
              selection={selection}
              onClear={unselect}
              onPay={(items) => setOpened({ kind: 'pay', items, pending })}
            />
          )}
        </LoadBlock>
      </section>
      <CommissionsPaid />
      <Suspense fallback={null}>
        {opened && (
          <OpenedDialog opened={opened} onPaid={unselect} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </Stack>
  );
}

type PendingProps = {
  pending: PendingCommissions;
  selection: CommissionSelection;
  onClear: (items: readonly OwedItem[]) => void;
  onPay: (items: readonly OwedItem[]) => void;
};

function Pending({ pending, selection, onClear, onPay }: PendingProps) {
  // Those that a colleague paid meanwhile are no longer there to be selected.
  const selected = pending.items.filter(({ id }) => selection.ids.has(id));
  // Made once: a row whose payment is the same is not drawn again.
  const payments = useMemo(() => owedPaymentsOf(pending.items), [pending.items]);
  const itemsOf = (id: string) => pending.items.filter((item) => item.professionalId === id);
  if (pending.professionals.length === 0) return <NothingOwed />;
  return (
    <Stack gap="lg">
      <CommissionFigures professionals={pending.professionals} />
      {pending.hasMore && <Text c="dimmed">{labels.cut}</Text>}
      {pending.professionals.map((professional) => (
        <CommissionGroup
          key={professional.id}
          professional={professional}
          payments={payments.filter(({ first }) => first.professionalId === professional.id)}
          selection={selection}
          onPay={() => onPay(itemsOf(professional.id))}
        />
      ))}
      <CommissionBar
        selected={selected}
        onClear={() => onClear(selected)}
        onPay={() => onPay(selected)}
      />
    </Stack>
  );
}

function NothingOwed() {
  return (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={labels.none}
        action={
          <NextStep permission="commissions.manage">
            <LinkButton to="/dashboard/professionals/commissions">{labels.toRates}</LinkButton>
          </NextStep>
        }
      />
    </Paper>
  );
}

type OpenedDialogProps = {
  opened: Opened;
  onPaid: (items: readonly OwedItem[]) => void;
  onClose: () => void;
};

function OpenedDialog({ opened, onPaid, onClose }: OpenedDialogProps) {
  useFocusBack();
  if (opened.kind === 'advance') return <AdvanceDialog onClose={onClose} />;
  const { items, pending } = opened;
  return (
    <CommissionPayDialog
      items={items}
      professionals={pending.professionals}
      onPaid={() => onPaid(items)}
      onClose={onClose}
    />
  );
}
