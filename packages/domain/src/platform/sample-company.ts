import { NEW_SERVICE, type NewService } from '../catalog/service.ts';
import { BOOKING_POLICY, type BookingPolicy } from '../company/booking-policy.ts';
import { SAMPLE_COUPON } from '../company/sample-company.ts';
import type { NewCoupon } from '../promotions/coupon.ts';
import { NO_RULES } from '../promotions/coupon-rules.ts';
import { PALETTE } from '../shared/colors.ts';
import { minutesOfDay, type Weekday } from '../shared/local-time.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { WeekdayShifts } from '../team/schedule.ts';

/** Nobody answers there, so it has neither phone nor e-mail. */
export const SAMPLE_COMPANY = { name: 'Espaço Aurora', city: 'São Paulo', state: 'SP' } as const;

/** Whoever tries it out books as often as she likes, and changes it until the last moment. */
export const SAMPLE_POLICY: BookingPolicy = {
  ...BOOKING_POLICY,
  maxFutureBookings: 0,
  changeCutoffInHours: 0,
};

const haircut = service('Corte feminino', 60, cents(120_00));
const mensHaircut = service('Corte masculino', 30, cents(60_00));
const beard = service('Barba', 30, cents(45_00));
const blowDry = service('Escova', 45, cents(80_00));
const manicure = service('Manicure', 45, cents(45_00));
const pedicure = service('Pedicure', 45, cents(50_00));
const eyebrows = service('Design de sobrancelha', 30, cents(55_00));
const facial = service('Limpeza de pele', 75, cents(180_00));

export const SAMPLE_SERVICES: readonly NewService[] = [
  ...[haircut, mensHaircut, beard, blowDry, manicure, pedicure, eyebrows, facial],
];

export type SampleProfessional = {
  name: string;
  specialties: string[];
  color: string;
  week: WeekdayShifts[];
  services: readonly NewService[];
};

/** One of them works on every day of the week, so that there is always a time to be had soon. */
export const SAMPLE_TEAM: readonly SampleProfessional[] = [
  {
    name: 'Marina Alves',
    specialties: ['Corte', 'Escova'],
    color: PALETTE[8],
    week: everyDay([1, 2, 3, 4, 5, 6], '09:00', '18:00'),
    services: [haircut, blowDry, mensHaircut],
  },
  {
    name: 'Diego Santos',
    specialties: ['Corte masculino', 'Barba'],
    color: PALETTE[0],
    week: everyDay([0, 2, 3, 4, 5, 6], '10:00', '20:00'),
    services: [mensHaircut, beard],
  },
  {
    name: 'Helena Costa',
    specialties: ['Unhas', 'Estética'],
    color: PALETTE[2],
    week: everyDay([0, 1, 2, 3, 4, 5, 6], '09:00', '19:00'),
    services: [manicure, pedicure, eyebrows, facial],
  },
];

// Whoever uses it twice on the same day is only trying things out.
const COUPON = {
  ...NO_RULES,
  description: '',
  maximumDiscount: null,
  minimumAmount: null,
  usageLimit: 0,
  usageLimitPerClient: 100,
  validUntil: null,
  active: true,
} as const;

export const SAMPLE_COUPONS: readonly NewCoupon[] = [
  {
    ...COUPON,
    code: SAMPLE_COUPON,
    name: 'Boas-vindas',
    discountType: 'percentage',
    discountValue: 10_00,
  },
  {
    ...COUPON,
    code: 'AURORA20',
    name: 'Vinte reais acima de cem',
    minimumAmount: cents(100_00),
    discountType: 'fixed_amount',
    discountValue: cents(20_00),
  },
];

function service(name: string, durationMinutes: number, price: Cents): NewService {
  return { ...NEW_SERVICE, name, durationMinutes, price };
}

function everyDay(days: readonly Weekday[], from: string, until: string): WeekdayShifts[] {
  const breaks = [{ from: minutesOfDay('12:00'), until: minutesOfDay('13:00') }];
  const shift = { from: minutesOfDay(from), until: minutesOfDay(until), breaks };
  return days.map((weekday) => ({ weekday, shifts: [shift] }));
}
