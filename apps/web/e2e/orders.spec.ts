import type { Browser, Page } from '@playwright/test';
import {
  closeDrawer,
  expect,
  expectAccessible,
  expectFit,
  OURS,
  PHONE,
  test,
  unusedPhone,
} from './journey.ts';
import { openDrawer } from './visits.ts';

const SCREEN = { ...PHONE, colorScheme: 'light' as const };
const CLIENT = 'Olívia Brandão';

test.describe('a phone', () => {
  test.use(SCREEN);

  test('a package is ordered by the link, confirmed at the desk, and pays a visit', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow();
    const phone = unusedPhone(6, SCREEN);
    await signIn('recepcao@horamarcada.test');
    await openDrawer(page);
    const { url } = await (await page.request.get('/api/v1/orders/shop')).json();
    const visitor = await opened(browser, new URL(url).pathname);

    await test.step('the client orders and reads that it waits', () => order(visitor, phone));
    await test.step('the desk sees it and says that the money came', () => confirm(page));
    await test.step('her page says it, and only now', async () => {
      await visitor.reload();
      await expect(visitor.getByText('Pagamento confirmado')).toBeVisible();
      await expect(visitor.getByText(/^Recibo nº/)).toBeVisible();
      await expectFit(visitor);
    });
    await test.step('a session pays her visit', () => useSession(page));
    await visitor.context().close();
    await closeDrawer(page);
  });
});

async function opened(browser: Browser, path: string): Promise<Page> {
  const visitor = await (await browser.newContext(SCREEN)).newPage();
  await visitor.goto(`${OURS.origin}${path}`);
  return visitor;
}

async function order(visitor: Page, phone: string): Promise<void> {
  await visitor.getByRole('button', { name: /4 manicures/ }).click();
  await visitor.getByLabel('Seu nome').fill(CLIENT);
  await visitor.getByLabel('Telefone com DDD').fill(phone);
  await expectFit(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: /^Pagar R\$/ }).click();
  await expect(visitor.getByText('Aguardando pagamento')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Código PIX em QR' })).toBeVisible();
  await expect(visitor.getByLabel('PIX copia e cola')).toHaveValue(/^000201.*5406120\.00/);
  await expect(visitor.getByText('Pagamento confirmado')).toHaveCount(0);
  await expectFit(visitor);
  await expectAccessible(visitor);
}

async function confirm(page: Page): Promise<void> {
  await page.goto('/dashboard/orders');
  const row = page.getByRole('list', { name: 'Pedidos' }).getByRole('listitem');
  const hers = row.filter({ hasText: CLIENT });
  await expect(hers).toContainText('Aguardando');
  await expectFit(page);
  await expectAccessible(page);
  await hers.getByRole('button', { name: 'Recebi o PIX' }).click();
  const question = page.getByRole('dialog', { name: 'O PIX chegou?' });
  await question.getByRole('button', { name: 'Recebi o PIX' }).click();
  // While it is asked, nothing behind it counts.
  await expect(question).toBeHidden();
  await expect(hers).toHaveCount(0);
}

/** Booked, come and paid by a session of what she ordered. */
async function useSession(page: Page): Promise<void> {
  const { items } = await json(page, `/api/v1/clients?search=${encodeURIComponent(CLIENT)}`);
  const clientId: string = items[0].id;
  const [bought] = await json(page, `/api/v1/clients/${clientId}/packages`);
  expect(bought.services).toMatchObject([{ serviceName: 'Manicure', sessions: 4, left: 4 }]);
  const { serviceId } = bought.services[0];
  const visit = await visited(page, clientId, serviceId);

  await page.goto(`/dashboard/appointments?view=cards&date=${visit.date}`);
  await page.getByRole('button', { name: `Registrar pagamento de ${CLIENT}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar pagamento' });
  await expect(dialog).toContainText('4 manicures');
  // The only package that covers it is chosen already.
  const session = dialog.getByRole('checkbox', { name: 'Usar sessão de Manicure' });
  await expect(session).toBeChecked();
  await expectFit(page);
  await dialog.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('link', { name: 'Ver recibo' })).toBeVisible();
  const [left] = await json(page, `/api/v1/clients/${clientId}/packages`);
  expect(left.services).toMatchObject([{ left: 3 }]);
}

async function visited(page: Page, clientId: string, serviceId: string) {
  const { items } = await json(page, '/api/v1/appointments?limit=50&status=completed');
  const like = items.find(({ services }: { services: { id: string }[] }) =>
    services.some(({ id }) => id === serviceId),
  );
  const start = Temporal.Now.instant().subtract({ minutes: 5 }).round('minute');
  const made = await page.request.post('/api/v1/appointments', {
    headers: OURS,
    data: {
      clientId,
      professionalId: like.professionalId,
      serviceIds: [serviceId],
      startTime: start.toString(),
      overbook: true,
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  const completed = { headers: OURS, data: { status: 'completed' } };
  await page.request.post(`/api/v1/appointments/${id}/status`, completed);
  const { priceCents } = await json(page, `/api/v1/appointments/${id}`);
  const date = start.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString();
  return { id, priceCents, date };
}

async function json(page: Page, path: string) {
  return (await page.request.get(path)).json();
}
