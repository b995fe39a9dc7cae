import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { asOperator, billingJourney } from '../../tests/billing-journey.ts';
import { noon, testWorld } from '../../tests/support.ts';
import { settings } from '../foundation/settings/settings.table.ts';
import { all, keep } from './object-store.ts';
import { simulatorObjects } from './simulator-objects.table.ts';

const world = testWorld();
const { company, choose, read } = billingJourney(world);
const BANNER = 'Ambiente de demonstração: nenhum valor é cobrado';
const KEY = 'stripe_test_secret_key';

afterEach(() => asOperator(world, (scope) => scope.delete(settings).where(eq(settings.key, KEY))));

function pathOf(url: string): string {
  return new URL(url).pathname;
}

test('the payment page says what it is, asks for no card, and runs no script', async () => {
  const salon = await company('in-trial');
  const page = await salon.checkout();
  const answer = await world.app.inject({ url: page });

  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.body).toContain(BANNER);
  for (const label of ['Assinar sem cartão', 'Pagar', 'Cartão recusado', 'Voltar']) {
    expect(answer.body).toContain(label);
  }
  expect(answer.body).toContain('Assinar Plano Total');
  expect(answer.body).not.toMatch(/<input|<script|stripe/i);
});

test('after the trial there is no way around a card', async () => {
  const salon = await company('after-trial');
  const page = await salon.checkout();
  expect(await read(page)).not.toContain('Assinar sem cartão');

  expect((await choose(page, 'assinar-sem-cartao')).location).toBe(page);
  expect(await salon.provider()).toMatchObject({ subscriptions: [], sent: [] });
});

test.each(['', 'constructor', '__proto__', 'avancar-dia'])(
  'a choice that the page does not offer (%s) does nothing',
  async (action) => {
    const salon = await company('after-trial');
    const page = await salon.checkout();
    expect(await choose(page, action)).toEqual({ status: 303, location: page });
    expect(await salon.provider()).toMatchObject({ subscriptions: [], sent: [] });
  },
);

test('a form without a body does nothing', async () => {
  const salon = await company('after-trial');
  const url = await salon.checkout();
  expect(await world.app.inject({ method: 'POST', url })).toMatchObject({ statusCode: 303 });
  const json = { method: 'POST', url, payload: { acao: 'pagar' } } as const;
  expect(await world.app.inject(json)).toMatchObject({ statusCode: 415 });
  expect((await salon.provider()).subscriptions).toEqual([]);
});

test('a form on somebody else’s site changes nothing', async () => {
  const salon = await company('after-trial');
  const answer = await world.app.inject({
    method: 'POST',
    url: await salon.checkout(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    },
    payload: 'acao=pagar',
  });
  expect(answer.statusCode).toBe(403);
  expect((await salon.provider()).subscriptions).toEqual([]);
});

test('what a company is called never becomes part of the page itself', async () => {
  const { api, ...salon } = await company('after-trial');
  await salon.pay();
  const { customer } = await salon.provider();
  await asOperator(world, async (scope) => {
    const [found] = (await all(scope, 'customer')).filter(({ id }) => id === customer);
    if (found) await keep(scope, { ...found, name: '<script>alert(1)</script>"' });
  });
  const html = await read(pathOf((await api.billing.subscription.portal()).url));
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
  expect(html).not.toContain('<script>');
});

test('the portal shows the subscription, its bills and what can be done', async () => {
  const salon = await company('after-trial');
  await salon.pay();
  const html = await read(pathOf((await salon.api.billing.subscription.portal()).url));

  expect(html).toContain(BANNER);
  expect(html).toContain('Plano Total');
  expect(html).toContain('10/03/2026 a 10/04/2026');
  expect(html).toContain('R$ 59,90');
  for (const label of [
    'Atualizar cartão',
    'Cancelar assinatura',
    'Cancelar agora',
    'Avançar 1 dia',
    'Avançar até o fim do período',
    'Voltar para o Hora Marcada',
  ]) {
    expect(html).toContain(label);
  }
  expect(html).not.toContain('Pagar fatura em aberto');
  await salon.inPortal('cartao-ruim');
  await salon.inPortal('avancar-periodo');
  const late = await read(pathOf((await salon.api.billing.subscription.portal()).url));
  expect(late).toContain('Pagamento em atraso');
  expect(late).toContain('Pagar fatura em aberto');
  expect(late).toContain('Adiantado 31 dias');
});

test('a bill has a page of its own', async () => {
  const salon = await company('after-trial');
  await salon.pay();
  const { payments } = await salon.state();
  const html = await read(pathOf(payments[0]?.invoiceUrl ?? ''));
  expect(html).toContain('Fatura');
  expect(html).toContain('Paga');
});

test('an address of the portal is good for an hour', async () => {
  const salon = await company('after-trial');
  await salon.pay();
  const page = pathOf((await salon.api.billing.subscription.portal()).url);
  const id = page.split('/').at(-1) ?? '';
  await asOperator(world, async (scope) => {
    const [session] = (await all(scope, 'billing_portal.session')).filter((one) => one.id === id);
    const created = noon.epochMilliseconds / 1000 - 3601;
    if (session) await keep(scope, { ...session, created });
  });
  expect(await read(page)).toContain('Este acesso valia por uma hora');
  await choose(page, 'cancelar-agora');
  expect((await salon.provider()).subscription?.status).toBe('active');
});

test.each(['checkout/cs_sim_none', 'portal/bps_sim_none', 'fatura/in_sim_none'])(
  '%s is not there',
  async (path) => {
    const answer = await world.app.inject({ url: `/pagamento-simulado/${path}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Este endereço de pagamento não existe');
  },
);

test('with a real key none of it is there, and nothing can be done', async () => {
  const salon = await company('after-trial');
  const page = await salon.checkout();
  const { settings: store } = world.system;
  const before = await asOperator(world, (scope) => scope.select().from(simulatorObjects));
  await asOperator(world, (scope) =>
    store.saveSecret(scope, { key: KEY, category: 'billing', value: 'sk_test_real' }, null),
  );

  expect(await world.app.inject({ url: page })).toMatchObject({ statusCode: 404 });
  expect(await choose(page, 'pagar')).toMatchObject({ status: 404 });
  expect(await asOperator(world, (scope) => scope.select().from(simulatorObjects))).toEqual(before);
  expect(await world.system.payments.connect('sim')).toBeNull();
});
