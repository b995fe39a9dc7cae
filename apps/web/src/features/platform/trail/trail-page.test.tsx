import type { OperatorDeed } from '@app/contract/platform/trail.contract';
import { OPERATOR_ACTION_KINDS, OPERATOR_ACTIONS } from '@app/domain/platform/operator-action';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, onPhone, renderWithApi } from '../../../../tests/support.tsx';
import { detailsText } from './trail.labels.ts';
import { TrailPage } from './trail-page.tsx';

const deed: OperatorDeed = {
  id: '01990000-0000-7000-8000-00000000000a',
  at: '2026-03-10T15:00:00Z',
  action: 'company.deleted',
  subject: 'Salão da Bê',
  by: { kind: 'account', name: 'Ana Souza' },
  details: { reason: 'A dona pediu', secretHint: 'x' },
};

test('each deed says what, where, who and when, and what else people understand', async () => {
  const list = vi.fn((_asked: { input: object }) => ({ items: [deed], nextCursor: null }));
  const trail = { list: fakeServer.platform.trail.list.handler(list) };
  renderWithApi(<TrailPage view={{ kind: 'company', search: 'bê' }} onView={() => {}} />, {
    platform: { trail },
  });
  const row = within(await screen.findByRole('row', { name: /Empresa excluída/ }));
  for (const text of ['Salão da Bê', 'Motivo: A dona pediu', 'Ana Souza', '10/03/2026 12:00'])
    expect(row.getByText(text)).toBeTruthy();
  expect(list.mock.lastCall?.[0].input).toMatchObject({ kind: 'company', search: 'bê' });
});

test('on a phone a deed says who did it without being unfolded', async () => {
  onPhone();
  const list = fakeServer.platform.trail.list.handler(() => ({ items: [deed], nextCursor: null }));
  renderWithApi(<TrailPage view={{}} onView={() => {}} />, { platform: { trail: { list } } });
  expect(await screen.findByText(/Salão da Bê.*Ana Souza/)).toBeTruthy();
});

test('settings are named as on their screens, not by their keys', async () => {
  const changed = { ...deed, action: 'setting.changed' as const };
  const items: OperatorDeed[] = [
    { ...changed, subject: 'Gerais', details: { keys: 'platform_name, features_stock, new_one' } },
    { ...changed, id: `${deed.id.slice(0, -1)}b`, subject: 'stripe_live_secret_key', details: {} },
  ];
  const list = fakeServer.platform.trail.list.handler(() => ({ items, nextCursor: null }));
  renderWithApi(<TrailPage view={{}} onView={() => {}} />, { platform: { trail: { list } } });
  expect(
    await screen.findByText('Campos: Nome da plataforma, Módulo Estoque, new_one'),
  ).toBeTruthy();
  expect(screen.getByText('Gerais')).toBeTruthy();
  expect(screen.getByText('Chave secreta do Stripe (produção)')).toBeTruthy();
});

test('the state of payments is said in words', async () => {
  const exported = { ...deed, action: 'payments.exported' as const, details: { status: 'failed' } };
  const list = fakeServer.platform.trail.list.handler(() => ({
    items: [exported],
    nextCursor: null,
  }));
  renderWithApi(<TrailPage view={{}} onView={() => {}} />, { platform: { trail: { list } } });
  expect(await screen.findByText('Status: Falhou')).toBeTruthy();
});

test.each<[OperatorDeed['action'], OperatorDeed['details'], string]>([
  [
    'company.changed',
    { fields: 'email, documentNumber, subscriptionPlanId', planBefore: 'Ouro', plan: '' },
    'Campos: E-mail, Documento, Plano · Plano antes: Ouro · Plano: Sem plano',
  ],
  ['plan.changed', { planId: 'x', priceInCents: '5990', active: 'false' }, 'Em oferta: não'],
  ['setting.changed', { to: 'live' }, 'Ambiente: Produção'],
  ['plan.price-linked', { planId: 'x', stripePriceId: 'price_1' }, 'Preço no Stripe: price_1'],
  ['payments.exported', { lines: '120', environment: 'test' }, 'Linhas: 120 · Ambiente: Teste'],
  ['jobs.retried', { count: '3' }, 'Trabalhos: 3'],
])('what changed is said of %s', (action, details, said) => {
  expect(detailsText({ ...deed, action, details }).replace('\u00a0', ' ')).toContain(said);
});

test('every action belongs to a kind by which it is found', () => {
  const kinds = new Set<string>(OPERATOR_ACTIONS.map((action) => action.split('.')[0] ?? ''));
  expect([...kinds].sort()).toEqual([...OPERATOR_ACTION_KINDS].sort());
});
