import type { BillingEvent } from '@app/contract/billing/webhooks.contract';
import type { EventStatus } from '@app/domain/billing/billing-event';
import { ENVIRONMENT_WORDS } from '@app/domain/billing/payment-environment';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleMinus,
  IconClock,
  IconHelpCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../foundation/format.ts';
import type { Column } from '../../../ui/lists/table-column.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { eventStatusText, historyLabels as labels, reasonText } from './webhooks.labels.ts';

const { columns } = labels;

export const eventColumns: readonly Column<BillingEvent>[] = [
  {
    id: 'type',
    header: columns.type,
    cell: ({ type, environment }) => (
      <>
        {type}
        {environment !== 'live' && (
          <Text span size="xs" c="dimmed" ms={6}>
            {ENVIRONMENT_WORDS[environment]}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'receivedAt',
    header: columns.receivedAt,
    width: 160,
    onCard: 'second-line',
    cell: ({ receivedAt }) => (
      <span className="tabular">{formatInstant(receivedAt, DEFAULT_TIMEZONE)}</span>
    ),
  },
  {
    id: 'company',
    header: columns.company,
    width: 190,
    onCard: 'second-line',
    cell: ({ company }) => company?.name ?? labels.nobody,
  },
  {
    id: 'error',
    header: columns.error,
    width: 190,
    onCard: 'below',
    cell: (event) => reasonText(event) || labels.nobody,
  },
  {
    id: 'status',
    header: columns.status,
    width: 150,
    onCard: 'beside',
    cell: ({ status }) => <EventBadge status={status} />,
  },
];

const toneOf = {
  received: 'informative',
  done: 'positive',
  ignored: 'neutral',
  unmatched: 'warning',
  failed: 'negative',
} as const satisfies Record<EventStatus, string>;

const iconOf: Record<EventStatus, ReactNode> = {
  received: <IconClock size={14} />,
  done: <IconCheck size={14} />,
  ignored: <IconCircleMinus size={14} />,
  unmatched: <IconHelpCircle size={14} />,
  failed: <IconAlertTriangle size={14} />,
};

function EventBadge({ status }: { status: EventStatus }) {
  return (
    <StatusBadge tone={toneOf[status]} icon={iconOf[status]}>
      {eventStatusText[status]}
    </StatusBadge>
  );
}
