import type { Payout } from '@app/contract/cash/commissions.contract';
import { Button, Center, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, moneyText } from '../../../foundation/format.ts';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FoldButton } from '../../../ui/fold-button.tsx';
import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { MoreOfList } from '../../../ui/more-button.tsx';
import {
  FEW_LINES,
  useFold,
  usePaidCommissions,
  usePaidCommissionsFile,
} from './commissions.api.ts';
import {
  commissionLabels,
  paidLabels as labels,
  owedBackText,
  showPaidText,
} from './commissions.labels.ts';
import classes from './commissions.module.css';
import { openPayoutText, payoutLabels, payoutText } from './payout.labels.ts';

/** What was paid last: a few, and on demand ten at a time. */
export function CommissionsPaid() {
  const query = usePaidCommissions();
  const file = usePaidCommissionsFile();
  return (
    <section aria-label={labels.title} className="below-load">
      <Group justify="space-between" mb="sm">
        <Title order={2}>{labels.title}</Title>
        {query.data && query.data.length > 0 && (
          <ExportFileButton list={labels.title} download={file} asked={undefined} />
        )}
      </Group>
      <LoadBlock query={query} skeleton={<Skeleton height={240} radius="lg" />}>
        {(paid) =>
          paid.length === 0 ? (
            <Paper withBorder>
              <EmptyState picture="money" sentence={labels.none} />
            </Paper>
          ) : (
            <FoldedRows paid={paid} more={<MoreOfList query={query} />} />
          )
        }
      </LoadBlock>
    </section>
  );
}

type FoldedRowsProps = { paid: readonly Payout[]; more: ReactNode };

function FoldedRows({ paid, more }: FoldedRowsProps) {
  const { folds, isOpen, toggle } = useFold(paid.length);
  return (
    <>
      <PaidRows paid={isOpen ? paid : paid.slice(0, FEW_LINES)} />
      {folds && (
        <Center mt="xs">
          <FoldButton
            isOpen={isOpen}
            text={isOpen ? commissionLabels.fold : showPaidText(paid.length)}
            label={isOpen ? labels.fold : showPaidText(paid.length)}
            onToggle={toggle}
          />
        </Center>
      )}
      {isOpen && more}
    </>
  );
}

const PayoutDialog = lazyPart(() => import('./payout-dialog.tsx'));

function PaidRows({ paid }: { paid: readonly Payout[] }) {
  const timezone = useTimezone();
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useMemo(() => columnsIn(timezone, setOpened), [timezone]);
  return (
    <>
      <TableOrCards
        label={labels.title}
        columns={columns}
        rows={paid}
        keyOf={({ id }) => id}
        nameOf={({ professionalName }) => professionalName}
      />
      <Suspense fallback={null}>
        {opened && <OpenedPayout id={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

type OpenedPayoutProps = { id: string; onClose: () => void };

function OpenedPayout(props: OpenedPayoutProps) {
  useFocusBack();
  return <PayoutDialog chosen={[]} {...props} />;
}

function columnsIn(timezone: string, onOpen: (id: string) => void): readonly Column<Payout>[] {
  return [
    {
      id: 'professional',
      header: labels.professional,
      width: 190,
      cell: ({ professionalName }) => professionalName,
    },
    {
      id: 'client',
      header: labels.client,
      onCard: 'own-line',
      cell: (payout) => <ForWhat payout={payout} />,
    },
    {
      id: 'paidAt',
      header: labels.paidAt,
      width: 184,
      cell: ({ paidAt }) => <span className="tabular">{formatInstant(paidAt, timezone)}</span>,
    },
    {
      id: 'method',
      header: labels.method,
      width: 160,
      cell: ({ paymentMethodName }) => paymentMethodName,
    },
    {
      id: 'amount',
      header: labels.amount,
      align: 'end',
      width: 120,
      onCard: 'beside',
      cell: ({ amountCents }) => (
        <Text span inherit fw={600} className="tabular">
          {moneyText(amountCents)}
        </Text>
      ),
    },
    {
      id: 'list',
      header: payoutLabels.list,
      width: 116,
      cell: (payout) => (
        <Button
          variant="subtle"
          px="xs"
          aria-label={openPayoutText(payout)}
          onClick={() => onOpen(payout.id)}
        >
          {payoutLabels.open}
        </Button>
      ),
    },
  ];
}

function ForWhat({ payout }: { payout: Payout }) {
  const owedBackCents = payout.parts.reduce((sum, part) => sum + part.owedBackCents, 0);
  return (
    <>
      {payoutText(payout)}
      {owedBackCents > 0 && (
        <Text span display="block" size="xs" c="var(--mantine-color-error)">
          <span className={classes.refunded}>
            <IconAlertTriangle size={14} aria-hidden />
            {owedBackText(owedBackCents)}
          </span>
        </Text>
      )}
    </>
  );
}
