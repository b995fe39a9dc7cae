import { appointmentLabels } from '../appointments/appointments.labels.ts';

type Place = { startTime: string; professionalName: string };

/** 'Novo agendamento · qua., 18/11 às 15:00 · Ana Beatriz' */
export function bookingTitle(place: Place, timezone: string): string {
  return titleWith(appointmentLabels.create, place, timezone);
}

export function titleWith(
  title: string,
  { startTime, professionalName }: Place,
  timezone: string,
): string {
  return [title, whenText(startTime, timezone), professionalName].filter(Boolean).join(' · ');
}

/** 'qua., 18/11 às 15:00' */
export function whenText(startTime: string, timezone: string): string {
  const local = Temporal.Instant.from(startTime).toZonedDateTimeISO(timezone);
  const day = local.toPlainDate().toLocaleString('pt-BR', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
  });
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${day} às ${time}`;
}

/** After what was booked, where its message goes by itself. */
export const toldText = 'Mensagem WhatsApp será enviada automaticamente.';
