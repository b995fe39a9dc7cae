import { expect, test, vi } from 'vitest';
import { sampleSession } from '../../../tests/support.tsx';

const visit = {
  id: '0192b0a4-6f7e-7c30-8a52-000000000001',
  userName: 'Olga',
  reason: 'Agenda não abre',
  endsAt: '2026-03-10T16:00:00Z',
  mayWrite: false,
  isOwn: true,
};
const visiting = { ...sampleSession, support: [visit] };

/** The page as it is after a reload. */
async function freshPage() {
  vi.resetModules();
  return import('./visit.ts');
}

test('whoever was on a visit is put out of it, whatever the page was started anew for', async () => {
  const before = await freshPage();
  expect(before.isVisitOver(visiting)).toBe(false);

  const after = await freshPage();
  expect(after.isVisitOver(sampleSession)).toBe(true);
  void after.leaveVisit();

  // The reload of a call that was refused overtook the way out.
  const again = await freshPage();
  expect(again.isVisitOver(sampleSession)).toBe(true);
  void again.leaveVisit();

  const companies = await freshPage();
  expect(companies.takeVisitOver()).toBe(true);
  expect(companies.takeVisitOver()).toBe(false);
  expect(companies.isVisitOver(sampleSession)).toBe(false);
});

test('whoever went to the companies by herself is told nothing', async () => {
  const page = await freshPage();
  page.isVisitOver(visiting);
  expect(page.takeVisitOver()).toBe(false);
  expect(page.isVisitOver(sampleSession)).toBe(false);
});
