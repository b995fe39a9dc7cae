import { expect, test } from 'vitest';
import { startingState } from '../../../booking/wizard/booking-state.ts';
import { keptWizardIn, NOTHING_KEPT } from './wizard-draft.ts';

const time = { startTime: '2026-11-16T12:00:00Z', endTime: null, durationMinutes: 30 };
const coupon = { code: 'DEZ', discountCents: 500 };

test('a time as the list offers it and a coupon as it was checked are found again', () => {
  const state = {
    ...startingState({ professionalId: 'bia', services: ['cut'] }),
    time: { ...time, professionalId: 'bia' },
    coupon: { ...coupon, id: 'c', finalTotalCents: 4500 },
  };
  const found = keptWizardIn({ ...NOTHING_KEPT, state });
  expect(found?.state).toMatchObject({ professional: 'bia', time, coupon });
});

test('what is no wizard is not found', () => {
  expect(keptWizardIn({ ...NOTHING_KEPT, state: { step: 'services' } })).toBeNull();
});
