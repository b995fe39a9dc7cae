import type { BiReport } from '@app/contract/insights/insights.contract';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { Link } from '@tanstack/react-router';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { percentText } from '../figures.labels.ts';
import type { PeriodView, Range } from '../period-view.ts';
import { appointmentsOf, paidServicesOf } from '../rows-behind.ts';
import { biHelp, biLabels as labels, prepaidText, revenueHelpOf } from './bi.labels.ts';

type BiFiguresProps = { report: BiReport; view: PeriodView; isOld: boolean };
type FigureName = Parameters<typeof biHelp>[0] & keyof typeof labels;

export function BiFigures({ report, view, isOld }: BiFiguresProps) {
  const { range } = report;
  const figure = (name: FigureName) => ({ label: labels[name], help: biHelp(name, range) });
  const toAppointments = (name: FigureName, status?: AppointmentStatus) => (
    <Link
      to="/dashboard/appointments"
      search={appointmentsOf(range, { ...view, ...(status && { status }) })}
    >
      {labels[name]}
    </Link>
  );
  return (
    <FigureList look="threes" label={labels.figures} isOld={isOld}>
      <Figure
        {...figure('total')}
        value={formatNumber(report.total)}
        lead={toAppointments('total')}
      />
      <Figure
        {...figure('completed')}
        value={formatNumber(report.completed)}
        lead={toAppointments('completed', 'completed')}
      />
      <Figure
        {...figure('completion')}
        value={percentText(report.completionPermille)}
        lead={toAppointments('completion', 'completed')}
      />
      <Figure
        {...figure('noShow')}
        value={percentText(report.noShowPermille)}
        lead={toAppointments('noShow', 'no_show')}
      />
      <Figure
        label={labels.revenue}
        help={biHelp(revenueHelpOf(view), range)}
        isWide
        value={moneyText(report.revenueCents)}
        hint={report.prepaidCents === 0 ? labels.onlyServices : prepaidText(report.prepaidCents)}
        lead={<ToRevenue range={range} view={view} />}
      />
      <Figure
        {...figure('ticket')}
        isWide
        value={moneyText(report.averageTicketCents)}
        lead={toAppointments('ticket', 'completed')}
      />
    </FigureList>
  );
}

/** A payment may be for several services and products: the part of each service is a line of its own. */
function ToRevenue({ range, view }: { range: Range; view: PeriodView }) {
  return (
    <Link to="/dashboard/financial/paid-services" search={paidServicesOf(range, view)}>
      {labels.revenue}
    </Link>
  );
}
