import type { Page } from '@playwright/test';
import {
  bookOnline,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  OURS,
  PHONE,
  signIn,
  test,
  unusedPhone,
} from './journey.ts';

const WISH = { professional: 'Rafael Lacerda', services: ['Barba'] };
const OWNER = 'dona@horamarcada.test';

test.use(DESKTOP);

test('a booking rings on every open screen, and is read on all of them', async ({
  page,
  browser,
}) => {
  const phone = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, OWNER, '/dashboard');
  await readEverything(page);
  await page.reload();
  await signIn(phone, OWNER, '/dashboard');
  for (const screen of [page, phone]) await expect(bell(screen, 'Avisos')).toBeVisible();

  await test.step('rings: toast, count, title', async () => {
    const visitor = { name: 'Sabrina Toledo', phone: unusedPhone(9, DESKTOP) };
    await bookOnline(page, WISH, visitor);
    const bookedAt = Date.now();
    await expect(toast(page)).toContainText('Barba com Rafael Lacerda');
    const seenAfter = `${Date.now() - bookedAt} ms`;
    test.info().annotations.push({ type: 'seen in the open app after', description: seenAfter });
    await expect(toast(phone)).toBeVisible();
    for (const screen of [page, phone]) {
      await expect(bell(screen, 'Avisos: 1 não lido')).toBeVisible();
      await expect(screen).toHaveTitle(/^\(1\) /);
    }
    await expectNoSidewaysScroll(phone);
  });

  await test.step('the history leads to it', async () => {
    await bell(page, 'Avisos: 1 não lido').click();
    const history = page.getByRole('dialog', { name: 'Avisos' });
    await expect(history).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: /Sabrina Toledo/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/appointments\?.*open=/);
    await expect(page.getByRole('dialog').filter({ hasText: 'Sabrina Toledo' })).toBeVisible();
  });

  await test.step('what is read on one device is read on the other', async () => {
    for (const screen of [page, phone]) {
      await expect(bell(screen, 'Avisos')).toBeVisible();
      await expect(screen).not.toHaveTitle(/^\(/);
    }
    await bell(phone, 'Avisos').click();
    const history = phone.getByRole('dialog', { name: 'Avisos' });
    await expect(history.getByRole('button', { name: /Sabrina Toledo/ })).toBeVisible();
    await expectNoSidewaysScroll(phone);
    await expectAccessible(phone);
  });
  await phone.context().close();
});

test('each member chooses where she is told', async ({ page }) => {
  await signIn(page, OWNER, '/dashboard/profile');
  const mailed = page.getByRole('switch', { name: 'Cliente cancela: por e-mail' });
  await expect(mailed).toBeChecked();
  // It shows at once what is only then stored.
  const kept = page.waitForResponse(/notices\/keepWish/);
  await mailed.setChecked(false, { force: true });
  await expect(mailed).not.toBeChecked();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(mailed).not.toBeChecked();
  await expectAccessible(page);
});

function bell(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function toast(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Sabrina Toledo' });
}

/** What other journeys left there is none of this one's. */
async function readEverything(page: Page): Promise<void> {
  const { items } = await (await page.request.get('/api/v1/notices?limit=1')).json();
  const [newest] = items;
  if (!newest) return;
  const data = { until: newest.id };
  expect((await page.request.post('/api/v1/notices/read', { headers: OURS, data })).ok()).toBe(
    true,
  );
}
