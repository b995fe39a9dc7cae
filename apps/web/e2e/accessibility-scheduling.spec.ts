import type { Page } from '@playwright/test';
import { expectAtEase, expectReadable } from './at-ease.ts';
import {
  bookOnline,
  DESKTOP,
  expect,
  introduceOneself,
  openBlocking,
  openBooking,
  openScreen,
  PHONE,
  test,
  unusedPhone,
} from './journey.ts';

// Each makes what it needs, so that they can share the machine's cores one by one.
test.describe.configure({ mode: 'parallel' });

// Each size begins in a scheme of its own, and each screen is read in the other one too.
for (const [colorScheme, screen] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  test.describe(`${colorScheme}, ${screen.viewport.width} px`, () => {
    test.use({ ...screen, colorScheme });

    test('the steps of booking online', async ({ page }) => {
      await page.goto('/b/salao-demo');
      await expect(page.getByRole('button', { name: /^Corte feminino/ })).toBeVisible();
      await page.getByText(/^Hoje:/).click();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Agendar', exact: true }).click();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByText('Telefone e nome são obrigatórios.')).toBeVisible();
      await expectAtEase(page);
      await introduceOneself(page, {
        name: 'Quitéria Sá',
        phone: unusedPhone(7, screen),
      });
      await expect(page.getByRole('button', { name: 'Qualquer profissional' })).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Qualquer profissional' }).click();
      await page.getByRole('checkbox', { name: /^Manicure/ }).click();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Continuar' }).click();
      const times = page.getByRole('region', { name: /^Horários de/ }).getByRole('button');
      await expect(times.first()).toBeVisible();
      await expectAtEase(page);
      await times.first().click();
      await page.getByLabel('Cupom de desconto (opcional)').fill('nada99');
      await expect(page.getByText('Cupom não encontrado ou inválido')).toBeVisible();
      await expect(page.getByText(/^Horário reservado por/)).toBeVisible();
      await expectAtEase(page);
      await page.getByLabel('Cupom de desconto (opcional)').fill('');
      await page.getByRole('button', { name: 'Confirmar Agendamento' }).click();
      await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
      await expectAtEase(page);
    });

    test("the client's own page", async ({ page }) => {
      const { ownPage } = await bookOnline(
        page,
        { professional: 'Rafael Lacerda', services: ['Barba'] },
        { name: 'Raimunda Góis', phone: unusedPhone(8, screen) },
      );
      await page.goto(ownPage);
      await expect(page.getByRole('heading', { name: 'Olá, Raimunda' })).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Remarcar' }).click();
      const times = page.getByRole('region', { name: /^Horários de/ }).getByRole('button');
      await expect(times.first()).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Voltar sem mudar' }).click();
      await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Sim, cancelar' }).click();
      await expect(page.getByText('Você cancelou este agendamento')).toBeVisible();
      await expectAtEase(page);
    });

    test('the agenda in each of its views', async ({ page, signIn }) => {
      test.slow();
      await signIn('recepcao@horamarcada.test');
      const day = await busiestDay(page);
      for (const view of ['day', 'week', 'month', 'cards', 'list']) {
        await openScreen(page, `/dashboard/appointments?date=${day}&view=${view}`);
        const scheduled = page.getByRole('button', { name: /Agendado|\d agendamento/ });
        await expect(scheduled.or(page.getByText('Agendado')).first()).toBeAttached();
        await expectSettled(page);
        await expectAtEase(page);
      }
    });

    test('what the agenda opens', async ({ page, signIn }) => {
      test.slow();
      await signIn('recepcao@horamarcada.test');
      await openScreen(page, `/dashboard/appointments?date=${await busiestDay(page)}`);
      const agenda = page.getByRole('region', { name: 'Agenda', exact: true });
      await agenda
        .getByRole('button', { name: /, (Agendado|Confirmado)/ })
        .first()
        .click();
      const details = page.getByRole('dialog', { name: 'Agendamento', exact: true });
      await expect(details.getByRole('button', { name: 'Editar' })).toBeVisible();
      await expectSettled(page);
      await expectAtEase(page);
      await details.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: 'Alterar status' }).click();
      await expect(page.getByRole('radio', { name: 'Cancelado' })).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Voltar' }).click();
      // The panel hears Escape once the dialog has given the focus back to it.
      await expect(details.getByRole('button', { name: 'Mais ações' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(details).toHaveCount(0);

      await openBlocking(page);
      await page.getByRole('dialog').getByLabel('Até').fill('11:00');
      await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
      await expect(page.getByText('O fim deve vir depois do início.')).toBeVisible();
      // Away from the list of professionals, which opens where one is missing.
      await page.getByLabel('Motivo').click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();

      await openBooking(page);
      await expect(page.getByRole('dialog').getByLabel('Cliente')).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();

      await page.goto('/dashboard/appointments?quick=next');
      const panel = page.getByRole('dialog', { name: 'Agendamento rápido' });
      await panel.getByRole('checkbox').first().check();
      await expectReadable(page);
    });

    test('the coupons', async ({ page, signIn }) => {
      await signIn('recepcao@horamarcada.test', '/dashboard/coupons');
      await expect(page.getByText('BEMVINDA10')).toBeVisible();
      await expectAtEase(page);
    });
  });
}

/** Of the coming week the day of which the demonstration tells most. */
async function busiestDay(page: Page): Promise<string> {
  const zone = 'America/Sao_Paulo';
  const tomorrow = Temporal.Now.plainDateISO(zone).add({ days: 1 });
  const answer = await page.request.get(`/api/v1/agenda?fromDate=${tomorrow}&days=7`);
  const { entries }: { entries: { startTime: string }[] } = await answer.json();
  const days = Map.groupBy(entries, ({ startTime }) =>
    Temporal.Instant.from(startTime).toZonedDateTimeISO(zone).toPlainDate().toString(),
  );
  const [busiest] = [...days].toSorted(([, one], [, other]) => other.length - one.length);
  return busiest?.[0] ?? '';
}

async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
