import { expect, test } from 'vitest';
import { NEW_SERVICE, occupiedMinutes, SERVICE_COLORS } from './service.ts';

test('a new service takes half an hour, costs nothing and is offered', () => {
  expect(NEW_SERVICE).toMatchObject({ durationMinutes: 30, price: 0, loyaltyPoints: 0 });
  expect(NEW_SERVICE).toMatchObject({ active: true, color: SERVICE_COLORS[0] });
});

test.each([
  [30, 0, 0, 30],
  [45, 5, 10, 60],
  [1, 240, 240, 481],
])('%i minutes with %i before and %i after occupy %i', (duration, before, after, occupied) => {
  const service = {
    durationMinutes: duration,
    bufferBeforeMinutes: before,
    bufferAfterMinutes: after,
  };
  expect(occupiedMinutes(service)).toBe(occupied);
});

test('there are fifteen different colours, all readable on white', () => {
  expect(new Set(SERVICE_COLORS).size).toBe(15);
  for (const color of SERVICE_COLORS) expect(contrastOnWhite(color)).toBeGreaterThan(4.5);
});

/** The ratio of the accessibility guidelines, against white. */
function contrastOnWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
