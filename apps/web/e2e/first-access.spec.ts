import type { Page } from '@playwright/test';
import {
  EMPTY_SYSTEM,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  test,
} from './journey.ts';

test.use({ ...PHONE, baseURL: EMPTY_SYSTEM });

async function fillAdministrator(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Configuração Inicial' })).toBeVisible();
  await page.getByLabel('Nome').fill('Olga Prado');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('girassol123');
  await page.getByLabel('Confirmar senha').fill('girassol123');
}

test('the first person becomes the administrator, and only one of two who come at once', async ({
  page,
  browser,
}) => {
  await test.step('an empty system asks who runs it, on every way in', async () => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Configuração Inicial' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the demonstration is open before anybody was here', async () => {
    await page.goto('/booking/demo');
    await expect(page.getByRole('heading', { level: 1, name: 'Espaço Aurora' })).toBeVisible();
  });

  await test.step('passwords that differ create nothing', async () => {
    await fillAdministrator(page, 'olga@plataforma.test');
    await page.getByLabel('Confirmar senha').fill('outra1234');
    await page.getByRole('button', { name: 'Configurar Sistema' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Senhas não coincidem' })).toBeVisible();
  });

  const elsewhere = await browser.newContext({ baseURL: EMPTY_SYSTEM });
  const rival = await elsewhere.newPage();
  await test.step('two people press the button at the same moment', async () => {
    await fillAdministrator(page, 'olga@plataforma.test');
    await fillAdministrator(rival, 'rival@plataforma.test');
    const press = (one: Page) => one.getByRole('button', { name: 'Configurar Sistema' }).click();
    await Promise.all([press(page), press(rival)]);
  });

  await test.step('one of them is in, the other one meets the gate', async () => {
    const inside = (one: Page) => one.getByText('Super Admin - acesso completo');
    const outside = (one: Page) =>
      one.getByText('Acesso Bloqueado').or(one.getByText('O sistema já foi configurado.'));
    await expect(inside(page).or(outside(page)).first()).toBeVisible();
    await expect(inside(rival).or(outside(rival)).first()).toBeVisible();
    const counted = (await inside(page).count()) + (await inside(rival).count());
    expect(counted).toBe(1);

    const winner = (await inside(page).count()) === 1 ? page : rival;
    await expect(winner.getByText('Total de Empresas')).toBeVisible();
    await expect(winner.getByText('Pagamentos simulados')).toBeVisible();
    await expectAccessible(winner);
  });

  await test.step('from now on visitors see what the product is', async () => {
    const visitor = await (await browser.newContext({ baseURL: EMPTY_SYSTEM })).newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(
      'Transforme seu Negócio',
    );
    await visitor.context().close();
  });
  await elsewhere.close();
});
