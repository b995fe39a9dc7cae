import { setTimeout as pause } from 'node:timers/promises';
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

/** So far ahead that it is still today; the last minutes of a day are sat out. */
export async function minutesStillOfToday(): Promise<number> {
  const left = 24 * 60 - minutesOfToday();
  if (left > 4) return Math.min(30, left - 2);
  await pause(left * 60_000);
  return 30;
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

/** Every time a finger or the mouse goes down, in whatever page follows. */
export async function countTouches(page: Page): Promise<() => number> {
  let touches = 0;
  await page.exposeFunction('noteTouch', () => {
    touches += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => Reflect.get(window, 'noteTouch')(), true);
  });
  return () => touches;
}

/** To whomever the salon's link goes, with her answer: WhatsApp itself is far away from every journey. */
export async function expectSentByWhatsApp(page: Page, send: () => Promise<void>): Promise<void> {
  const context = page.context();
  await context.route('https://wa.me/**', (route) => route.abort());
  const sent = context.waitForEvent('request', (request) => request.url().includes('//wa.me/'));
  await send();
  expect((await sent).url()).toMatch(/^https:\/\/wa\.me\/\?text=.*%2Fb%2F/);
}
