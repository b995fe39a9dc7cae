import type { Page } from '@playwright/test';
import { expectReadable } from './at-ease.ts';
import { DESKTOP, expect, PHONE, tabTo, test } from './journey.ts';
import { countTouches } from './visits.ts';

const TAKES = 4;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Agendamento rápido' });

/** Free time in the first column, away from anything that stands in it. */
async function freeTime(page: Page, hour: string) {
  const agenda = page.getByRole('region', { name: 'Agenda', exact: true });
  const line = agenda.getByText(hour, { exact: true }).first();
  await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [box, area] = [await line.boundingBox(), await agenda.boundingBox()];
  if (!box || !area) throw new Error('The agenda is not on the screen');
  return { x: box.x + box.width + 60, y: box.y + box.height / 2 + 8 };
}

for (const [size, device] of [
  ['a computer', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(size, () => {
    test.use(device);
    const press = size === 'a phone' ? 'tap' : 'click';

    test('a known client is booked from a free time in four taps', async ({ page, signIn }) => {
      const day = size === 'a phone' ? '2027-03-10' : '2027-03-17';
      const touches = await countTouches(page);
      await signIn('recepcao@horamarcada.test', `/dashboard/appointments?date=${day}`);
      const { x, y } = await freeTime(page, '10:00');
      if (size === 'a phone') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await bookKnown(page, press);
      expect(touches()).toBe(TAKES);
    });

    test('a reload keeps what was begun, and closing can be taken back', async ({
      page,
      signIn,
    }) => {
      await signIn('recepcao@horamarcada.test', '/dashboard/appointments?quick=2027-03-24T10:00');
      await panel(page).getByLabel('Cliente').fill('Zenaide Faro');
      await page.getByRole('option', { name: 'Cadastrar "Zenaide Faro"' }).click();
      await panel(page).getByLabel('Observações (opcional)').fill('Cadeira da janela');
      await page.reload();
      await expect(panel(page).getByLabel('Nome do cliente')).toHaveValue('Zenaide Faro');
      await expect(panel(page).getByLabel('Observações (opcional)')).toHaveValue(
        'Cadeira da janela',
      );
      await panel(page).getByRole('button', { name: 'Fechar' }).click();
      await expect(panel(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(panel(page).getByLabel('Nome do cliente')).toHaveValue('Zenaide Faro');
    });
  });
}

test.describe('a lost line', () => {
  test.use(PHONE);

  test('Agendar without an answer is said in sight and books once', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('recepcao@horamarcada.test', '/dashboard/appointments?quick=2027-04-07T10:00');
    await expect(panel(page).getByLabel('Cliente')).toBeFocused();
    await page.keyboard.type('Zuleica Sinal');
    await page.getByRole('option', { name: 'Cadastrar "Zuleica Sinal"' }).click();
    await panel(page).getByRole('checkbox').first().click();
    await context.setOffline(true);
    await panel(page).getByRole('button', { name: 'Agendar' }).click();
    await expect(panel(page).getByText(/^Sem resposta. Nada se perdeu/)).toBeInViewport();
    await context.setOffline(false);
    await page.reload();
    await expect(panel(page).getByText('Recuperamos o que você digitou.')).toBeVisible();
    await expect(panel(page).getByRole('checkbox').first()).toBeChecked();
    await expectReadable(page);
    await panel(page).getByRole('button', { name: 'Agendar' }).click();
    await expect(panel(page)).toHaveCount(0);
    await page.goto('/dashboard/appointments?view=list&date=2027-04-07&search=Zuleica');
    await expect(page.getByText('Zuleica Sinal')).toHaveCount(1);
  });
});

test.describe('the wide flow', () => {
  test.use(DESKTOP);

  test('more options take all of it along, and closing asks', async ({ page, signIn }) => {
    await signIn('recepcao@horamarcada.test', '/dashboard/appointments?quick=2027-04-14T10:00');
    await expect(panel(page).getByLabel('Cliente')).toBeFocused();
    await page.keyboard.type('Zélia Larga');
    await page.getByRole('option', { name: 'Cadastrar "Zélia Larga"' }).click();
    await panel(page).getByLabel('Observações (opcional)').fill('Perto da porta');
    await panel(page).getByRole('button', { name: 'Mais opções' }).click();
    const wide = page.getByRole('dialog', { name: /^Novo agendamento/ });
    await expect(wide).toContainText('Zélia Larga');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Novo agendamento' }).first().click();
    await expect(wide).toContainText('Recuperamos o que você digitou.');
    await expect(wide).toContainText('Zélia Larga');
    await expectReadable(page);
    await wide.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText('Recuperamos o que você digitou.')).toHaveCount(0);
  });
});

test.describe('a keyboard', () => {
  test.use(DESKTOP);

  test('books a walk-in without a phone, and squeezes another in', async ({ page, signIn }) => {
    const at = '/dashboard/appointments?date=2027-03-31&quick=2027-03-31T10:00';
    await signIn('recepcao@horamarcada.test', at);
    for (const name of ['Zoraide Balcão', 'Zilma Encaixe']) {
      if (name !== 'Zoraide Balcão') await page.goto(at);
      await expect(panel(page).getByLabel('Cliente')).toBeFocused();
      await page.keyboard.type(name);
      await expect(page.getByRole('option', { name: /^Cadastrar/ })).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await tabTo(panel(page).getByRole('combobox', { name: 'Profissional' }));
      await page.keyboard.press('ArrowDown');
      const first = page.getByRole('listbox').getByRole('option').first();
      await expect(first).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('combobox', { name: 'Profissional' })).not.toHaveValue('');
      await tabTo(panel(page).getByRole('checkbox').first());
      await page.keyboard.press('Space');
      if (name === 'Zilma Encaixe') {
        await expect(panel(page).getByText(/^Ocupado das 10:00/)).toBeVisible();
        await tabTo(panel(page).getByRole('switch', { name: 'Encaixe' }));
        await page.keyboard.press('Space');
      }
      await tabTo(panel(page).getByRole('button', { name: 'Agendar' }));
      await page.keyboard.press('Enter');
      await expect(panel(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
    }
  });
});

/** In the open panel, which waits for her name. */
async function bookKnown(page: Page, press: 'tap' | 'click'): Promise<void> {
  await expect(panel(page).getByLabel('Cliente')).toBeFocused();
  await page.keyboard.type('mar');
  const known = page.getByRole('option', { name: /\(\d\d\)/ }).first();
  await expect(known).toBeVisible();
  await known[press]();
  await expect(panel(page).getByRole('button', { name: 'Trocar cliente' })).toBeVisible();
  await panel(page).getByRole('checkbox').first()[press]();
  await panel(page).getByRole('button', { name: 'Agendar' })[press]();
  await expect(page.getByText('Agendamento criado com sucesso!')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
}
