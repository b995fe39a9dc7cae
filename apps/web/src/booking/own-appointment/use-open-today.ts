import { dateOf } from '../company-time.ts';
import { coverLabels } from '../cover/cover.labels.ts';
import { writtenHours } from '../cover/opening-week.ts';
import { readCompany } from '../public-gate.ts';
import { useAsked } from '../wizard/use-asked.ts';
import type { OwnAppointment } from './own-appointment-gate.ts';

/** 'Hoje: 09:00–18:00', for whoever wants to call. A company says so while its link takes bookings. */
export function useOpenToday({ id, bookingUrl, timezone }: OwnAppointment['company']) {
  const asked = useAsked(bookingUrl, () => readCompany(id));
  const today = asked.state === 'ready' ? asked.answer.today : null;
  if (today?.date !== dateOf(Date.now(), timezone)) return null;
  return coverLabels.openToday(writtenHours(today.hours), today.name);
}
