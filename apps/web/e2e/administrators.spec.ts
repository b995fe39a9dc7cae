import {
  DESKTOP,
  expect,
  expectAccessible,
  expectFit,
  expectNotice,
  openArea,
  PHONE,
  signIn,
  test,
} from './journey.ts';

const ADMINISTRATOR = 'admin@horamarcada.test';
const TITLE = 'Manutenção no domingo';

test.use(DESKTOP);

test('an operator makes another, and tells companies something that an owner dismisses', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, ADMINISTRATOR, '/super-admin');

  await test.step('the dashboard says what needs a hand', async () => {
    await expect(page.getByRole('region', { name: 'O que precisa de atenção' })).toBeVisible();
    await expect(page.getByText('Conectado', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a colleague signs in with what she was given', async () => {
    await openArea(page, 'Administradores');
    await page.getByRole('button', { name: 'Novo Administrador' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Bia Reis');
    await dialog.getByLabel('E-mail').fill('bia@plataforma.test');
    await dialog.getByLabel('Senha', { exact: true }).fill('demo1234');
    await dialog.getByLabel('Confirmar senha').fill('demo1234');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expectNotice(page, 'Administrador criado!');
    await expect(page.getByRole('row', { name: /Bia Reis/ })).toBeVisible();

    const phone = await (await browser.newContext(PHONE)).newPage();
    await signIn(phone, 'bia@plataforma.test', '/super-admin/admins');
    await expect(phone.getByText('Bia Reis (você)')).toBeVisible();
    await expectFit(phone);
    await expectAccessible(phone);
    await phone.context().close();
  });

  await test.step('an owner reads the alert on her phone, and dismisses it for good', async () => {
    await openArea(page, 'Alertas');
    await page.getByRole('button', { name: 'Criar Alerta' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Título').fill(TITLE);
    await dialog.getByLabel('Mensagem').fill('O sistema para das 2h às 3h.');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expectNotice(page, 'Alerta criado!');
    await expectAccessible(page);

    const phone = await (await browser.newContext(PHONE)).newPage();
    await signIn(phone, 'dona@horamarcada.test', '/dashboard');
    const alerts = phone.getByRole('region', { name: 'Avisos da plataforma' });
    await expect(alerts).toContainText(TITLE);
    await expectAccessible(phone);
    await alerts.getByRole('button', { name: /^Dispensar/ }).click();
    await expect(alerts).toBeHidden();
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alerts).toBeHidden();
    await phone.context().close();
  });

  await test.step('the trail tells of both', async () => {
    await openArea(page, 'Atividade');
    await expect(page.getByRole('row', { name: /Administrador criado.*Bia Reis/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Alerta criado.*Manutenção/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what was told is taken back, and the colleague is out', async () => {
    await openArea(page, 'Alertas');
    await page.getByRole('button', { name: `Ações de ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await expectNotice(page, 'Alerta removido!');
    await openArea(page, 'Administradores');
    await page.getByRole('button', { name: 'Ações de Bia Reis' }).click();
    await page.getByRole('menuitem', { name: 'Remover' }).click();
    await page.getByRole('button', { name: 'Remover' }).click();
    await expectNotice(page, 'Administrador removido!');
  });
});
