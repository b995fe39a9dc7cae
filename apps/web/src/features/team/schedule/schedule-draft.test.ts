import { expect, test, vi } from 'vitest';

async function loadedAt(time: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  vi.resetModules();
  return import('./schedule-draft.ts');
}

test('a shift that is added after a reload has another key than those that were kept', async () => {
  const before = await loadedAt('2026-11-16T10:00:00Z');
  const kept = [before.period(0, 60), before.period(60, 120)].map(({ key }) => key);
  const after = await loadedAt('2026-11-16T10:00:01Z');
  expect(kept).not.toContain(after.period(0, 60).key);
  expect(kept).not.toContain(after.period(0, 60).key);
});
