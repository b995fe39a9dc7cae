import { dayText } from '../../foundation/format.ts';
import type { Range } from './period-view.ts';

/** Days as far as they have run, and those like them before. */
export type LikeDays = { current: Range; previous: Range };

const monthNames = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

export function monthName(date: string): string {
  return monthNames.format(Date.parse(`${date}T12:00:00Z`));
}

/** 'Em novembro, até hoje,' */
export function whenText({ current }: LikeDays, today: Temporal.PlainDate): string {
  const kind = kindOf(current, today);
  if (kind === 'today') return 'Hoje, até agora,';
  if (kind === 'month') return `Em ${monthName(current.fromDate)}`;
  if (kind === 'running') return `Em ${monthName(current.fromDate)}, até hoje,`;
  if (current.fromDate === current.toDate) return `Em ${dayText(current.fromDate)}`;
  return `De ${dayText(current.fromDate)} a ${dayText(current.toDate)}`;
}

/** 'nos mesmos dias de outubro' */
export function thenText({ current, previous }: LikeDays, today: Temporal.PlainDate): string {
  const kind = kindOf(current, today);
  if (kind === 'today') return 'ontem';
  if (kind === 'month') return `em ${monthName(previous.fromDate)}`;
  if (previous.fromDate === previous.toDate) return `em ${dayText(previous.fromDate)}`;
  if (kind === 'running') return `nos mesmos dias de ${monthName(previous.fromDate)}`;
  return `de ${dayText(previous.fromDate)} a ${dayText(previous.toDate)}`;
}

/** A day that is not over is no match for a whole one: a share of it would look like a loss all morning. */
export function isPartOfDay({ current }: LikeDays, today: Temporal.PlainDate): boolean {
  return current.fromDate === today.toString() && current.toDate === today.toString();
}

type Kind = 'today' | 'running' | 'month' | 'days';

/** How people call these days. */
function kindOf({ fromDate, toDate }: Range, today: Temporal.PlainDate): Kind {
  const [first, last] = [fromDate, toDate].map((date) => Temporal.PlainDate.from(date));
  if (!first || !last) return 'days';
  if (last.equals(today) && first.equals(today) && today.day > 1) return 'today';
  if (first.day !== 1 || first.month !== last.month || first.year !== last.year) return 'days';
  if (last.equals(today)) return 'running';
  return last.day === last.daysInMonth ? 'month' : 'days';
}
