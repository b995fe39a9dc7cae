import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectFit,
  expectNoSidewaysScroll,
  expectNotice,
  PHONE,
  test,
} from './journey.ts';
import { chatOf, connectNumber, foundSalon, keepClient, type Salon } from './salons.ts';

const CELEBRANTS = ['11988200001', '11988200002', '11988200003'];
const SILENT = '11988200004';

const DEVICES = [
  ['a computer', { ...DESKTOP, colorScheme: 'light' }],
  ['a phone', { ...PHONE, colorScheme: 'dark' }],
] as const;

for (const [device, look] of DEVICES) {
  test.describe(device, () => {
    test.use(look);

    test('an owner writes to a part of her clients, watches it leave, pauses and stops', async ({
      page,
    }) => {
      const salon = await foundSalon(page, 'Salão da Campanha');
      await connectNumber(page, salon);
      await keepCelebrants(page);
      await page.goto('/dashboard/messages');

      await test.step('the form says to whom it goes, and who is left out', async () => {
        await page.getByRole('button', { name: 'Nova Campanha' }).first().click();
        const dialog = page.getByRole('dialog', { name: 'Nova Campanha' });
        await dialog.getByRole('textbox', { name: 'Nome' }).fill('Mês de festa');
        await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Parabéns, {client_name}!');
        await dialog.getByRole('combobox', { name: 'Público' }).click();
        await page.getByRole('option', { name: 'Aniversariantes do mês' }).click();
        await expect(dialog.getByText('Vai para 3 clientes.')).toBeVisible();
        await expect(dialog.getByText(/1 não aceitou receber promoções/)).toBeVisible();
        await expectAccessible(page);
        await expectFit(page);
        await dialog.getByRole('button', { name: 'Enviar para 3 clientes' }).click();
        await expectNotice(page, 'Iniciado o envio para 3 clientes');
      });

      const card = page.getByRole('article', { name: 'Mês de festa' });
      await test.step('it shows how far it has come, without being asked', async () => {
        await expect(card.getByRole('progressbar', { name: 'Andamento do envio' })).toBeAttached();
        await expect(card.getByText(/^1 de 3 clientes · 1 enviada/)).toBeVisible();
        await expectAccessible(page);
        await expectFit(page);
      });

      await test.step('it pauses, goes on and stops, and counts what the phones got', async () => {
        await card.getByRole('button', { name: 'Pausar' }).click();
        await expect(card.getByText('Pausada')).toBeVisible();
        await card.getByRole('button', { name: 'Continuar' }).click();
        await expect(card.getByText('Enviando')).toBeVisible();
        await card.getByRole('button', { name: 'Interromper' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Interromper' }).click();
        await expect(card.getByText('Interrompida')).toBeVisible();
        const acts = card.getByRole('button', { name: /^(Pausar|Continuar|Interromper)/ });
        await expect(acts).toHaveCount(0);
        await expectFigures(page, salon);
      });

      async function expectFigures(screen: Page, whose: Salon): Promise<void> {
        const got = await phonesWith(screen, whose, 'Parabéns, ');
        const [sent, left] = [got, CELEBRANTS.length - got];
        const said = sent === 1 ? '1 enviada' : `${sent} enviadas`;
        const unsaid = left === 1 ? '1 não enviada' : `${left} não enviadas`;
        await expect(card.getByText(new RegExp(`^${said} .*${unsaid}$`))).toBeVisible();
      }
    });
  });
}

test.describe('a phone', () => {
  test.use({ ...PHONE, colorScheme: 'dark' });

  test('an owner looks at her marketing on a phone', async ({ page, signIn }) => {
    await signIn('dona@horamarcada.test', '/whatsapp?tab=marketing');
    for (const part of ['Campanhas', 'Envio em Massa', 'Reengajamento', 'Analytics']) {
      await page.getByRole('tab', { name: part }).click();
      await expect(page.getByRole('tabpanel').last().locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
});

/** Born this month; one of them never said that she wants to hear of offers. */
async function keepCelebrants(page: Page): Promise<void> {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const birthDate = today.with({ day: 15, year: 1990 }).toString();
  for (const [place, phone] of [...CELEBRANTS, SILENT].entries()) {
    const name = `Festeira ${place + 1}`;
    await keepClient(page, { name, phone, birthDate }, { accepts: phone !== SILENT });
  }
}

async function phonesWith(page: Page, salon: Salon, words: string): Promise<number> {
  const chats = [...CELEBRANTS, SILENT].map((phone) => page.request.get(chatOf(salon, phone)));
  const texts = await Promise.all((await Promise.all(chats)).map((chat) => chat.text()));
  return texts.filter((text) => text.includes(words)).length;
}
