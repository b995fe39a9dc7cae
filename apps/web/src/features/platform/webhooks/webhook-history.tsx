import type { BillingEvent } from '@app/contract/billing/webhooks.contract';
import { EVENT_STATUSES } from '@app/domain/billing/billing-event';
import { ENVIRONMENT_WORDS, PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { Paper } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { FilterField } from '../../../ui/lists/filter-field.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { eventColumns } from './event-columns.tsx';
import { useWebhookEvents } from './webhooks.api.ts';
import { eventStatusText, historyLabels as labels } from './webhooks.labels.ts';
import { EVENT_TYPES, type WebhooksView, webhookFilters } from './webhooks-view.ts';

type WebhookHistoryProps = { view: WebhooksView; onView: (view: WebhooksView) => void };

const fields: FilterField<keyof WebhooksView>[] = [
  {
    name: 'status',
    label: labels.status,
    placeholder: labels.any,
    choices: EVENT_STATUSES.map((value) => ({ value, label: eventStatusText[value] })),
    isHalf: true,
  },
  {
    name: 'environment',
    label: labels.environment,
    placeholder: labels.any,
    choices: PAYMENT_ENVIRONMENTS.map((value) => ({ value, label: ENVIRONMENT_WORDS[value] })),
    isHalf: true,
  },
  {
    name: 'type',
    label: labels.type,
    placeholder: labels.any,
    choices: EVENT_TYPES.map((value) => ({ value, label: value })),
  },
];

/** Every event that came, newest first, and what became of it. */
export function WebhookHistory({ view, onView }: WebhookHistoryProps) {
  const empty = webhookFilters.isNarrowed(view) ? (
    <NothingFound
      sentence={labels.nothingFound}
      onClear={() => onView(webhookFilters.withoutAll(view))}
    />
  ) : (
    <Paper withBorder>
      <EmptyState picture="documents" sentence={labels.empty} />
    </Paper>
  );
  return (
    <>
      <FilterBar
        view={view}
        onView={onView}
        filters={webhookFilters}
        fields={fields}
        searchLabel={labels.search}
      />
      <EndlessList walk={useWebhookEvents(view)} explain={errorText} empty={empty}>
        {(events) => (
          <TableOrCards
            label={labels.title}
            columns={eventColumns}
            rows={events}
            keyOf={keyOf}
            nameOf={nameOf}
            cardsBelow={75}
          />
        )}
      </EndlessList>
    </>
  );
}

const keyOf = ({ environment, id }: BillingEvent): string => `${environment} ${id}`;
const nameOf = ({ type }: BillingEvent): string => type;
