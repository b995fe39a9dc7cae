import { expect, test, vi } from 'vitest';
import { isAtEdge, keepOneStop } from './entry-elements.ts';

function bodyWith(count: number) {
  const body = document.createElement('div');
  for (let place = 0; place < count; place++) {
    const entry = document.createElement('button');
    entry.dataset.entry = String(place);
    entry.tabIndex = -1;
    body.append(entry);
  }
  return body;
}
const stopsOf = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLElement>('[data-entry]')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ dataset }) => dataset.entry);

test('of all entries the first is a stop of the Tab key, then the one that was used', () => {
  const body = bodyWith(3);
  keepOneStop(body);
  expect(stopsOf(body)).toEqual(['0']);
  keepOneStop(body, body.querySelector<HTMLElement>('[data-entry="2"]') ?? undefined);
  expect(stopsOf(body)).toEqual(['2']);
  keepOneStop(body);
  expect(stopsOf(body)).toEqual(['2']);
});

test('where the stop goes away, the first takes its place', () => {
  const body = bodyWith(2);
  keepOneStop(body, body.querySelector<HTMLElement>('[data-entry="1"]') ?? undefined);
  body.querySelector('[data-entry="1"]')?.remove();
  keepOneStop(body);
  expect(stopsOf(body)).toEqual(['0']);
});

test('a press near the lower edge holds it there, where it has one; a finger is thicker', () => {
  const entry = document.createElement('button');
  vi.spyOn(entry, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 90, 50));
  const held = (clientY: number, pointerType: string) =>
    isAtEdge(entry, { clientX: 10, clientY, pointerType, pointerId: 1 });
  expect(held(149, 'mouse')).toBe(false);
  entry.dataset.edge = 'true';
  expect([held(141, 'mouse'), held(142, 'mouse')]).toEqual([false, true]);
  expect([held(135, 'touch'), held(136, 'touch')]).toEqual([false, true]);
});
