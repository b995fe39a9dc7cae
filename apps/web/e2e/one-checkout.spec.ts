import type { Page } from '@playwright/test';
import {
  closeDrawer,
  expect,
  expectFit,
  expectNoSidewaysScroll,
  OURS,
  PHONE,
  test,
} from './journey.ts';
import { booked, countTaps, openDrawer, stand } from './visits.ts';

/** R$ 45,00. */
const OIL = 'Óleo finalizador 60 ml';

test.describe('a phone in the light', () => {
  test.use({ ...PHONE, colorScheme: 'light' });

  test('a service, a product, a session and a gift card are one payment of few taps', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('dona@horamarcada.test');
    await openDrawer(page);
    const visit = await visitOfTwo(page);
    const [covered, open] = visit.services;
    const before = await prepay(page, visit.clientId, covered.id);
    await page.goto(`/dashboard/appointments?view=cards&date=${visit.date}`);
    const pay = page.getByRole('button', { name: `Registrar pagamento de ${visit.client}` });
    await expect(pay).toBeVisible();

    const taps = await countTaps(page);
    await pay.tap();
    const dialog = page.getByRole('dialog', { name: 'Registrar pagamento' });
    const session = dialog.getByRole('checkbox', { name: `Usar sessão de ${covered.name}` });
    await expect(session).toBeChecked();
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Adicionar produto' }).tap();
    await dialog.getByRole('button', { name: new RegExp(`^${OIL}`) }).tap();
    await dialog.getByText('Usar vale-presente de R$ 900,00').tap();
    await expect(dialog.getByText('Não falta nada para pagar.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Concluir' }).tap();
    const result = page.getByRole('dialog', { name: 'Pagamento registrado' });
    await result.getByRole('link', { name: 'Ver recibo' }).tap();
    const receipt = page.getByRole('article', { name: /^Recibo nº/ });
    await expect(receipt).toBeVisible();
    expect(await taps()).toBeLessThanOrEqual(8);

    for (const text of [covered.name, open.name, OIL, 'Pacote Jornada', 'Vale-presente']) {
      await expect(receipt).toContainText(text);
    }
    await expect(receipt).toContainText(`Recibo nº ${before + 1}`);
    await expectFit(page);
    await closeDrawer(page);
  });
});

type Service = { id: string; name: string };

/** She came for what her package covers, and for something else. */
async function visitOfTwo(page: Page) {
  const { id, client, date } = await booked(page, 'Zélia', { minutes: -5 }, async (like) => {
    const does = await read(page, `/api/v1/professionals/${like.professionalId}/services`);
    return does.slice(0, 2).map(({ serviceId }: { serviceId: string }) => serviceId);
  });
  await stand(page, id, 'confirmed');
  await send(page, `/api/v1/appointments/${id}/status`, { status: 'completed' });
  const { clientId, services } = await read(page, `/api/v1/appointments/${id}`);
  return { client, date, clientId, services: services as [Service, Service] };
}

/** A session of what was done first, and a gift card of her own; answers the last receipt's number. */
async function prepay(page: Page, clientId: string, serviceId: string): Promise<number> {
  const terms = { name: 'Jornada', priceCents: 100_00, validDays: 30 };
  const services = [{ serviceId, sessions: 2 }];
  const { id: packageId } = await send(page, '/api/v1/packages', { ...terms, services });
  const products: { id: string; name: string }[] = await read(page, '/api/v1/products');
  const productId = products.find(({ name }) => name === OIL)?.id;
  const { usualPaymentMethodId, paymentMethods } = await read(page, '/api/v1/cash/choices');
  const paymentMethodId = usualPaymentMethodId ?? paymentMethods[0].id;
  const { receiptNumber } = await send(page, '/api/v1/sales', {
    clientId,
    items: [
      { kind: 'package', packageId, priceCents: 100_00 },
      { kind: 'gift_card', amountCents: 900_00 },
      { kind: 'product', productId, quantity: 1, priceCents: 45_00 },
    ],
    parts: [{ paymentMethodId, amountCents: 1_045_00 }],
  });
  return receiptNumber;
}

async function read(page: Page, path: string) {
  return (await page.request.get(path)).json();
}

async function send(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { headers: OURS, data });
  expect(answer.status()).toBeLessThan(300);
  return answer.json();
}
