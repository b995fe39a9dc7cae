import { expectAtEase } from './at-ease.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openScreen,
  PHONE,
  signIn,
  test,
} from './journey.ts';

const SCREENS = [
  '',
  '/appointments',
  '/clients',
  '/clients/import',
  '/coupons',
  '/services',
  '/professionals',
  ...['cash', 'commissions', 'insights', 'health'].map((tab) => `/financial?tab=${tab}`),
  '/financial/transactions',
  '/financial/paid-services',
  '/financial/statement',
  '/reports',
  '/profile',
  ...['company', 'subscription', 'public-booking', 'closings', 'financial', 'members'].map(
    (tab) => `/settings?tab=${tab}`,
  ),
];

test('the sidebar shrinks to icons and stays so', async ({ page, signIn }) => {
  await page.setViewportSize(DESKTOP.viewport);
  await signIn('dona@horamarcada.test');
  const width = () =>
    page
      .getByRole('navigation', { name: 'Principal' })
      .evaluate((nav) => nav.parentElement?.getBoundingClientRect().width);
  expect(await width()).toBe(208);

  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Serviços' })).toBeVisible();
  expect(await width()).toBe(48);

  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('icons');
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(daysLeft).toBeGreaterThan(6.9);
  expect(daysLeft).toBeLessThanOrEqual(7);
  await page.getByRole('button', { name: 'Abrir ou recolher o menu' }).click();
  await expect.poll(width).toBe(208);
});

test('on a screen of 800 pixels the whole menu is in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('dona@horamarcada.test');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const name of ['Financeiro', 'Relatórios', 'Configurações']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await menu.getByRole('link', { name: 'Pacotes' }).click();
  const parts = page.getByRole('navigation', { name: 'Pacotes, vales-presente e pedidos' });
  await parts.getByRole('link', { name: 'Pedidos' }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await expect(menu.getByRole('link', { name: 'Pacotes' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the tabs under the thumb lead everywhere', async ({ page, signIn }) => {
    await signIn('dona@horamarcada.test');
    await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
    const tabs = page.getByRole('navigation', { name: 'Atalhos' });
    await tabs.getByRole('link', { name: 'Clientes' }).tap();
    await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();

    await tabs.getByRole('button', { name: 'Criar' }).tap();
    await expectAtEase(page);
    await page.getByRole('button', { name: 'Cliente', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Novo Cliente' })).toBeVisible();
    await page.getByRole('button', { name: 'Fechar' }).tap();

    await tabs.getByRole('button', { name: 'Mais' }).tap();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    const drawer = page.getByRole('dialog');
    const rem = 16;
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(18 * rem);
    await expectAtEase(page);
    await page.getByRole('link', { name: 'Serviços' }).click();

    await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  test('title and tabs leave the screen to the work', async ({ page, signIn }) => {
    await signIn('dona@horamarcada.test', '/dashboard/clients');
    const heights = await Promise.all(
      [page.getByRole('banner'), page.getByRole('navigation', { name: 'Atalhos' })].map(
        async (bar) => (await bar.boundingBox())?.height ?? 0,
      ),
    );
    expect(heights[0]).toBe(48);
    expect((heights[0] ?? 0) + (heights[1] ?? 0)).toBeLessThanOrEqual(120);
  });

  test('no screen of the dashboard is wider than the phone', async ({ page, signIn }) => {
    test.slow();
    await signIn('dona@horamarcada.test');
    for (const screen of SCREENS) {
      await openScreen(page, `/dashboard${screen}`);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('the rehearsal is marked as such', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test');
  await expect(page.getByText('Desenvolvimento')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Desenvolvimento')).toBeVisible();
});

test('short addresses lead to the screens', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test', '/services?de=atalho');
  await expect(page).toHaveURL('/dashboard/services?de=atalho');
});

test.describe('an unknown address', () => {
  test.use({ refusals: [404] });

  test('keeps the menu of whoever is signed in', async ({ page, signIn }) => {
    await signIn('dona@horamarcada.test', '/dashboard/nada/aqui');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expectAccessible(page);
  });

  test('says so and leads back', async ({ page }) => {
    const answer = await page.goto('/nada/aqui');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Transforme seu Negócio');
  });
});

test('everything can be done with the keyboard alone', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test', '/dashboard/services');
  await expect(page.getByRole('heading', { name: 'Serviços' })).toBeVisible();

  await page.getByRole('button', { name: 'Novo Serviço' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await page.keyboard.type('Só teclado');
  await page.keyboard.press('Enter');
  await expect(page.getByText('O preço é mesmo R$ 0,00?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Corrigir o preço' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Serviço criado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Novo Serviço' })).toBeFocused();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar serviços' })).toBeFocused();
});

test('Ctrl+K finds a client, a screen and what can be done', async ({ page, signIn }) => {
  await signIn('recepcao@horamarcada.test', '/dashboard/services');
  await expect(page.getByRole('heading', { name: 'Serviços', level: 1 })).toBeVisible();

  // Typed at once, before the search is even loaded.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fechar cai');
  const search = page.getByRole('combobox', { name: 'Buscar em tudo' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('fechar cai');
  await expect(page.getByRole('option', { name: 'Caixa' })).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('option', { name: 'Cadastrar cliente' })).toBeVisible();
  // A receptionist makes no services.
  await expect(page.getByRole('option', { name: 'Criar serviço' })).toHaveCount(0);
  await page.keyboard.type('vitoria cal');
  const clients = page.getByRole('group', { name: 'Clientes' });
  await expect(clients.getByRole('option').first()).toContainText('Vitória Caldas');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vitória Caldas', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('cadastrar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Novo Cliente' })).toBeVisible();
});

test.describe('the first visit', () => {
  test('loads the dashboard within its budget', async ({ page, context }) => {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const scripts = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.set(requestId, 0);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
    });

    await signIn(page, 'dona@horamarcada.test');
    const weight = async (what: string) => {
      // The line for live changes never falls idle, so a pause tells that nothing else comes.
      await page.waitForTimeout(1000);
      const kilobytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
      test.info().annotations.push({ type: what, description: `${kilobytes.toFixed(0)} KB` });
      return kilobytes;
    };
    await expect(page.getByText('Agendamentos Hoje')).toBeVisible();
    const home = await weight('home');
    expect(home).toBeGreaterThan(50);
    expect(home).toBeLessThanOrEqual(250);

    await page.getByRole('link', { name: 'Agendamentos', exact: true }).click();
    await expect(page.getByRole('grid').or(page.getByText('09:00')).first()).toBeVisible();
    // The largest screen of all; one that grows shows here.
    expect(await weight('agenda')).toBeLessThan(297);
  });
});
