import type { Service } from '@app/contract/catalog/services.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import type { Column } from '../../../ui/lists/table-column.ts';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import classes from './service-card.module.css';
import { bufferText, serviceColumnLabels as labels } from './services.labels.ts';

export const serviceColumns: readonly Column<Service>[] = [
  {
    id: 'name',
    header: labels.name,
    lead: (service) => <span className={classes.rowDot} style={colorOf(service)} aria-hidden />,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'description',
    header: labels.description,
    cell: ({ description }) => (
      <Text span inherit c="dimmed">
        {description || '—'}
      </Text>
    ),
  },
  {
    id: 'duration',
    header: labels.duration,
    width: 112,
    align: 'end',
    cell: (service) => (
      <span
        className="tabular"
        title={bufferText(service.bufferBeforeMinutes, service.bufferAfterMinutes) ?? undefined}
      >
        {formatDuration(service.durationMinutes)}
      </span>
    ),
    sortBy: ({ durationMinutes }) => durationMinutes,
  },
  {
    id: 'points',
    header: labels.points,
    width: 88,
    align: 'end',
    cell: ({ loyaltyPoints }) => (
      <span className="tabular">{loyaltyPoints > 0 ? formatNumber(loyaltyPoints) : '—'}</span>
    ),
  },
  {
    id: 'price',
    header: labels.price,
    width: 124,
    align: 'end',
    cell: ({ priceCents }) => (
      <span className={`${classes.price} tabular`}>{moneyText(priceCents)}</span>
    ),
    sortBy: ({ priceCents }) => priceCents,
  },
  {
    id: 'status',
    header: labels.status,
    width: 120,
    cell: ({ active }) => <ActiveBadge active={active} />,
    sortBy: ({ active }) => (active ? 0 : 1),
  },
];

function colorOf(service: Service): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--service-color': service.color } as CSSProperties;
}
