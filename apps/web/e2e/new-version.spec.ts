import type { Page } from '@playwright/test';
import { DESKTOP, expect, test } from './journey.ts';

test.use({ ...DESKTOP, refusals: [404] });

test('a tab that was open over a new version starts it, and keeps what is being typed', async ({
  page,
  signIn,
}) => {
  await signIn('recepcao@horamarcada.test', '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('whoever goes on finds the screen that she asked for', async () => {
    const loads = await installNewVersion(page);
    await page.getByRole('link', { name: 'Cupons', exact: true }).click();
    await expect(page.getByText('BEMVINDA10')).toBeVisible();
    expect(loads()).toBe(1);
  });

  await test.step('whoever types is asked, and finds what she typed', async () => {
    await page.getByRole('link', { name: 'Clientes', exact: true }).click();
    await page.getByRole('button', { name: 'Novo Cliente' }).click();
    await page.getByRole('dialog').getByLabel('Nome').fill('Velma Antiga');
    const loads = await installNewVersion(page);
    // The palette comes later than the page.
    await page.getByRole('dialog').getByLabel('Nome').press('Control+k');
    const offer = page.getByRole('alert').filter({ hasText: 'Há uma versão nova' });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Nome')).toHaveValue('Velma Antiga');
    expect(loads()).toBe(0);
    await offer.getByRole('button', { name: 'Recarregar' }).click();
    await page.getByRole('button', { name: 'Novo Cliente' }).click();
    await expect(page.getByRole('dialog').getByLabel('Nome')).toHaveValue('Velma Antiga');
    expect(loads()).toBe(1);
  });
});

/** As a build does it: every file has another name, and pages begin with the new ones. */
async function installNewVersion(page: Page): Promise<() => number> {
  let loads = 0;
  await page.unrouteAll();
  await page.route('**/assets/**', (route) =>
    loads > 0 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(/\/dashboard[^.]*$/, async (route) => {
    if (route.request().isNavigationRequest()) {
      loads += 1;
      return route.continue();
    }
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(name="program" content=")/, '$1/assets/new.js ');
    return route.fulfill({ response: answer, body });
  });
  return () => loads;
}
