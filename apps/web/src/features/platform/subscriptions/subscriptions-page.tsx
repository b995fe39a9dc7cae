import { LISTED_SUBSCRIPTIONS } from '@app/domain/company/listed-company';
import { Paper, Stack } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBuildingStore,
  IconCircleCheck,
  IconCircleX,
  IconClock,
} from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { LoadFailed } from '../../../foundation/errors.tsx';
import { formatNumber } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { FilterField } from '../../../ui/lists/filter-field.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { subscriptionStateText } from '../company-states.labels.ts';
import { useSubscriptionCounts, useSubscriptions } from './subscriptions.api.ts';
import { subscriptionsLabels as labels } from './subscriptions.labels.ts';
import { SubscriptionsList } from './subscriptions-list.tsx';
import { type SubscriptionsView, subscriptionFilters } from './subscriptions-view.ts';

type SubscriptionsPageProps = {
  view: SubscriptionsView;
  onView: (view: SubscriptionsView) => void;
};

const fields: FilterField<keyof SubscriptionsView>[] = [
  {
    name: 'status',
    label: labels.status,
    placeholder: labels.anyStatus,
    choices: LISTED_SUBSCRIPTIONS.map((value) => ({ value, label: subscriptionStateText[value] })),
  },
];

export function SubscriptionsPage({ view, onView }: SubscriptionsPageProps) {
  const subscriptions = useSubscriptions(view);
  const isNarrowed = subscriptionFilters.isNarrowed(view);
  const nothing = isNarrowed ? (
    <NothingFound
      sentence={labels.nothingFound}
      onClear={() => onView(subscriptionFilters.withoutAll(view))}
    />
  ) : (
    <Paper withBorder>
      <EmptyState
        picture="documents"
        sentence={labels.none}
        action={<LinkButton to="/super-admin/company-setup">{labels.createCompany}</LinkButton>}
      />
    </Paper>
  );
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <Stack gap="lg">
        <SubscriptionFigures />
        <div>
          <FilterBar
            filters={subscriptionFilters}
            view={view}
            onView={onView}
            fields={fields}
            searchLabel={labels.search}
          />
          <EndlessList walk={subscriptions} explain={errorText} empty={nothing}>
            {(items) => <SubscriptionsList subscriptions={items} />}
          </EndlessList>
        </div>
      </Stack>
    </>
  );
}

const figures = [
  { name: 'total', icon: IconBuildingStore },
  { name: 'active', icon: IconCircleCheck },
  { name: 'inTrial', icon: IconClock },
  { name: 'late', icon: IconAlertTriangle },
  { name: 'canceled', icon: IconCircleX },
] as const;

function SubscriptionFigures() {
  const counts = useSubscriptionCounts();
  if (counts.isError && !counts.data) {
    return <LoadFailed onRetry={counts.refetch} retrying={counts.isFetching} />;
  }
  return (
    <FigureList look="cards" label={labels.figures} isOld={!counts.data}>
      {figures.map(({ name, icon }) => (
        <Figure
          key={name}
          label={labels[name]}
          icon={icon}
          value={counts.data ? formatNumber(counts.data[name]) : null}
        />
      ))}
    </FigureList>
  );
}
