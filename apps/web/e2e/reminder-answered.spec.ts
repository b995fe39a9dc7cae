import type { Locator, Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectFit,
  expectNotice,
  introduceOneself,
  PHONE,
  test,
} from './journey.ts';
import {
  bookVisit,
  chatOf,
  connectNumber,
  expectOnPhone,
  foundSalon,
  keepClient,
  playPhone,
  put,
  read,
  type Salon,
  switchOn,
} from './salons.ts';

const BOOKED = 'Seu horário está marcado: Corte com Lia Prado';
const IOLANDA = '11988100001';
const MARTA = '11988100002';

test.use(DESKTOP);

test('who books online is told, reminded, confirms by answering, and cancels by herself', async ({
  page,
  browser,
}) => {
  test.slow();
  const salon = await foundSalon(page, 'Salão do Lembrete');
  await connectNumber(page, salon);
  await switchOn(page, 'appointment_created', 'appointment_reminder_24h', 'appointment_cancelled');
  await writeFirst(page, salon);
  const phone = await (await browser.newContext(PHONE)).newPage();

  const ownPage =
    await test.step('she books on her phone, and reads there that it is hers', async () => {
      await phone.goto(`/b/${salon.slug}`);
      await introduceOneself(phone, { name: 'Iolanda Reis', phone: IOLANDA });
      await phone.getByRole('checkbox', { name: /^Corte/ }).click();
      await phone.getByRole('button', { name: 'Continuar' }).click();
      const times = phone.getByRole('region', { name: /^Horários de/ }).getByRole('button');
      await times.last().click();
      await phone.getByRole('button', { name: 'Confirmar Agendamento' }).click();
      const own = phone.getByRole('link', { name: 'Ver, remarcar ou cancelar' });
      const address = await own.getAttribute('href');
      await expectOnPhone(phone, chatOf(salon, IOLANDA), BOOKED);
      return address ?? '';
    });

  const date = await moveToTomorrow(page, 'Iolanda');

  await test.step('a visit is cancelled at the desk, and its client reads so', async () => {
    const marta = { name: 'Marta Nunes', phone: MARTA };
    const clientId = await keepClient(page, marta, { accepts: false });
    const visit = await bookVisit(page, salon, { clientId, days: 3 });
    await expectOnPhone(page, chatOf(salon, MARTA), BOOKED);
    await cancelAtDesk(page, visit);
    await expectOnPhone(page, chatOf(salon, MARTA), /Seu horário .* foi cancelado/);
  });

  await test.step('reminded a day before, she says yes, and the open agendas show it', async () => {
    const storageState = await page.context().storageState();
    const pocket = await (await browser.newContext({ ...PHONE, storageState })).newPage();
    for (const screen of [page, pocket]) {
      await screen.goto(`/dashboard/appointments?date=${date}`);
      await expect(entry(screen, /Iolanda Reis, Corte, Agendado/)).toBeVisible();
    }
    await expectOnPhone(phone, chatOf(salon, IOLANDA), 'Lembrando do seu horário amanhã');
    await phone.goto(chatOf(salon, IOLANDA));
    await phone.getByLabel('Mensagem').fill('Sim, confirmo!');
    await phone.getByRole('button', { name: 'Enviar como cliente' }).click();
    for (const screen of [page, pocket]) {
      await expect(entry(screen, /Iolanda Reis, Corte, Confirmado/)).toBeVisible();
    }
    await expectFit(pocket);
    await pocket.context().close();
  });

  await test.step('she cancels on her own page, and the bell of the salon rings', async () => {
    await phone.goto(ownPage);
    await phone.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await phone.getByRole('button', { name: 'Sim, cancelar' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Cliente cancelou' });
    await expect(toast).toContainText('Iolanda Reis');
    await expect(entry(page, /Iolanda Reis/)).toHaveCount(0);
    await page.getByRole('button', { name: /^Avisos: \d+ não lido/ }).click();
    const history = page.getByRole('dialog', { name: 'Avisos' });
    await expect(
      history.getByRole('button', { name: /Cliente cancelou.*Iolanda Reis/ }),
    ).toBeVisible();
  });
  await phone.context().close();
});

/** Whoever wrote lately is answered without the pauses that a number keeps towards others. */
async function writeFirst(page: Page, salon: Salon): Promise<void> {
  for (const phone of [IOLANDA, MARTA]) {
    await playPhone(page, chatOf(salon, phone), { texto: 'Oi, bom dia!', nome: 'Cliente' });
  }
}

/** To where a day is left when the next minute begins: that is when she is reminded. */
async function moveToTomorrow(page: Page, client: string): Promise<string> {
  const { items } = await read(page, `/appointments?search=${client}`);
  const [{ id, version, professionalId }] = items;
  const start = Temporal.Now.zonedDateTimeISO('America/Sao_Paulo')
    .add({ days: 1, seconds: 2 })
    .round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const startTime = start.toInstant().toString();
  await put(page, `/appointments/${id}/time`, { version, professionalId, startTime });
  return start.toPlainDate().toString();
}

async function cancelAtDesk(page: Page, { id, date }: { id: string; date: string }) {
  await page.goto(`/dashboard/appointments?date=${date}&open=${id}`);
  const panel = page.getByRole('dialog', { name: 'Agendamento', exact: true });
  await panel.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Alterar status' }).click();
  await page.getByRole('radio', { name: 'Cancelado' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Status alterado com sucesso!');
}

function entry(page: Page, said: RegExp): Locator {
  const column = page.getByRole('group', { name: 'Lia Prado', exact: true });
  return column.getByRole('button', { name: said });
}
