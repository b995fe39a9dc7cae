import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signIn,
  test,
} from './journey.ts';

const ADMINISTRATOR = 'admin@horamarcada.test';

test.describe('on a computer', () => {
  test.use(DESKTOP);
  // Deleting a plan in use, and a key in the wrong place.
  test.use({ refusals: [400, 409] });

  test('an operator sells another plan, and keeps the one that companies have', async ({
    page,
    browser,
  }) => {
    await signIn(page, ADMINISTRATOR, '/super-admin/plans');
    await page.getByRole('button', { name: 'Novo Plano' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo Plano' });
    await dialog.getByLabel('Nome').fill('Plano Essencial');
    await dialog.getByLabel('Preço por mês').fill('39,90');
    await dialog.getByLabel('Vantagens na página inicial').fill('Agenda para uma pessoa');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Plano criado!')).toBeVisible();

    const visitor = await (await browser.newContext(DESKTOP)).newPage();
    // What visitors are told is up to a minute old.
    await expect(async () => {
      await visitor.goto('/');
      await expect(visitor.getByText('Agenda para uma pessoa')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 75_000 });
    await visitor.context().close();

    await page.getByRole('button', { name: 'Ações de Plano Total' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(/1 empresa usa este plano/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();

    await page.getByRole('button', { name: 'Ações de Plano Essencial' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Plano removido!')).toBeVisible();
  });

  test('keys are saved, the provider is asked, and a test event comes home', async ({ page }) => {
    await signIn(page, ADMINISTRATOR, '/super-admin/stripe');
    await page.getByRole('button', { name: 'Alterar chaves: Teste' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Chave publicável').fill('pk_live_0123456789');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText(/Esta chave é de produção/)).toBeVisible();
    // Without a secret key the simulator goes on for whoever comes next.
    await dialog.getByLabel('Chave publicável').fill('pk_test_0123456789');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Configuração Stripe atualizada!')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Testes' }).click();
    await page.getByRole('button', { name: 'Testar conexão' }).click();
    await expect(page.getByText(/O simulador respondeu/)).toBeVisible();

    await page.getByRole('link', { name: 'Webhooks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
    await page.getByRole('tab', { name: 'Testes' }).click();
    await page.getByRole('button', { name: 'Enviar evento de teste' }).click();
    await expect(page.getByText('O evento chegou')).toBeVisible();
    await page.getByRole('button', { name: 'Ver no histórico' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Evento de teste' });
    await expect(row.first()).toContainText('Ignorado');
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('payments are looked through, opened and taken along', async ({ page }) => {
    await signIn(page, ADMINISTRATOR, '/super-admin/payments');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^pagamentos-.*\.csv$/);
    await page.getByRole('button', { name: 'Salão Bela Dona' }).first().click();
    await expect(page.getByRole('dialog').getByText('Últimas faturas')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
