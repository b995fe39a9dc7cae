import type { Page } from '@playwright/test';
import { closeDrawer, DESKTOP, enter, expect, OURS, tabTo, test } from './journey.ts';
import { booked, expectSentByWhatsApp, openDrawer } from './visits.ts';

test.use(DESKTOP);

test('a known client is booked from a free time without touching the mouse', async ({
  page,
  signIn,
}) => {
  await signIn('recepcao@horamarcada.test', '/dashboard/appointments?date=2027-05-12');
  await enter(page.getByRole('link', { name: 'Ir para os horários' }));
  await expect(page.getByRole('button', { name: /^Agendar às 10:00/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Agendamento rápido' });
  await expect(panel.getByLabel('Cliente')).toBeFocused();
  await page.keyboard.type('mar');
  await expect(page.getByRole('option', { name: /\(\d\d\)/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Trocar cliente' })).toBeVisible();
  await tabTo(panel.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await enter(panel.getByRole('button', { name: 'Agendar' }));
  await expect(page.getByText('Agendamento criado com sucesso!')).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('an owner signs up and sends her link without touching the mouse', async ({ page }) => {
  const { keyboard } = page;
  const fill = async (answers: readonly string[]) => {
    for (const answer of answers) {
      await keyboard.type(answer);
      await keyboard.press('Enter');
    }
  };
  await page.goto('/auth?checkout=no');
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await fill(['Ana Tecla', 'ana.tecla@studio.test', 'girassol123', 'girassol123']);
  await expect(page.getByLabel('Nome da empresa')).toBeFocused();
  await fill(['Studio Ana Tecla', '11222333000181', '11987654321']);
  await expect(page).toHaveURL('/dashboard/primeiros-passos');

  await tabTo(page.getByRole('radio', { name: 'Salão', exact: true }));
  await keyboard.press('Space');
  await tabTo(page.getByLabel('Preço de Corte feminino'));
  await fill(['90', '60', '180']);
  await expect(page.getByRole('heading', { name: 'Quem atende aqui?' })).toBeFocused();
  await enter(page.getByRole('button', { name: 'Continuar' }));
  await expect(page.getByRole('heading', { name: 'Seu link está no ar' })).toBeVisible();
  await enter(page.getByRole('link', { name: 'Ir para o Dashboard' }));
  await expect(page).toHaveURL('/dashboard');
  const share = page.getByRole('link', { name: 'Enviar link no WhatsApp' });
  await tabTo(share);
  await expectSentByWhatsApp(page, () => keyboard.press('Enter'));
});

test('two commissions are paid and the drawer is closed without touching the mouse', async ({
  page,
  signIn,
}) => {
  await signIn('dona@horamarcada.test');
  await closeDrawer(page);
  await openDrawer(page);
  const owed = [await earn(page, 'Zenir'), await earn(page, 'Zilá')];

  await test.step('two of what is owed to her', async () => {
    await page.goto('/dashboard/financial?tab=commissions');
    const hers = page.getByRole('region', { name: owed[0]?.professionalName ?? '', exact: true });
    await expect(hers).toBeVisible();
    const unfold = hers.getByRole('button', { name: /^Mostrar/ });
    if (await unfold.isVisible()) await enter(unfold);
    for (const { client } of owed) {
      const one = hers.getByRole('checkbox', { name: client });
      await tabTo(one);
      await page.keyboard.press('Space');
      await expect(one).toBeChecked();
    }
    await enter(page.getByRole('button', { name: 'Pagar selecionadas' }));
    const dialog = page.getByRole('dialog', { name: 'Pagar comissões' });
    const method = dialog.getByRole('combobox', { name: 'Método de pagamento' });
    await tabTo(method);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(method).not.toHaveValue('');
    await enter(dialog.getByRole('button', { name: 'Pagar', exact: true }));
    await expect(page.getByRole('alert').filter({ hasText: 'Comissões pagas' })).toBeVisible();
  });

  await test.step('the drawer, which holds what it should', async () => {
    await page.goto('/dashboard/financial?tab=cash');
    const panel = page.getByRole('region', { name: 'Caixa aberto' });
    await enter(panel.getByRole('button', { name: 'Fechar caixa' }));
    const dialog = page.getByRole('dialog', { name: 'Fechar caixa' });
    await expect(dialog.getByLabel('Valor contado: Dinheiro na gaveta')).toBeFocused();
    const same = dialog.getByRole('button', { name: /^Igual ao esperado/ });
    for (let left = await same.count(); left > 0; left -= 1) {
      await enter(same.last());
      await expect(same).toHaveCount(left - 1);
    }
    await enter(dialog.getByRole('button', { name: 'Fechar caixa' }));
    const result = page.getByRole('dialog', { name: 'Caixa fechado' });
    await enter(result.getByRole('button', { name: 'Concluir' }));
    await expect(page.getByRole('heading', { name: 'Caixa fechado' })).toBeVisible();
  });
});

/** A visit that is done and paid, of which somebody gets a share. */
async function earn(page: Page, firstName: string) {
  const { id, client } = await booked(page, firstName, { minutes: -90 });
  const visit = `/api/v1/appointments/${id}`;
  const done = { headers: OURS, data: { status: 'completed' } };
  const { priceCents } = await (await page.request.post(`${visit}/status`, done)).json();
  const choices = await (await page.request.get('/api/v1/cash/choices')).json();
  const parts = [{ paymentMethodId: choices.paymentMethods[0].id, amountCents: priceCents }];
  const paid = { headers: OURS, data: { priceCents, parts } };
  expect((await page.request.post(`${visit}/settlement`, paid)).status()).toBe(201);
  const { items } = await (await page.request.get('/api/v1/commissions/pending')).json();
  const { professionalName } = items.find(
    (one: { clientName: string }) => one.clientName === client,
  );
  return { client, professionalName: String(professionalName) };
}
