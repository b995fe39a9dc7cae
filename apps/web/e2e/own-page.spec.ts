import {
  bookOnline,
  expect,
  expectNoSidewaysScroll,
  PHONE,
  test,
  turnToFarDay,
  unusedPhone,
} from './journey.ts';
import { expectThumbSized } from './thumbs.ts';

// A link that somebody mistyped is answered that there is nothing.
test.use({ refusals: [404] });

const WISH = { professional: 'Rafael Lacerda', services: ['Corte masculino', 'Barba'] };

const screen = PHONE;

test.describe('a phone', () => {
  test.use(screen);

  test('a client confirms, moves and cancels by herself on a phone', async ({ page }) => {
    const phone = unusedPhone(5, screen);
    const { ownPage } = await bookOnline(page, WISH, { name: 'Vicente Alencar', phone });
    await page.goto(ownPage);
    const card = page.getByRole('region', { name: 'Olá, Vicente' });
    await expect(card).toContainText('Corte masculino + Barba');
    await expect(card).toContainText('R$ 105,00');
    await expect(page.getByRole('main')).not.toContainText('Alencar');
    await expectNoSidewaysScroll(page);
    await expectThumbSized(page);

    await test.step('confirms', async () => {
      await page.getByRole('button', { name: 'Confirmar presença' }).click();
      await expect(page.getByText('Presença confirmada. Até lá!')).toBeVisible();
      await expect(card).toContainText('Confirmado');
      await expect(page.getByRole('button', { name: 'Confirmar presença' })).toHaveCount(0);
    });

    await test.step('moves, once she is sure', async () => {
      const before = await card.getByRole('time').innerText();
      await page.getByRole('button', { name: 'Remarcar' }).click();
      await expect(page.getByRole('heading', { name: 'Escolha o novo horário' })).toBeFocused();
      await turnToFarDay(page);
      const times = page.getByRole('region', { name: /^Horários de/ }).getByRole('button');
      const time = await times.last().innerText();
      await expectNoSidewaysScroll(page);
      await expectThumbSized(page);
      await times.last().click();
      await expect(page.getByRole('heading', { name: /^Mudar para .*\?$/ })).toBeFocused();
      await page.getByRole('button', { name: 'Confirmar novo horário' }).click();
      await expect(page.getByText('Horário alterado.')).toBeVisible();
      await expect(card.getByRole('time')).not.toHaveText(before);
      await expect(card.getByRole('time')).toContainText(`das ${time}`);
    });

    await test.step('cancels, after being asked', async () => {
      await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Manter agendamento' })).toBeVisible();
      await expectThumbSized(page);
      await page.getByRole('button', { name: 'Manter agendamento' }).click();
      await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await page.getByRole('button', { name: 'Sim, cancelar' }).click();
      await expect(card).toContainText('Você cancelou este agendamento');
      await expect(page.getByRole('button', { name: 'Remarcar' })).toHaveCount(0);
      await page.reload();
      await expect(card).toContainText('Você cancelou este agendamento');
      await page.getByRole('link', { name: 'Agendar novamente' }).click();
      await expect(page.getByRole('button', { name: 'Agendar', exact: true })).toBeVisible();
    });
  });
});

test('a link of nobody says so', async ({ page }) => {
  await page.goto('/a/nao-e-um-link');
  await expect(page.getByRole('heading', { name: 'Link não encontrado' })).toBeVisible();
});
