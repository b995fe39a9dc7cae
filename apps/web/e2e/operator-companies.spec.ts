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

const ADMINISTRATOR = 'admin@horamarcada.test';
const SCREEN = '/super-admin/companies';
const NAME = 'Barbearia Ágil';

test.use(DESKTOP);

test('an operator makes a company, changes it, closes it and deletes it', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, ADMINISTRATOR, '/super-admin/statuses');

  await test.step('a status of her own', async () => {
    await page.getByRole('button', { name: 'Novo Status' }).first().click();
    await page.getByLabel('Nome').fill('VIP');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Status criado!')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a new company, whose owner is invited', async () => {
    await page.getByRole('link', { name: 'Empresas', exact: true }).click();
    await page.getByRole('button', { name: 'Nova Empresa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Razão social').fill('Barbearia Ágil Ltda');
    await dialog.getByLabel('Nome fantasia').fill(NAME);
    await dialog.getByRole('textbox', { name: 'CNPJ' }).pressSequentially('45997418000153');
    await dialog.getByLabel('E-mail').fill('dono@agil.test');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Empresa criada!')).toBeVisible();
    await expect(rowOf(page)).toContainText('Sem proprietário');
  });

  await test.step('found, and given a plan and the status', async () => {
    await page
      .getByRole('searchbox')
      .or(page.getByLabel(/^Buscar/))
      .first()
      .fill('agil');
    await expect(page.getByText('1 empresa', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: NAME, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Plano' }).click();
    await page.getByRole('option').nth(1).click();
    await dialog.getByRole('combobox', { name: 'Status personalizado' }).click();
    await page.getByRole('option', { name: 'VIP' }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Empresa atualizada!')).toBeVisible();
    await expect(rowOf(page)).toContainText('VIP');
    await expect(rowOf(page)).not.toContainText('Sem plano');
    await expectAccessible(page);
  });

  await test.step('the list on a phone', async () => {
    const phone = await (await browser.newContext(PHONE)).newPage();
    await signIn(phone, ADMINISTRATOR, SCREEN);
    await expect(phone.getByText(NAME).first()).toBeVisible();
    await expectNoSidewaysScroll(phone);
    await expectRoomForThumbs(phone);
    await expectAccessible(phone);
    await phone.context().close();
  });

  await test.step('closed, and opened again', async () => {
    await choose(page, 'Desativar');
    await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
    await expect(rowOf(page)).toContainText('Inativa');
    await choose(page, 'Reativar');
    await expect(rowOf(page)).toContainText('Trial');
  });

  await test.step('deleted by its name, and soon gone', async () => {
    await choose(page, 'Excluir');
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Excluir' });
    await dialog.getByRole('textbox').fill('Barbearia');
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(NAME);
    await confirm.click();
    await expect(page.getByText('Empresa removida!')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Nenhuma empresa encontrada')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
  });
});

function rowOf(page: Page) {
  return page.getByRole('row').filter({ hasText: NAME });
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${NAME}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
