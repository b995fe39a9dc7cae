import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './journey.ts';

/** As an old program writes it: semicolons, Windows accents, and mistakes of many years. */
const messyFile = {
  name: 'clientes-antigos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Nome;Celular;E-mail;Dt. Nasc.;Código',
      'Ângela Conceição;(11) 98123-4567;angela@exemplo.test;21/05/1990;17',
      'João Sem Número;12;joao@exemplo.test;;18',
      'angela conceicao;11 981234567;;;19',
      ';(11) 97777-6666;ninguem@exemplo.test;;20',
    ].join('\r\n'),
    'latin1',
  ),
};

const screen = PHONE;

test.describe('a phone', () => {
  test.use(screen);

  test('an owner imports her old list on a phone and takes it back', async ({ page, signIn }) => {
    await signIn('dona@horamarcada.test', '/dashboard/clients/import');

    await test.step('the columns are guessed, accents and all', async () => {
      await page.locator('input[type="file"]').setInputFiles(messyFile);
      await expect(page.getByRole('heading', { name: messyFile.name })).toBeVisible();
      await expect(page.getByText(/Ângela Conceição/)).toBeVisible();
      await expect(page.getByLabel('É o quê? Nome')).toHaveValue('name');
      await expect(page.getByLabel('É o quê? Celular')).toHaveValue('phone');
      await expect(page.getByLabel('É o quê? Dt. Nasc.')).toHaveValue('birthDate');
      await expect(page.getByLabel('É o quê? Código')).toHaveValue('ignore');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    await test.step('the report says what becomes of each row', async () => {
      await page.getByRole('button', { name: 'Conferir' }).click();
      await expect(page.getByRole('button', { name: 'Novos 1' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Duplicados 1' })).toBeVisible();
      await expect(page.getByText('Repete a linha 2.')).toBeVisible();
      await page.getByRole('button', { name: 'Inválidos 2' }).click();
      await expect(page.getByText('Falta o nome.')).toBeVisible();
      await expect(page.getByText(/Telefone inválido/)).toBeVisible();
      await expect(page.getByText('Repete a linha 2.')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    await test.step('the client is in the list', async () => {
      await page.getByRole('button', { name: 'Importar 1 cliente' }).click();
      await expect(page.getByText('Importação concluída')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver clientes' }).click();
      await expect(page).toHaveURL('/dashboard/clients');
      await searchFor(page, 'angela');
      await expect(page.getByText('Ângela Conceição')).toBeVisible();
    });

    await test.step('undone, she is gone', async () => {
      await page.goto('/dashboard/clients/import');
      await page.getByRole('button', { name: messyFile.name }).first().click();
      await page.getByRole('button', { name: 'Desfazer importação' }).click();
      const question = page.getByRole('dialog', { name: 'Desfazer esta importação?' });
      await question.getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.getByText('Importação desfeita')).toBeVisible();
      await expect(page.getByText('Sua lista voltou a ser como era antes.')).toBeVisible();
      await searchFor(page, 'angela');
      await expect(page.getByText('Ângela Conceição')).toHaveCount(0);
    });
  });
});

/** By the address, because an empty list has no search box. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.goto(`/dashboard/clients?search=${words}`);
  await expect(page.getByRole('heading', { name: 'Clientes', exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
