import { DEFAULT_COLOR, PALETTE } from '../shared/colors.ts';
import { type Cents, cents } from '../shared/money.ts';

export const SERVICE_COLORS = PALETTE;
export const DEFAULT_SERVICE_COLOR = DEFAULT_COLOR;

export const SERVICE_LIMITS = {
  nameLength: 120,
  descriptionLength: 1000,
  durationInMinutes: 24 * 60,
  bufferInMinutes: 240,
  priceInCents: 9_999_999_99,
  loyaltyPoints: 1_000_000,
} as const;

export type NewService = {
  name: string;
  description: string;
  durationInMinutes: number;
  /** Minutes kept free around the appointment, invisible to the client. */
  bufferBeforeInMinutes: number;
  bufferAfterInMinutes: number;
  price: Cents;
  color: string;
  loyaltyPoints: number;
  active: boolean;
};

/** What a new service is until somebody says otherwise. */
export const NEW_SERVICE = {
  description: '',
  durationInMinutes: 30,
  bufferBeforeInMinutes: 0,
  bufferAfterInMinutes: 0,
  price: cents(0),
  color: DEFAULT_SERVICE_COLOR,
  loyaltyPoints: 0,
  active: true,
} as const satisfies Omit<NewService, 'name'>;

/** How long the professional is taken: the service and the time kept free around it. */
export function occupiedMinutes(service: {
  durationInMinutes: number;
  bufferBeforeInMinutes: number;
  bufferAfterInMinutes: number;
}): number {
  return service.bufferBeforeInMinutes + service.durationInMinutes + service.bufferAfterInMinutes;
}

const UNUSUALLY_LOW_BELOW = cents(1_00);

/** More often a slip of the keys than a price: whoever writes it is asked. */
export function isUnusuallyLowPrice(price: Cents): boolean {
  return price < UNUSUALLY_LOW_BELOW;
}
