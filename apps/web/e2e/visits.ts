import type { Page } from '@playwright/test';
import { expect, OURS } from './journey.ts';

const ZONE = 'America/Sao_Paulo';

type Like = { professionalId: string; services: { id: string }[] };

/** As somebody else was booked, for a new client, that long from now. */
export async function booked(
  page: Page,
  firstName: string,
  ahead: { hours?: number; minutes?: number },
  serviceIdsOf: (like: Like) => Promise<string[]> = async ({ services }) =>
    services.map(({ id }) => id),
) {
  const known = await page.request.get('/api/v1/appointments?limit=1&status=completed');
  const [like] = (await known.json()).items;
  const start = Temporal.Now.instant().add(ahead).round('minute');
  const place = Math.floor(Math.random() * 100_000_000);
  const client = `${firstName} ${place}`;
  const response = await page.request.post('/api/v1/appointments', {
    headers: OURS,
    data: {
      client: { name: client, phone: `119${String(place).padStart(8, '7')}`, anotherPerson: true },
      professionalId: like.professionalId,
      serviceIds: await serviceIdsOf(like),
      startTime: start.toString(),
      overbook: true,
    },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return { id, client, date: start.toZonedDateTimeISO(ZONE).toPlainDate().toString() };
}

/** Back to where the salon's day began: whoever came first stands first on home. */
export function minutesOfToday(): number {
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  return Math.floor(now.startOfDay().until(now).total('minutes'));
}

/** Confirmed, and where it is asked for also seen to come, or in the chair. */
export async function stand(
  page: Page,
  id: string,
  state: 'confirmed' | 'arrived' | 'started',
): Promise<void> {
  const visit = `/api/v1/appointments/${id}`;
  const confirmed = { headers: OURS, data: { status: 'confirmed' } };
  expect((await page.request.post(`${visit}/status`, confirmed)).status()).toBe(200);
  if (state === 'confirmed') return;
  const stage = { headers: OURS, data: { stage: state } };
  expect((await page.request.post(`${visit}/stage`, stage)).status()).toBe(200);
}

/** Unless it is open. */
export async function openDrawer(page: Page): Promise<void> {
  await page.request.post('/api/v1/cash/session', {
    headers: OURS,
    data: { openingAmountCents: 0 },
  });
}

export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.taps = '0';
    const count = () => {
      document.body.dataset.taps = String(Number(document.body.dataset.taps) + 1);
    };
    window.addEventListener('click', count, { capture: true });
  });
  return async () => Number(await page.evaluate(() => document.body.dataset.taps));
}
