import type { Browser } from '@playwright/test';
import { expect, expectAccessible, PHONE, signIn, test } from './journey.ts';

test.use(PHONE);

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
  await expect(page).toHaveURL('/dashboard');
});

test('what happens in one tab is followed in the other', async ({ page }) => {
  await page.goto('/auth?mode=signin');
  const other = await page.context().newPage();
  await other.goto('/auth?mode=signin');
  await expect(other.getByLabel('E-mail')).toBeVisible();

  await page.getByLabel('E-mail').fill('clinica@horamarcada.test');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard');

  await other.getByRole('button', { name: 'Conta de Dra. Helena Tavares' }).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
});

test('a forgotten password is replaced by way of a mailed link', async ({ page, browser }) => {
  const account = { name: 'Rita Lemos', email: 'rita@studio.test', password: 'girassol123' };
  await page.request.post('/api/v1/sign-up', { data: account });
  await page.goto('/auth?mode=signin');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('status')).toContainText('Se houver uma conta com este e-mail');
  await expectAccessible(page);

  const link = await mailedLink(browser, 'Nova senha do Hora Marcada');
  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: true }).fill('outrasenha');
  await page.getByLabel('Confirmar nova senha').fill('outrasenha');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();

  await page.goto('/auth?mode=signin');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill('outrasenha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Acesso Bloqueado' })).toBeVisible();
});

test('whoever has no company yet sets it up and goes on to pay', async ({ page }) => {
  const account = { name: 'Bia Reis', email: 'bia@studio.test', password: 'girassol123' };
  await page.request.post('/api/v1/sign-up', { data: account });
  await page.request.post('/api/auth/sign-in/email', { data: account });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Acesso Bloqueado' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Configurar Empresa' }).click();
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByLabel('Nome da empresa').fill('Studio Bia Reis');
  await page.getByRole('textbox', { name: 'CNPJ' }).pressSequentially('11222333000181');
  await page.getByLabel('Telefone da empresa').pressSequentially('11987654321');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/pagamento-simulado\//);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('signing out ends the session on every device', async ({ page, browser, signIn }) => {
  await signIn('clinica@horamarcada.test');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto('/dashboard/services');
  await expect(other.getByRole('heading', { name: 'Serviços' })).toBeVisible();

  await page.getByRole('button', { name: 'Conta de Dra. Helena Tavares' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Começar Agora' }).first()).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/auth/);
  await elsewhere.close();
});

test('an operator reads what the system wrote by e-mail', async ({ page, signIn }) => {
  await signIn('admin@horamarcada.test', '/super-admin/mails');

  await page.getByRole('button', { name: /Boas-vindas ao Hora Marcada, Benedita/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Salão Bela Dona está no ar');
  await expectAccessible(page);
});

test('a company member is kept out of the operators’ area', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test', '/super-admin');
  await expect(page.getByText('Acesso Negado')).toBeVisible();
});

/** The address in the newest mail of this subject, as the operators read it. */
async function mailedLink(browser: Browser, subject: string): Promise<string> {
  const page = await browser.newPage();
  await signIn(page, 'admin@horamarcada.test', '/super-admin/mails');
  await page.getByRole('button', { name: subject }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('http');
  const [link] = /http\S+/.exec(await dialog.innerText()) ?? [];
  await page.close();
  return String(link);
}
