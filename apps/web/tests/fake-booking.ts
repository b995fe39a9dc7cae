import { type Mock, vi } from 'vitest';
import type {
  BookedAppointment,
  BookingCompany,
  BookingFailure,
  BookingGate,
} from '../src/booking/booking-gate.ts';

export const salon: BookingCompany = {
  name: 'Salão da Ana',
  logoUrl: null,
  timezone: 'America/Sao_Paulo',
  phone: '(11) 3333-4444',
  privacyContact: 'dados@salao.test',
  horizonDays: 30,
  singleService: false,
};

export const professionals = [
  {
    id: 'bia',
    name: 'Bia',
    specialties: ['Cortes', 'Cores', 'Noivas'],
    photoUrl: null,
  },
  { id: 'caio', name: 'Caio', specialties: [], photoUrl: null },
];

const common = {
  description: '',
  category: '',
  priceVaries: false,
  color: '#3B82F6',
  doneBy: null as string[] | null,
};
export const services = [
  { ...common, id: 'cut', name: 'Corte', durationMinutes: 30, priceCents: 5000, loyaltyPoints: 5 },
  {
    ...common,
    id: 'color',
    name: 'Coloração',
    durationMinutes: 90,
    priceCents: 15000,
    loyaltyPoints: 10,
  },
];

/** The Sunday on which the tests happen, in São Paulo. */
export const now = new Date('2026-11-15T12:00:00Z');

export const slots = ['12:00', '16:30', '21:00'].map((utc) => ({
  startTime: `2026-11-17T${utc}:00Z`,
  endTime: `2026-11-17T${utc}:00Z`,
  durationMinutes: 30,
  professionalId: 'bia',
}));

export const booked: BookedAppointment = {
  appointmentId: 'appointment',
  startTime: '2026-11-17T12:00:00Z',
  endTime: '2026-11-17T12:30:00Z',
  professionalName: 'Bia',
  priceCents: 5000,
  needsApproval: false,
  manageUrl: 'https://horamarcada.test/a/segredo',
};

export function refusal(code: string, message = ''): BookingFailure {
  return { code, message };
}

type Needed = Required<Omit<BookingGate, 'hold' | 'release' | 'couponTerms'>>;
export type FakeGate = { [Name in keyof Needed]: Mock<Needed[Name]> } & {
  hold?: Mock<NonNullable<BookingGate['hold']>>;
  release?: Mock<NonNullable<BookingGate['release']>>;
};

/** A server that knows nobody and has room from Tuesday on. */
export function fakeGate(own: Partial<BookingGate> = {}): FakeGate {
  return {
    professionals: vi.fn(own.professionals ?? (async () => professionals)),
    services: vi.fn(own.services ?? (async () => services)),
    days: vi.fn(own.days ?? (async () => horizon())),
    slots: vi.fn(own.slots ?? (async () => slots)),
    findClient: vi.fn(own.findClient ?? (async () => ({ kind: 'unknown' as const }))),
    checkCoupon: vi.fn(own.checkCoupon ?? (async ({ code }) => ({ ...tenOff, code }))),
    book: vi.fn(own.book ?? (async () => booked)),
    ...(own.hold && { hold: vi.fn(own.hold) }),
    ...(own.release && { release: vi.fn(own.release) }),
  };
}

const tenOff = { id: 'coupon', discountCents: 1000, finalTotalCents: 4000, note: '' };

function horizon() {
  return Array.from({ length: 31 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 15 + index)).toISOString().slice(0, 10);
    const available = date >= '2026-11-17' && date !== '2026-11-18';
    const reason = date < '2026-11-17' ? ('closed' as const) : ('full' as const);
    return { date, available, reason: available ? null : reason };
  });
}

/** Keeps a time for five minutes, each hold with a number of its own. */
export function holdingGate(own: Partial<BookingGate> = {}): FakeGate {
  let count = 0;
  return fakeGate({
    async hold({ startTime }) {
      count += 1;
      return {
        holdId: `hold-${count}`,
        heldForInSeconds: 300,
        professionalId: 'caio',
        professionalName: 'Caio',
        startTime,
        endTime: startTime,
        durationMinutes: 30,
        priceCents: 5500,
      };
    },
    release: async () => ({}),
    ...own,
  });
}
