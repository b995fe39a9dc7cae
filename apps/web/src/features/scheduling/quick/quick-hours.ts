import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import { type Outside, outsideHours } from '@app/domain/scheduling/outside-hours';
import { clockOf } from '../agenda/agenda-columns.ts';

type Wished = { professionalId: string; startTime: string; durationMinutes: number };
export type OutsideOf = { name: string; outside: Outside };

/** Whose hours a booking would leave, and where. Null too while her day is not known. */
export function outsideOf(
  { professionals, timezone }: Agenda,
  { professionalId, startTime, durationMinutes }: Wished,
): OutsideOf | null {
  const { date, minute: from } = clockOf(startTime, timezone);
  const professional = professionals.find(({ id }) => id === professionalId);
  const day = professional?.days.find((one) => one.date === date);
  if (!professional || !day) return null;
  const outside = outsideHours({ from, until: from + durationMinutes }, day.hours);
  return outside && { name: professional.name, outside };
}
