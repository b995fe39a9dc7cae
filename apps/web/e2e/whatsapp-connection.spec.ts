import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForThumbs,
  PHONE,
  signIn,
  test,
} from './journey.ts';
import { foundSalon, put } from './salons.ts';

const OWNER = 'clinica@horamarcada.test';
const SCREEN = '/dashboard/whatsapp?tab=connect';
const NUMBER = '(11) 97654-3210';

test.use(DESKTOP);

test('a number is connected by QR Code, and its loss is told', async ({ page, browser }) => {
  const phone = await (await browser.newContext(PHONE)).newPage();
  const simulator = await page.context().newPage();
  await signIn(page, OWNER, SCREEN);
  await signIn(phone, OWNER, SCREEN);

  await test.step('whoever read what may happen gets a code, on every screen', async () => {
    await page.getByRole('checkbox', { name: 'Entendi e quero conectar este número' }).check();
    await page.getByRole('button', { name: 'Conectar', exact: true }).click();
    for (const screen of [page, phone]) await expect(code(screen)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(phone);
    await expectRoomForThumbs(phone);
    await expectAccessible(phone);
  });

  await test.step('a phone scans it, and every screen sees whose it is', async () => {
    await simulator.goto('/whatsapp-simulado');
    const scans = simulator.getByRole('button', { name: 'Ler o código com este celular' });
    const form = simulator.locator('form').filter({ has: scans });
    await form.getByLabel('Telefone do salão').fill(NUMBER);
    await form.getByLabel('Nome no WhatsApp').fill('Clínica Sorriso');
    await scans.click();
    for (const screen of [page, phone]) {
      await expect(screen.getByRole('heading', { name: NUMBER })).toBeVisible();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(phone);
    await expectRoomForThumbs(phone);
  });

  await test.step('unlinked on the phone, the screen says so and the bell rings', async () => {
    const line = simulator.locator('section').filter({ hasText: 'Clínica Sorriso' });
    await line.getByRole('button', { name: 'Desconectar no celular' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'desconectado no celular' });
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: /^Avisos: \d+ não lido/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Conectar', exact: true })).toBeEnabled();
  });
  await phone.context().close();
});

test('a code that nobody reads ends in words, and another one is asked for', async ({ page }) => {
  await page.clock.install();
  await foundSalon(page, 'Salão sem Pressa', SCREEN);
  await page.getByRole('checkbox', { name: 'Entendi e quero conectar este número' }).check();
  await page.getByRole('button', { name: 'Conectar', exact: true }).click();
  await expect(code(page)).toBeVisible();
  await page.clock.fastForward('03:05');
  await expect(page.getByRole('status').filter({ hasText: 'Ninguém leu o código' })).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gerar novo QR Code' }).click();
  await expect(code(page)).toBeVisible();
});

test('a number that another company has is refused in words', async ({ page }) => {
  const number = { phoneNumberId: '123450987654321', businessId: '987650123456789' };
  await foundSalon(page, 'Salão Primeiro');
  await put(page, '/whatsapp/connection/official', { ...number, accessToken: 'EAAG-primeiro' });
  // The first one's page would go its own way when somebody else signs in.
  await page.goto('about:blank');
  await foundSalon(page, 'Salão Segundo', SCREEN);
  await page.getByRole('main').getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Usar a API oficial' }).click();
  const dialog = page.getByRole('dialog', { name: 'API oficial do WhatsApp' });
  await dialog.getByLabel('Identificador do número de telefone').fill(number.phoneNumberId);
  await dialog.getByLabel('Identificador da conta do WhatsApp Business').fill(number.businessId);
  await dialog.getByLabel('Chave de acesso permanente').fill('EAAG-segundo');
  await dialog.getByRole('button', { name: 'Conectar número' }).click();
  await expect(page.getByText('Este número já está conectado em outra empresa.')).toBeVisible();
  await expect(dialog.getByLabel('Identificador do número de telefone')).toHaveValue(
    number.phoneNumberId,
  );
});

function code(screen: Page) {
  return screen.getByRole('img', { name: 'QR Code para conectar o WhatsApp' });
}
