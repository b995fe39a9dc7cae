import {
  DESKTOP,
  expect,
  expectAccessible,
  expectFit,
  expectNotice,
  PHONE,
  signIn,
  test,
} from './journey.ts';

const REASON = 'A dona pediu ajuda com os serviços';

test.use({ ...DESKTOP, refusals: [403, 409] });

test('support looks into a company, changes what its owner allows, and is put out', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await (await browser.newContext(PHONE)).newPage();
  await signIn(owner, 'dona@horamarcada.test', '/dashboard');
  const salon = (await owner.request.get('/api/v1/session').then((it) => it.json())).company.name;
  const ownersBar = owner.getByRole('region', { name: 'Visita do suporte' });
  const bar = page.getByRole('region', { name: 'Visita do suporte' });

  await test.step('an operator enters with a reason', async () => {
    await signIn(page, 'admin@horamarcada.test', '/super-admin/companies');
    await page.getByRole('button', { name: `Ações de ${salon}` }).click();
    await page.getByRole('menuitem', { name: 'Entrar como suporte' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('ajuda');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog.getByText(/pelo menos 10 caracteres/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Motivo').fill(REASON);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(bar).toContainText(`Você está em ${salon} como suporte`);
    await expect(bar).toContainText('só para ver');
    await expectAccessible(page);
  });

  await test.step('she changes nothing', async () => {
    await page.goto('/dashboard/services');
    await page.getByRole('button', { name: 'Novo Serviço' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Banho de brilho');
    await dialog.getByLabel(/^Preço/).fill('50');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Peça à dona que permita alterações.').first()).toBeVisible();
  });

  await test.step('the owner reads why on her phone, and allows it', async () => {
    await expect(ownersBar).toContainText(`está vendo sua empresa: ${REASON}, até`);
    await expectFit(owner);
    await expectAccessible(owner);
    await ownersBar.getByRole('button', { name: 'Permitir alterações' }).click();
    const question = owner.getByRole('dialog');
    await expect(question).toContainText('ou até você encerrar a visita');
    await expectAccessible(owner);
    await question.getByRole('button', { name: 'Permitir alterações' }).click();
    await expect(ownersBar).toContainText('pode alterar');
    await expect(bar).toContainText('com permissão para alterar');
  });

  await test.step('a change is made', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Banho de brilho').first()).toBeVisible();
  });

  await test.step('the owner ends the visit, and the operator is out', async () => {
    await ownersBar.getByRole('button', { name: 'Encerrar' }).click();
    await expectNotice(owner, 'A visita do suporte foi encerrada.');
    await expect(ownersBar).toBeHidden();
    await page.waitForURL('**/super-admin/companies', { timeout: 60_000 });
    await expectNotice(page, 'A visita terminou.');
  });

  await test.step('the visit and its change are in the settings', async () => {
    await owner.goto('/dashboard/settings?tab=support');
    const visit = owner.getByRole('article', { name: REASON });
    await visit.getByRole('button', { name: /^O que foi alterado/ }).click();
    await expect(visit.getByText('Criou serviço “Banho de brilho”')).toBeVisible();
    await expectFit(owner);
    await expectAccessible(owner);
    await owner.context().close();
  });
});
