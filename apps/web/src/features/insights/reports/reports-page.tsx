import { IconPrinter } from '@tabler/icons-react';
import { useToday } from '../../../foundation/company-clock.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { FiguresSkeleton } from '../../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { useExportReports, useReports } from '../insights.api.ts';
import { PeriodRefused } from '../period-refused.tsx';
import { type PeriodView, type Range, rangeOf } from '../period-view.ts';
import { reportLabels as labels } from './reports.labels.ts';
import classes from './reports.module.css';
import { ReportsLeads } from './reports-leads.tsx';
import { ReportsPaper } from './reports-paper.tsx';

type ReportsPageProps = { view: PeriodView; onView: (view: PeriodView) => void };

export function ReportsPage(props: ReportsPageProps) {
  if (!useMay('insights.view')) {
    const home = <LinkButton to="/dashboard">{labels.home}</LinkButton>;
    return <NotAllowed page={labels.title} sentence={labels.notAllowed} action={home} />;
  }
  return <Reports {...props} />;
}

function Reports({ view, onView }: ReportsPageProps) {
  const range = rangeOf(view, 'this-month', useToday());
  const file = fileAction({
    label: labels.export,
    failureTitle: labels.failedToExport,
    download: useExportReports(),
    asked: range,
  });
  const print = {
    label: labels.print,
    icon: <IconPrinter size={18} />,
    onClick: () => window.print(),
  };
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} more={[file, print]} />
      <div className={classes.filters}>
        <PeriodPicker range={range} usual="this-month" onChange={onView} />
      </div>
      <Totals range={range} onRange={onView} />
    </>
  );
}

type TotalsProps = { range: Range; onRange: (range: Range) => void };

function Totals({ range, onRange }: TotalsProps) {
  const query = useReports(range);
  if (isRefusedWith('PERIOD_TOO_LONG', query.error)) {
    return <PeriodRefused>{query.error.message}</PeriodRefused>;
  }
  return (
    <LoadBlock query={query} skeleton={<FiguresSkeleton look="cards" count={7} wide={2} />}>
      {(reports) => (
        <>
          <ReportsPaper reports={reports} isOld={query.isPlaceholderData} onRange={onRange} />
          <ReportsLeads range={range} />
        </>
      )}
    </LoadBlock>
  );
}
