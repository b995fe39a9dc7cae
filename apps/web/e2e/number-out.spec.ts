import type { Locator, Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectFit,
  expectNotice,
  openScreen,
  PHONE,
  test,
} from './journey.ts';
import {
  bookVisit,
  connectNumber,
  foundSalon,
  keepClient,
  playPhone,
  put,
  read,
  switchOn,
} from './salons.ts';

test.use(DESKTOP);

test('when the number drops out, confirmations go by e-mail or wait to be sent by hand', async ({
  page,
  browser,
}) => {
  const salon = await foundSalon(page, 'Salão sem Número');
  await connectNumber(page, salon);
  await switchOn(page, 'appointment_created');
  // A letter of its own would tell her anyway: here the message itself has to find its way.
  const settings = await read(page, '/messaging-settings');
  await put(page, '/messaging-settings', { ...settings, mailsBooked: false });

  await test.step('unlinked on the phone, the owner is told', async () => {
    await playPhone(page, salon.line, { acao: 'desconectar' });
    await expect(
      page.getByRole('alert').filter({ hasText: 'WhatsApp desconectado' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Avisos: 1 não lido' }).click();
    const history = page.getByRole('dialog', { name: 'Avisos' });
    await history.getByRole('button', { name: /WhatsApp desconectado/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/whatsapp/);
    await expect(page.getByText('O número foi desconectado no celular')).toBeVisible();
  });

  const withMail = { name: 'Elza Correia', phone: '11988400001', email: 'elza@casa.test' };
  const without = { name: 'Nina Matos', phone: '11988400002' };
  const also = { name: 'Rute Dias', phone: '11988400003' };
  for (const [place, client] of [withMail, without, also].entries()) {
    const clientId = await keepClient(page, client, { accepts: false });
    await bookVisit(page, salon, { clientId, days: 3 + place });
  }

  await test.step('who has an address gets a letter', async () => {
    await openScreen(page, '/dashboard/mensagens-enviadas');
    const row = page.getByRole('row').filter({ hasText: 'Elza Correia' });
    await expect(row).toContainText('E-mail');
    await expect(row).toContainText('Enviada');
  });

  await test.step('who has none is written to from the phone in somebody’s hand', async () => {
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ ...PHONE, storageState });
    const phone = await context.newPage();
    await phone.goto('/dashboard/para-enviar');
    const waiting = waitingOn(phone);
    await expect(waiting).toHaveCount(2);
    const rute = waiting.filter({ hasText: 'Rute Dias' });
    await expect(rute.getByRole('link', { name: /^Abrir no WhatsApp/ })).toBeVisible();
    await expectFit(phone);
    await rute.getByRole('button', { name: /^Já enviei/ }).tap();
    await expect(waiting).toHaveCount(1);
    await context.close();
  });

  await test.step('at the desk too her text is ready; one tap marks it as sent', async () => {
    await openScreen(page, '/dashboard/para-enviar');
    const waiting = waitingOn(page);
    await expect(waiting).toHaveCount(1);
    await expect(waiting).toContainText('Olá Nina Matos! Seu horário está marcado: Corte');
    const open = waiting.getByRole('link', { name: /^Abrir no WhatsApp/ });
    await expect(open).toHaveAttribute('href', /^https:\/\/wa\.me\/5511988400002\?text=Ol%C3%A1/);
    await expectAccessible(page);
    await waiting.getByRole('button', { name: /^Já enviei/ }).click();
    await expectNotice(page, 'Marcada como enviada.');
    await expect(page.getByText(/^Nada para enviar agora/)).toBeVisible();
    await openScreen(page, '/dashboard/mensagens-enviadas');
    const row = page.getByRole('row').filter({ hasText: 'Nina Matos' });
    await expect(row).toContainText('Para enviar');
    await expect(row).toContainText('Enviada');
  });
});

function waitingOn(page: Page): Locator {
  return page.getByRole('list', { name: 'Mensagens para enviar' }).getByRole('listitem');
}
