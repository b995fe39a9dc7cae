import { expect, expectAccessible, test } from './journey.ts';

test('the address of a protected screen leads to signing in first', async ({ page }) => {
  await page.goto('/dashboard/services');
  await expect(page).toHaveURL(/\/auth\?mode=signin/);
});

test('wrong credentials are refused without saying which part was wrong', async ({ page }) => {
  await page.goto('/auth?mode=signin');

  await page.getByLabel('E-mail').fill('ana');
  await page.getByLabel('Senha', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await expect(page.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible();

  for (const email of ['dona@horamarcada.test', 'ninguem@horamarcada.test']) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('errada123');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(
      page.getByText('Verifique suas credenciais e tente novamente.').last(),
    ).toBeVisible();
  }
});

test('an e-mail is accepted however it is typed', async ({ page }) => {
  await page.goto('/auth?mode=signin');
  await page.getByLabel('E-mail').fill('  Dona@HoraMarcada.test ');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Login realizado com sucesso')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/services');
});

test('signing out ends the session on every device', async ({ page, browser, signIn }) => {
  await signIn('clinica@horamarcada.test');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto('/dashboard/services');
  await expect(other.getByRole('heading', { name: 'Serviços' })).toBeVisible();

  await page.getByRole('button', { name: 'Conta de Dra. Helena Tavares' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/auth/);

  await other.reload();
  await expect(other).toHaveURL(/\/auth/);
  await elsewhere.close();
});

test('an operator reads what the system wrote by e-mail', async ({ page, signIn }) => {
  await signIn('admin@horamarcada.test');
  await expect(page).toHaveURL('/super-admin/mails');

  await page.getByRole('button', { name: /Boas-vindas ao Hora Marcada, Benedita/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Salão Bela Dona está no ar');
  await expectAccessible(page);
});

test('a company member is kept out of the operators’ area', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test');
  await page.goto('/super-admin');
  await expect(page.getByText('Acesso Negado')).toBeVisible();
});
