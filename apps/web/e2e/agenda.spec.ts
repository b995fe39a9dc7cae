import type { Locator, Page } from '@playwright/test';
import {
  bookOnline,
  choose,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectNotice,
  expectRoomForThumbs,
  openBlocking,
  PHONE,
  test,
} from './journey.ts';

const ANA = 'Ana Beatriz Souza';
const CAMILA = 'Camila Duarte';
/** In pixels. */
const AN_HOUR = 96;

// Each has days of its own, so that they can share the machine's cores one by one.
test.describe.configure({ mode: 'parallel' });

test.describe('a computer', () => {
  test.use(DESKTOP);

  test('a receptionist reaches a free time by the keyboard', async ({ page, signIn }) => {
    await signIn('recepcao@horamarcada.test', `/dashboard/appointments?date=${wednesdayIn(27)}`);
    await expect(page.getByRole('button', { name: /^Agendar às 10:00/ })).toBeAttached();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para os horários' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('button', { name: /^Agendar às 10:00/ })).toBeFocused();
    for (let hours = 0; hours < 4; hours++) await press('PageDown');
    await expect(page.getByRole('button', { name: /^Agendar às 14:00/ })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Agendamento rápido' })).toBeVisible();
    await expect(page).toHaveURL(/quick=\d{4}-\d\d-\d\dT14(:|%3A)00/);
    expect(keys).toBeLessThanOrEqual(12);
  });

  test('a week, and a day of ten people, need no scrolling sideways', async ({ page, signIn }) => {
    await signIn('recepcao@horamarcada.test', '/dashboard/appointments?view=week');
    const agenda = page.getByRole('region', { name: 'Agenda', exact: true });
    await expect(agenda).toBeVisible();
    const hiddenWidth = (of: number) =>
      agenda.evaluate((grid, columns) => {
        grid.style.setProperty('--columns', String(columns));
        return grid.scrollWidth - grid.clientWidth;
      }, of);
    expect(await hiddenWidth(7)).toBe(0);
    // The demonstration has fewer people: their columns are as narrow as with ten.
    expect(await hiddenWidth(10)).toBe(0);
  });

  test('a receptionist runs the agenda', async ({ page, signIn }) => {
    test.slow();
    await signIn('recepcao@horamarcada.test', `/dashboard/appointments?date=${wednesdayIn(20)}`);

    await test.step('books where somebody is free', async () => {
      await clickTime(page, ANA, '10:00');
      await fillBooking(page, { name: 'Zuleica Brito', phone: '11988061101' });
      await expect(entry(page, ANA, '10:00 (até 10:45), Zuleica Brito, Escova')).toBeVisible();
    });

    await test.step('drags to somebody else, who needs longer, and back', async () => {
      const across = await columnWidth(page);
      await drag(entry(page, ANA, '10:00'), { x: across, y: AN_HOUR });
      await expect(entry(page, CAMILA, '11:00 (até 12:00), Zuleica Brito')).toBeVisible();
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expectNotice(page, 'Movimento desfeito');
      await expect(entry(page, ANA, '10:00 (até 10:45), Zuleica Brito')).toBeVisible();

      await drag(entry(page, ANA, '10:00'), { x: across, y: AN_HOUR });
      await expectNotice(page, 'Zuleica Brito: 11:00–12:00. Agora leva 1h.');
      await page.reload();
      await expect(entry(page, CAMILA, '11:00 (até 12:00), Zuleica Brito')).toBeVisible();
    });

    await test.step('takes a move back with Ctrl+Z', async () => {
      await drag(entry(page, CAMILA, '11:00'), { x: 0, y: AN_HOUR });
      await expect(entry(page, CAMILA, '12:00 (até 13:00), Zuleica Brito')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
      await page.keyboard.press('Control+z');
      await expectNotice(page, 'Movimento desfeito');
      await expect(entry(page, CAMILA, '11:00 (até 12:00), Zuleica Brito')).toBeVisible();
    });

    await test.step('makes it longer', async () => {
      await drag(entry(page, CAMILA, '11:00'), { x: 0, y: AN_HOUR / 4 }, 'edge');
      await expectNotice(page, 'Zuleica Brito: 11:00–12:15');
      await expect(entry(page, CAMILA, '11:00 (até 12:15), Zuleica Brito')).toBeVisible();
    });

    await test.step('blocks an afternoon, and gives it back', async () => {
      await blockAfternoon(page, ANA);
      await unblockAfternoon(page, ANA);
    });

    await test.step('changes the status, and cancels', async () => {
      await changeStatus(page, entry(page, CAMILA, '11:00'), 'Confirmado');
      await expect(
        entry(page, CAMILA, '11:00 (até 12:15), Zuleica Brito, Escova, Confirmado'),
      ).toBeVisible();
      await changeStatus(page, entry(page, CAMILA, '11:00'), 'Cancelado');
      await expectCancelled(page, 'Zuleica Brito');
    });
  });

  test('a series leaves out what is taken, and ends when it is cancelled', async ({
    page,
    signIn,
  }) => {
    await signIn('recepcao@horamarcada.test', `/dashboard/appointments?date=${wednesdayIn(31)}`);
    await clickTime(page, ANA, '09:00');
    await fillBooking(page, { name: 'Waldete Pires', phone: '11988062202' });

    await page.goto(`/dashboard/appointments?date=${wednesdayIn(30)}`);
    await clickTime(page, ANA, '09:00');
    await fillBooking(page, { name: 'Xênia Dorneles', phone: '11988063303' }, () =>
      repeatWeekly(page),
    );
    await expectNotice(page, '3 agendamentos criados, 1 pulado.');

    await entry(page, ANA, '09:00 (até 09:45), Xênia Dorneles').click();
    await openStatus(page);
    await page.getByRole('radio', { name: 'Cancelado' }).check();
    await page.getByRole('radio', { name: 'Este e os próximos (3)' }).check();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expectNotice(page, '3 agendamentos cancelados.');
    await page.goto(`/dashboard/appointments?date=${wednesdayIn(33)}`);
    await expectCancelled(page, 'Xênia Dorneles');
  });

  test('what is booked online shows up while somebody looks', async ({ page, signIn }) => {
    await signIn('recepcao@horamarcada.test');
    const wish = { professional: 'Rafael Lacerda', services: ['Barba'] };
    const first = await bookOnline(page, wish, { name: 'Yolanda Um', phone: '11988064404' });
    const listening = page.waitForResponse(/live\/changes/);
    await page.goto(`/dashboard/appointments?date=${first.date}`);
    await expect(entry(page, 'Rafael Lacerda', /Yolanda Um, Barba/)).toBeVisible();
    await listening;

    const second = await bookOnline(page, wish, { name: 'Yolanda Dois', phone: '11988065505' });
    expect(second.date).toBe(first.date);
    await expect(entry(page, 'Rafael Lacerda', /Yolanda Dois, Barba/)).toBeVisible({
      timeout: 10_000,
    });
  });
});

test.describe('a phone', () => {
  test.use(PHONE);

  test('the date stands whole also where there is little room', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signIn('recepcao@horamarcada.test', `/dashboard/appointments?date=${wednesdayIn(22)}`);
    const date = page.getByText(/^qua\., \d\d\/\d\d$/);
    await expect(date).toBeVisible();
    expect(await date.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    await expectNoSidewaysScroll(page);
    await expectRoomForThumbs(page);
  });

  test('a receptionist runs the agenda with her thumb', async ({ page, signIn }) => {
    test.slow();
    await signIn('recepcao@horamarcada.test', `/dashboard/appointments?date=${wednesdayIn(22)}`);
    await showOnly(page, ANA);
    await expectNoSidewaysScroll(page);

    await test.step('books where somebody is free', async () => {
      await tapTime(page, ANA, '10:00');
      await expectNoSidewaysScroll(page);
      await fillBooking(page, { name: 'Zilda Fontes', phone: '11988066606' });
      await expect(entry(page, ANA, '10:00 (até 10:45), Zilda Fontes, Escova')).toBeVisible();
    });

    await test.step('presses long, drags, and takes it back', async () => {
      await dragByTouch(entry(page, ANA, '10:00'), AN_HOUR);
      await expect(entry(page, ANA, '11:00 (até 11:45), Zilda Fontes')).toBeVisible();
      await page.getByRole('button', { name: 'Desfazer' }).tap();
      await expectNotice(page, 'Movimento desfeito');
      await expect(entry(page, ANA, '10:00 (até 10:45), Zilda Fontes')).toBeVisible();
    });

    await test.step('hands it over to somebody else', async () => {
      await entry(page, ANA, '10:00').tap();
      await page.getByRole('button', { name: 'Editar' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Editar agendamento' });
      await dialog.getByRole('button', { name: 'Voltar' }).tap();
      await dialog.getByRole('button', { name: CAMILA }).tap();
      await dialog.getByRole('checkbox', { name: /^Escova .*1h/ }).tap();
      await dialog.getByRole('button', { name: 'Continuar' }).tap();
      await dialog.getByRole('button', { name: /^Manter/ }).tap();
      await dialog.getByRole('button', { name: 'Salvar alterações' }).tap();
      await expectNotice(page, 'Agendamento atualizado com sucesso!');
      await closeDetails(page);
      await expect(entry(page, ANA, '10:00')).toHaveCount(0);
      await showOnly(page, CAMILA);
      await expect(entry(page, CAMILA, '10:00 (até 11:00), Zilda Fontes, Escova')).toBeVisible();
    });

    await test.step('blocks an afternoon, and gives it back', async () => {
      await blockAfternoon(page, CAMILA);
      await unblockAfternoon(page, CAMILA);
      await expectNoSidewaysScroll(page);
    });

    await test.step('changes the status, and cancels', async () => {
      await changeStatus(page, entry(page, CAMILA, '10:00'), 'Confirmado');
      await changeStatus(page, entry(page, CAMILA, '10:00'), 'Cancelado');
      await expectCancelled(page, 'Zilda Fontes');
    });
  });

  test('a weekly one leaves out what is taken, with a thumb too', async ({ page, signIn }) => {
    test.slow();
    await signIn('recepcao@horamarcada.test', `/dashboard/appointments?date=${wednesdayIn(41)}`);
    await showOnly(page, ANA);
    await tapTime(page, ANA, '09:00');
    await fillBooking(page, { name: 'Vanda Queirós', phone: '11988067707' });

    await page.goto(`/dashboard/appointments?date=${wednesdayIn(40)}`);
    await showOnly(page, ANA);
    await tapTime(page, ANA, '09:00');
    await fillBooking(page, { name: 'Ursula Bastos', phone: '11988068808' }, async () => {
      await repeatWeekly(page);
      await expectNoSidewaysScroll(page);
    });
    await expectNotice(page, '3 agendamentos criados, 1 pulado.');

    for (const [weeks, client] of [
      [40, 'Ursula Bastos'],
      [41, 'Vanda Queirós'],
      [42, 'Ursula Bastos'],
      [43, 'Ursula Bastos'],
    ] as const) {
      await page.goto(`/dashboard/appointments?date=${wednesdayIn(weeks)}`);
      await showOnly(page, ANA);
      await expect(entry(page, ANA, /^09:00 \(até 09:45\)/)).toHaveCount(1);
      await expect(entry(page, ANA, `09:00 (até 09:45), ${client}`)).toBeVisible();
    }
  });
});

/** So far ahead that the demonstration has nothing there; on Wednesdays all of them work. */
function wednesdayIn(weeks: number): string {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  return today.subtract({ days: today.dayOfWeek }).add({ weeks, days: 3 }).toString();
}

function column(page: Page, professional: string): Locator {
  return page.getByRole('group', { name: professional, exact: true });
}

/** What stands in somebody's column, by the beginning of what it says. */
function entry(page: Page, professional: string, said: string | RegExp): Locator {
  const name = typeof said === 'string' ? new RegExp(`^${RegExp.escape(said)}`) : said;
  return column(page, professional).getByRole('button', { name });
}

async function showOnly(page: Page, professional: string): Promise<void> {
  const people = page.getByRole('group', { name: 'Profissional', exact: true });
  await people.getByRole('button', { name: professional }).tap();
  await expect(column(page, professional)).toBeVisible();
}

/** Where an hour begins in somebody's column, a little below its line. */
async function pointAt(page: Page, professional: string, hour: string) {
  const agenda = page.getByRole('region', { name: 'Agenda', exact: true });
  const line = agenda.getByText(hour, { exact: true }).first();
  await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [lineBox, columnBox] = [
    await line.boundingBox(),
    await column(page, professional).boundingBox(),
  ];
  if (!lineBox || !columnBox) throw new Error(`${professional} is not on the screen`);
  return { x: columnBox.x + columnBox.width / 2, y: lineBox.y + lineBox.height / 2 + 8 };
}

async function clickTime(page: Page, professional: string, hour: string): Promise<void> {
  const { x, y } = await pointAt(page, professional, hour);
  await page.mouse.move(x, y);
  await expect(
    page.getByRole('button', { name: `Agendar às ${hour}, ${professional}` }),
  ).toBeVisible();
  await page.mouse.click(x, y);
}

async function tapTime(page: Page, professional: string, hour: string): Promise<void> {
  const { x, y } = await pointAt(page, professional, hour);
  await page.touchscreen.tap(x, y);
}

type Client = { name: string; phone: string };

const quickPanel = (page: Page) => page.getByRole('dialog', { name: 'Agendamento rápido' });

/** For a new client, at the time that was clicked; with a question in between by the wide flow. */
async function fillBooking(
  page: Page,
  { name, phone }: Client,
  beforeConfirming?: () => Promise<void>,
): Promise<void> {
  const panel = quickPanel(page);
  await panel.getByLabel('Cliente').fill(name);
  await page.getByRole('option', { name: `Cadastrar "${name}"` }).click();
  await panel.getByLabel('Telefone').fill(phone);
  await panel.getByRole('checkbox', { name: /^Escova .*45/ }).check();
  if (!beforeConfirming) {
    await panel.getByRole('button', { name: 'Agendar' }).click();
    await expect(panel).toHaveCount(0);
    return;
  }
  await panel.getByRole('button', { name: 'Mais opções' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo agendamento' });
  await dialog.getByRole('button', { name: /^Agendar em/ }).click();
  await beforeConfirming();
  await dialog.getByRole('button', { name: 'Confirmar Agendamento' }).click();
  await expect(dialog.getByRole('heading', { name: 'Agendamento Criado!' })).toBeVisible();
  await dialog.getByText('Fechar', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Four weeks, of which the second is taken. */
async function repeatWeekly(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Repetir' }).click();
  await expect(page.getByText('3 de 4 horários livres')).toBeVisible();
  const dates = page.getByRole('list', { name: 'Datas da série' }).getByRole('listitem');
  await expect(dates.nth(1)).toContainText('Ocupado');
  await expect(dates).toHaveCount(4);
  await page.getByRole('radio', { name: 'Pular os ocupados' }).check();
}

async function columnWidth(page: Page): Promise<number> {
  return (await column(page, ANA).boundingBox())?.width ?? 0;
}

type Distance = { x: number; y: number };

async function drag(target: Locator, by: Distance, part: 'middle' | 'edge' = 'middle') {
  const from = await gripOf(target, part);
  const { mouse } = target.page();
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await mouse.move(from.x + by.x, from.y + by.y);
  await mouse.up();
}

async function dragByTouch(target: Locator, down: number): Promise<void> {
  const page = target.page();
  const { x, y } = await gripOf(target, 'middle');
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Distance[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await touch('touchStart', [{ x, y }]);
  await expect(target).toHaveAttribute('data-dragging', 'move');
  await touch('touchMove', [{ x, y: y + down / 2 }]);
  await touch('touchMove', [{ x, y: y + down }]);
  await touch('touchEnd', []);
  await devtools.detach();
}

/** In the middle of the screen, far from where the agenda begins to scroll by itself. */
async function gripOf(target: Locator, part: 'middle' | 'edge'): Promise<Distance> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: part === 'edge' ? y + height - 3 : y + height / 2 };
}

async function blockAfternoon(page: Page, professional: string): Promise<void> {
  await openBlocking(page);
  const dialog = page.getByRole('dialog', { name: 'Bloquear horário' });
  await expect(dialog).toBeVisible();
  if ((await dialog.getByText(professional, { exact: true }).count()) === 0) {
    await choose(page, 'Profissionais', professional);
    await page.keyboard.press('Escape');
  }
  await dialog.getByLabel('Das').fill('13:00');
  await dialog.getByLabel('Até').fill('18:00');
  await dialog.getByLabel('Motivo').fill('Curso');
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expectNotice(page, 'Horário bloqueado');
}

async function unblockAfternoon(page: Page, professional: string): Promise<void> {
  const block = entry(page, professional, '13:00 (até 18:00), Curso, Bloqueado');
  await block.click();
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expectNotice(page, 'Horário desbloqueado');
  await expect(block).toHaveCount(0);
}

async function changeStatus(page: Page, target: Locator, status: string): Promise<void> {
  await target.click();
  await openStatus(page);
  await page.getByRole('radio', { name: status }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Status alterado com sucesso!');
  await closeDetails(page);
}

/** Any status stands behind the menu; the verb of every day does not need it. */
async function openStatus(page: Page): Promise<void> {
  const details = page.getByRole('dialog', { name: 'Agendamento', exact: true });
  await details.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Alterar status' }).click();
}

/** It left the timeline, and is kept among the cancelled ones of the day. */
async function expectCancelled(page: Page, client: string): Promise<void> {
  const agenda = page.getByRole('region', { name: 'Agenda', exact: true });
  await expect(agenda.getByRole('button', { name: client })).toHaveCount(0);
  await page.goto(`${page.url()}&view=cards&status=cancelled`);
  const card = page.getByRole('listitem').filter({ hasText: client });
  await expect(card.getByText('Cancelado', { exact: true })).toBeVisible();
}

async function closeDetails(page: Page): Promise<void> {
  const details = page.getByRole('dialog', { name: 'Agendamento', exact: true });
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
}
