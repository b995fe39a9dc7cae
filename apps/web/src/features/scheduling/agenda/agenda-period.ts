/** What the agenda shows at a time. */
export type AgendaPeriod = 'day' | 'week' | 'month';

/** As many periods later, or earlier. */
export function periodAfter(date: string, period: AgendaPeriod, count: number): string {
  return Temporal.PlainDate.from(date)
    .add({ [`${period}s`]: count })
    .toString();
}
