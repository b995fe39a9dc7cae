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
const OWNER = 'dona@horamarcada.test';
/** Nothing white is read on it, so the shown tone has to be a darker one. */
const YELLOW = '#FACC15';

test.use(DESKTOP);

test('an operator gives the platform a name, colours and a mail server', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, ADMINISTRATOR, '/super-admin');
  await openArea(page, 'Configurações');
  const save = page.getByRole('button', { name: 'Salvar', exact: true });

  await test.step('a name, and a module less for every company', async () => {
    await page.getByLabel('Nome da plataforma').fill('Agenda Fácil');
    await page.getByRole('switch', { name: 'Tarefas' }).uncheck();
    await save.click();
    await expectNotice(page, 'Configurações salvas!');
    await expectAccessible(page);
  });

  await test.step('another colour is worn at once', async () => {
    await page.getByRole('tab', { name: 'Aparência' }).click();
    await page.getByLabel('Cor primária').fill(YELLOW);
    await save.click();
    await expectNotice(page, 'Configurações salvas!');
    await expectAccessible(page);
  });

  await test.step('an owner reads all of it on her phone', async () => {
    const phone = await (await browser.newContext(PHONE)).newPage();
    await signIn(phone, OWNER, '/dashboard');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone).toHaveTitle(/Agenda Fácil/);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Mais', exact: true }).click();
    const menu = phone.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByRole('link', { name: 'Clientes', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Tarefas', exact: true })).toBeHidden();
    await expectFit(phone);
    await phone.context().close();
  });

  await test.step('a mail server that does not answer is said to', async () => {
    await page.getByRole('tab', { name: 'SMTP' }).click();
    await page.getByLabel('Servidor', { exact: true }).fill('127.0.0.1');
    await page.getByLabel('Porta').fill('9');
    await page.getByLabel('E-mail do remetente').fill('avisos@agenda.test');
    await save.click();
    await expectNotice(page, 'Configurações salvas!');
    await page.getByLabel('Enviar para').fill('eu@agenda.test');
    await page.getByRole('button', { name: 'Enviar e-mail de teste' }).click();
    await expect(page.getByText(/Não foi possível conectar/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('everything goes back to what it was', async () => {
    await page.getByLabel('Servidor', { exact: true }).fill('');
    await save.click();
    await expectNotice(page, 'Configurações salvas!');
    await page.getByRole('tab', { name: 'Aparência' }).click();
    await page.getByRole('button', { name: 'Usar as cores originais' }).click();
    await save.click();
    await expectNotice(page, 'Configurações salvas!');
    await page.getByRole('tab', { name: 'Gerais' }).click();
    await page.getByLabel('Nome da plataforma').fill('');
    await page.getByRole('switch', { name: 'Tarefas' }).check();
    await save.click();
    await expectNotice(page, 'Configurações salvas!');
  });
});
