import type { Route } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  introduceOneself,
  PHONE,
  test,
  unusedPhone,
} from './journey.ts';

const TITLE = 'Transforme seu Negócio com agendamento, WhatsApp e gestão em um só lugar';

// They only look, so that they can share the machine's cores one by one.
test.describe.configure({ mode: 'parallel' });

for (const [colorScheme, screen] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  test.describe(`${colorScheme}, ${screen.viewport.width} px`, () => {
    test.use({ ...screen, colorScheme });

    test('every public page can be read by everybody', async ({ page }) => {
      for (const address of ['/', '/termos', '/privacidade']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test('a visitor sees the offer and goes on to sign up or in', async ({ page }) => {
  await page.setViewportSize(DESKTOP.viewport);
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('MAIS POPULAR')).toBeVisible();
  await expect(page.getByText('R$ 59,90')).toBeVisible();

  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Preços' }).click();
  await expect(page.getByRole('heading', { name: 'Plano Total' })).toBeInViewport();
  // The header stays on top of what it leads to.
  await expect(header.getByRole('link', { name: 'Entrar' })).toBeInViewport();

  await header.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await page.goBack();
  await header.getByRole('link', { name: 'Começar Agora' }).click();
  await expect(page).toHaveURL('/auth?mode=signup');
});

test.describe('a phone', () => {
  test.use(PHONE);

  test('a visitor tries booking out to the end', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver Demonstração' }).click();
    await expect(page).toHaveURL('/booking/demo');
    await expect(page.getByText('Nada é enviado, e os agendamentos são apagados')).toBeVisible();
    await expectAccessible(page);

    await introduceOneself(page, { name: 'Vera Visita', phone: unusedPhone(10, PHONE) });
    await page.getByRole('button', { name: 'Helena Costa' }).click();
    await page.getByRole('checkbox', { name: /^Manicure/ }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    const times = page.getByRole('region', { name: /^Horários de/ });
    await times.getByRole('button').first().click();
    await page.getByLabel('Cupom de desconto (opcional)').fill('BEMVINDO10');
    await expect(page.getByText('Cupom aplicado: você economiza R$ 4,50')).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar Agendamento' }).click();

    await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeFocused();
    await expect(page.getByText('Foi só uma demonstração: nada foi enviado')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('opening an answer closes the one that was open, and a second click closes it', async ({
  page,
}) => {
  await page.goto('/#faq');
  const first = page.getByText('Como funciona o teste grátis?');
  const second = page.getByText('Posso cancelar quando quiser?');
  const answers = page.locator('#faq details[open]');
  await expect(answers).toHaveCount(0);

  await first.click();
  await expect(page.getByText('sem cadastrar cartão de crédito')).toBeVisible();
  await second.click();
  await expect(answers).toHaveCount(1);
  await expect(page.getByText('seus dados ficam guardados por 30 dias')).toBeVisible();
  await expect(page.getByText('sem cadastrar cartão de crédito')).toBeHidden();
  await second.click();
  await expect(answers).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('everything is there, and the menu of a phone works', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    for (const id of ['como-funciona', 'recursos', 'precos', 'faq']) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible();
    }

    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'Abrir o menu' }).click();
    await expect(menu.getByRole('link', { name: 'Entrar' })).toBeVisible();
    await menu.getByRole('link', { name: 'Preços' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Plano Total' })).toBeInViewport();

    await page.getByRole('link', { name: 'Abrir o menu' }).click();
    await page.getByRole('link', { name: 'Fechar o menu' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Plano Total' })).toBeInViewport();

    await page.getByText('Como funciona o teste grátis?').click();
    await expect(page.getByText('sem cadastrar cartão de crédito')).toBeVisible();
  });
});

test('the page runs and loads nothing', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });

  expect(requested.filter((path) => /\.(js|css|woff2)$|^\/(rpc|api)\//.test(path))).toEqual([]);
});

test.describe('where the program is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor whose browser keeps the program still gets the landing page', async ({
    page,
    signIn,
  }) => {
    await signIn('recepcao@horamarcada.test');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    });
    // From here on the kept program answers what it answers.
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    // Left first: the open program would go to the sign-in by itself once the cookies are gone.
    await page.goto('about:blank');
    await page.context().clearCookies();

    for (const [address, title] of [
      ['/', TITLE],
      ['/?utm_source=cartaz', TITLE],
      ['/termos', 'Termos de Uso'],
      ['/privacidade', 'Política de Privacidade'],
    ] as const) {
      const answer = await page.goto(address);
      expect(answer?.fromServiceWorker()).toBe(false);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    const kept = await page.goto('/auth?mode=signin');
    expect(kept?.fromServiceWorker()).toBe(true);
  });
});

test('whoever is signed in goes straight to work', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test', '/');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the entrance shows the brand before the program has arrived', async ({ page }) => {
  const holdBack = async (route: Route) => {
    await expect(page.getByText('O seu dia inteiro, com hora marcada.')).toBeVisible();
    await expect(page.getByText('Carregando sistema...')).toBeVisible();
    await route.continue();
  };
  await page.route('**/assets/*.js', holdBack, { times: 1 });
  await page.goto('/auth?mode=signin');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText('Carregando sistema...')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the smallest phones read every page without scrolling sideways', async ({ page }) => {
    for (const width of [320, 340, 360, 375]) {
      await page.setViewportSize({ width, height: 780 });
      for (const address of ['/', '/termos', '/privacidade']) {
        await page.goto(address);
        await expectNoSidewaysScroll(page);
      }
    }
  });
});
