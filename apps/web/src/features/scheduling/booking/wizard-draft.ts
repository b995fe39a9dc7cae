import { z } from 'zod';
import { BOOKING_STEPS } from '../../../booking/booking-gate.ts';
import type { BookingState } from '../../../booking/wizard/booking-state.ts';
import type { WizardMemory } from '../../../booking/wizard/use-wizard.ts';
import { clientChoice } from '../client-choice/client-choice.ts';

const text = z.string();
const step = z.enum(BOOKING_STEPS);

export const keptState = z.strictObject({
  step,
  firstStep: step,
  client: z.strictObject({
    phone: text,
    name: text,
    email: text,
    isSearched: z.boolean(),
    existingId: text.nullable(),
    anotherPerson: z.boolean(),
    isRemembered: z.boolean(),
  }),
  professional: text.nullable(),
  serviceIds: z.array(text),
  date: text.nullable(),
  // The list and the server know more of these two than is kept.
  time: z
    .object({
      startTime: text,
      endTime: text.nullable(),
      durationMinutes: z.int().nullable(),
    })
    .nullable(),
  typed: text.nullable(),
  lostBecause: text.nullable(),
  couponCode: text,
  coupon: z.object({ code: text, discountCents: z.int() }).nullable(),
  notes: text,
  overbook: z.boolean(),
  booked: z.null(),
});

const repeat = z.strictObject({
  isOn: z.boolean(),
  every: z.number(),
  unit: z.enum(['day', 'week', 'month']),
  ends: z.enum(['count', 'date']),
  count: z.number(),
  lastDay: text.nullable(),
  conflicts: z.enum(['refuse', 'skip']),
  outsideHours: z.enum(['avoid', 'book']),
});

export const keptAttempt = z.strictObject({
  choices: text,
  key: text,
  request: z.custom<NonNullable<WizardMemory['attempt']>['request']>(
    (value) => typeof value === 'object' && value !== null,
  ),
});

const keptWizard = z.strictObject({
  state: keptState.nullable(),
  client: clientChoice.nullable(),
  repeat: repeat.nullable(),
  attempt: keptAttempt.nullable(),
});
/** What stands in the wide flow, and the last attempt to book it. */
export type KeptWizard = z.infer<typeof keptWizard>;

export const NOTHING_KEPT: KeptWizard = { state: null, client: null, repeat: null, attempt: null };

export function keptWizardIn(value: unknown): KeptWizard | null {
  return keptWizard.safeParse(value).data ?? null;
}

/** Whether something would be lost with it. */
export function isWizardBegun({ state: kept, client }: Pick<KeptWizard, 'state' | 'client'>) {
  if (client && (client.kind !== 'search' || client.typed.trim() !== '')) return true;
  return kept !== null && isChosen(kept);
}

type Chosen = Pick<BookingState, 'client' | 'professional' | 'serviceIds' | 'notes'>;

function isChosen({ client, professional, serviceIds, notes }: Chosen): boolean {
  return client.name !== '' || professional !== null || serviceIds.length > 0 || notes !== '';
}
