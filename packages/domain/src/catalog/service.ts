import { DEFAULT_COLOR, PALETTE } from '../shared/colors.ts';
import { type Cents, cents, LARGEST_AMOUNT } from '../shared/money.ts';

export const SERVICE_COLORS = PALETTE;
const DEFAULT_SERVICE_COLOR = DEFAULT_COLOR;

export const SERVICE_LIMITS = {
  nameLength: 120,
  descriptionLength: 1000,
  categoryLength: 60,
  durationMinutes: 24 * 60,
  bufferMinutes: 240,
  priceCents: LARGEST_AMOUNT,
  loyaltyPoints: 1_000_000,
  returnAfterDays: 730,
} as const;

export type NewService = {
  name: string;
  description: string;
  /** Under which it stands on the public page; '' under none. */
  category: string;
  durationMinutes: number;
  /** Minutes kept free around the appointment, invisible to the client. */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  price: Cents;
  color: string;
  loyaltyPoints: number;
  /** After how many days one usually comes again for it. */
  returnAfterDays: number | null;
  active: boolean;
};

/** What a new service is until somebody says otherwise. */
export const NEW_SERVICE = {
  description: '',
  category: '',
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  price: cents(0),
  color: DEFAULT_SERVICE_COLOR,
  loyaltyPoints: 0,
  returnAfterDays: null,
  active: true,
} as const satisfies Omit<NewService, 'name'>;

/** How long the professional is taken: the service and the time kept free around it. */
export function occupiedMinutes(service: {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}): number {
  return service.bufferBeforeMinutes + service.durationMinutes + service.bufferAfterMinutes;
}

const UNUSUALLY_LOW_BELOW = cents(1_00);

/** More often a slip of the keys than a price: whoever writes it is asked. */
export function isUnusuallyLowPrice(price: Cents): boolean {
  return price < UNUSUALLY_LOW_BELOW;
}
