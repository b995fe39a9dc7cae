import { SOLD_PARTS, type SoldPart } from '@app/domain/insights/sold';
import { SegmentedControl, Stack } from '@mantine/core';
import { useToday } from '../../../foundation/company-clock.ts';
import { hasFailed, isRefusedWith } from '../../../foundation/failure.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BiFilters } from '../bi/bi-filters.tsx';
import { PeriodRefused } from '../period-refused.tsx';
import { type Range, rangeOf } from '../period-view.ts';
import { useExportPaidServices, usePaidServices } from './paid-services.api.ts';
import { paidServicesLabels as labels, soldText } from './paid-services.labels.ts';
import { PaidServicesList } from './paid-services-list.tsx';
import { PaidServicesSums } from './paid-services-sums.tsx';
import { type PaidView, paidFilters, periodOf } from './paid-view.ts';

type PaidServicesPageProps = { view: PaidView; onView: (view: PaidView) => void };

/** The rows behind the revenue of a period, with the filters of its figures. */
export function PaidServicesPage(props: PaidServicesPageProps) {
  if (!useMay('insights.view')) {
    const toFinancial = <LinkButton to="/dashboard/financial">{labels.goToFinancial}</LinkButton>;
    return <NotAllowed page={labels.title} sentence={labels.notAllowed} action={toFinancial} />;
  }
  return <PaidServices {...props} />;
}

const parts = SOLD_PARTS.map((value) => ({ value, label: soldText[value].short }));

function PaidServices({ view, onView }: PaidServicesPageProps) {
  const { sold = 'services', from } = view;
  const range = rangeOf(view, 'month-to-date', useToday());
  const { from: _from, ...narrowed } = view;
  const asked = { ...narrowed, ...range };
  const file = fileAction({
    label: labels.export,
    failureTitle: labels.failedToExport,
    download: useExportPaidServices(),
    asked,
  });
  return (
    <>
      <WayBack view={view} />
      <PageHeader
        title={soldText[sold].title}
        explanation={soldText[sold].explanation}
        more={[file]}
      />
      <Stack gap="md">
        <SegmentedControl<SoldPart>
          aria-label={labels.parts}
          data={parts}
          value={sold}
          onChange={(part) => onView(paidFilters.change(view, { sold: part }))}
          style={{ alignSelf: 'start' }}
        />
        <BiFilters
          view={periodOf(view)}
          range={range}
          without={sold === 'services' ? [] : ['serviceId']}
          onView={(period) => onView(paidFilters.change(period, { sold, from }))}
        />
        <Rows
          asked={asked}
          onClear={
            paidFilters.isNarrowed(view) ? () => onView(paidFilters.withoutAll(view)) : undefined
          }
        />
      </Stack>
    </>
  );
}

/** To the figure that led here. */
function WayBack({ view }: { view: PaidView }) {
  const { fromDate, toDate } = view;
  if (view.from === 'reports') {
    return (
      <BackLink to="/dashboard/reports" search={{ fromDate, toDate }}>
        {labels.backToReports}
      </BackLink>
    );
  }
  return (
    <BackLink to="/dashboard/financial" search={{ ...periodOf(view), tab: 'insights' }}>
      {labels.back}
    </BackLink>
  );
}

type RowsProps = { asked: Omit<PaidView, 'from'> & Range; onClear: (() => void) | undefined };

function Rows({ asked, onClear }: RowsProps) {
  const query = usePaidServices(asked);
  if (isRefusedWith('PERIOD_TOO_LONG', query.error)) {
    return <PeriodRefused>{query.error.message}</PeriodRefused>;
  }
  const isFailed = hasFailed(query);
  return (
    <>
      {!isFailed && <PaidServicesSums sums={query.data?.totals ?? null} />}
      <PaidServicesList sold={asked.sold ?? 'services'} query={query} onClear={onClear} />
    </>
  );
}
