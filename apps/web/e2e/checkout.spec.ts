import type { Locator, Page } from '@playwright/test';
import { expectAtEase } from './at-ease.ts';
import {
  bookOnline,
  choose,
  closeDrawer,
  DESKTOP,
  expect,
  expectNotice,
  PHONE,
  tabTo,
  test,
} from './journey.ts';
import { openDrawer as openUnseen } from './visits.ts';

const ANA = 'Ana Beatriz Souza';
/** R$ 70,00 with her, and she gets a share of it. */
const WISH = { professional: ANA, services: ['Escova'] };

test.describe('a computer in the light', () => {
  test.use({ ...DESKTOP, colorScheme: 'light' });

  test('a day at the counter, and a refund on the next', async ({ page, signIn }) => {
    test.setTimeout(240_000);
    await signIn('dona@horamarcada.test');
    await closeDrawer(page);
    const names = ['Ivone Dinheiro', 'Ivone Pix', 'Ivone Cartão'] as const;
    const date = await bookAll(page, names, '1198807001');
    const agenda = `/dashboard/appointments?view=cards&date=${date}`;

    await test.step('nothing is completed before the drawer is open', async () => {
      await page.goto(agenda);
      await complete(page, names[0]);
      const closed = page.getByRole('dialog', { name: 'Caixa Fechado' });
      const sentence = 'É necessário ter um caixa aberto para concluir um agendamento.';
      await expect(closed).toContainText(sentence);
      await expectAtEase(page);
      await expect(closed.getByLabel('Valor de abertura')).toBeFocused();
      await page.keyboard.type('100');
      await closed.getByRole('button', { name: 'Abrir caixa' }).click();
    });

    await test.step('cash with change', async () => {
      const dialog = settling(page);
      await expect(dialog.getByLabel('Valor', { exact: false })).toHaveValue('70,00');
      await pick(dialog, 'Dinheiro');
      await dialog.getByRole('button', { name: 'R$ 100,00' }).click();
      await expect(dialog.getByText('Troco: R$ 30,00')).toBeVisible();
      await expectAtEase(page);
      const asked = page.waitForRequest(/\/rpc\/cash\/settlements\/settle/);
      await dialog.getByRole('button', { name: 'Receber R$ 70,00' }).click();
      expect((await asked).headers()['idempotency-key']).toMatch(/^[\w-]{16,}$/);
      const result = page.getByRole('dialog', { name: 'Pagamento registrado' });
      await expect(result).toContainText('Troco: R$ 30,00');
      await expectAtEase(page);
      await result.getByRole('button', { name: 'Concluir' }).click();
      await expect(card(page, names[0]).getByText('Pago', { exact: true })).toBeVisible();
    });

    await test.step('PIX by QR code', async () => {
      await complete(page, names[1]);
      const dialog = settling(page);
      await pick(dialog, 'PIX');
      await expect(dialog.getByRole('img', { name: 'QR code do PIX, R$ 70,00' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Mostrar o QR code em tela cheia' }).click();
      const screen = page.getByRole('dialog').filter({ hasText: 'Aponte a câmera' });
      const large = screen.getByRole('img', { name: 'QR code do PIX, R$ 70,00' });
      expect((await large.boundingBox())?.width).toBeGreaterThan(500);
      await expectAtEase(page);
      await page.keyboard.press('Escape');
      await expect(screen).toHaveCount(0);
      await expect(dialog.getByLabel('PIX copia e cola')).toHaveValue(/^000201.*540570\.00/);
      await expect(dialog).toContainText('Confirme no aplicativo do banco antes de registrar.');
      await expectAtEase(page);
      await settle(page);
    });

    await test.step('card and cash, with a tip', async () => {
      await complete(page, names[2]);
      const dialog = settling(page);
      await unfold(dialog);
      await dialog.getByRole('textbox', { name: 'Gorjeta' }).pressSequentially('10');
      await pick(dialog, 'Cartão de Crédito');
      await dialog.getByRole('button', { name: 'Dividir pagamento' }).click();
      const second = dialog.getByRole('group', { name: 'Pagamento 2' });
      const amount = dialog.getByRole('group', { name: 'Pagamento 1' }).getByLabel('Valor');
      await amount.fill('');
      await amount.pressSequentially('50');
      await expect(second.getByLabel('Valor')).toHaveValue('30,00');
      await pick(second, 'Dinheiro');
      await expectAtEase(page);
      await settle(page);
    });

    await test.step('a sangria, and two commissions are paid', async () => {
      await page.goto('/dashboard/financial?tab=cash');
      const panel = page.getByRole('region', { name: 'Caixa aberto' });
      await panel.getByRole('button', { name: 'Sangria' }).click();
      await page.getByLabel('Valor').pressSequentially('50');
      await page.getByRole('button', { name: 'Registrar sangria' }).click();
      await expectNotice(page, 'Sangria registrada com sucesso!');
      await expect(panel).toContainText('Dinheiro na gavetaR$ 150,00');

      await page.getByRole('tab', { name: 'Comissões' }).click();
      await showAllOwed(page);
      for (const name of [names[0], names[1]]) {
        await page.getByRole('checkbox', { name: new RegExp(`^${name}, Escova`) }).click();
      }
      await page.getByRole('button', { name: 'Pagar selecionadas' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pagar comissões' });
      await choose(page, 'Método de pagamento', 'PIX');
      await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
      await expectNotice(page, 'Comissões pagas com sucesso!');
      await page
        .getByRole('button', { name: `Ver lista do pagamento a ${ANA}` })
        .first()
        .click();
      const list = page.getByRole('dialog', { name: 'Pagamento de comissões' });
      await expect(list.getByRole('list', { name: 'O que foi pago' })).toBeVisible();
      await expectAtEase(page);
    });

    await test.step('the drawer is R$ 5,00 short, and that is explained', async () => {
      await page.goto('/dashboard/financial?tab=cash');
      const panel = page.getByRole('region', { name: 'Caixa aberto' });
      await panel.getByRole('button', { name: 'Fechar caixa' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Valor contado: Dinheiro na gaveta').pressSequentially('145');
      for (const method of ['PIX', 'Cartão de Crédito']) {
        await dialog.getByRole('button', { name: `Igual ao esperado: ${method}` }).click();
      }
      await dialog.getByLabel('Observações').fill('Troco dado a mais');
      await expectAtEase(page);
      await dialog.getByRole('button', { name: 'Fechar caixa' }).click();
      const result = page.getByRole('dialog', { name: 'Caixa fechado' });
      await expect(result.getByText('Faltam R$ 5,00').first()).toBeVisible();
      await result.getByRole('button', { name: 'Concluir' }).click();
    });

    await test.step('on the next day a payment is refunded', async () => {
      await openDrawer(page, '200');
      await page.goto(agenda);
      await card(page, names[0]).getByRole('button', { name: names[0], exact: true }).click();
      const payment = page.getByRole('region', { name: 'Pagamento' });
      await expect(payment).toContainText('DinheiroR$ 70,00');
      await payment.getByRole('button', { name: 'Estornar pagamento' }).click();
      const question = page.getByRole('dialog', { name: 'Estornar pagamento?' });
      await expectAtEase(page);
      await question.getByRole('button', { name: 'Estornar pagamento' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Estorno Processado' });
      await expect(notice).toContainText('já foi paga. Acerte esse valor com o profissional.');
      await expect(payment).toContainText('Estornado em');
      await expectNotice(page, 'Estorno Processado');
      await page.keyboard.press('Escape');
    });

    await test.step('cancelling gives the money back too', async () => {
      await changeStatus(page, names[2], 'Cancelado', async (dialog) => {
        await expect(dialog).toContainText('Este agendamento está pago');
        await expectAtEase(page);
      });
      await expectNotice(page, 'Estorno Processado');
      await page.goto('/dashboard/financial?tab=cash');
      // 200,00 less the 70,00 and the 30,00 that were paid in cash.
      const panel = page.getByRole('region', { name: 'Caixa aberto' });
      await expect(panel).toContainText('Dinheiro na gavetaR$ 100,00');
    });
  });
});

test('a payment outlives a drawer that is closed meanwhile', async ({ page, signIn }) => {
  await signIn('recepcao@horamarcada.test');
  const name = 'Lia Gaveta';
  await page.goto(await bookAndComplete(page, name, '11988070080'));
  await page.getByRole('button', { name: `Registrar pagamento de ${name}` }).click();
  const dialog = settling(page);
  await pick(dialog, 'PIX');
  await unfold(dialog);
  await dialog.getByRole('textbox', { name: 'Gorjeta' }).pressSequentially('7');
  await closeDrawer(page);
  const closed = page.getByRole('dialog', { name: 'Caixa Fechado' });
  await expect(closed).toBeVisible();
  await expectAtEase(page);
  await closed.getByRole('button', { name: 'Voltar' }).click();
  await expect(closed).toHaveCount(0);
  const confirm = dialog.getByRole('button', { name: 'Receber R$ 77,00' });
  await confirm.press('Enter');
  await expect(closed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closed).toHaveCount(0);
  await expect(confirm).toBeFocused();

  await openUnseen(page);
  await expect(dialog.getByRole('radio', { name: 'PIX' })).toBeChecked();
  await confirm.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pagamento registrado' })).toBeVisible();
});

test.describe('a phone in the dark', () => {
  test.use({ ...PHONE, colorScheme: 'dark' });

  test('a receptionist takes a payment and hands over the receipt', async ({ page, signIn }) => {
    test.slow();
    await signIn('recepcao@horamarcada.test');
    await closeDrawer(page);
    const name = 'Jandira Telefone';
    const date = await bookAll(page, [name], '1198807002');
    await page.goto('/dashboard/financial');
    await openDrawer(page, '0');

    await page.goto(`/dashboard/appointments?view=cards&date=${date}`);
    await complete(page, name);
    const dialog = settling(page);
    // The keyboard begins at the ways of paying; what is paid for stays in sight above them.
    await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
    expect(await dialog.evaluate((sheet) => sheet.scrollTop)).toBe(0);
    await expectAtEase(page);
    await unfold(dialog);
    await dialog.getByRole('radio', { name: '%' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByLabel('Desconto no balcão').pressSequentially('10');
    await expect(dialog.getByText('R$ 63,00', { exact: true })).toBeVisible();
    await pick(dialog, 'Dinheiro');
    await dialog.getByRole('button', { name: 'Dividir pagamento' }).click();
    const second = dialog.getByRole('group', { name: 'Pagamento 2' });
    await second.getByLabel('Valor').pressSequentially('70');
    await expect(dialog.getByText('Passam R$ 7,00 do total')).toBeVisible();
    await second.getByLabel('Valor').fill('');
    await second.getByLabel('Valor').pressSequentially('30');
    await pick(second, 'PIX');
    await expect(dialog.getByRole('img', { name: 'QR code do PIX, R$ 30,00' })).toBeVisible();
    await expectAtEase(page);
    await dialog.getByRole('button', { name: 'Mostrar o QR code em tela cheia' }).click();
    const whole = page.getByRole('dialog').filter({ hasText: 'Aponte a câmera' });
    await expect(whole).toBeVisible();
    await expectAtEase(page);
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Receber R$ 63,00' }).click();
    await expectAtEase(page);
    await page.getByRole('link', { name: 'Ver recibo' }).click();
    const receipt = page.getByRole('article', { name: /^Recibo nº/ });
    for (const text of [name, 'Escova', '−R$ 7,00', 'DinheiroR$ 33,00', 'PIXR$ 30,00']) {
      await expect(receipt).toContainText(text);
    }
    await expect(page.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/55119880700\d+\?text=/,
    );
    await expectAtEase(page);
    await closeDrawer(page);
  });
});

for (const [what, screen] of [
  ['a phone', PHONE],
  ['a computer', DESKTOP],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use(screen);

    test('a payment with the drawer closed costs three taps, or three keys', async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn('recepcao@horamarcada.test');
      const place = screen === PHONE ? '3' : '4';
      const names = [`Lia Toque ${what}`, `Lia Tecla ${what}`] as const;
      const completed = [
        await bookAndComplete(page, names[0], `119880700${place}6`),
        await bookAndComplete(page, names[1], `119880700${place}7`),
      ] as const;

      await test.step('by finger', async () => {
        await page.goto(completed[0]);
        const count = await takePayment(page, names[0], (button) => button.click());
        expect(count).toEqual({ taps: 3, keys: 0 });
      });
      await test.step('by keyboard', async () => {
        await page.goto(completed[1]);
        const count = await takePayment(page, names[1], async (button, isFirst) => {
          if (isFirst) await tabTo(button);
          await page.keyboard.press('Enter');
        });
        expect(count).toEqual({ taps: 0, keys: 3 });
      });
    });
  });
}

/** A visit that is done and not paid; answers where it stands. */
async function bookAndComplete(page: Page, name: string, phone: string): Promise<string> {
  const { date } = await bookOnline(page, WISH, { name, phone });
  await closeDrawer(page);
  await openUnseen(page);
  const agenda = `/dashboard/appointments?view=cards&date=${date}`;
  await page.goto(agenda);
  await complete(page, name);
  await expect(settling(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settling(page)).toHaveCount(0);
  return agenda;
}

type Press = (button: Locator, isFirst: boolean) => Promise<void>;

/** From the appointment to the receipt; answers what it cost. */
async function takePayment(page: Page, client: string, press: Press) {
  await closeDrawer(page);
  await page.reload();
  const pay = page.getByRole('button', { name: `Registrar pagamento de ${client}` });
  await expect(pay).toBeVisible();
  await page.evaluate(() => {
    const count = { taps: 0, keys: 0 };
    addEventListener('pointerdown', () => (count.taps += 1), true);
    addEventListener('keydown', ({ key }) => (count.keys += key === 'Enter' ? 1 : 0), true);
    Object.assign(window, { count });
  });
  await press(pay, true);
  const closed = page.getByRole('dialog', { name: 'Caixa Fechado' });
  await expect(closed.getByLabel('Valor de abertura')).toBeFocused();
  await press(closed.getByRole('button', { name: 'Abrir caixa' }), false);
  await expect(settling(page).getByRole('radio', { checked: true })).toBeFocused();
  await press(settling(page).getByRole('button', { name: 'Receber R$ 70,00' }), false);
  const result = page.getByRole('dialog', { name: 'Pagamento registrado' });
  await expect(result.getByRole('link', { name: 'Marcar retorno' })).toBeVisible();
  return page.evaluate(() => Object(window).count);
}

/** All on the same day, which is far ahead. */
async function bookAll(page: Page, names: readonly string[], phone: string): Promise<string> {
  let day = '';
  for (const [place, name] of names.entries()) {
    const { date } = await bookOnline(page, WISH, { name, phone: `${phone}${place}` });
    day = date;
  }
  return day;
}

/** Many lines begin folded, a few stand open. */
async function showAllOwed(page: Page): Promise<void> {
  const hers = page.getByRole('region', { name: ANA });
  await expect(hers).toBeVisible();
  const show = hers.getByRole('button', { name: /^Mostrar/ });
  if (await show.isVisible()) await show.click();
}

async function openDrawer(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Valor de abertura').pressSequentially(digits);
  await page.getByRole('button', { name: 'Abrir caixa' }).click();
  await expectNotice(page, 'Caixa aberto com sucesso!');
}

function card(page: Page, client: string): Locator {
  return page.getByRole('listitem').filter({ hasText: client });
}

function settling(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Registrar pagamento' });
}

/** What is rare stands folded. */
async function unfold(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: /^Desconto/ }).click();
}

/** The way of paying: the radio itself lies hidden behind its label. */
async function pick(where: Locator, method: string): Promise<void> {
  await where.getByText(method, { exact: true }).click();
  await expect(where.getByRole('radio', { name: method })).toBeChecked();
}

/** Its day is far ahead, so it is asked first. */
async function complete(page: Page, client: string): Promise<void> {
  await changeStatus(page, client, 'Concluído');
  await page.getByRole('button', { name: 'Concluir mesmo assim' }).click();
}

async function changeStatus(
  page: Page,
  client: string,
  status: string,
  beforeSaving: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: `Alterar status de ${client}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar status' });
  await dialog.getByRole('radio', { name: status }).check();
  await beforeSaving(dialog);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
}

async function settle(page: Page): Promise<void> {
  await settling(page)
    .getByRole('button', { name: /^Receber R\$/ })
    .click();
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
