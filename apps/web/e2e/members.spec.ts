import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  OURS,
  PHONE,
  signIn,
  test,
} from './journey.ts';

async function openMembers(page: Page): Promise<void> {
  await page.goto('/dashboard/settings?tab=members');
  await expect(page.getByText('(você)')).toBeVisible();
}

async function invite(page: Page, email: string): Promise<void> {
  await openMembers(page);
  await page.getByRole('button', { name: 'Convidar', exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('radio', { name: /^Recepção/ }).check();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Convite criado com sucesso!')).toBeVisible();
}

async function inviteAs(
  owner: string,
  { email, browser }: { email: string; browser: Browser },
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, owner);
  await invite(page, email);
  await context.close();
}

/** What the mail says, as the operator of the platform reads it in the mailbox. */
async function mailedLink(browser: Browser, email: string): Promise<string> {
  const operator = await browser.newContext();
  await operator.request.post('/api/auth/sign-in/email', {
    headers: OURS,
    data: { email: 'admin@horamarcada.test', password: 'demo1234' },
  });
  const { mails } = await (await operator.request.get('/api/v1/platform/mails')).json();
  const { id } = mails.find(({ to }: { to: string }) => to === email);
  const { text } = await (await operator.request.get(`/api/v1/platform/mails/${id}`)).json();
  await operator.close();
  return new URL(/https?:\/\/\S+\/convite\/\S+/.exec(text)?.[0] ?? '').pathname;
}

test('the owner invites a receptionist, who signs in and is refused what she may not do', async ({
  page,
  browser,
  signIn: enter,
}) => {
  test.slow();
  const email = 'nova.recepcao@salao.test';
  await enter('dona@horamarcada.test');

  await test.step('the owner invites her', async () => {
    await invite(page, email);
    const open = page.getByRole('list', { name: 'Convites abertos' });
    await expect(open).toContainText(email);
    await expect(open).toContainText('Recepção · convite de Benedita Moraes');
    await expectAccessible(page);
  });

  const link = await mailedLink(browser, email);
  const phone = await browser.newContext(PHONE);
  const newcomer = await phone.newPage();

  await test.step('she opens the link on her phone, and once more after closing it', async () => {
    await newcomer.goto(link);
    await expect(newcomer.getByText(/Benedita Moraes convidou você/)).toBeVisible();
    await expectNoSidewaysScroll(newcomer);
    await expectAccessible(newcomer);
    await newcomer.goto('about:blank');
    await newcomer.goto(link);
  });

  await test.step('she makes her account and is in', async () => {
    await newcomer.getByLabel('Nome completo').fill('Nina Prado');
    await newcomer.getByLabel('Senha', { exact: true }).fill('girassol123');
    await newcomer.getByLabel('Confirmar senha').fill('girassol123');
    await newcomer.getByRole('button', { name: 'Criar conta e aceitar' }).click();
    await expect(newcomer.getByText('Boas-vindas a Salão Bela Dona!')).toBeVisible();
    await expect(newcomer).toHaveURL('/dashboard');
  });

  await test.step('she sees the services and no way to change them', async () => {
    await newcomer.goto('/dashboard/services');
    await expect(newcomer.getByText('Corte feminino')).toBeVisible();
    await expect(newcomer.getByRole('button', { name: 'Novo Serviço' })).toHaveCount(0);
    await newcomer.goto('/dashboard/settings?tab=members');
    await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(newcomer.getByRole('tab', { name: 'Acessos' })).toHaveCount(0);
  });

  await test.step('the server refuses her as well', async () => {
    const { request } = newcomer;
    expect((await request.get('/api/v1/services')).status()).toBe(200);
    expect(
      (await request.post('/api/v1/services', { headers: OURS, data: { name: 'Dela' } })).status(),
    ).toBe(403);
    expect((await request.get('/api/v1/members')).status()).toBe(403);
    const invitation = { email: 'amiga@salao.test', role: 'owner' };
    expect(
      (await request.post('/api/v1/invitations', { headers: OURS, data: invitation })).status(),
    ).toBe(403);
  });

  await test.step('her link works no second time', async () => {
    await newcomer.goto(link);
    await expect(newcomer.getByText(/Este convite não vale mais/)).toBeVisible();
    await newcomer.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(newcomer).toHaveURL('/dashboard');
  });

  await test.step('the owner takes her access away, and she is out at once', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Ações de Nina Prado' }).click();
    await page.getByRole('menuitem', { name: 'Retirar acesso' }).click();
    await page.getByRole('button', { name: 'Retirar acesso' }).click();
    await expect(page.getByText('Acesso retirado com sucesso!')).toBeVisible();
    expect((await newcomer.request.get('/api/v1/services')).status()).toBe(403);
  });

  await test.step('she reads who ended her access, and how to go on', async () => {
    await newcomer.goto('/');
    await expect(
      newcomer.getByText('Seu acesso à empresa foi encerrado por quem a administra.'),
    ).toBeVisible();
    await expectNoSidewaysScroll(newcomer);
    await expectAccessible(newcomer);
    await newcomer.getByRole('link', { name: 'Criar minha própria empresa' }).click();
    await expect(newcomer.getByRole('heading', { name: 'Configure sua Empresa' })).toBeVisible();
  });
  await phone.close();
});

test('the last owner cannot give her own role away', async ({ page, signIn: enter }) => {
  await enter('clinica@horamarcada.test');
  await openMembers(page);

  await page.getByRole('button', { name: 'Ações de Dra. Helena Tavares' }).click();
  await page.getByRole('menuitem', { name: 'Mudar papel' }).click();
  await page.getByRole('radio', { name: /^Gerente/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();

  await expect(page.getByRole('alert')).toHaveText(
    'A empresa precisa de pelo menos um proprietário. Escolha outro antes.',
  );
});

test('whoever works in two companies goes from one to the other', async ({ browser }) => {
  test.slow();
  // Whoever was in once cannot be invited again.
  const email = `duas.casas${test.info().retry}@salao.test`;
  await inviteAs('dona@horamarcada.test', { email, browser });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await mailedLink(browser, email));
  await page.getByLabel('Nome completo').fill('Vera Lins');
  await page.getByLabel('Senha', { exact: true }).fill('girassol123');
  await page.getByLabel('Confirmar senha').fill('girassol123');
  await page.getByRole('button', { name: 'Criar conta e aceitar' }).click();
  await expect(page).toHaveURL('/dashboard');

  await test.step('a second company invites her, and she has only to accept', async () => {
    await inviteAs('clinica@horamarcada.test', { email, browser });
    await page.goto(await mailedLink(browser, email));
    await page.getByRole('button', { name: 'Aceitar convite' }).click();
    await expect(page.getByText('Boas-vindas a')).toBeVisible();
    await page.goto('/dashboard/services');
    await expect(page.getByText('Clareamento').first()).toBeVisible();
  });

  await test.step('her menu leads back to the first one', async () => {
    await page.getByRole('button', { name: 'Conta de Vera Lins' }).click();
    await expect(page.getByText('Trocar de empresa')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Salão Bela Dona · Recepção' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Serviços' }).click();
    await expect(page.getByRole('heading', { name: 'Serviços', level: 1 })).toBeVisible();
    await expect(page.getByRole('list', { name: /^Serviços/ }).first()).toBeVisible();
    await expect(page.getByText('Corte feminino', { exact: true })).toBeVisible();
    await expect(page.getByText('Clareamento')).toHaveCount(0);
  });
  await context.close();
});
