import type { BiReport } from '@app/contract/insights/insights.contract';
import { formatNumber } from '../../foundation/format.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { HeatGrid } from '../../ui/charts/heat-grid.tsx';
import { biColumns, biHelp, hourText, biLabels as labels, weekdays } from './bi.labels.ts';

/** When people come: weekdays against hours, from the first hour that was booked to the last. */
export function BiHours({ report: { byHour, range } }: { report: BiReport }) {
  const counts = new Map(byHour.map((one) => [placeOf(one.hour, one.weekday), one.appointments]));
  const nameOf = (weekday: number) => weekdays.find(({ key }) => key === weekday)?.name ?? '';
  return (
    <ChartCard
      title={labels.hours}
      help={biHelp('hours', range)}
      empty={byHour.length === 0 ? labels.noAppointments : null}
      table={{
        head: [biColumns.weekday, biColumns.hour, biColumns.appointments],
        rows: byHour.map(({ weekday, hour, appointments }) => ({
          key: String(placeOf(hour, weekday)),
          cells: [nameOf(weekday), hourText(hour), formatNumber(appointments)],
        })),
      }}
    >
      <HeatGrid
        label={labels.hours}
        rows={hoursOf(byHour)}
        columns={weekdays}
        valueAt={(hour, weekday) => counts.get(placeOf(hour, weekday)) ?? 0}
      />
    </ChartCard>
  );
}

function placeOf(hour: number, weekday: number): number {
  return weekday * 24 + hour;
}

function hoursOf(byHour: BiReport['byHour']) {
  const hours = byHour.map(({ hour }) => hour);
  const first = Math.min(...hours);
  const count = byHour.length === 0 ? 0 : Math.max(...hours) - first + 1;
  return Array.from({ length: count }, (_, place) => {
    const key = first + place;
    return { key, name: hourText(key), short: hourText(key) };
  });
}
