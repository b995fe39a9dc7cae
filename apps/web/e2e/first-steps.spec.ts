import type { Locator, Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillAccount,
  fillCompany,
  PHONE,
  test,
} from './journey.ts';

/** From the form of the sign-up until a client can book, into fields too. */
for (const [device, screen, mostTaps] of [
  // Keys for numbers have no Enter on many phones: each such field is one tap.
  ['a phone', PHONE, 12],
  ['a computer', DESKTOP, 5],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(screen);

    test('an owner signs up and can be booked after a few taps', async ({ page }) => {
      test.slow();
      const taps = countedTaps(screen === PHONE ? 'thumbs' : 'keys');
      await page.goto('/auth');
      await test.step('an account and a company', async () => {
        const { keyboard } = page;
        const answers = ['Ana Lima', `ana.rapida.${screen.viewport.width}@studio.test`];
        await taps.into(page.getByLabel('Nome completo'), answers[0] ?? '');
        for (const answer of [answers[1], 'girassol123', 'girassol123']) {
          await keyboard.press('Enter');
          await keyboard.type(answer ?? '');
        }
        await expect(page.getByLabel('Confirmar senha')).toHaveValue('girassol123');
        await taps.send(page.getByRole('button', { name: 'Próximo' }));
        await expect(page.getByLabel('Nome da empresa')).toBeFocused();
        await keyboard.type('Studio Ana Lima');
        await keyboard.press('Enter');
        await expect(page.getByRole('textbox', { name: 'CNPJ' })).toBeFocused();
        await keyboard.type('11222333000181');
        await taps.number(page.getByLabel('Telefone da empresa'), '11987654321');
        await taps.send(page.getByRole('button', { name: 'Criar conta' }));
      });

      await test.step('the checkout does not frighten', async () => {
        await expect(page).toHaveURL(/\/pagamento-simulado\//);
        await expect(page.getByText(/não é preciso cartão/)).toBeVisible();
        await taps.on(page.getByRole('link', { name: 'Começar sem assinar agora' }));
        await expect(page).toHaveURL(/\/dashboard\/primeiros-passos$/);
      });

      await test.step('ready-made services need prices only', async () => {
        await expect(page.getByRole('heading', { name: 'O que você oferece?' })).toBeVisible();
        await taps.on(page.getByText('Salão', { exact: true }));
        await expect(page.getByRole('checkbox', { name: /^Corte feminino/ })).toBeChecked();
        await taps.into(page.getByLabel('Preço de Corte feminino'), '90');
        await taps.number(page.getByLabel('Preço de Escova'), '60');
        await taps.number(page.getByLabel('Preço de Coloração'), '180');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await shot(page, 'servicos');
        await taps.send(page.getByRole('button', { name: 'Continuar' }));
      });

      await test.step('of the team only names are needed', async () => {
        await expect(page.getByRole('heading', { name: 'Quem atende aqui?' })).toBeFocused();
        await expect(page.getByLabel('Seu nome')).toHaveValue('Ana Lima');
        await taps.into(page.getByLabel('Nome da 2ª pessoa'), 'Bia Rocha');
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Nome da 3ª pessoa')).toBeFocused();
        await page.keyboard.type('Caio Dias');
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Nome da 4ª pessoa')).toBeFocused();
        await expect(page.getByLabel('Mesmo horário de Ana Lima').first()).toBeChecked();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await shot(page, 'equipe');
        await taps.send(page.getByRole('button', { name: 'Continuar' }));
      });

      await test.step('the link is on and can be sent', async () => {
        await expect(page.getByRole('heading', { name: 'Seu link está no ar' })).toBeVisible();
        expect(taps.count).toBeLessThanOrEqual(mostTaps);
        const send = page.getByRole('link', { name: 'Enviar no WhatsApp' });
        await expect(send).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/\?text=.*%2Fb%2Fstudio-ana-lima/,
        );
        await expect(page.getByRole('img', { name: 'QR code do endereço curto' })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await shot(page, 'link');
      });

      await test.step('from home the link is one tap away', async () => {
        await page.getByRole('link', { name: 'Ir para o início' }).click();
        await expect(page).toHaveURL('/dashboard');
        const share = page.getByRole('link', { name: 'Enviar link no WhatsApp' });
        await expect(share).toBeVisible();
        await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*%2Fb%2F/);
        await expectNoSidewaysScroll(page);
        await shot(page, `inicio-${screen.viewport.width}`);
        await page.goBack();
      });

      await test.step('a client finds three people and three services', async () => {
        const see = page.getByRole('link', { name: 'Ver como cliente' });
        const slug = ((await see.getAttribute('href')) ?? '').split('/b/')[1];
        const company = `/api/v1/public/companies/${slug}`;
        const people = await (await page.request.get(`${company}/professionals`)).json();
        expect(people).toHaveLength(3);
        const professionalId = people[0].id;
        const offered = await page.request.get(
          `${company}/services?professionalId=${professionalId}`,
        );
        expect(await offered.json()).toHaveLength(3);
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('every step can be skipped, and what is left can be done later', async ({ page }) => {
    await page.goto('/auth?checkout=no');
    await fillAccount(page, 'ana.depois@studio.test');
    await fillCompany(page);
    await expect(page).toHaveURL('/dashboard/primeiros-passos');
    await page.getByRole('button', { name: 'Pular por enquanto' }).tap();
    await expect(page).toHaveURL('/dashboard/primeiros-passos?passo=equipe');
    await page.getByRole('button', { name: 'Pular por enquanto' }).tap();
    await expect(page.getByText('O link ainda está desligado')).toBeVisible();
    await page.getByRole('link', { name: 'Ir para o início' }).tap();
    await expect(page).toHaveURL('/dashboard');

    await test.step('the list on home brings back what is left, until it is put away', async () => {
      const left = page.getByRole('region', { name: 'Primeiros passos' });
      await left.getByRole('link', { name: 'Diga quem atende e quando' }).tap();
      await expect(page).toHaveURL('/dashboard/primeiros-passos?passo=equipe');
      await page.goto('/dashboard');
      await expectAccessible(page);
      await shot(page, 'inicio');
      await left.getByRole('button', { name: 'Dispensar' }).tap();
      await expect(left).toBeHidden();
    });
  });
});

/** Every touch of a finger or click of the mouse; what is typed is not counted. */
function countedTaps(by: 'thumbs' | 'keys') {
  const taps = {
    count: 0,
    async on(target: Locator): Promise<void> {
      taps.count += 1;
      await target.click();
    },
    async into(field: Locator, text: string): Promise<void> {
      await taps.on(field);
      await expect(field).toBeFocused();
      await field.page().keyboard.type(text);
    },
    /** The next field, whose keys on a phone are those of numbers alone. */
    async number(field: Locator, text: string): Promise<void> {
      if (by === 'thumbs') return taps.into(field, text);
      await field.page().keyboard.press('Enter');
      await expect(field).toBeFocused();
      await field.page().keyboard.type(text);
    },
    /** After the last field. */
    async send(button: Locator): Promise<void> {
      if (by === 'thumbs') return taps.on(button);
      await expect(button).toBeVisible();
      await button.page().keyboard.press('Enter');
    },
  };
  return taps;
}

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}
