import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type {
  AppointmentDetail,
  ListedAppointment,
} from '@app/contract/scheduling/agenda-entry.contract';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

/** Six in the morning of a Monday in São Paulo. */
export const MONDAY_MORNING = Temporal.Instant.from('2026-11-16T09:00:00Z');

export const haircut: ListedAppointment = {
  id: id('a1'),
  kind: 'appointment',
  professionalId: id('b1'),
  professionalName: 'Bia',
  clientId: id('c1'),
  clientName: 'Maria Lima',
  clientPhone: '5511987654321',
  services: [
    { id: id('d1'), name: 'Corte' },
    { id: id('d2'), name: 'Escova' },
  ],
  startTime: '2026-11-16T13:00:00Z',
  endTime: '2026-11-16T14:00:00Z',
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  status: 'scheduled',
  arrivedAt: null,
  startedAt: null,
  needsApproval: false,
  overbooked: false,
  isPaid: false,
  owedCents: 0,
  priceCents: 90_00,
  notes: 'Gosta de café',
  seriesId: null,
  source: 'staff',
  version: 3,
};

export const massage: ListedAppointment = {
  ...haircut,
  id: id('a2'),
  professionalId: id('b2'),
  professionalName: 'Caio',
  clientId: id('c2'),
  clientName: 'Rui Alves',
  services: [{ id: id('d3'), name: 'Massagem' }],
  startTime: '2026-11-16T12:00:00Z',
  endTime: '2026-11-16T12:30:00Z',
  status: 'no_show',
  notes: '',
};

export const detail: AppointmentDetail = {
  ...haircut,
  clientEmail: null,
  serviceDetails: [
    { id: id('d1'), name: 'Corte', priceCents: 60_00, durationMinutes: 30 },
    { id: id('d2'), name: 'Escova', priceCents: 40_00, durationMinutes: 30 },
  ],
  subtotalCents: 100_00,
  discountCents: 10_00,
  couponCode: 'VERAO10',
  cancelledBy: null,
  followingInSeries: 0,
  visitor: null,
  createdAt: '2026-11-10T13:00:00Z',
};

/** One of five that are still to come. */
export const repeated: AppointmentDetail = { ...detail, seriesId: id('e1'), followingInSeries: 5 };

const workingDay = { date: '2026-11-16', hours: [{ from: 480, until: 1080 }], because: null };

export const agenda: Agenda = {
  timezone: 'America/Sao_Paulo',
  professionals: [
    {
      id: id('b1'),
      name: 'Bia',
      photoUrl: null,
      color: '#3B82F6',
      active: true,
      days: [workingDay],
    },
    {
      id: id('b2'),
      name: 'Caio',
      photoUrl: null,
      color: '#10B981',
      active: true,
      days: [workingDay],
    },
  ],
  entries: [haircut, massage],
};

/** What stands beside the visit of somebody who comes for the first time. */
export const newcomer = {
  allergies: '',
  preferences: '',
  isBlocked: false,
  blockedReason: null,
  notes: [],
  visits: 0,
  noShows: 0,
  lastVisits: [],
  nextVisit: null,
  comeBack: null,
};
