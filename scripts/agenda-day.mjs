const ZONE = 'America/Sao_Paulo';
const STATUSES = ['scheduled', 'confirmed', 'completed', 'no_show'];
const OPENS = 8 * 60;
const DAY = 12 * 60;

/**
 * A full day as the server would answer it: appointments one after another, some of them put over the
 * next one.
 *
 * @param {{ date: string, professionals: number, appointments: number }} size
 */
export function agendaDay({ date, professionals, appointments }) {
  const each = Math.ceil(appointments / professionals);
  return {
    timezone: ZONE,
    professionals: Array.from({ length: professionals }, (_, at) => professional(at, date)),
    entries: Array.from({ length: appointments }, (_, at) =>
      appointment(at, { date, each, professionalId: idOf(1 + Math.floor(at / each)) }),
    ),
  };
}

function professional(at, date) {
  return {
    id: idOf(1 + at),
    name: `Profissional ${at + 1}`,
    photoUrl: null,
    color: ['#2563EB', '#DB2777', '#059669'][at % 3],
    active: true,
    days: [{ date, hours: [{ from: OPENS, until: OPENS + DAY }], because: null }],
  };
}

function appointment(at, { date, each, professionalId }) {
  const minutes = Math.floor(DAY / each / 5) * 5;
  const start = OPENS + (at % each) * minutes;
  return {
    id: idOf(1000 + at),
    kind: 'appointment',
    professionalId,
    clientId: idOf(5000),
    clientName: `Cliente ${at + 1} de Souza`,
    clientPhone: null,
    services: [{ id: idOf(6000), name: 'Corte e escova' }],
    startTime: instant(date, start),
    endTime: instant(date, start + (at % 7 === 3 ? 2 : 1) * minutes),
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    status: STATUSES[at % STATUSES.length],
    arrivedAt: null,
    startedAt: null,
    isPaid: false,
    needsApproval: false,
    overbooked: at % 7 === 3,
    priceCents: 5000,
    notes: '',
    seriesId: null,
    source: 'staff',
    version: 1,
  };
}

function idOf(number) {
  return `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** São Paulo has had no summer time since 2019. */
function instant(date, minute) {
  const moment = Date.parse(`${date}T00:00:00-03:00`) + minute * 60_000;
  return new Date(moment).toISOString();
}
