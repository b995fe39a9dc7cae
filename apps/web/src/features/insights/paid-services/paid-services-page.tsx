import { Stack } from '@mantine/core';
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
import { type PeriodView, periodFilters, type Range, rangeOf } from '../period-view.ts';
import { useExportPaidServices, usePaidServices } from './paid-services.api.ts';
import { paidServicesLabels as labels } from './paid-services.labels.ts';
import { PaidServicesList } from './paid-services-list.tsx';
import { PaidServicesSums } from './paid-services-sums.tsx';

type PaidServicesPageProps = { view: PeriodView; onView: (view: PeriodView) => void };

/** The rows behind the revenue of a period, with the filters of its figures. */
export function PaidServicesPage(props: PaidServicesPageProps) {
  if (!useMay('insights.view')) {
    const toFinancial = <LinkButton to="/dashboard/financial">{labels.goToFinancial}</LinkButton>;
    return <NotAllowed page={labels.title} sentence={labels.notAllowed} action={toFinancial} />;
  }
  return <PaidServices {...props} />;
}

function PaidServices({ view, onView }: PaidServicesPageProps) {
  const range = rangeOf(view, 'month-to-date', useToday());
  const asked = { ...view, ...range };
  const file = fileAction({
    label: labels.export,
    failureTitle: labels.failedToExport,
    download: useExportPaidServices(),
    asked,
  });
  return (
    <>
      <BackLink to="/dashboard/financial" search={{ ...view, tab: 'insights' }}>
        {labels.back}
      </BackLink>
      <PageHeader title={labels.title} explanation={labels.explanation} more={[file]} />
      <Stack gap="md">
        <BiFilters view={view} range={range} onView={onView} />
        <Rows asked={asked} onView={onView} />
      </Stack>
    </>
  );
}

type Asked = PeriodView & Range;

function Rows({ asked, onView }: { asked: Asked; onView: PaidServicesPageProps['onView'] }) {
  const query = usePaidServices(asked);
  if (isRefusedWith('PERIOD_TOO_LONG', query.error)) {
    return <PeriodRefused>{query.error.message}</PeriodRefused>;
  }
  const isFailed = hasFailed(query);
  return (
    <>
      {!isFailed && <PaidServicesSums sums={query.data?.totals ?? null} />}
      <PaidServicesList
        query={query}
        onClear={
          periodFilters.isNarrowed(asked)
            ? () => onView(periodFilters.withoutAll(asked))
            : undefined
        }
      />
    </>
  );
}
