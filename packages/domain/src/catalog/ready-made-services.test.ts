import { expect, test } from 'vitest';
import {
  LINES_OF_BUSINESS,
  notYetOffered,
  READY_MADE_AT_ONCE,
  READY_MADE_SERVICES,
} from './ready-made-services.ts';
import { SERVICE_LIMITS } from './service.ts';

test.each(LINES_OF_BUSINESS)('what is ready for %s can be offered as it stands', (line) => {
  const ready = READY_MADE_SERVICES[line];
  expect(ready.length).toBeGreaterThanOrEqual(3);
  expect(ready.length).toBeLessThanOrEqual(READY_MADE_AT_ONCE);
  expect(new Set(ready.map(({ name }) => name.toLowerCase())).size).toBe(ready.length);
  for (const { name, durationMinutes } of ready) {
    expect(name.length).toBeLessThanOrEqual(SERVICE_LIMITS.nameLength);
    expect(durationMinutes % 15).toBe(0);
    expect(durationMinutes).toBeGreaterThan(0);
  }
});

test.each([
  ['what is new stays, in its order', ['Barba', 'Corte'], [], ['Barba', 'Corte']],
  ['what is offered is left out', ['Barba', 'Corte'], ['Corte'], ['Barba']],
  ['letters count alike, large or small', ['BARBA', 'Coloração'], ['barba', 'COLORAÇÃO'], []],
  ['of two of one name the first stays', ['Barba', ' barba '], [], ['Barba']],
])('%s', (_rule, wanted, offered, left) => {
  const services = wanted.map((name) => ({ name }));
  expect(notYetOffered(services, offered).map(({ name }) => name)).toEqual(left);
});
