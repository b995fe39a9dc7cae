import type { PlatformPayment } from '@app/contract/billing/platform-payments.contract';
import type { PaymentStatus } from '@app/domain/billing/payment';
import { ENVIRONMENT_WORDS } from '@app/domain/billing/payment-environment';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatDay, moneyText } from '../../../foundation/format.ts';
import type { Column } from '../../../ui/lists/table-column.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { paymentsLabels as labels, paymentStatusText } from './payments.labels.ts';

const { columns } = labels;

export const paymentColumns: readonly Column<PlatformPayment>[] = [
  { id: 'company', header: columns.company, cell: ({ companyName }) => companyName },
  {
    id: 'plan',
    header: columns.plan,
    width: 180,
    onCard: 'second-line',
    cell: ({ planName }) => planName ?? labels.none,
  },
  {
    id: 'at',
    header: columns.at,
    width: 130,
    onCard: 'second-line',
    cell: ({ at }) => <span className="tabular">{formatDay(at, DEFAULT_TIMEZONE)}</span>,
  },
  {
    id: 'status',
    header: columns.status,
    width: 190,
    onCard: 'beside',
    cell: ({ status, environment }) => (
      <Group gap={6} justify="flex-end" display="inline-flex">
        <PaymentBadge status={status} />
        {environment !== 'live' && (
          <Text span size="xs" c="dimmed">
            {ENVIRONMENT_WORDS[environment]}
          </Text>
        )}
      </Group>
    ),
  },
  {
    id: 'amount',
    header: columns.amount,
    width: 130,
    align: 'end',
    onCard: 'beside',
    cell: ({ amountCents }) => <span className="tabular">{moneyText(amountCents)}</span>,
  },
];

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const isPaid = status === 'paid';
  return (
    <StatusBadge
      tone={isPaid ? 'positive' : 'negative'}
      icon={isPaid ? <IconCheck size={14} /> : <IconAlertTriangle size={14} />}
    >
      {paymentStatusText[status]}
    </StatusBadge>
  );
}
