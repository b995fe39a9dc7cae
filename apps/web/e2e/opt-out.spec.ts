import type { Locator, Page } from '@playwright/test';
import {
  choose,
  DESKTOP,
  expect,
  expectAccessible,
  expectFit,
  expectNotice,
  openScreen,
  PHONE,
  test,
} from './journey.ts';
import {
  chatOf,
  connectNumber,
  expectOnPhone,
  foundSalon,
  keepClient,
  playPhone,
  switchOn,
} from './salons.ts';

const PHONE_OF_BIA = '11988300001';

test.use(DESKTOP);

test('a client who answers SAIR hears of no offers, until she wants to again', async ({
  page,
  browser,
}) => {
  const salon = await foundSalon(page, 'Salão do Sair');
  await connectNumber(page, salon);
  await switchOn(page, 'birthday_message');
  const birthDate = Temporal.Now.plainDateISO('America/Sao_Paulo').with({ year: 1992 }).toString();
  const bia = { name: 'Bia Sarmento', phone: PHONE_OF_BIA, birthDate };
  const clientId = await keepClient(page, bia, { accepts: true });
  const consent = `/dashboard/clients/${clientId}?tab=consent`;
  await page.goto(consent);
  const answer = answerOn(page);
  await expect(answer.getByText('Aceita receber', { exact: true })).toBeVisible();

  await test.step('she says so on her phone; her open page says so too', async () => {
    await playPhone(page, chatOf(salon, PHONE_OF_BIA), { texto: 'SAIR', nome: 'Bia' });
    await expect(answer.getByText('Não aceita receber', { exact: true })).toBeVisible();
    const history = page.getByRole('list', { name: 'Histórico' }).getByRole('listitem');
    await expect(history.first()).toContainText('Pelo WhatsApp');
    await expectOnPhone(page, chatOf(salon, PHONE_OF_BIA), 'Você não vai mais receber novidades');
    await expectAccessible(page);
  });

  await test.step('whoever looks on her phone reads it too', async () => {
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ ...PHONE, storageState });
    const phone = await context.newPage();
    await phone.goto(consent);
    await expect(answerOn(phone).getByText('Não aceita receber', { exact: true })).toBeVisible();
    await expectFit(phone);
    await context.close();
  });

  await test.step('neither a campaign nor her birthday reaches her', async () => {
    await expectAudience(page, 'Ninguém deste público pode receber.');
    await expectBirthday(page, '1 cliente de fora: pediram para não receber');
  });

  await test.step('asked again at the desk she says yes, and both do', async () => {
    await openScreen(page, consent);
    await choose(page, 'Como a pessoa respondeu', 'No balcão');
    await page.getByRole('button', { name: 'Registrar consentimento' }).click();
    await expectNotice(page, 'Consentimento registrado com sucesso!');
    await expect(answer.getByText('Aceita receber', { exact: true })).toBeVisible();
    await expectAudience(page, 'Vai para 1 cliente.');
    await expectBirthday(page, 'Bia Sarmento');
  });
});

/** What she said of what the salon advertises, on her page. */
function answerOn(page: Page): Locator {
  const heading = page.getByRole('heading', { name: 'Mensagens de divulgação' });
  return page.locator('section').filter({ has: heading });
}

async function expectAudience(page: Page, said: string): Promise<void> {
  await openScreen(page, '/dashboard/messages');
  await page.getByRole('button', { name: 'Nova Campanha' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nova Campanha' });
  await dialog.getByRole('combobox', { name: 'Público' }).click();
  await page.getByRole('option', { name: 'Aniversariantes do mês' }).click();
  await expect(dialog.getByText(said)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toHaveCount(0);
}

async function expectBirthday(page: Page, said: string): Promise<void> {
  await openScreen(page, '/dashboard/whatsapp?tab=birthdays');
  await page.getByRole('button', { name: 'Testar', exact: true }).click();
  const result = page.getByRole('dialog', { name: 'Resultado do teste' });
  await expect(result.getByText(said, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
}
