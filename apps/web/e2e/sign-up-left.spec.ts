import { expect, fillAccount, fillCompany, PHONE, test } from './journey.ts';

test.use(PHONE);

test('whoever closes the page right after creating the account signs in and goes on', async ({
  page,
  context,
}) => {
  const email = 'ana.saiu@studio.test';
  await page.goto('/auth');
  await fillAccount(page, email);
  const sent = page.waitForRequest(/signUp\/create/);
  await fillCompany(page);
  await sent;
  await page.close();

  const later = await context.newPage();
  await context.clearCookies();
  await later.goto('/auth?mode=signin');
  // However far the server got meanwhile: the account is there, and so is a way on.
  await expect(async () => {
    await later.getByLabel('E-mail').fill(email);
    await later.getByLabel('Senha', { exact: true }).fill('girassol123');
    await later.keyboard.press('Enter');
    await expect(later).toHaveURL('/dashboard', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(later.getByText('Studio Ana Lima')).toBeVisible();
  await later.goto('/dashboard/services');
  await expect(later.getByRole('button', { name: 'Cadastrar Primeiro Serviço' })).toBeVisible();
});
