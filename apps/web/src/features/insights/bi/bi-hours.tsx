import type { BiReport } from '@app/contract/insights/insights.contract';
import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { HeatGrid } from '../../../ui/charts/heat-grid.tsx';
import { wholeMoneyText } from '../figures.labels.ts';
import { SeePaidServices } from '../paid-services/see-paid-services.tsx';
import type { PeriodView } from '../period-view.ts';
import { SeeAppointments } from '../see-appointments.tsx';
import {
  biColumns,
  biHelp,
  type HourMeasure,
  hourMeasures,
  hourText,
  biLabels as labels,
  weekdays,
} from './bi.labels.ts';

type Cell = BiReport['byHour'][number];

const measures = {
  count: { of: ({ appointments }: Cell) => appointments, textOf: formatNumber },
  revenue: { of: ({ revenueCents }: Cell) => revenueCents, textOf: wholeMoneyText },
};
const emptyText = { count: labels.noHourCounts, revenue: labels.noHourRevenue };

type BiHoursProps = { report: BiReport; view: PeriodView };

/** When people come and what that brings, from the first hour with either to the last. */
export function BiHours({ report: { byHour, range }, view }: BiHoursProps) {
  const [measure, setMeasure] = useState<HourMeasure>('count');
  return (
    <ChartCard
      title={labels.hours}
      help={biHelp('hours', range)}
      empty={byHour.length === 0 ? labels.noHourCounts : null}
      table={{
        head: [biColumns.weekday, biColumns.hour, biColumns.appointments, biColumns.revenue],
        rows: byHour.map(({ weekday, hour, appointments, revenueCents }) => ({
          key: String(placeOf(hour, weekday)),
          cells: [
            nameOf(weekday),
            ...[hourText(hour), formatNumber(appointments), moneyText(revenueCents)],
          ],
        })),
      }}
    >
      <SegmentedControl
        aria-label={labels.hourMeasure}
        data={hourMeasures}
        value={measure}
        onChange={setMeasure}
      />
      <Grid byHour={byHour} measure={measure} />
      {measure === 'count' ? (
        <SeeAppointments range={range} view={view} />
      ) : (
        <SeePaidServices range={range} view={view} />
      )}
    </ChartCard>
  );
}

type GridProps = { byHour: BiReport['byHour']; measure: HourMeasure };

function Grid({ byHour, measure }: GridProps) {
  const { of, textOf } = measures[measure];
  const shown = byHour.filter((cell) => of(cell) !== 0);
  const values = new Map(shown.map((cell) => [placeOf(cell.hour, cell.weekday), of(cell)]));
  if (shown.length === 0) return <Text c="dimmed">{emptyText[measure]}</Text>;
  return (
    <HeatGrid
      label={labels.hours}
      rows={hoursOf(shown)}
      columns={weekdays}
      valueAt={(hour, weekday) => values.get(placeOf(hour, weekday)) ?? 0}
      textOf={textOf}
    />
  );
}

function nameOf(weekday: number): string {
  return weekdays.find(({ key }) => key === weekday)?.name ?? '';
}

function placeOf(hour: number, weekday: number): number {
  return weekday * 24 + hour;
}

function hoursOf(cells: readonly Cell[]) {
  const hours = cells.map(({ hour }) => hour);
  const first = Math.min(...hours);
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_, place) => {
    const key = first + place;
    return { key, name: hourText(key), short: hourText(key) };
  });
}
