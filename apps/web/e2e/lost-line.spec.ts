import type { Locator, Page } from '@playwright/test';
import { closeDrawer, DESKTOP, expect, OURS, test } from './journey.ts';
import { booked, openDrawer } from './visits.ts';

const DAY = '2027-05-05';
const NO_LINE = 'Sem conexão. Verifique sua internet e tente novamente.';

test.use(DESKTOP);

test('what is done while the answer gets lost is done once when it is tried again', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('recepcao@horamarcada.test', `/dashboard/appointments?quick=${DAY}T10:00`);

  await test.step('a booking in the quick panel', async () => {
    const panel = page.getByRole('dialog', { name: 'Agendamento rápido' });
    await expect(panel.getByLabel('Cliente')).toBeFocused();
    await page.keyboard.type('Zilda Cortada');
    await page.getByRole('option', { name: 'Cadastrar "Zilda Cortada"' }).click();
    await panel.getByRole('checkbox').first().click();
    const again = panel.getByRole('button', { name: 'Agendar' });
    await losesTheAnswer(page, 'scheduling/appointments/book', again);
    await expect(panel.getByText(/^Sem resposta. Nada se perdeu/)).toBeInViewport();
    await again.click();
    await expect(panel).toHaveCount(0);
    expect(await bookedFor(page, 'Zilda Cortada')).toHaveLength(1);
  });

  await test.step('another time for it', async () => {
    const [before] = await bookedFor(page, 'Zilda Cortada');
    await page.goto(`/dashboard/appointments?date=${DAY}&open=${before.id}&edit=true`);
    const dialog = page.getByRole('dialog', { name: /^Editar agendamento/ });
    await dialog.getByRole('button', { name: '11:00', exact: true }).click();
    const again = dialog.getByRole('button', { name: 'Salvar alterações' });
    await losesTheAnswer(page, 'scheduling/appointments/update', again);
    await expect(page.getByText(NO_LINE)).toBeVisible();
    await again.click();
    await expect(page.getByText('Agendamento atualizado com sucesso!')).toBeVisible();
    const [after, ...others] = await bookedFor(page, 'Zilda Cortada');
    expect(others).toEqual([]);
    expect(after).toMatchObject({ startTime: `${DAY}T14:00:00Z`, version: before.version + 1 });
  });

  await test.step('a payment', async () => {
    await closeDrawer(page);
    await openDrawer(page);
    const { id, date } = await booked(page, 'Zoraide', { minutes: -20 });
    await page.goto(`/dashboard/appointments?view=cards&date=${date}&open=${id}`);
    const panel = page.getByRole('dialog', { name: 'Agendamento', exact: true });
    await panel.getByRole('button', { name: /^Finalizar e receber R\$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar pagamento' });
    const again = dialog.getByRole('button', { name: /^Receber R\$/ });
    await losesTheAnswer(page, 'cash/settlements/settle', again);
    await expect(page.getByText(NO_LINE)).toBeVisible();
    await again.click();
    await expect(page.getByRole('dialog', { name: 'Pagamento registrado' })).toBeVisible();
    const { movements } = await read(page, '/cash/session');
    expect(movements).toMatchObject([{ appointmentId: id, kind: 'payment' }]);
  });
  await closeDrawer(page);
});

test('a drawer is closed once though the answer gets lost, and the screen says so', async ({
  page,
  signIn,
}) => {
  await signIn('recepcao@horamarcada.test');
  await closeDrawer(page);
  await openDrawer(page);
  const { id } = await read(page, '/cash/session');
  await page.goto('/dashboard/financial?tab=cash');
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fechar caixa' });
  await dialog.getByRole('button', { name: 'Igual ao esperado: Dinheiro na gaveta' }).click();
  const again = dialog.getByRole('button', { name: 'Fechar caixa' });
  await losesTheAnswer(page, 'cash/sessions/close', again);
  await expect(page.getByText(NO_LINE)).toBeVisible();
  await again.click();
  const result = page.getByRole('dialog', { name: 'Caixa fechado' });
  await expect(result.getByText('Confere').first()).toBeVisible();
  await result.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('heading', { name: 'Caixa fechado' })).toBeVisible();
  const { items } = await read(page, '/cash/sessions?limit=2');
  expect(items.map((closed: { id: string }) => closed.id === id)).toEqual([true, false]);
});

/** The server does what is asked, and nobody hears of it. */
async function losesTheAnswer(page: Page, procedure: string, button: Locator): Promise<void> {
  const isDone = new Promise<void>((done) => {
    void page.route(
      new RegExp(`/rpc/${procedure}`),
      async (route) => {
        expect((await route.fetch()).ok()).toBe(true);
        await route.abort('internetdisconnected');
        done();
      },
      { times: 1 },
    );
  });
  await button.click();
  await isDone;
}

async function bookedFor(page: Page, client: string) {
  return (await read(page, `/appointments?search=${encodeURIComponent(client)}`)).items;
}

async function read(page: Page, path: string) {
  return (await page.request.get(`/api/v1${path}`, { headers: OURS })).json();
}
