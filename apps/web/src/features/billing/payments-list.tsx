import type { SubscriptionPayment } from '@app/contract/billing/subscription.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Anchor, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatDay } from '../../foundation/format.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import {
  paymentLabels,
  paymentStatusText,
  paymentsSheet,
  periodText,
} from './subscription.labels.ts';

type PaymentsListProps = { payments: readonly SubscriptionPayment[] };

/** What was charged for the subscription, newest first. */
export function PaymentsList({ payments }: PaymentsListProps) {
  const timezone = useSession().company?.timezone ?? 'UTC';
  return (
    <section>
      <Title order={2} mb="sm">
        {paymentLabels.title}
      </Title>
      <DataTable
        label={paymentLabels.title}
        noun={paymentLabels.noun}
        rows={payments.toSorted(newestFirst)}
        columns={columnsIn(timezone)}
        keyOf={(payment) => payment.id}
        sheet={paymentsSheet(timezone)}
        nameOf={(payment) => formatDay(payment.at, timezone)}
        empty={<EmptyState sentence={paymentLabels.empty} picture="documents" />}
      />
    </section>
  );
}

function newestFirst(first: SubscriptionPayment, second: SubscriptionPayment): number {
  return Date.parse(second.at) - Date.parse(first.at);
}

function columnsIn(timezone: string): Column<SubscriptionPayment>[] {
  return [
    {
      id: 'at',
      header: paymentLabels.date,
      cell: (payment) => formatDay(payment.at, timezone),
    },
    {
      id: 'period',
      header: paymentLabels.period,
      width: 260,
      cell: (payment) => periodText(payment, timezone),
    },
    {
      id: 'amount',
      header: paymentLabels.amount,
      align: 'end',
      cell: (payment) => formatMoney(cents(payment.amountCents)),
    },
    {
      id: 'status',
      header: paymentLabels.status,
      onCard: 'beside',
      cell: (payment) => <PaymentBadge status={payment.status} />,
    },
    {
      id: 'invoice',
      header: paymentLabels.invoice,
      cell: (payment) => <InvoiceLink payment={payment} timezone={timezone} />,
    },
  ];
}

function PaymentBadge({ status }: Pick<SubscriptionPayment, 'status'>) {
  const isPaid = status === 'paid';
  const icon = isPaid ? <IconCheck size={14} /> : <IconAlertTriangle size={14} />;
  return (
    <StatusBadge tone={isPaid ? 'positive' : 'negative'} icon={icon}>
      {paymentStatusText[status]}
    </StatusBadge>
  );
}

type InvoiceLinkProps = { payment: SubscriptionPayment; timezone: string };

function InvoiceLink({ payment, timezone }: InvoiceLinkProps) {
  if (!payment.invoiceUrl) return paymentLabels.noInvoice;
  return (
    <Anchor
      className="thumb-room"
      href={payment.invoiceUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${paymentLabels.openInvoice} de ${formatDay(payment.at, timezone)}`}
    >
      {paymentLabels.openInvoice}
    </Anchor>
  );
}
