import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, OURS, PHONE, test } from './journey.ts';

const password = 'girassol123';

/** An account of its own for each journey: nobody else signs in with it. */
async function signUp(page: Page, email: string): Promise<void> {
  const company = { name: 'Studio Duas Etapas', email, document: '11.222.333/0001-81' };
  const account = { name: 'Tina Rocha', email, password, company };
  expect(
    (await page.request.post('/api/v1/sign-up', { headers: OURS, data: account })).status(),
  ).toBe(201);
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=signin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** By keyboard: on a computer a notice may still lie over the button. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conta de Tina Rocha' }).press('Enter');
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Sair' }).press('Enter');
  await loaded;
}

async function enable(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await page.getByLabel('Sua senha').fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await expectAccessible(page);

  const secret = (await page.getByText(/^([A-Z2-7]{4} ){4,}/).innerText()).replaceAll(' ', '');
  await page.getByLabel('Código de 6 dígitos').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allInnerTexts() };
}

async function useRecoveryCode(page: Page, email: string, code: string): Promise<void> {
  await givePassword(page, email);
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

const screen = PHONE;

test.describe('a phone', () => {
  test.use(screen);

  test('a second step protects an account on a phone', async ({ page }) => {
    test.slow();
    const email = `tina.${screen.viewport.width}@studio.test`;
    await signUp(page, email);
    await givePassword(page, email);
    await expect(page).toHaveURL('/dashboard');

    const { secret, recoveryCodes } = await enable(page);
    const [recoveryCode = ''] = recoveryCodes;
    await test.step('she keeps ten recovery codes', async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
      await expect(page.getByText('Ativada', { exact: true })).toBeVisible();
    });

    await test.step('her password alone does not let her in any more', async () => {
      await signOut(page);
      await givePassword(page, email);
      await expect(page.getByText('Confirme que é você')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Dígito 1 de 6').click();
      // The one she switched it on with is used up.
      await page.keyboard.type(codeOf(secret, 1));
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('a recovery code lets her in once', async () => {
      await signOut(page);
      await useRecoveryCode(page, email, recoveryCode);
      await expect(page).toHaveURL('/dashboard');
      await signOut(page);
      await useRecoveryCode(page, email, recoveryCode);
      await expect(
        page.getByText('Código de recuperação incorreto ou já usado.').first(),
      ).toBeVisible();
      await page.getByLabel('Código de recuperação').fill(recoveryCodes[1] ?? '');
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('her password and a code turn it off', async () => {
      await page.goto('/dashboard/profile');
      await page.getByRole('button', { name: 'Desativar' }).click();
      await page.getByLabel('Sua senha').fill(password);
      const code = page.getByRole('dialog').getByLabel('Código');
      await code.fill(recoveryCodes[2] ?? '');
      await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
      await expect(page.getByText('Desativada', { exact: true })).toBeVisible();
    });
  });
});

/** What an authenticator app would show now, or half a minute later. */
function codeOf(secret: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Base 32, as authenticator apps write their keys. */
function bytesOf(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
