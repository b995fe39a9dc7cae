import { expectAtEase } from './at-ease.ts';
import {
  choose,
  closeDrawer,
  expect,
  expectNotice,
  OURS,
  PHONE,
  signIn,
  tabTo,
  test,
} from './journey.ts';

const screen = PHONE;

test.describe('a phone', () => {
  test.use({ ...screen, colorScheme: 'dark' });

  test('a day of the drawer on a phone', async ({ page, signIn }) => {
    test.slow();
    await signIn('clinica@horamarcada.test');
    await closeDrawer(page);
    await page.goto('/financial');
    await expect(page).toHaveURL('/dashboard/financial');
    await expect(page.getByRole('heading', { name: 'Caixa fechado' })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Caixa aberto' });
    const expense = `Material ${screen.viewport.width}`;

    await test.step('opens it by keyboard, once she said how much is in it', async () => {
      await tabTo(page.getByLabel('Valor de abertura'));
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Informe um valor entre R\$ 0,00/)).toBeVisible();
      await expectAtEase(page);
      const asked = page.waitForRequest(/\/rpc\/cash\/sessions\/open/);
      await page.keyboard.type('100');
      await page.keyboard.press('Enter');
      expect((await asked).headers()['idempotency-key']).toMatch(/^[\w-]{16,}$/);
      await expectNotice(page, 'Caixa aberto com sucesso!');
      await expect(panel).toContainText('há menos de 1 hora');
      await expect(panel).toContainText('Aberto por');
    });

    await test.step('puts change into the drawer and takes money to the bank', async () => {
      const supply = panel.getByRole('button', { name: 'Suprimento' });
      await supply.press('Enter');
      await expect(page.getByLabel('Valor')).toBeFocused();
      await page.keyboard.type('50');
      await page.keyboard.press('Enter');
      await expect(supply).toBeFocused();
      await expectNotice(page, 'Suprimento registrado com sucesso!');

      await panel.getByRole('button', { name: 'Sangria' }).click();
      await page.getByLabel('Valor').pressSequentially('999');
      await page.getByLabel('Motivo').fill('Depósito');
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Registrar sangria' }).click();
      const refusal = 'Não há dinheiro suficiente na gaveta para esta sangria.';
      await expect(page.getByText(refusal)).toBeVisible();
      await page.getByLabel('Valor').fill('');
      await page.getByLabel('Valor').pressSequentially('30');
      await page.getByRole('button', { name: 'Registrar sangria' }).click();
      await expectNotice(page, 'Sangria registrada com sucesso!');
    });

    await test.step('writes down what she paid from the drawer', async () => {
      await page.getByRole('button', { name: 'Nova Transação' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Descrição é obrigatória')).toBeVisible();
      await expectAtEase(page);
      await page.getByLabel('Valor').pressSequentially('20');
      await page.getByLabel('Descrição').fill(expense);
      await choose(page, 'Forma de pagamento', 'Dinheiro');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expectNotice(page, 'Transação criada com sucesso!');
      for (const text of ['R$ 100,00', 'R$ 50,00']) await expect(panel).toContainText(text);
      await expect(panel).toContainText('Dinheiro na gavetaR$ 100,00');
      const movements = page.getByRole('region', { name: 'Movimentos deste caixa' });
      await expect(movements).toContainText('+R$ 50,00');
      await expect(movements).toContainText('−R$ 30,00');
      await expect(movements).toContainText('−R$ 20,00');
      await expectAtEase(page);
    });

    await test.step('closes it with five reais too little, and says why', async () => {
      await panel.getByRole('button', { name: 'Fechar caixa' }).click();
      const counted = page.getByLabel('Valor contado: Dinheiro na gaveta');
      await expect(counted).toBeFocused();
      const dialog = page.getByRole('dialog');
      await page.keyboard.type('105');
      await expect(dialog.getByText('Sobram R$ 5,00').first()).toBeVisible();
      await counted.fill('');
      await counted.pressSequentially('100');
      await expect(dialog.getByText('Confere').first()).toBeVisible();
      await counted.fill('');
      await counted.pressSequentially('95');
      await expect(dialog.getByRole('status')).toContainText('Faltam R$ 5,00');
      await dialog.getByRole('button', { name: 'Adicionar forma' }).click();
      await expectAtEase(page);
      await page.getByRole('menuitem').last().click();
      await dialog.getByLabel('Observações').fill('Troco errado de manhã');
      await expectAtEase(page);
      await dialog.getByRole('button', { name: 'Fechar caixa' }).click();
      const result = page.getByRole('dialog', { name: 'Caixa fechado' });
      await expect(result.getByText('Faltam R$ 5,00').first()).toBeVisible();
      await expectAtEase(page);
      await result.getByRole('button', { name: 'Concluir' }).click();
      await expect(page.getByRole('heading', { name: 'Caixa fechado' })).toBeVisible();
    });

    await test.step('finds the count again among the earlier ones', async () => {
      const history = page.getByRole('region', { name: 'Caixas anteriores' });
      await expect(history.getByText('Faltam R$ 5,00').first()).toBeVisible();
      await expectAtEase(page);
      await history.getByRole('button', { name: / até / }).first().press('Enter');
      const detail = page.getByRole('dialog', { name: 'Fechamento de caixa' });
      await expect(detail).toContainText('Troco errado de manhã');
      await expect(detail).toContainText('R$ 95,00');
      await expectAtEase(page);
      await page.keyboard.press('Escape');
      await expect(detail).toHaveCount(0);
    });

    await test.step('what was counted can be refunded, and no longer changed', async () => {
      await page.getByRole('link', { name: 'Transações' }).click();
      await page.getByRole('searchbox', { name: 'Buscar transações' }).fill(expense);
      await expect(page.getByText('−R$ 20,00').first()).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: expense, exact: true }).click();
      const details = page.getByRole('dialog', { name: 'Transação' });
      await expect(details).toContainText('Este lançamento não pode mais mudar.');
      await details.getByRole('button', { name: 'Histórico de alterações' }).click();
      await expect(details).toContainText('Transação criada');
      await expectAtEase(page);
      await details.getByRole('button', { name: 'Estornar' }).click();
      await page.getByRole('button', { name: 'Estornar' }).click();
      await expect(page.getByText(/^O caixa está fechado/)).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});

test('two screens of a drawer stay alike, and a receptionist has only the drawer', async ({
  page,
  browser,
  signIn: enter,
}) => {
  await enter('recepcao@horamarcada.test');
  await closeDrawer(page);
  await page.getByRole('link', { name: 'Financeiro', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Caixa fechado' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Nova Transação' })).toHaveCount(0);
  await page.waitForTimeout(500);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'dona@horamarcada.test');
  await owner.request.post('/api/v1/cash/session', {
    headers: OURS,
    data: { openingAmountCents: 12345 },
  });
  const panel = page.getByRole('region', { name: 'Caixa aberto' });
  await expect(panel).toContainText('R$ 123,45', { timeout: 10_000 });
  await closeDrawer(owner);
  await expect(page.getByRole('heading', { name: 'Caixa fechado' })).toBeVisible({
    timeout: 10_000,
  });
  await owner.context().close();
});

test('money that comes while she counts is shown to her before the drawer closes', async ({
  page,
  signIn,
}) => {
  await signIn('clinica@horamarcada.test');
  await closeDrawer(page);
  await page.request.post('/api/v1/cash/session', {
    headers: OURS,
    data: { openingAmountCents: 10000 },
  });
  await page.goto('/dashboard/financial?tab=cash');
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  const dialog = page.getByRole('dialog');
  const drawer = dialog.getByLabel('Valor contado: Dinheiro na gaveta');
  await drawer.pressSequentially('100');
  // At the very last moment: after she pressed the button and before the server hears of it.
  await page.route(
    /\/rpc\/cash\/sessions\/close/,
    async (route) => {
      const data = { kind: 'supply', amountCents: 5000 };
      await page.request.post('/api/v1/cash/movements', { headers: OURS, data });
      await route.continue();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Fechar caixa' }).click();

  const alert = dialog.getByRole('alert');
  await expect(alert).toHaveText(/^O caixa mudou enquanto você contava\./);
  await expect(alert).toBeFocused();
  await expect(drawer).toHaveValue('100,00');
  await expect(dialog.getByText('Faltam R$ 50,00').first()).toBeVisible();
  await expectAtEase(page);
  await drawer.fill('');
  await drawer.pressSequentially('150');
  await dialog.getByRole('button', { name: 'Fechar caixa' }).click();
  const result = page.getByRole('dialog', { name: 'Caixa fechado' });
  await expect(result.getByText('Confere').first()).toBeVisible();
});

test('a professional is led to her own statement', async ({ page, signIn }) => {
  await signIn('ana@horamarcada.test', '/dashboard/financial?tab=health');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver meu extrato' }).click();
  await expect(page).toHaveURL(/\/dashboard\/financial\/statement/);
});
