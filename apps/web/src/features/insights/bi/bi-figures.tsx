import type { BiReport } from '@app/contract/insights/insights.contract';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { Link } from '@tanstack/react-router';
import { useToday } from '../../../foundation/company-clock.ts';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { percentText } from '../figures.labels.ts';
import type { PeriodView, Range } from '../period-view.ts';
import { appointmentsOf, paidServicesOf } from '../rows-behind.ts';
import { biHelp, biLabels as labels, prepaidText, revenueHelpOf } from './bi.labels.ts';
import { beforeText, changesOf } from './bi-comparison.labels.ts';

type BiFiguresProps = { report: BiReport; view: PeriodView; isOld: boolean };
type FigureName = Parameters<typeof biHelp>[0] & keyof typeof labels;

export function BiFigures({ report, view, isOld }: BiFiguresProps) {
  const { range, comparison } = report;
  const changes = changesOf(report, useToday());
  const helpOf = (name: Parameters<typeof biHelp>[0]) =>
    biHelp(name, range) + beforeText(comparison);
  const figure = (name: FigureName) => ({ label: labels[name], help: helpOf(name) });
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
        hint={changes?.total}
        lead={toAppointments('total')}
      />
      <Figure
        {...figure('completed')}
        value={formatNumber(report.completed)}
        hint={changes?.completed}
        lead={toAppointments('completed', 'completed')}
      />
      <Figure
        {...figure('completion')}
        value={percentText(report.completionPermille)}
        hint={changes?.completion}
        lead={toAppointments('completion', 'completed')}
      />
      <Figure
        {...figure('noShow')}
        value={percentText(report.noShowPermille)}
        hint={changes?.noShow}
        lead={toAppointments('noShow', 'no_show')}
      />
      <Figure
        label={labels.revenue}
        help={helpOf(revenueHelpOf(view))}
        isWide
        value={moneyText(report.revenueCents)}
        hint={<RevenueHint change={changes?.revenue} prepaidCents={report.prepaidCents} />}
        lead={<ToRevenue range={range} view={view} />}
      />
      <Figure
        {...figure('ticket')}
        isWide
        value={moneyText(report.averageTicketCents)}
        hint={changes?.ticket}
        lead={toAppointments('ticket', 'completed')}
      />
    </FigureList>
  );
}

type RevenueHintProps = { change: string | undefined; prepaidCents: number };

/** How it changed, what it is, and what was used besides. */
function RevenueHint({ change, prepaidCents }: RevenueHintProps) {
  const lines = [change, labels.onlyServices, prepaidCents !== 0 && prepaidText(prepaidCents)];
  return lines.filter(Boolean).map((line) => <div key={`${line}`}>{line}</div>);
}

/** A payment may be for several services and products: the part of each service is a line of its own. */
function ToRevenue({ range, view }: { range: Range; view: PeriodView }) {
  return (
    <Link to="/dashboard/financial/paid-services" search={paidServicesOf(range, view)}>
      {labels.revenue}
    </Link>
  );
}
