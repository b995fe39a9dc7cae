import { Paper, Stack } from '@mantine/core';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { useMay } from '../../foundation/session.tsx';
import { showFailure } from '../../foundation/toasts.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotAllowedPicture } from '../../ui/pictures.tsx';
import { useToday } from '../clients/company-time.api.ts';
import { BiFilters } from './bi-filters.tsx';
import { useExportPaidServices, usePaidServices } from './paid-services.api.ts';
import { paidServicesLabels as labels } from './paid-services.labels.ts';
import { PaidServicesList } from './paid-services-list.tsx';
import { PaidServicesSums } from './paid-services-sums.tsx';
import { PeriodRefused } from './period-refused.tsx';
import { type PeriodView, type Range, rangeOf } from './period-view.api.ts';

type PaidServicesPageProps = { view: PeriodView; onView: (view: PeriodView) => void };

/** The rows behind the revenue of a period, with the filters of its figures. */
export function PaidServicesPage(props: PaidServicesPageProps) {
  if (!useMay('insights.view')) return <NotAllowed />;
  return <PaidServices {...props} />;
}

function PaidServices({ view, onView }: PaidServicesPageProps) {
  const range = rangeOf(view, 'month-to-date', useToday());
  const asked = { ...view, ...range };
  return (
    <>
      <BackLink to="/dashboard/financial" search={{ ...view, tab: 'insights' }}>
        {labels.back}
      </BackLink>
      <PageHeader title={labels.title} explanation={labels.explanation}>
        <ExportPaidServicesButton asked={asked} />
      </PageHeader>
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
  const { professionalId, serviceId, ...range } = asked;
  const isFailed = query.isError && query.data === undefined;
  return (
    <>
      {!isFailed && <PaidServicesSums sums={query.data?.sums ?? null} />}
      <PaidServicesList
        query={query}
        onClear={professionalId || serviceId ? () => onView(range) : undefined}
      />
    </>
  );
}

function ExportPaidServicesButton({ asked }: { asked: Asked }) {
  const exportPaidServices = useExportPaidServices();
  const failed = (error: unknown) => showFailure(labels.failedToExport, errorText(error));
  return (
    <ExportButton
      label={labels.export}
      loading={exportPaidServices.isPending}
      onClick={() => exportPaidServices.mutate(asked, { onError: failed })}
    />
  );
}

function NotAllowed() {
  return (
    <Paper withBorder>
      <EmptyState
        picture={<NotAllowedPicture />}
        sentence={labels.notAllowed}
        action={<LinkButton to="/dashboard/financial">{labels.goToFinancial}</LinkButton>}
      />
    </Paper>
  );
}
