import type { BiReport } from '@app/contract/insights/insights.contract';
import { Link } from '@tanstack/react-router';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { percentText } from '../figures.labels.ts';
import classes from '../insights.module.css';
import { ToPaidServices } from '../paid-services/to-paid-services.tsx';
import type { PeriodView } from '../period-view.ts';
import { paidServicesOf } from '../rows-behind.ts';
import {
  biColumns,
  biHelp,
  durationText,
  biLabels as labels,
  occupancyHelpOf,
} from './bi.labels.ts';

type BiProfessionalsProps = { report: BiReport; view: PeriodView };
type Professional = BiReport['byProfessional'][number];

/** What each brings, and how much of her hours is taken. A name leads to her figures alone. */
export function BiProfessionals({ report, view }: BiProfessionalsProps) {
  return (
    <>
      <Revenue report={report} view={view} />
      <OccupancyChart report={report} view={view} />
    </>
  );
}

function Revenue({ report: { byProfessional, range }, view }: BiProfessionalsProps) {
  const paid = byProfessional.filter(({ revenueCents }) => revenueCents !== 0);
  return (
    <ChartCard
      title={labels.professionals}
      help={biHelp('professionals', range)}
      empty={paid.length === 0 ? labels.noProfessionals : null}
      table={{
        head: [
          ...[biColumns.professional, biColumns.appointments],
          ...[biColumns.completed, biColumns.revenue],
        ],
        rows: byProfessional.map(({ id, name, appointments, completed, revenueCents }) => ({
          key: id,
          cells: [
            name,
            ...[formatNumber(appointments), formatNumber(completed), moneyText(revenueCents)],
          ],
        })),
      }}
    >
      <BarList
        label={labels.professionals}
        textOfRest={moneyText}
        bars={paid.map(({ id, name, revenueCents }) => ({
          key: id,
          name: <OnlyHers id={id} name={name} view={view} />,
          value: revenueCents,
          text: moneyText(revenueCents),
          color: 'money',
          linked: (said) => (
            <ToPaidServices
              name={name}
              search={paidServicesOf(range, { ...view, professionalId: id })}
            >
              {said}
            </ToPaidServices>
          ),
        }))}
      />
    </ChartCard>
  );
}

function OccupancyChart({ report: { byProfessional, range }, view }: BiProfessionalsProps) {
  const rows = byProfessional.filter((one) => one.workingMinutes > 0 || one.bookedMinutes > 0);
  return (
    <ChartCard
      title={labels.occupancy}
      help={biHelp(occupancyHelpOf(view), range)}
      empty={rows.length === 0 ? labels.noTeam : null}
      table={{
        head: [
          ...[biColumns.professional, biColumns.working],
          ...[biColumns.booked, biColumns.occupancy],
        ],
        rows: rows.map((one) => ({
          key: one.id,
          cells: [
            one.name,
            ...[durationText(one.workingMinutes), durationText(one.bookedMinutes)],
            occupancyText(one),
          ],
        })),
      }}
    >
      <BarList
        label={labels.occupancy}
        whole={1000}
        bars={rows.map((one) => ({
          key: one.id,
          name: <OnlyHers id={one.id} name={one.name} view={view} />,
          value: occupancyOf(one) ?? 0,
          text: occupancyText(one),
        }))}
      />
    </ChartCard>
  );
}

/** Tenths of a percent; `null` for whoever had no hours. */
function occupancyOf({ workingMinutes, bookedMinutes }: Professional): number | null {
  return workingMinutes === 0 ? null : Math.round((bookedMinutes * 1000) / workingMinutes);
}

function occupancyText(professional: Professional): string {
  const occupancy = occupancyOf(professional);
  return occupancy === null ? labels.noHours : percentText(occupancy);
}

type OnlyHersProps = { id: string; name: string; view: PeriodView };

function OnlyHers({ id, name, view }: OnlyHersProps) {
  return (
    <Link
      className={classes.lead}
      to="/dashboard/financial"
      search={{ ...view, tab: 'insights', professionalId: id }}
    >
      {name}
    </Link>
  );
}
