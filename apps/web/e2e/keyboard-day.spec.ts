import type { Page } from '@playwright/test';
import { closeDrawer, DESKTOP, enter, expect, tabTo, test } from './journey.ts';
import { booked, openDrawer } from './visits.ts';

test.use(DESKTOP);

test('a receptionist receives, moves and cancels without touching the mouse', async ({
  page,
  signIn,
}) => {
  await signIn('recepcao@horamarcada.test');
  await closeDrawer(page);
  await openDrawer(page);
  const soon = await booked(page, 'Tereza', { minutes: 3 });
  const later = await booked(page, 'Ulisses', { minutes: minutesUntilFreeDay() });
  const panel = page.getByRole('dialog', { name: 'Agendamento', exact: true });

  await test.step('who comes in is found by her name, and marked as here', async () => {
    await lookFor(page, soon.client);
    await expect(panel).toBeFocused();
    await enter(panel.getByRole('button', { name: 'Chegou' }));
    await expect(panel.getByText(/^Chegou às/)).toBeVisible();
  });

  await test.step('her payment is taken', async () => {
    await enter(panel.getByRole('button', { name: /^Finalizar e receber R\$/ }));
    const payment = page.getByRole('dialog', { name: 'Registrar pagamento' });
    await enter(payment.getByRole('button', { name: /^Receber R\$/ }));
    const paid = page.getByRole('dialog', { name: 'Pagamento registrado' });
    await expect(paid.getByRole('button', { name: 'Concluir' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(paid).toHaveCount(0);
    await expect(panel).toContainText('Concluído');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await page.goto(`/dashboard/appointments?date=${later.date}`);
  const entry = page.getByRole('region', { name: 'Agenda', exact: true }).getByRole('button', {
    name: later.client,
  });

  await test.step('another visit is carried a quarter of an hour further, and stays in hand', async () => {
    await tabTo(entry);
    await expect(entry).toHaveAccessibleName(/^10:00/);
    await page.keyboard.down('Alt');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.up('Alt');
    await expectSaid(page, `${later.client}: 10:15–`);
    await expect(entry).toHaveAccessibleName(/^10:15/);
    await expect(entry).toBeFocused();
  });

  await test.step('it is cancelled', async () => {
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await enter(panel.getByRole('button', { name: 'Mais ações' }));
    const cancelling = page.getByRole('menuitem', { name: 'Cancelar agendamento' });
    await expect(cancelling).toBeVisible();
    // The menu takes the first of its own accord, sooner or later.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(cancelling).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Cancelar agendamento' });
    await enter(question.getByRole('button', { name: 'Cancelar agendamento' }));
    await expectSaid(page, 'Status alterado com sucesso!');
    await expect(panel.getByText('Cancelado', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(entry).toHaveCount(0);
  });
  await closeDrawer(page);
});

/** On a Wednesday so far ahead that nobody else is there, at ten. */
function minutesUntilFreeDay(): number {
  const now = Temporal.Now.zonedDateTimeISO('America/Sao_Paulo').round('minute');
  const wednesday = now.subtract({ days: now.dayOfWeek }).add({ weeks: 46, days: 3 });
  return now.until(wednesday.withPlainTime('10:00')).total({ unit: 'minutes', relativeTo: now });
}

/** By the search that finds everything, from wherever she is. */
async function lookFor(page: Page, client: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar em tudo' })).toBeFocused();
  await page.keyboard.type(client);
  const visits = page.getByRole('group', { name: 'Próximos agendamentos' });
  const found = visits.getByRole('option').filter({ hasText: client });
  await expect(found).toBeVisible();
  while ((await found.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function expectSaid(page: Page, said: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
}
