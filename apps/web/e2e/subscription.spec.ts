import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, fillAccount, fillCompany, PHONE, test } from './journey.ts';

let people = 0;

/** A stranger of her own for each journey, who stands before the payment page afterwards. */
async function signUp(page: Page): Promise<void> {
  people++;
  await page.goto('/');
  await page.getByRole('link', { name: 'Começar Grátis Agora' }).click();
  await fillAccount(page, `nova${people}@studio.test`);
  await fillCompany(page);
  await expect(page).toHaveURL(/\/pagamento-simulado\/checkout\//);
}

async function openSubscription(page: Page): Promise<void> {
  await page.goto('/dashboard/settings?tab=subscription');
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible();
}

/** The payment provider's own page, in the window that it opens. */
async function openPortal(page: Page, context: BrowserContext): Promise<Page> {
  await openSubscription(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Gerenciar Assinatura' }).click();
  const portal = await opened;
  await portal.waitForURL(/\/pagamento-simulado\/portal\//);
  return portal;
}

async function choose(portal: Page, ...choices: string[]): Promise<void> {
  for (const name of choices) await portal.getByRole('button', { name }).click();
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a stranger signs up on her phone, pays, is verified and takes her first steps', async ({
    page,
  }) => {
    await signUp(page);

    await test.step('a refused card changes nothing', async () => {
      await page.getByRole('button', { name: 'Cartão recusado' }).click();
      await expect(page.getByText('Nada foi cobrado e nada mudou')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('she pays, and the payment is verified', async () => {
      await page.getByRole('button', { name: 'Pagar' }).click();
      await expect(page).toHaveURL(/\/payment-success\?session_id=/);
      await expect(page.getByText('Assinatura Realizada com Sucesso!')).toBeVisible();
      await expect(page.getByText('Assinatura ativada!')).toBeVisible();
    });

    await test.step('she is in, and finds her subscription', async () => {
      await expect(page).toHaveURL(/\/dashboard\/primeiros-passos$/);
      await openSubscription(page);
      await expect(page.getByText('Trial Ativo · 7 dias')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Gerenciar Assinatura' })).toBeVisible();
      await expect(page.getByText(/^Primeira cobrança em \d{2}\/\d{2}\/\d{4}: R\$/)).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test('whoever leaves the payment page works in the trial, and can come back to pay', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Começar sem assinar agora' }).click();

  await expect(page).toHaveURL(/\/dashboard\/primeiros-passos$/);
  await page.goto('/dashboard');
  await expect(page.getByText('7 dias restantes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver assinatura' }).click();
  await page.getByRole('link', { name: 'Assinar Plano Total' }).click();
  await expect(page).toHaveURL('/plan-selection');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Assinar Plano Total' }).click();
  await expect(page).toHaveURL(/\/pagamento-simulado\/checkout\//);
});

test('when the trial ends the dashboard is locked, and subscribing opens it again', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Assinar sem cartão' }).click();
  await expect(page).toHaveURL(/\/dashboard\/primeiros-passos$/);

  await test.step('the trial runs out without a card', async () => {
    const portal = await openPortal(page, context);
    await choose(portal, 'Avançar até o fim do período');
    await expect(portal.getByText('Encerrada')).toBeVisible();
    await portal.close();
  });

  await test.step('what she had is locked, and says what to do', async () => {
    await page.goto('/dashboard/services');
    await expect(page.getByText('Recurso Premium')).toBeVisible();
    await expect(page.getByText('Sem Plano Ativo')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Serviços (bloqueado)' })).toBeVisible();
    const answer = await page.request.get('/api/v1/services');
    expect(answer.status()).toBe(402);
    await expectAccessible(page);
  });

  await test.step('she subscribes and is charged at once', async () => {
    await page.getByRole('link', { name: 'Fazer Upgrade' }).click();
    await page.getByRole('link', { name: 'Assinar Plano Total' }).click();
    await page.getByRole('button', { name: 'Assinar Plano Total' }).click();
    await page.getByRole('button', { name: 'Pagar' }).click();
    await expect(page.getByText('Pagamento Realizado com Sucesso!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/primeiros-passos$/);
  });

  await test.step('the payment is in her list', async () => {
    await openSubscription(page);
    await expect(page.getByText('Ativo', { exact: true })).toBeVisible();
    await expect(page.getByText('Pago', { exact: true })).toBeVisible();
  });
});

test('a payment that fails is said at once, and paying it brings everything back', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/primeiros-passos$/);
  const portal = await openPortal(page, context);

  await test.step('the first charge fails', async () => {
    await choose(portal, 'Cartão que é recusado', 'Avançar até o fim do período');
    await expect(portal.getByText('Pagamento em atraso')).toBeVisible();
    await openSubscription(page);
    await expect(page.getByText('Em Atraso', { exact: true })).toBeVisible();
    await expect(page.getByText('Pagamento em Atraso')).toBeVisible();
  });

  await test.step('during the days of grace she works on', async () => {
    await page.goto('/dashboard/services');
    await expect(page.getByText('Cadastre o que você oferece')).toBeVisible();
  });

  await test.step('a new card pays the bill', async () => {
    await choose(portal, 'Cartão que é aprovado', 'Pagar fatura em aberto');
    await expect(portal.getByText('Ativa', { exact: true })).toBeVisible();
    await openSubscription(page);
    await expect(page.getByText('Ativo', { exact: true })).toBeVisible();
    await expect(page.getByText('Pagamento em Atraso')).toBeHidden();
  });
});
