import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';

export const agendaDay = '2026-03-10';
const zone = 'America/Sao_Paulo';

export function sampleId(number: number): string {
  return `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** '09:30' on the day of the tests, where the company is. */
export function momentAt(time: string, day = agendaDay): string {
  return Temporal.ZonedDateTime.from(`${day}T${time}[${zone}]`).toInstant().toString();
}

/** An appointment of the first professional, from nine to half past nine unless told otherwise. */
export function sampleEntry(changes: Partial<AgendaEntry> = {}): AgendaEntry {
  return {
    id: sampleId(100),
    kind: 'appointment',
    professionalId: sampleId(1),
    clientId: sampleId(900),
    clientName: 'Maria Clara',
    clientPhone: null,
    services: [{ id: sampleId(500), name: 'Corte' }],
    startTime: momentAt('09:00'),
    endTime: momentAt('09:30'),
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    status: 'scheduled',
    arrivedAt: null,
    startedAt: null,
    needsApproval: false,
    overbooked: false,
    isPaid: false,
    owedCents: 0,
    priceCents: 5000,
    notes: '',
    seriesId: null,
    source: 'staff',
    version: 1,
    ...changes,
  };
}

/** Ana and Bruno, from nine to six. */
export function sampleAgenda(entries: AgendaEntry[], days = [agendaDay]): Agenda {
  const working = days.map((date) => ({
    date,
    hours: [{ from: 540, until: 1080 }],
    because: null,
  }));
  const person = { photoUrl: null, color: '#2563EB', active: true, days: working };
  return {
    timezone: zone,
    professionals: [
      { ...person, id: sampleId(1), name: 'Ana Souza' },
      { ...person, id: sampleId(2), name: 'Bruno Lima' },
    ],
    entries,
  };
}
