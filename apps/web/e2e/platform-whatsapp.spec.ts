import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForThumbs,
  fillAccount,
  fillCompany,
  PHONE,
  signIn,
  test,
} from './journey.ts';

const ADMINISTRATOR = 'admin@horamarcada.test';
const SCREEN = '/super-admin/whatsapp';

test.use(DESKTOP);

test('the platform greets a new company from a number of its own', async ({ page, browser }) => {
  test.slow();
  await signIn(page, ADMINISTRATOR, SCREEN);

  await test.step('without a company there is no number, and a way to one', async () => {
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cadastrar empresa' }).click();
    await page.getByRole('button', { name: 'Próximo' }).click();
    await page.getByLabel('Nome da empresa').fill('Hora Marcada Ltda.');
    await page.getByRole('textbox', { name: 'CNPJ' }).pressSequentially('11222333000181');
    await page.getByLabel('Telefone da empresa').pressSequentially('11912340000');
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await expect(page).toHaveURL('/super-admin');
  });

  await test.step('its number is connected as any company’s is', async () => {
    await page.getByRole('link', { name: 'WhatsApp', exact: true }).click();
    await expect(page.getByRole('tab')).toHaveCount(6);
    await connect(page);
  });

  await test.step('what leaves by itself is set up, on a phone too', async () => {
    await page.getByRole('tab', { name: 'Automação' }).click();
    const welcome = page.getByRole('region', { name: 'Boas-vindas' });
    await welcome.getByRole('switch').check();
    await welcome.getByLabel('Depois de quantas horas').fill('0');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Configurações Administrativas Salvas')).toBeVisible();
    await expectAccessible(page);

    const phone = await (await browser.newContext(PHONE)).newPage();
    await signIn(phone, ADMINISTRATOR, `${SCREEN}?tab=automations`);
    const delay = phone.getByLabel('Depois de quantas horas');
    await expect(delay).toHaveValue('0 h');
    await expectNoSidewaysScroll(phone);
    await expectRoomForThumbs(phone);
    await expectAccessible(phone);
    await phone.context().close();
  });

  await test.step('whoever signs up reads it on her phone', async () => {
    const stranger = await (await browser.newContext(DESKTOP)).newPage();
    await stranger.goto('/auth?checkout=no');
    await fillAccount(stranger, 'nova@studio.test');
    await fillCompany(stranger);
    await expect(stranger).toHaveURL('/dashboard/primeiros-passos');
    await stranger.context().close();
    await page.goto('/dashboard/mensagens-enviadas');
    const greeting = page.getByRole('row').filter({ hasText: 'Boas-vindas' });
    await expect(greeting).toContainText(/Enviada|Entregue|Lida/, { timeout: 40_000 });
  });
});

async function connect(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Entendi e quero conectar este número' }).check();
  await page.getByRole('button', { name: 'Conectar', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR Code para conectar o WhatsApp' })).toBeVisible();
  const simulator = await page.context().newPage();
  await simulator.goto('/whatsapp-simulado');
  const scans = simulator.getByRole('button', { name: 'Ler o código com este celular' });
  const form = simulator.locator('form').filter({ has: scans });
  await form.getByLabel('Telefone do salão').fill('(11) 91234-0000');
  await form.getByLabel('Nome no WhatsApp').fill('Hora Marcada');
  await scans.click();
  await expect(page.getByRole('heading', { name: '(11) 91234-0000' })).toBeVisible();
  await simulator.close();
}
