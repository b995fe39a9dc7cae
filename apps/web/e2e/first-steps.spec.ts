import type { Locator, Page } from '@playwright/test';
import { expectAtEase } from './at-ease.ts';
import { DESKTOP, expect, fillAccount, fillCompany, PHONE, test } from './journey.ts';
import { countTaps, expectSentByWhatsApp } from './visits.ts';

/** Of somebody who reads each screen and types with two thumbs, in seconds. */
const PACE = { tap: 1.5, key: 0.35, screen: 4 };
const MOST_SECONDS = 180;

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
      const taps = countedTaps(page, screen === PHONE ? 'thumbs' : 'keys');
      await page.goto('/auth');
      await test.step('an account and a company', async () => {
        await taps.meet(page.getByLabel('Nome completo'));
        const answers = ['Ana Lima', `ana.rapida.${screen.viewport.width}@studio.test`];
        await taps.into(page.getByLabel('Nome completo'), answers[0] ?? '');
        for (const answer of [answers[1], 'girassol123', 'girassol123']) {
          await taps.enter();
          await taps.type(answer ?? '');
        }
        await expect(page.getByLabel('Confirmar senha')).toHaveValue('girassol123');
        await taps.send(page.getByRole('button', { name: 'Próximo' }));
        await taps.meet(page.getByLabel('Nome da empresa'));
        await expect(page.getByLabel('Nome da empresa')).toBeFocused();
        await taps.type('Studio Ana Lima');
        await taps.enter();
        await expect(page.getByRole('textbox', { name: 'CNPJ' })).toBeFocused();
        await taps.type('11222333000181');
        await taps.number(page.getByLabel('Telefone da empresa'), '11987654321');
        await taps.send(page.getByRole('button', { name: 'Criar conta' }));
      });

      await test.step('the checkout does not frighten', async () => {
        await expect(page).toHaveURL(/\/pagamento-simulado\//);
        await taps.meet(page.getByText(/não é preciso cartão/));
        await expectAtEase(page);
        await taps.on(page.getByRole('link', { name: 'Começar sem assinar agora' }));
        await expect(page).toHaveURL(/\/dashboard\/primeiros-passos$/);
      });

      await test.step('ready-made services need prices only', async () => {
        await taps.meet(page.getByRole('heading', { name: 'O que você oferece?' }));
        await taps.on(page.getByText('Salão', { exact: true }));
        await expect(page.getByRole('checkbox', { name: /^Corte feminino/ })).toBeChecked();
        await taps.into(page.getByLabel('Preço de Corte feminino'), '90');
        await taps.number(page.getByLabel('Preço de Escova'), '60');
        await taps.number(page.getByLabel('Preço de Coloração'), '180');
        await expectAtEase(page);
        await shot(page, 'servicos');
        await taps.send(page.getByRole('button', { name: 'Continuar' }));
      });

      await test.step('of the team only names are needed', async () => {
        await taps.meet(page.getByRole('heading', { name: 'Quem atende aqui?' }));
        await expect(page.getByRole('heading', { name: 'Quem atende aqui?' })).toBeFocused();
        await expect(page.getByLabel('Seu nome')).toHaveValue('Ana Lima');
        await taps.into(page.getByLabel('Nome da 2ª pessoa'), 'Bia Rocha');
        await taps.enter();
        await expect(page.getByLabel('Nome da 3ª pessoa')).toBeFocused();
        await taps.type('Caio Dias');
        await taps.enter();
        await expect(page.getByLabel('Nome da 4ª pessoa')).toBeFocused();
        await expect(page.getByLabel('Mesmo horário de Ana Lima').first()).toBeChecked();
        await expectAtEase(page);
        await shot(page, 'equipe');
        await taps.send(page.getByRole('button', { name: 'Continuar' }));
      });

      await test.step('the link is on and can be sent', async () => {
        await taps.meet(page.getByRole('heading', { name: 'Seu link está no ar' }));
        expect(taps.spent.taps).toBeLessThanOrEqual(mostTaps);
        expect(taps.spent).toMatchObject({ screens: 6 });
        expect(taps.seconds()).toBeLessThanOrEqual(MOST_SECONDS);
        const send = page.getByRole('link', { name: 'Enviar no WhatsApp' });
        await expect(send).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/\?text=.*%2Fb%2Fstudio-ana-lima/,
        );
        await expect(page.getByRole('img', { name: 'QR code do endereço curto' })).toBeVisible();
        await expectAtEase(page);
        await shot(page, 'link');
      });

      await test.step('from home the link is one tap away', async () => {
        await page.getByRole('link', { name: 'Ir para o Dashboard' }).click();
        await expect(page).toHaveURL('/dashboard');
        const share = page.getByRole('link', { name: 'Enviar link no WhatsApp' });
        await expect(share).toBeVisible();
        await expectAtEase(page);
        await shot(page, `inicio-${screen.viewport.width}`);
        const count = await countTaps(page);
        await expectSentByWhatsApp(page, () => share.click());
        expect(await count()).toBe(1);
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
    await page.getByRole('link', { name: 'Ir para o Dashboard' }).tap();
    await expect(page).toHaveURL('/dashboard');

    await test.step('the list on home brings back what is left, until it is put away', async () => {
      const left = page.getByRole('region', { name: 'Primeiros passos' });
      await left.getByRole('link', { name: 'Diga quem atende e quando' }).tap();
      await expect(page).toHaveURL('/dashboard/primeiros-passos?passo=equipe');
      await page.goto('/dashboard');
      await expectAtEase(page);
      await shot(page, 'inicio');
      await left.getByRole('button', { name: 'Dispensar' }).tap();
      await expect(left).toBeHidden();
    });
  });
});

/** Every touch of a finger or click of the mouse, every key, and every screen that is read. */
function countedTaps({ keyboard }: Page, by: 'thumbs' | 'keys') {
  const spent = { taps: 0, keys: 0, screens: 0 };
  const taps = {
    spent,
    seconds: () => spent.taps * PACE.tap + spent.keys * PACE.key + spent.screens * PACE.screen,
    async meet(sight: Locator): Promise<void> {
      spent.screens += 1;
      await expect(sight).toBeVisible();
    },
    async type(text: string): Promise<void> {
      spent.keys += text.length;
      await keyboard.type(text);
    },
    async enter(): Promise<void> {
      spent.keys += 1;
      await keyboard.press('Enter');
    },
    async on(target: Locator): Promise<void> {
      spent.taps += 1;
      await target.click();
    },
    async into(field: Locator, text: string): Promise<void> {
      await taps.on(field);
      await expect(field).toBeFocused();
      await taps.type(text);
    },
    /** The next field, whose keys on a phone are those of numbers alone. */
    async number(field: Locator, text: string): Promise<void> {
      if (by === 'thumbs') return taps.into(field, text);
      await taps.enter();
      await expect(field).toBeFocused();
      await taps.type(text);
    },
    /** After the last field. */
    async send(button: Locator): Promise<void> {
      if (by === 'thumbs') return taps.on(button);
      await expect(button).toBeVisible();
      await taps.enter();
    },
  };
  return taps;
}

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}
