import { expect, openScreen, PHONE, test } from './journey.ts';
import { expectThumbSized } from './thumbs.ts';

/** Those that no other journey measures: the sweeps of accessibility measure what they open. */
const SCREENS = [
  '/clients',
  '/financial/accounts',
  '/financial/receivables',
  '/gift-cards',
  '/orders',
  '/packages',
  '/points',
  '/primeiros-passos',
  '/professionals/commissions',
  '/profile',
  '/reviews',
  '/settings',
  '/stock',
  '/stock/contagem',
  '/tasks',
];
const OPERATORS_SCREENS = [
  '',
  '/admins',
  '/alerts',
  '/companies',
  '/plans',
  '/settings',
  '/stripe',
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

  await test.step('a payment', async () => {
    await openScreen(page, '/dashboard/financial/transactions');
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Transação' })).toBeVisible();
    await expectThumbSized(page);
    await page.keyboard.press('Escape');
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

  await test.step('what visitors buy from', async () => {
    await page.goto('/comprar/salao-demo');
    await expect(page.getByRole('heading', { name: 'O que você quer comprar?' })).toBeVisible();
    await expectThumbSized(page);
  });

  await signIn('admin@horamarcada.test', '/super-admin');
  for (const screen of OPERATORS_SCREENS) {
    await test.step(`operators: ${screen}`, async () => {
      await openScreen(page, `/super-admin${screen}`);
      await expectThumbSized(page);
    });
  }
});
