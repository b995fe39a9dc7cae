import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAtEase } from './at-ease.ts';
import {
  bookOnline,
  choose,
  chooseMore,
  closeDrawer,
  DESKTOP,
  expect,
  expectNotice,
  OURS,
  PHONE,
  tabTo,
  test,
} from './journey.ts';

const ANA = 'Ana Beatriz Souza';
/** R$ 70,00 with her, of which she gets 45%. */
const WISH = { professional: ANA, services: ['Escova'] };
const SHARE = 'R$ 31,50';

const screen = PHONE;
const phone = '1198807102';

test.describe('a phone', () => {
  test.use({ ...screen, colorScheme: 'dark' });

  test('commissions are paid on a phone, a vale taken off', async ({ page, signIn }) => {
    test.setTimeout(180_000);
    await signIn('dona@horamarcada.test');
    await openDrawer(page);
    const vales = (await payWhatIsOwed(page)) + 20_00;
    const deducted = Math.min(vales, 63_00);
    const names = ['Um', 'Dois', 'Três'].map(
      (number) => `Zélia ${number} ${screen.viewport.width}`,
    );
    for (const [index, name] of names.entries()) {
      await workAndGetPaid(page, { name, phone: `${phone}${index}` });
    }
    await page.goto('/dashboard/financial?tab=commissions');
    const hers = page.getByRole('region', { name: ANA });

    await test.step('writes down a vale', async () => {
      await page.getByRole('button', { name: 'Registrar vale' }).click();
      const dialog = page.getByRole('dialog', { name: 'Registrar vale' });
      await dialog.getByRole('button', { name: 'Registrar vale' }).click();
      await expect(dialog.getByText('Selecione um profissional')).toBeVisible();
      await expectAtEase(page);
      await choose(page, 'Profissional', ANA);
      await dialog.getByLabel('Valor').pressSequentially('20');
      await choose(page, 'Método de pagamento', 'Dinheiro');
      await dialog.getByRole('button', { name: 'Registrar vale' }).click();
      await expectNotice(page, 'Vale registrado com sucesso!');
      await expect(hers).toContainText(`Vales em abertoR$ ${reais(vales)}`);
      await expectAtEase(page);
    });

    await test.step('pays two of three, less the vale', async () => {
      for (const name of names.slice(0, 2)) {
        await hers.getByRole('checkbox', { name: new RegExp(name) }).click();
      }
      await expect(page.getByText('2 selecionadas', { exact: true })).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Pagar selecionadas' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pagar comissões' });
      await expect(dialog.getByLabel(`Descontar do vale de ${ANA}`)).toHaveValue(reais(deducted));
      await expect(dialog).toContainText(`A entregar a ${ANA}: R$ ${reais(63_00 - deducted)}`);
      await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
      await expect(dialog.getByText('Selecione um método de pagamento.')).toBeVisible();
      await expectAtEase(page);
      await choose(page, 'Método de pagamento', 'PIX');
      const asked = page.waitForRequest(/\/rpc\/cash\/commissions\/pay/);
      await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
      expect((await asked).headers()['idempotency-key']).toMatch(/^[\w-]{16,}$/);
      await expectNotice(page, 'Comissões pagas com sucesso!');
      await expect(hers).toContainText(`A pagar${SHARE}`);
      await expect(hers).toContainText(`Vales em abertoR$ ${reais(vales - deducted)}`);
      const paid = page.getByRole('region', { name: 'Comissões pagas' });
      await expect(paid).toContainText('2 atendimentos');
      await paid
        .getByRole('button', { name: `Ver lista do pagamento a ${ANA}` })
        .first()
        .click();
      const list = page.getByRole('dialog', { name: 'Pagamento de comissões' });
      const parts = list.getByRole('list', { name: 'O que foi pago' });
      for (const name of names.slice(0, 2)) await expect(parts).toContainText(name);
      await expectAtEase(page);
      await list.getByRole('button', { name: 'Cancelar' }).click();
      await expect(list).toBeHidden();
    });

    await test.step('her statement says what is paid and what is open', async () => {
      await hers.getByRole('link', { name: `Extrato de ${ANA}` }).click();
      const paper = page.getByRole('article', { name: `Extrato do profissional: ${ANA}` });
      await expect(paper).toContainText(`Em aberto hoje${SHARE}`);
      const services = paper.getByRole('region', { name: 'Atendimentos pagos' });
      const line = (name: string | undefined) =>
        services.getByRole(screen === PHONE ? 'listitem' : 'row').filter({ hasText: name ?? '' });
      await expect(line(names[0])).toContainText('Pago');
      await expect(line(names[1])).toContainText('Pago');
      await expect(line(names[2])).toContainText('Em aberto');
      await expect(services).toContainText('Cota-parte do salão');
      await expect(services).toContainText('Cota-parte do profissional');
      await expect(paper.getByRole('region', { name: 'Vales' })).toContainText(
        `−R$ ${reais(deducted)}`,
      );
      await expectAtEase(page);
    });

    await test.step('it prints alone, and opens in a spreadsheet', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
      await expect(page.getByRole('article')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      const downloading = page.waitForEvent('download');
      await chooseMore(page, 'Exportar CSV');
      const text = readFileSync(await (await downloading).path(), 'utf8');
      for (const name of names) expect(text).toContain(name);
    });

    await test.step('another month has nothing of it', async () => {
      await choose(page, 'Período', 'Mês passado');
      await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=/);
      const paper = page.getByRole('article');
      for (const name of names) await expect(paper).not.toContainText(name);
    });

    await test.step('the payout is taken back in part, then whole, from its row of the book', async () => {
      await page.goto('/dashboard/financial/transactions');
      const [first = '', second = ''] = names;
      const details = await openPayoutRow(page);
      const paid = details.getByRole('list', { name: 'O que foi pago' });
      for (const name of names.slice(0, 2)) await expect(paid).toContainText(name);
      await expectAtEase(page);
      await details.getByRole('button', { name: 'Estornar' }).click();
      const list = page.getByRole('dialog', { name: 'Pagamento de comissões' });
      await expect(list.getByRole('checkbox', { name: first })).toBeChecked();
      await list.getByRole('checkbox', { name: second }).click();
      await expect(list.getByRole('checkbox', { name: second })).not.toBeChecked();
      await list.getByRole('button', { name: 'Estornar' }).click();
      await expectNotice(page, 'Pagamento estornado com sucesso!');
      await expect(page.getByText(/de 3 estornadas/).first()).toBeVisible();

      const again = await openPayoutRow(page);
      await expect(again.getByRole('listitem').filter({ hasText: first })).toContainText(
        'estornado',
      );
      await again.getByRole('button', { name: 'Estornar' }).click();
      await expect(list.getByRole('checkbox', { name: first })).toBeDisabled();
      await expect(list.getByRole('checkbox', { name: second })).toBeChecked();
      await list.getByRole('button', { name: 'Estornar' }).click();
      await expect(page.getByText('Pagamento de comissão · estornado').first()).toBeVisible();

      await page.goto('/dashboard/financial?tab=commissions');
      await expect(hers).toContainText('A pagarR$ 94,50');
      await expect(hers).toContainText(`Vales em abertoR$ ${reais(vales)}`);
    });
  });

  test('a professional sees only her own statement on a phone', async ({ page, signIn }) => {
    await signIn(
      'ana@horamarcada.test',
      '/dashboard/financial/statement?professionalId=01990000-0000-7000-8000-000000000000',
    );
    const paper = page.getByRole('article', { name: `Extrato do profissional: ${ANA}` });
    await expect(paper).toContainText('Em aberto hoje');
    await expect(page.getByRole('combobox', { name: 'Profissional' })).toHaveCount(0);
    await expectAtEase(page);
    await page.goto('/dashboard/financial?tab=commissions');
    await expect(page.getByRole('link', { name: 'Ver meu extrato' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test('without an open drawer it is opened on the way', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test');
  await closeDrawer(page);
  await page.goto('/dashboard/financial?tab=commissions');
  await page.getByRole('button', { name: 'Registrar vale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Caixa Fechado' });
  await expect(dialog).toBeVisible();
  await expectAtEase(page);
  await dialog.getByRole('button', { name: 'Abrir caixa' }).click();
  await expect(page.getByRole('dialog', { name: 'Registrar vale' })).toBeVisible();
});

test('what was filled in outlives a drawer that is closed meanwhile', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test');
  await openDrawer(page);
  await page.goto('/dashboard/financial?tab=commissions');
  await page.getByRole('button', { name: 'Registrar vale' }).click();
  const form = page.getByRole('dialog', { name: 'Registrar vale' });
  const confirm = form.getByRole('button', { name: 'Registrar vale' });
  await choose(page, 'Profissional', ANA);
  await form.getByLabel('Valor').pressSequentially('1');
  await choose(page, 'Método de pagamento', 'PIX');
  await expectAtEase(page);
  await closeDrawer(page);
  const closed = page.getByRole('dialog', { name: 'Caixa Fechado' });
  await expect(closed).toBeVisible();
  await expectAtEase(page);
  await closed.getByRole('button', { name: 'Voltar' }).click();
  await expect(closed).toHaveCount(0);
  await confirm.press('Enter');
  await expect(closed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closed).toHaveCount(0);
  await expect(confirm).toBeFocused();

  await openDrawer(page);
  await expect(form.getByLabel('Valor')).toHaveValue('1,00');
  await confirm.press('Enter');
  await expectNotice(page, 'Vale registrado com sucesso!');
});

for (const device of [DESKTOP, PHONE]) {
  test.describe(`commissions at ${device.viewport.width} px`, () => {
    test.use(device);

    test('the commissions of three people are set in ten taps', async ({ page, signIn }) => {
      await signIn('dona@horamarcada.test', '/dashboard/professionals');
      let taps = 0;
      const tap = async (what: Locator) => {
        taps += 1;
        await what.click();
      };
      await tap(page.getByRole('link', { name: 'Tabela de comissões' }));
      const table = page.getByRole('table', { name: /^Comissões por pessoa/ });
      const people = table.getByRole('row').filter({ has: page.getByLabel(/^Padrão de/) });
      await expect(people.nth(2)).toBeVisible();
      for (const [index, rate] of ['41', '42,5', '43'].entries()) {
        await tap(people.nth(index).getByLabel(/^Padrão de/));
        await page.keyboard.type(rate);
      }
      await expectAtEase(page);
      await tap(page.getByRole('button', { name: 'Salvar' }));
      await expectNotice(page, 'Comissões salvas. Valem a partir de hoje.');
      expect(taps).toBeLessThanOrEqual(10);

      await page.reload();
      await expect(people.nth(1).getByLabel(/^Padrão de/)).toHaveValue('42,5');
      await expectAtEase(page);

      await test.step('and by the keyboard', async () => {
        await tabTo(people.nth(0).getByLabel(/^Padrão de/));
        for (const rate of ['50', '51', '52']) {
          await page.keyboard.type(rate);
          await page.keyboard.press('Enter');
        }
        await tabTo(page.getByRole('button', { name: 'Salvar' }));
        await page.keyboard.press('Enter');
        await expectNotice(page, 'Comissões salvas. Valem a partir de hoje.');
        await expect(people.nth(2).getByLabel(/^Padrão de/)).toHaveValue('52');
      });
    });
  });
}

/** The newest row of what she was paid at once, opened. */
async function openPayoutRow(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: `Comissões de ${ANA} · 2 atendimentos` })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Transação' });
  await expect(details.getByRole('list', { name: 'O que foi pago' })).toBeVisible();
  return details;
}

type Method = { id: string; name: string };

/** Straight through the server: another journey may have left it open or closed. */
async function openDrawer(page: Page): Promise<void> {
  const data = { openingAmountCents: 50_000 };
  const answer = await page.request.post('/api/v1/cash/session', { headers: OURS, data });
  expect([201, 409]).toContain(answer.status());
}

async function methodOf(page: Page, wanted: string): Promise<string> {
  const choices = await (await page.request.get('/api/v1/cash/choices')).json();
  const methods: Method[] = choices.paymentMethods;
  return methods.find(({ name }) => name === wanted)?.id ?? '';
}

type Owed = { id: string; professionalName: string };
type Balance = { name: string; advancesCents: number };

async function readPending(page: Page): Promise<{ items: Owed[]; professionals: Balance[] }> {
  return (await page.request.get('/api/v1/commissions/pending')).json();
}

/** What she was owed before, so that the sums of this journey are known. Answers her open vales. */
async function payWhatIsOwed(page: Page): Promise<number> {
  const { items, professionals } = await readPending(page);
  const hers = items.filter(({ professionalName }) => professionalName === ANA);
  if (hers.length > 0) {
    const data = { ids: hers.map(({ id }) => id), paymentMethodId: await methodOf(page, 'PIX') };
    const answer = await page.request.post('/api/v1/commissions/payments', { headers: OURS, data });
    expect(answer.status()).toBe(201);
  }
  return professionals.find(({ name }) => name === ANA)?.advancesCents ?? 0;
}

function reais(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** Booked, done and paid by the client, without the screens that have journeys of their own. */
async function workAndGetPaid(page: Page, visitor: { name: string; phone: string }): Promise<void> {
  const { date } = await bookOnline(page, WISH, visitor);
  const found = await page.request.get('/api/v1/appointments', {
    params: { search: visitor.name, fromDate: date },
  });
  const { id, priceCents } = (await found.json()).items[0];
  const status = { data: { status: 'completed' } };
  expect(
    (
      await page.request.post(`/api/v1/appointments/${id}/status`, { headers: OURS, ...status })
    ).status(),
  ).toBe(200);
  const parts = [{ paymentMethodId: await methodOf(page, 'Dinheiro'), amountCents: priceCents }];
  const paid = await page.request.post(`/api/v1/appointments/${id}/settlement`, {
    headers: OURS,
    data: { priceCents, parts },
  });
  expect(paid.status()).toBe(201);
}
