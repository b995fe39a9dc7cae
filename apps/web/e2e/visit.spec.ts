import type { Page } from '@playwright/test';
import { expectReadable } from './at-ease.ts';
import { closeDrawer, DESKTOP, expect, expectAccessible, PHONE, tabTo, test } from './journey.ts';
import { foundSalon, keepClient, post } from './salons.ts';
import {
  booked,
  countTaps,
  minutesOfToday,
  minutesStillOfToday,
  openDrawer,
  stand,
} from './visits.ts';

const RECEPTION = 'recepcao@horamarcada.test';

for (const [name, device] of [
  ['a phone', PHONE],
  ['a computer', DESKTOP],
] as const) {
  test.describe(name, () => {
    test.use(device);

    test('one tap confirms', async ({ page, signIn }) => {
      await signIn(RECEPTION);
      const { client, date, id } = await booked(page, 'Nádia', { hours: 50 });
      await page.goto(`/dashboard/appointments?view=cards&date=${date}&open=${id}`);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: 'Confirmar', exact: true }).click();
      await expect(panel.getByText('Confirmado', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `confirmed-${name}`);
      await panel.getByRole('button', { name: 'Fechar' }).click();
      const card = page.getByRole('listitem').filter({ hasText: client });
      await expect(card.getByText('Confirmado', { exact: true })).toBeVisible();
    });

    test('from the row on home one tap confirms', async ({ page }) => {
      const salon = await foundSalon(page, 'Salão da Nair');
      const known = { name: 'Nair Campos', phone: '11988070191' };
      const clientId = await keepClient(page, known, { accepts: false });
      const start = Temporal.Now.instant().add({ minutes: await minutesStillOfToday() });
      await post(page, '/appointments', {
        clientId,
        professionalId: salon.professionalId,
        serviceIds: [salon.serviceId],
        startTime: start.round('minute').toString(),
        overbook: true,
      });
      await page.goto('/dashboard');
      const verb = page.getByRole('button', { name: `Confirmar: ${known.name}` });
      await expect(verb).toBeVisible();
      const taps = await countTaps(page);
      await verb.click();
      const row = page.getByRole('link').filter({ hasText: known.name }).first();
      await expect(row.getByText('Confirmado', { exact: true })).toBeVisible();
      await expect(verb).toHaveCount(0);
      expect(await taps()).toBe(1);
    });

    test('a visit booked for the wrong client becomes the right one’s', async ({
      page,
      signIn,
    }) => {
      await signIn(RECEPTION);
      const { client: right } = await booked(page, 'Quitéria', { hours: 98 });
      const { client: wrong, date, id } = await booked(page, 'Ulisses', { hours: 74 });
      await page.goto(`/dashboard/appointments?view=cards&date=${date}&open=${id}`);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: 'Trocar cliente' }).click();
      const dialog = page.getByRole('dialog', { name: 'Trocar cliente' });
      await expect(dialog.getByText(`Hoje está com ${wrong}`)).toBeVisible();
      await dialog.getByLabel('Cliente').fill(right);
      await page.getByRole('option', { name: new RegExp(`^${right}`) }).click();
      await expectAccessible(page);
      await shoot(page, `other-client-${name}`);
      await dialog.getByRole('button', { name: 'Trocar cliente', exact: true }).last().click();
      await expect(page.getByText(`O atendimento agora é de ${right}.`)).toBeVisible();
      await expect(panel.getByText(right).first()).toBeVisible();
      await expect(panel.getByText(wrong)).toHaveCount(0);
    });

    test('a visit from arrival to the payment, and three taps do as well', async ({
      page,
      signIn,
    }) => {
      await signIn(RECEPTION);
      await openDrawer(page);
      const { client, date } = await booked(page, 'Olga', { minutes: -20 });
      await page.goto(`/dashboard/appointments?view=cards&date=${date}`);
      await page.getByRole('button', { name: client, exact: true }).click();
      const panel = panelOf(page);
      await panel.getByRole('button', { name: 'Chegou' }).click();
      await expect(panel.getByText(/^Chegou às/)).toBeVisible();
      await panel.getByRole('button', { name: 'Iniciar' }).click();
      await expect(panel.getByText(/^Em atendimento desde/)).toBeVisible();
      await shoot(page, `started-${name}`);
      await panel.getByRole('button', { name: 'Desfazer' }).click();
      await expect(panel.getByText(/^Chegou às/)).toBeVisible();
      await panel.getByRole('button', { name: 'Fechar' }).click();

      const taps = await countTaps(page);
      await page.getByRole('button', { name: client, exact: true }).click();
      await panel.getByRole('button', { name: /^Finalizar e receber R\$/ }).click();
      await page
        .getByRole('dialog', { name: 'Registrar pagamento' })
        .getByRole('button', { name: /^Receber R\$/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Pagamento registrado' })).toBeVisible();
      expect(await taps()).toBe(3);
    });

    test('from the row on home a visit is paid in three taps with the drawer closed', async ({
      page,
      signIn,
    }) => {
      await signIn(RECEPTION);
      const { client, id } = await booked(page, 'Sônia', { minutes: -minutesOfToday() });
      await stand(page, id, 'started');
      await closeDrawer(page);
      await page.goto('/dashboard');
      const verb = page.getByRole('button', {
        name: new RegExp(`^Finalizar e receber .*: ${client}$`),
      });
      await expect(verb).toBeVisible();
      await shoot(page, `home-${name}`);
      const taps = await countTaps(page);
      await verb.click();
      const closed = page.getByRole('dialog', { name: 'Caixa Fechado' });
      await closed.getByRole('button', { name: 'Abrir caixa e receber' }).click();
      await page
        .getByRole('dialog', { name: 'Registrar pagamento' })
        .getByRole('button', { name: /^Receber R\$/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Pagamento registrado' })).toBeVisible();
      expect(await taps()).toBe(3);
    });

    for (const [state, ahead] of [
      ['arrived long before her time', 'arrived'],
      ['confirmed and not seen yet', 'confirmed'],
    ] as const) {
      test(`who is ${state} pays in three taps with the drawer closed`, async ({
        page,
        signIn,
      }) => {
        await signIn(RECEPTION);
        const { date, id } = await booked(page, 'Rute', { hours: 1 });
        await stand(page, id, ahead);
        await closeDrawer(page);
        await page.goto(`/dashboard/appointments?view=cards&date=${date}&open=${id}`);
        const finish = panelOf(page).getByRole('button', { name: /^Finalizar e receber R\$/ });
        await expect(finish).toBeVisible();
        const taps = await countTaps(page);
        await finish.click();
        const closed = page.getByRole('dialog', { name: 'Caixa Fechado' });
        await expect(closed.getByLabel('Valor de abertura')).toBeFocused();
        await expectReadable(page);
        await shoot(page, `closed-${ahead}-${name}`);
        await closed.getByRole('button', { name: 'Abrir caixa e receber' }).click();
        await page
          .getByRole('dialog', { name: 'Registrar pagamento' })
          .getByRole('button', { name: /^Receber R\$/ })
          .click();
        await expect(page.getByRole('dialog', { name: 'Pagamento registrado' })).toBeVisible();
        expect(await taps()).toBe(3);
      });
    }
  });
}

test.describe('the keyboard', () => {
  test.use(DESKTOP);

  test('opens, confirms and goes back to where it was', async ({ page, signIn }) => {
    await signIn(RECEPTION);
    const { client, date } = await booked(page, 'Paula', { hours: 74 });
    await page.goto(`/dashboard/appointments?view=cards&date=${date}`);
    const opener = page.getByRole('button', { name: client, exact: true });
    await tabTo(opener);
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    await expect(panel).toBeFocused();
    const confirm = panel.getByRole('button', { name: 'Confirmar', exact: true });
    await tabTo(confirm);
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Confirmado', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

function panelOf(page: Page) {
  return page.getByRole('dialog', { name: 'Agendamento', exact: true });
}

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
