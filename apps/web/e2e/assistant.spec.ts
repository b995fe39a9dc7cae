import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForThumbs,
  PHONE,
  signIn,
  test,
} from './journey.ts';

const SCREEN = '/dashboard/settings?tab=ai';
const LIMITS = '/super-admin/settings?tab=openai';

test.use({ ...DESKTOP, refusals: [409] });

test('an owner asks about her figures until the month has no room for more', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'dona@horamarcada.test', SCREEN);
  const answers = page.getByRole('region', { name: 'Respostas' });

  await test.step('the answer arrives word by word', async () => {
    await ask(page, 'Como está este mês comparado ao passado?');
    await expect(answers).toContainText('Esta é uma resposta');
    await expect(answers).toContainText('A resposta está chegando…');
    await expect(answers.getByRole('button', { name: 'Copiar' })).toBeVisible();
    await expect(answers).toContainText(/Entre os números que recebi estão:.*R\$/s);
    await expect(page.getByText('Usado neste mês: R$ 0,00')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('she stops one, and what came of it stays', async () => {
    await ask(page, 'Qual serviço rende mais?');
    await expect(answers.getByRole('article').first()).toContainText('Esta é uma');
    await page.getByRole('button', { name: 'Parar' }).click();
    await expect(answers.getByText('Resposta interrompida.')).toBeVisible();
    await expect(answers.getByRole('article').first()).toContainText('Esta é uma');
  });

  const operator = await (await browser.newContext(DESKTOP)).newPage();
  await test.step('the operator sees what it cost, and allows less', async () => {
    await signIn(operator, 'admin@horamarcada.test', LIMITS);
    const spent = operator.getByRole('region', { name: 'Gasto deste mês' });
    await expect(spent).toContainText(/1 empresa, R\$\s0,/);
    await expect(spent).toContainText('2 perguntas');
    await expectAccessible(operator);
    await limit(operator, '0,01');
  });

  await test.step('beyond the limit there is a sentence, and the question stays', async () => {
    const phone = await (await browser.newContext(PHONE)).newPage();
    await signIn(phone, 'dona@horamarcada.test', SCREEN);
    await ask(phone, 'E agora?');
    await expect(
      phone.getByRole('article').getByText(/^O que resta do limite de R\$ 0,01 deste mês/),
    ).toBeVisible();
    await expect(phone.getByLabel('Sua pergunta')).toHaveValue('E agora?');
    await expectNoSidewaysScroll(phone);
    await expectRoomForThumbs(phone);
    await expectAccessible(phone);
    await phone.context().close();
  });

  await limit(operator, '50,00');
  await operator.context().close();
});

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Sua pergunta').fill(question);
  await page.getByRole('button', { name: 'Perguntar', exact: true }).click();
}

async function limit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Limite mensal por empresa').fill(amount);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Configurações salvas!').first()).toBeVisible();
}
