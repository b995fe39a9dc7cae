import type { OperatorDeed } from '@app/contract/platform/trail.contract';
import { OPERATOR_ACTION_KINDS } from '@app/domain/platform/operator-action';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Paper } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { FilterField } from '../../../ui/lists/filter-field.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useTrail } from './trail.api.ts';
import {
  actionText,
  detailsText,
  doerText,
  kindText,
  trailLabels as labels,
  subjectText,
} from './trail.labels.ts';
import { type TrailView, trailFilters } from './trail-view.ts';

type TrailPageProps = { view: TrailView; onView: (view: TrailView) => void };

const fields: FilterField<keyof TrailView>[] = [
  {
    name: 'kind',
    label: labels.kind,
    placeholder: labels.anyKind,
    choices: OPERATOR_ACTION_KINDS.map((value) => ({ value, label: kindText[value] })),
  },
];

/** What was done to the platform, by whom and when. */
export function TrailPage({ view, onView }: TrailPageProps) {
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <FilterBar
        searchLabel={labels.search}
        filters={trailFilters}
        fields={fields}
        view={view}
        onView={onView}
      />
      <EndlessList
        walk={useTrail(view)}
        explain={errorText}
        empty={<Empty view={view} onView={onView} />}
      >
        {(deeds) => (
          <TableOrCards
            label={labels.title}
            columns={columns}
            rows={deeds}
            keyOf={({ id }) => id}
            nameOf={({ action }) => actionText[action]}
          />
        )}
      </EndlessList>
    </>
  );
}

const { columns: headers } = labels;

const columns: Column<OperatorDeed>[] = [
  { id: 'what', header: headers.what, width: 220, cell: ({ action }) => actionText[action] },
  { id: 'subject', header: headers.subject, onCard: 'second-line', cell: subjectText },
  { id: 'details', header: headers.details, onCard: 'own-line', cell: detailsText },
  { id: 'who', header: headers.who, width: 190, onCard: 'second-line', cell: doerText },
  {
    id: 'when',
    header: headers.when,
    width: 160,
    onCard: 'second-line',
    cell: ({ at }) => <span className="tabular">{formatInstant(at, DEFAULT_TIMEZONE)}</span>,
  },
];

function Empty({ view, onView }: TrailPageProps) {
  if (trailFilters.isNarrowed(view)) {
    return (
      <NothingFound
        sentence={labels.nothingFound}
        onClear={() => onView(trailFilters.withoutAll(view))}
        clearLabel={labels.clear}
      />
    );
  }
  return (
    <Paper withBorder>
      <EmptyState picture="documents" sentence={labels.empty} />
    </Paper>
  );
}
