import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, PHONE, tabTo, test, unusedPhone } from './journey.ts';
import { expectThumbSized } from './thumbs.ts';
import { countTouches } from './visits.ts';

/** Besides typing: six for one service, one more for a second and for a coupon. */
const MOST_TAPS = 6 + 2;

/** From the general button, where nothing is chosen yet. */
const MOST_TAPS_FOR_ONE = 7;

const MOST_KILOBYTES = 45;

const screen = PHONE;

test.describe('a phone', () => {
  test.use(screen);

  test('a new client books two services with a coupon on a phone', async ({ page }) => {
    const taps = await countTouches(page);
    await page.goto('/b/salao-demo');
    await expect(page).toHaveURL('/b/salao-demo');
    await expect(page).toHaveTitle('Salão Bela Dona · Agendamento Online');
    // What is tapped on the cover is chosen already.
    await page.getByRole('button', { name: /^Corte feminino/ }).tap();
    await expect(page.getByLabel('Telefone com DDD')).toBeFocused();
    await page.keyboard.type(unusedPhone(1, screen));
    // The last digit brings the name up.
    await expect(page.getByLabel('Seu nome')).toBeFocused();
    await page.keyboard.type('Iracema Lopes');
    await page.getByRole('button', { name: 'Continuar' }).tap();

    await test.step('with whom, what and when', async () => {
      await page.getByRole('button', { name: 'Ana Beatriz Souza' }).click();
      await expect(page.getByRole('checkbox', { name: /^Corte feminino/ })).toBeChecked();
      await page.getByRole('checkbox', { name: /^Escova .*45/ }).click();
      await expectNoSidewaysScroll(page);
      await expectThumbSized(page);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(firstTime(page)).toBeVisible();
      await expectThumbSized(page);
      await firstTime(page).click();
      await expect(page.getByText(/^Horário reservado por \d+:\d\d$/)).toBeVisible();
    });

    const summary = page.getByRole('complementary', { name: 'Resumo do Agendamento' });
    await test.step('a coupon that is wrong, and one that is right', async () => {
      await page.getByLabel('Cupom de desconto (opcional)').click();
      await page.keyboard.type('nada99');
      await expect(page.getByText('Cupom não encontrado ou inválido')).toBeVisible();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('bemvinda10');
      await expect(page.getByText('Cupom aplicado: você economiza R$ 22,00')).toBeVisible();
      await expect(summary).toContainText('R$ 220,00');
      await expect(summary).toContainText('R$ 198,00');
      await expectNoSidewaysScroll(page);
      await expectThumbSized(page);
    });

    await page.getByRole('button', { name: 'Confirmar Agendamento' }).click();
    await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeFocused();
    expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
    await expectThumbSized(page);

    await test.step('her own page knows it', async () => {
      await page.getByRole('link', { name: 'Ver, remarcar ou cancelar' }).click();
      const card = page.getByRole('region', { name: 'Olá, Iracema' });
      await expect(card).toContainText('Corte feminino + Escova');
      await expect(card).toContainText('com Ana Beatriz Souza');
      await expect(card).toContainText('R$ 198,00');
    });
  });

  test('whoever is free takes her, and the next time her device knows her, on a phone', async ({
    page,
  }) => {
    const phone = unusedPhone(2, screen);
    const taps = await countTouches(page);
    await page.goto('/b/salao-demo');
    await page.getByRole('button', { name: 'Agendar', exact: true }).tap();
    await expect(page.getByLabel('Telefone com DDD')).toBeFocused();
    await page.keyboard.type(phone);
    await expect(page.getByLabel('Seu nome')).toBeFocused();
    await page.keyboard.type('Jurema Castro');
    await page.getByRole('button', { name: 'Continuar' }).tap();
    await page.getByRole('button', { name: 'Qualquer profissional' }).click();
    const manicure = page.getByRole('checkbox', { name: /^Manicure/ });
    await expect(manicure).toHaveAccessibleName(/a partir de R\$ 45,00/);
    await manicure.click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await firstTime(page).click();
    await page.getByRole('button', { name: 'Confirmar Agendamento' }).click();
    await expect(page.getByText(/^(Juliana Prado|Larissa Nogueira) · Manicure$/)).toBeVisible();
    expect(taps()).toBeGreaterThan(0);
    expect(taps()).toBeLessThanOrEqual(MOST_TAPS_FOR_ONE);

    await page.getByRole('button', { name: 'Fazer Novo Agendamento' }).click();
    await page.getByLabel('Telefone com DDD').fill(phone);
    await expect(page.getByText(/^Preenchemos com o que você usou/)).toBeVisible();
    await expect(page.getByLabel('Seu nome')).toHaveValue('Jurema Castro');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Com quem você quer agendar?' })).toBeFocused();
  });
});

test('somebody who has only a keyboard books', async ({ page }) => {
  await page.goto('/b/salao-demo');
  await tabTo(page.getByRole('button', { name: 'Agendar', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Telefone com DDD')).toBeFocused();
  await page.keyboard.type('11988030001');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Seu nome')).toBeFocused();
  await page.keyboard.type('Tecla Moura');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Com quem você quer agendar?' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Rafael Lacerda' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'O que você quer fazer?' })).toBeFocused();
  await tabTo(page.getByRole('checkbox', { name: /^Barba/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Quando fica melhor para você?' })).toBeFocused();
  const chosen = page.getByRole('grid').getByRole('button', { pressed: true });
  await expect(firstTime(page)).toBeVisible();
  const nearest = await chosen.getAttribute('aria-label');
  await tabTo(chosen);
  await walkToAnotherDay(page);
  await page.keyboard.press('Enter');
  await expect(chosen).not.toHaveAccessibleName(nearest ?? '');
  await tabTo(firstTime(page));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Confira e confirme' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Confirmar Agendamento' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeFocused();
});

test('the page weighs at most 45 KB until it can be used, pictures aside', async ({
  page,
  context,
}) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const loaded = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.mimeType.startsWith('image/')) loaded.set(requestId, 0);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (loaded.has(requestId)) loaded.set(requestId, encodedDataLength);
  });

  await page.goto('/b/salao-demo');
  await expect(page.getByRole('button', { name: /^Corte feminino/ })).toBeVisible();
  await expect.poll(() => [...loaded.values()].every((bytes) => bytes > 0)).toBe(true);
  const kilobytes = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
  test.info().annotations.push({ type: 'booking page', description: `${kilobytes.toFixed(1)} KB` });
  expect(kilobytes).toBeGreaterThan(20);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
});

test.describe('an address of nobody', () => {
  test.use({ refusals: [404] });

  test('says so', async ({ page }) => {
    expect((await page.goto('/booking/nao-existe'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Empresa não encontrada' })).toBeVisible();
    await page.goto('/booking/a/b');
    await expect(page.getByRole('heading', { name: 'Link inválido' })).toBeVisible();
  });
});

function firstTime(page: Page): Locator {
  return page
    .getByRole('region', { name: /^Horários de/ })
    .getByRole('button')
    .first();
}

/** With the arrows, past the days on which he does not work. */
async function walkToAnotherDay(page: Page): Promise<void> {
  const here = page.getByRole('grid').locator(':focus');
  await expect(async () => {
    const before = await here.getAttribute('data-date');
    await page.keyboard.press('ArrowRight');
    await expect(here).not.toHaveAttribute('data-date', before ?? '');
    await expect(here).toHaveAttribute('aria-disabled', 'false', { timeout: 50 });
  }).toPass({ intervals: [0] });
}
