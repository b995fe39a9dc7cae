import { expect, openScreen, PHONE, test } from './journey.ts';
import { expectThumbSized } from './thumbs.ts';

/** Those where the day is spent; others are made of the same parts. */
const SCREENS = [
  '',
  '/appointments',
  '/appointments?view=cards',
  '/appointments?view=month',
  '/clients',
  '/clients/duplicates',
  '/conversas',
  '/coupons',
  '/financial?tab=cash',
  '/financial?tab=commissions',
  '/financial?tab=insights',
  '/financial/accounts',
  '/financial/transactions',
  '/gift-cards',
  '/packages',
  '/reviews',
  '/services',
  '/settings',
  '/stock',
  '/tasks',
];

test.use(PHONE);

test('nothing is smaller than a thumb', async ({ page, signIn }) => {
  test.slow();
  await page.goto('/auth?mode=signin');
  await expect(page.getByRole('textbox', { name: 'Senha' })).toBeVisible();
  await expectThumbSized(page);

  await signIn('dona@horamarcada.test', '/dashboard');
  for (const screen of SCREENS) {
    await test.step(screen, async () => {
      await openScreen(page, `/dashboard${screen}`);
      await expectThumbSized(page);
    });
  }

  await test.step('a client', async () => {
    const known = await page.request.get('/api/v1/clients?limit=1');
    const [client] = (await known.json()).items;
    await openScreen(page, `/dashboard/clients/${client.id}`);
    await expect(page.getByRole('heading', { name: 'Informações' })).toBeVisible();
    for (const tab of await page.getByRole('main').getByRole('tab').all()) {
      await tab.click();
      await expectThumbSized(page);
    }
  });

  await test.step('a form and its lists', async () => {
    await openScreen(page, '/dashboard/coupons');
    await page.getByRole('button', { name: 'Novo Cupom' }).click();
    const list = page.getByRole('dialog').getByRole('combobox').first();
    await expect(list).toBeVisible();
    await expectThumbSized(page);
    await list.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectThumbSized(page);
  });
});
