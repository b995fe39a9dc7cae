import type { Locator, Page } from '@playwright/test';
import { closeDrawer, DESKTOP, expect, expectFit, OURS, PHONE, test } from './journey.ts';
import { booked, openDrawer, stand } from './visits.ts';

/** R$ 45,00. */
const OIL = 'Óleo finalizador 60 ml';
/** R$ 62,00. */
const LEAVE_IN = 'Leave-in protetor térmico';

test.describe('a phone in the dark', () => {
  test.use({ ...PHONE, colorScheme: 'dark' });

  test('a receptionist sells two of a product to somebody without a visit', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('recepcao@horamarcada.test');
    await openDrawer(page);
    const before = await stockOf(page, OIL);
    await page.goto('/dashboard/financial?tab=cash');
    const panel = page.getByRole('region', { name: 'Caixa aberto' });
    await panel.getByRole('link', { name: 'Nova venda' }).click();

    const dialog = page.getByRole('dialog', { name: 'Nova venda' });
    await put(dialog, 'óleo', OIL);
    await dialog.getByRole('button', { name: `Um a mais de ${OIL}` }).click();
    await expectFit(page);
    await dialog.getByText('Dinheiro', { exact: true }).click();
    await dialog.getByRole('button', { name: 'R$ 100,00' }).click();
    await expect(dialog.getByText('Troco: R$ 10,00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Receber R$ 90,00' }).click();

    const result = page.getByRole('dialog', { name: 'Venda registrada' });
    await expect(result).toContainText('Troco: R$ 10,00');
    await expectFit(page);
    await result.getByRole('link', { name: 'Ver recibo' }).click();
    await expect(receipt(page)).toContainText(`2 × ${OIL}`);
    await expect(receipt(page)).toContainText('R$ 90,00');
    await expectFit(page);
    expect(await stockOf(page, OIL)).toBe(before - 2);
    await closeDrawer(page);
  });
});

test.describe('a computer in the light', () => {
  test.use({ ...DESKTOP, colorScheme: 'light' });

  test('what a visit buys is paid with it, and stands on the same receipt', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('dona@horamarcada.test');
    await openDrawer(page);
    const { id, client, date } = await booked(page, 'Vanda', { minutes: -5 });
    await stand(page, id, 'confirmed');
    const completed = { headers: OURS, data: { status: 'completed' } };
    const done = await page.request.post(`/api/v1/appointments/${id}/status`, completed);
    expect(done.status()).toBe(200);
    await page.goto(`/dashboard/appointments?view=cards&date=${date}`);
    await page.getByRole('button', { name: `Registrar pagamento de ${client}` }).click();

    const dialog = page.getByRole('dialog', { name: 'Registrar pagamento' });
    await dialog.getByRole('button', { name: 'Adicionar produto' }).click();
    await put(dialog, 'leave', LEAVE_IN);
    await expectFit(page);
    await dialog.getByText('PIX', { exact: true }).click();
    await dialog.getByRole('button', { name: /^Receber R\$/ }).click();
    await page.getByRole('link', { name: 'Ver recibo' }).click();
    const { clientId, services } = await (
      await page.request.get(`/api/v1/appointments/${id}`)
    ).json();
    for (const name of [client, services[0].name, LEAVE_IN]) {
      await expect(receipt(page)).toContainText(name);
    }
    await expectFit(page);

    await page.goto(`/dashboard/clients/${clientId}?tab=purchases`);
    await expect(page.getByRole('tabpanel', { name: 'Compras' })).toContainText(LEAVE_IN);
    await expectFit(page);
    await closeDrawer(page);
  });
});

/** Finds it by a part of its name, and puts one of it into the cart. */
async function put(dialog: Locator, typed: string, name: string): Promise<void> {
  await dialog.getByRole('searchbox', { name: 'Nome ou código de barras' }).fill(typed);
  const found = dialog.getByRole('list', { name: 'Produtos encontrados' });
  await found.getByRole('button', { name }).click();
  const cart = dialog.getByRole('list', { name: 'Itens da venda' });
  await expect(cart.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

function receipt(page: Page): Locator {
  return page.getByRole('article', { name: /^Recibo nº/ });
}

async function stockOf(page: Page, wanted: string): Promise<number> {
  const products = await (await page.request.get('/api/v1/products')).json();
  return products.find(({ name }: { name: string }) => name === wanted).currentStock;
}
