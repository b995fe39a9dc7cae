import { expect, test } from 'vitest';
import { at, book, openSalon } from '../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { sampleOf } from './message-values.rules.ts';

const world = testWorld();

test('an example is the visit that comes next, or the last one there was', async () => {
  const salon = await openSalon(world);
  const dayAt = async (now: Temporal.Instant) => {
    const sample = await world.inCompany(salon.salon.companyId, (scope) => sampleOf(scope, now));
    return sample && [sample.values.appointment_date, sample.isPast ? 'last' : 'next'];
  };
  expect(await dayAt(noon)).toBeNull();
  await book(salon, at(14, '10:00'));
  await book(salon, at(13, '09:00'));
  expect(await dayAt(noon)).toEqual(['13/03/2026', 'next']);
  expect(await dayAt(Temporal.Instant.from(at(13, '09:00')))).toEqual(['14/03/2026', 'next']);
  expect(await dayAt(Temporal.Instant.from(at(20, '09:00')))).toEqual(['14/03/2026', 'last']);
});
