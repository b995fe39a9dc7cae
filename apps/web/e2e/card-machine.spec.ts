import type { Page } from '@playwright/test';
import { closeDrawer, expect, expectAccessible, expectFit, OURS, PHONE, test } from './journey.ts';
import { booked, openDrawer, stand } from './visits.ts';

const CREDIT = 'Crédito da recepção';

test.describe('a phone in the light', () => {
  test.use({ ...PHONE, colorScheme: 'light' });

  test('a visit in three instalments comes month by month, until it is taken back', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('dona@horamarcada.test');
    await openDrawer(page);
    const method = await newMethod(page);

    await page.goto('/dashboard/settings?tab=financial');
    await page.getByRole('button', { name: `Ações de ${CREDIT}` }).click();
    await page.getByRole('menuitem', { name: 'Taxas e prazos' }).click();
    const fees = page.getByRole('dialog', { name: `Taxas e prazos: ${CREDIT}` });
    await fees.getByRole('button', { name: 'Exemplo de crédito' }).click();
    await expect(fees).toContainText('Isto é só um exemplo');
    await expectFit(page);
    await expectAccessible(page);
    await fees.getByRole('button', { name: 'Salvar' }).click();
    await expect(fees).toHaveCount(0);

    const { id, client, date } = await visit(page);
    await page.goto(`/dashboard/appointments?view=cards&date=${date}`);
    await page.getByRole('button', { name: `Registrar pagamento de ${client}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar pagamento' });
    await dialog.getByText(CREDIT, { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Parcelas' }).click();
    await page.getByRole('option', { name: /^3× de/ }).click();
    await expectFit(page);
    await dialog.getByRole('button', { name: /^Receber R\$/ }).click();
    await page.getByRole('link', { name: 'Ver recibo' }).click();
    await expect(page.getByRole('article', { name: /^Recibo nº/ })).toContainText(/ · 3× de/);

    const days = page.getByRole('list', { name: 'Dias em que a maquininha paga' });
    await page.goto(yearOf(method));
    await expect(days.getByRole('listitem')).toHaveCount(3);
    await days.getByRole('button').first().click();
    await expect(days).toContainText('parcela 1 de 3');
    await expectFit(page);
    await expectAccessible(page);

    const paid = await (await page.request.get(`/api/v1/appointments/${id}/settlement`)).json();
    const refund = `/api/v1/settlements/${paid.id}/refund`;
    expect((await page.request.post(refund, { headers: OURS })).status()).toBe(200);
    await page.reload();
    await expect(page.getByText('Nada a receber neste período.')).toBeVisible();
    await closeDrawer(page);
  });
});

async function newMethod(page: Page): Promise<string> {
  const response = await page.request.post('/api/v1/payment-methods', {
    headers: OURS,
    data: { name: CREDIT, kind: 'card' },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

async function visit(page: Page) {
  const one = await booked(page, 'Vera', { minutes: -5 });
  await stand(page, one.id, 'confirmed');
  const completed = { headers: OURS, data: { status: 'completed' } };
  const done = await page.request.post(`/api/v1/appointments/${one.id}/status`, completed);
  expect(done.status()).toBe(200);
  return one;
}

/** What comes by this way within the next months. */
function yearOf(method: string): string {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const days = `from=${today}&to=${today.add({ months: 6 })}`;
  return `/dashboard/financial/receivables?${days}&paymentMethodId=${method}`;
}
