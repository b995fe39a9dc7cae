import type { BiReport } from '@app/contract/insights/insights.contract';
import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useToday } from '../../../foundation/company-clock.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { FiguresSkeleton } from '../../../ui/figures/figure-list.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { EmptyPeriod } from '../empty-period.tsx';
import { useReport } from '../insights.api.ts';
import classes from '../insights.module.css';
import { PeriodRefused } from '../period-refused.tsx';
import { type PeriodView, periodFilters, type Range, rangeOf } from '../period-view.ts';
import { biLabels as labels } from './bi.labels.ts';
import { BiClients } from './bi-clients.tsx';
import { biSummaryText } from './bi-comparison.labels.ts';
import { BiDays } from './bi-days.tsx';
import { BiFigures } from './bi-figures.tsx';
import { BiFilters } from './bi-filters.tsx';
import { BiHours } from './bi-hours.tsx';
import { BiProfessionals } from './bi-professionals.tsx';
import { BiServices } from './bi-services.tsx';
import { BiStatuses } from './bi-statuses.tsx';

type BiPageProps = { view: PeriodView; onView: (view: PeriodView) => void };

/** How a period went, as far as appointments and their payments tell. */
export function BiPage({ view, onView }: BiPageProps) {
  const range = rangeOf(view, 'month-to-date', useToday());
  const query = useReport({ ...view, ...range });
  return (
    <Stack gap="lg">
      <BiFilters view={view} range={range} onView={onView} />
      {isRefusedWith('PERIOD_TOO_LONG', query.error) ? (
        <PeriodRefused>{query.error.message}</PeriodRefused>
      ) : (
        <LoadBlock query={query} skeleton={<BiSkeleton />}>
          {(report) => (
            <Report
              report={report}
              view={view}
              isOld={query.isPlaceholderData}
              onRange={(chosen) => onView(periodFilters.change(view, { ...chosen }))}
            />
          )}
        </LoadBlock>
      )}
    </Stack>
  );
}

type ReportProps = {
  report: BiReport;
  view: PeriodView;
  isOld: boolean;
  onRange: (range: Range) => void;
};

function Report({ report, view, isOld, onRange }: ReportProps) {
  return (
    <>
      <BiSummary report={report} view={view} isOld={isOld} />
      <BiFigures report={report} view={view} isOld={isOld} />
      {isEmpty(report) ? (
        <Paper withBorder>
          <EmptyPeriod sentence={labels.empty} range={report.range} onRange={onRange} />
        </Paper>
      ) : (
        <div className={classes.charts} aria-busy={isOld}>
          <BiDays report={report} view={view} />
          <BiStatuses report={report} view={view} />
          <BiClients report={report} view={view} />
          <BiServices report={report} view={view} />
          <BiProfessionals report={report} view={view} />
          <BiHours report={report} view={view} />
        </div>
      )}
    </>
  );
}

/** Of figures that answer another question it would not be true; its room stays. */
function BiSummary({ report, view, isOld }: Pick<ReportProps, 'report' | 'view' | 'isOld'>) {
  const today = useToday();
  const { comparison } = report;
  if (!comparison || isEmpty(report)) return null;
  return (
    <Text className={classes.summary} style={{ visibility: isOld ? 'hidden' : 'visible' }}>
      {biSummaryText({ ...report, comparison }, { view, today })}
    </Text>
  );
}

function isEmpty({ total, byDay }: BiReport): boolean {
  return total === 0 && byDay.every(({ revenueCents }) => revenueCents === 0);
}

function BiSkeleton() {
  return (
    <Stack gap="lg">
      <FiguresSkeleton look="threes" count={6} wide={2} />
      <div className={classes.charts}>
        <Skeleton height={290} radius="lg" />
        <Skeleton height={290} radius="lg" />
        <Skeleton height={290} radius="lg" />
        <Skeleton height={290} radius="lg" />
      </div>
    </Stack>
  );
}
