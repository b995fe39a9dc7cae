import {
  expect,
  expectNoSidewaysScroll,
  fillAccount,
  fillCompany,
  PHONE,
  test,
} from './journey.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a stranger signs up on her phone and offers her first service', async ({ page }) => {
    await page.goto('/auth');

    await test.step('she tells who she is', async () => {
      await fillAccount(page, 'ana.lima@studio.test');
      await expect(page.getByLabel('Nome da empresa')).toBeFocused();
      await expectNoSidewaysScroll(page);
    });

    await test.step('she tells about her company and goes on to pay', async () => {
      await fillCompany(page);
      await expect(page).toHaveURL(/\/pagamento-simulado\//);
      await expect(page.getByText('Studio Ana Lima')).toBeVisible();
      await expect(page.getByText(/^Nada é cobrado durante o teste grátis/)).toBeVisible();
    });

    await test.step('leaving without paying leads to her dashboard, in trial', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText('Studio Ana Lima')).toBeVisible();
    });

    await test.step('she offers her first service', async () => {
      await page.goto('/dashboard/services');
      await expect(page.getByText('Cadastre o que você oferece')).toBeVisible();
      await page.getByRole('button', { name: 'Cadastrar Primeiro Serviço' }).click();
      await page.getByRole('textbox', { name: 'Nome' }).fill('Corte');
      await page.getByLabel('Preço').fill('80');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Serviço criado com sucesso!')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Serviços' })).toContainText('Corte');
    });

    await test.step('the way to sign up is closed to her now', async () => {
      await page.goto('/auth');
      await expect(page).toHaveURL('/dashboard');
    });
  });
});

test('whoever asked not to pay yet takes her first steps at once', async ({ page }) => {
  await page.goto('/auth?checkout=no');
  await fillAccount(page, 'ana.sem.pressa@studio.test');
  await fillCompany(page);

  await expect(page.getByText('Verifique seu email para confirmar a conta.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/primeiros-passos');
});

test('an e-mail that has an account leads back to its field', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await fillAccount(page, 'Dona@HoraMarcada.test');
  await fillCompany(page);

  await expect(page.getByText('Erro no cadastro')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue('Dona@HoraMarcada.test');

  await page.getByRole('button', { name: 'Entrar com este e-mail' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await expect(page.getByLabel('E-mail')).toHaveValue('dona@horamarcada.test');
});

test("the browser's Back leads from the second step to the first, and from there away", async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/auth');
  await fillAccount(page, 'ana.volta@studio.test');
  await expect(page.getByLabel('Nome da empresa')).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana.volta@studio.test');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByLabel('Confirmar senha')).not.toHaveValue('');

  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the tabs follow the address and the keyboard', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Cadastrar' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // The form takes the focus when it arrives, and would take it from the tab.
  await expect(page.getByLabel('Nome completo')).toBeFocused();

  await page.getByRole('tab', { name: 'Cadastrar' }).press('ArrowLeft');
  await expect(page).toHaveURL('/auth?mode=signin');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();

  await page.getByRole('tab', { name: 'Entrar' }).press('ArrowRight');
  await expect(page).toHaveURL('/auth?mode=signup');
  await expect(page.getByRole('button', { name: 'Próximo' })).toBeVisible();
});
