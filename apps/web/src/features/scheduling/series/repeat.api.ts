import type { RecurrenceForm, SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import {
  isCutShort,
  type OutsideHours,
  type RecurrenceUnit,
} from '@app/domain/scheduling/recurrence';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingRequest } from '../../../booking/booking-gate.ts';
import { useApi } from '../../../foundation/api.tsx';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { staffBookingOf } from '../booking/staff-gate.api.ts';

export type ConflictRule = 'refuse' | 'skip';

/** What a refused series says about each of its dates; null when it was refused for something else. */
export function seriesConflictsIn(error: unknown): SeriesOccurrence[] | null {
  if (!isRefusedWith('SERIES_CONFLICTS', error)) return null;
  // The contract declares what this error carries.
  const { occurrences } = error.data as { occurrences: SeriesOccurrence[] };
  return occurrences;
}

export type RepeatForm = {
  isOn: boolean;
  every: number;
  unit: RecurrenceUnit;
  ends: 'count' | 'date';
  count: number;
  lastDay: string | null;
  conflicts: ConflictRule;
  outsideHours: OutsideHours;
};

const once: RepeatForm = {
  isOn: false,
  every: 1,
  unit: 'week',
  ends: 'count',
  count: 4,
  lastDay: null,
  conflicts: 'skip',
  outsideHours: 'avoid',
};

export function useRepeat(
  kept: RepeatForm = once,
  /** Where it outlives a reload. */
  onChange?: (form: RepeatForm) => void,
) {
  const [form, setForm] = useState<RepeatForm>(kept);
  return {
    form,
    change: (changed: Partial<RepeatForm>) => {
      const next = { ...form, ...changed };
      setForm(next);
      onChange?.(next);
    },
  };
}
export type Repeat = ReturnType<typeof useRepeat>;

/** `null` while something is missing. */
export function recurrenceOf({ every, unit, ends, count, lastDay }: RepeatForm) {
  if (!every) return null;
  const recurrence: RecurrenceForm = { every, unit, count: null, lastDay: null };
  if (ends === 'count') return count ? { ...recurrence, count } : null;
  return lastDay ? { ...recurrence, lastDay } : null;
}

/** Whether its last day lies beyond what a series may have. */
export function goesOnTooLong(
  { every, unit, ends, lastDay }: RepeatForm,
  firstDay: string,
): boolean {
  if (ends !== 'date' || !lastDay || !every) return false;
  const last = Temporal.PlainDate.from(lastDay);
  return isCutShort(Temporal.PlainDate.from(firstDay), { every, unit, ends: { lastDay: last } });
}

/** What the series would look like, as soon as enough of it is known. */
export function useSeriesPreview(form: RepeatForm, request: BookingRequest) {
  const { series } = useApi().scheduling;
  const recurrence = recurrenceOf(form);
  return useQuery(
    series.preview.queryOptions({
      input: {
        // Notes and coupon change no date, and the person may still be typing them.
        booking: staffBookingOf({ ...request, notes: '', couponCode: '' }),
        recurrence: recurrence ?? { every: 1, unit: 'day', count: 1 },
      },
      enabled: form.isOn && recurrence !== null,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
}
