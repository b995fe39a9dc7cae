import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, fillAccount, PHONE, test } from './journey.ts';

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('Nome da empresa').fill('Studio Ana Lima');
  await page.getByRole('textbox', { name: 'CNPJ' }).pressSequentially('11222333000181');
  await page.getByLabel('Telefone da empresa').pressSequentially('11987654321');
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

test('a stranger signs up on her phone and offers her first service', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/auth');

  await test.step('she tells who she is', async () => {
    await fillAccount(page, 'ana.lima@studio.test');
    await expect(page.getByLabel('Nome da empresa')).toBeFocused();
    await expectNoSidewaysScroll(page);
  });

  await test.step('she tells about her company and is in', async () => {
    await fillCompany(page);
    await expect(page.getByText('Cadastro realizado')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/services');
    await expect(page.getByText('Studio Ana Lima')).toBeVisible();
    await expect(page.getByText('Cadastre o que você oferece')).toBeVisible();
  });

  await test.step('she offers her first service', async () => {
    await page.getByRole('button', { name: 'Cadastrar Primeiro Serviço' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Corte');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Serviço criado com sucesso!')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Serviços' })).toContainText('Corte');
  });

  await test.step('the way to sign up is closed to her now', async () => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/dashboard/services');
  });
});

test('an e-mail that has an account leads back to its field', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await fillAccount(page, 'Dona@HoraMarcada.test');
  await fillCompany(page);

  await expect(page.getByText('Erro no cadastro')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue('Dona@HoraMarcada.test');
});

test('the tabs follow the address and the keyboard', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Cadastrar' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.getByRole('tab', { name: 'Cadastrar' }).press('ArrowLeft');
  await expect(page).toHaveURL('/auth?mode=signin');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();

  await page.getByRole('tab', { name: 'Entrar' }).press('ArrowRight');
  await expect(page).toHaveURL('/auth?mode=signup');
  await expect(page.getByRole('button', { name: 'Próximo' })).toBeVisible();
});
