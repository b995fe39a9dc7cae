import { type Interval, merge, overlaps, subtract } from '../shared/interval.ts';

/** Where a stay leaves somebody's hours: minutes of that day. */
export type Outside =
  | { kind: 'off' }
  | { kind: 'before'; from: number }
  | ({ kind: 'break' } & Interval)
  | { kind: 'after'; until: number };

/** The first of them, or null. It forbids nothing: staff are bound by no hours. */
export function outsideHours(stay: Interval, hours: readonly Interval[]): Outside | null {
  const worked = merge(hours);
  const [first] = worked;
  const last = worked.at(-1);
  if (!first || !last) return { kind: 'off' };
  if (stay.from < first.from) return { kind: 'before', from: first.from };
  const breaks = subtract([{ from: first.from, until: last.until }], worked);
  const met = breaks.find((pause) => overlaps(pause, stay));
  if (met) return { kind: 'break', ...met };
  return stay.until > last.until ? { kind: 'after', until: last.until } : null;
}
