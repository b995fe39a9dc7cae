import type { SoldPart } from '@app/domain/insights/sold';
import { Paper } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import type { usePaidServices } from './paid-services.api.ts';
import { paidServicesLabels as labels, soldText } from './paid-services.labels.ts';
import { PaidServicesRows } from './paid-services-rows.tsx';

type PaidServicesListProps = {
  sold: SoldPart;
  query: ReturnType<typeof usePaidServices>;
  /** Where filters besides the period leave something out. */
  onClear: (() => void) | undefined;
};

export function PaidServicesList({ sold, query, onClear }: PaidServicesListProps) {
  const empty = onClear ? (
    <NothingFound sentence={labels.nothingFound} onClear={onClear} clearLabel={labels.clear} />
  ) : (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={soldText[sold].empty}
        action={<WhereItIsPaid sold={sold} />}
      />
    </Paper>
  );
  return (
    <EndlessList walk={query} explain={errorText} empty={empty}>
      {(items) => <PaidServicesRows sold={sold} services={items} />}
    </EndlessList>
  );
}

/** Services are paid from the agenda, what is sold besides from the drawer. */
function WhereItIsPaid({ sold }: { sold: SoldPart }) {
  const seesCash = useMay('cash.view');
  if (sold === 'services') {
    return <LinkButton to="/dashboard/appointments">{labels.toAgenda}</LinkButton>;
  }
  return (
    seesCash && (
      <LinkButton to="/dashboard/financial" search={{ tab: 'cash' }}>
        {labels.toCash}
      </LinkButton>
    )
  );
}
