import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offeredMore } from '../../../tests/page-menu.ts';
import { sampleCompany } from '../../../tests/sample-company.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../tests/support.tsx';
import { CouponsPage } from './coupons-page.tsx';
import type { CouponsView } from './coupons-view.ts';

const fake = fakeServer.promotions.coupons;

const summer: Coupon = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Verão',
  code: 'VERAO10',
  description: 'Para quem volta em janeiro',
  discountType: 'percentage',
  discountValue: 12_50,
  minimumAmountCents: 50_00,
  maximumDiscountCents: 30_00,
  usageLimit: 100,
  usageLimitPerClient: 2,
  usageCount: 3,
  linkUsageCount: 0,
  validUntil: '2026-03-10',
  firstVisitOnly: false,
  birthdayMonthOnly: false,
  weekdays: [],
  validFrom: null,
  services: [],
  active: true,
  version: 3,
  // Still the ninth where the company is.
  createdAt: '2026-03-10T01:00:00Z',
};
const welcome: Coupon = {
  ...summer,
  id: summer.id.replace(/a$/, 'b'),
  name: 'Boas-vindas',
  code: 'OLA',
  description: '',
  discountType: 'fixed_amount',
  discountValue: 15_00,
  minimumAmountCents: null,
  maximumDiscountCents: null,
  usageLimit: 0,
  usageLimitPerClient: 1,
  validUntil: null,
};

beforeEach(() => {
  // The last minutes of March 10 in São Paulo.
  const lateAtNight = Temporal.Instant.from('2026-03-11T02:50:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(lateAtNight);
});

function Coupons({ first = {} }: { first?: CouponsView }) {
  const [view, setView] = useState(first);
  return <CouponsPage view={view} onView={setView} />;
}

function serving(coupons: Coupon[], handlers: FakeRouter = {}) {
  return { promotions: { coupons: { list: fake.list.handler(() => coupons), ...handlers } } };
}

async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('a card', () => {
  test('tells everything about its coupon', async () => {
    renderWithApi(<Coupons />, serving([summer]));

    const card = await screen.findByRole('listitem');

    for (const text of [
      'Verão',
      'VERAO10',
      '12,5% de desconto',
      'Para quem volta em janeiro',
      '10/03/2026',
      '3 / 100',
      '2 usos',
      'R$ 50,00',
      'R$ 30,00',
      '09/03/2026',
      'Ativo',
    ]) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
  });

  test('of a coupon without uses left says so instead of calling it active', async () => {
    renderWithApi(<Coupons />, serving([{ ...summer, usageCount: 100 }]));

    const card = await screen.findByRole('listitem');
    expect(within(card).getByText('Esgotado')).toBeTruthy();
    expect(within(card).queryByText('Ativo')).toBeNull();
  });

  test('says nothing of restrictions that are not there', async () => {
    renderWithApi(<Coupons />, serving([welcome]));

    const card = await screen.findByRole('listitem');

    for (const text of ['R$ 15,00 de desconto', 'Não vence', '3 / sem limite', '1 uso']) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(within(card).queryByText('Valor mínimo')).toBeNull();
    expect(within(card).queryByText('Desconto máximo')).toBeNull();
  });

  test('tells its rules in a few words, and the uses by its link', async () => {
    const ruled = {
      ...summer,
      firstVisitOnly: true,
      weekdays: [2, 3],
      validFrom: '2026-04-01',
      services: [{ id: summer.id, name: 'Corte' }],
      linkUsageCount: 2,
    };
    renderWithApi(<Coupons />, serving([ruled]));

    const card = await screen.findByRole('listitem');

    const rules = 'Primeira visita · terça e quarta · a partir de 01/04/2026 · só em Corte';
    expect(within(card).getByText(rules)).toBeTruthy();
    expect(within(card).getByText('3 / 100 · 2 pelo link')).toBeTruthy();
  });

  test('of an expired coupon says so, and that it is inactive', async () => {
    renderWithApi(<Coupons />, serving([{ ...summer, validUntil: '2026-03-09' }]));

    const card = await screen.findByRole('listitem');

    expect(within(card).getByText('09/03/2026 (vencido)').dataset.lapse).toBe('expired');
    expect(within(card).getByText('Inativo')).toBeTruthy();
  });

  test('of a coupon out of use says that it is inactive', async () => {
    renderWithApi(<Coupons />, serving([{ ...summer, active: false }]));
    expect(await screen.findByText('Inativo')).toBeTruthy();
  });
});

test('a row of the table tells limits, description and uses by the link', async () => {
  localStorage.setItem('list_look', '"rows"');
  renderWithApi(<Coupons />, serving([{ ...summer, linkUsageCount: 2 }]));

  const row = await screen.findByRole('row', { name: /Verão/ });
  localStorage.removeItem('list_look');
  const terms =
    'Mínimo de R$ 50,00 · desconto de até R$ 30,00 · 2 usos por cliente · Para quem volta em janeiro';
  expect(within(row).getByText(terms)).toBeTruthy();
  expect(within(row).getByText('2 pelo link')).toBeTruthy();
});

test('coupons that take nothing off any more stand below the others', async () => {
  const over = { ...summer, id: summer.id.replace(/a$/, 'c'), validUntil: '2026-03-09' };
  renderWithApi(<Coupons />, serving([over, welcome]));

  const lists = await screen.findAllByRole('list', { name: /^Cupons de Desconto/ });
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Cupons de Desconto: Ativos',
    'Cupons de Desconto: Inativos',
  ]);
  expect(lists[1]?.textContent).toContain('(vencido)');
});

describe('on a phone', () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' as const },
  };
  const known = ['Para quem volta em janeiro', '2 usos', 'R$ 50,00', 'R$ 30,00', '09/03/2026'];

  test('a row tells the rules to whoever may change them too', async () => {
    onPhone();
    renderWithApi(<Coupons />, serving([{ ...summer, birthdayMonthOnly: true }]));
    expect(await screen.findByText('Mês do aniversário')).toBeTruthy();
  });

  test('whoever may not change a coupon folds out what the row leaves out', async () => {
    onPhone();
    renderWithApi(<Coupons />, serving([summer]), { session });
    const row = await screen.findByRole('button', { name: 'Verão', expanded: false });
    for (const text of known) expect(screen.queryByText(text)).toBeNull();
    await userEvent.click(row);
    for (const text of known) expect(screen.getByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Verão', expanded: true }));
    expect(screen.queryByText('R$ 50,00')).toBeNull();
  });

  test('for whoever may, the row tells its limits and opens the form', async () => {
    onPhone();
    renderWithApi(<Coupons />, serving([summer]));
    const terms =
      'Mínimo de R$ 50,00 · desconto de até R$ 30,00 · 2 usos por cliente · criado em 09/03/2026 · Para quem volta em janeiro';
    expect(await screen.findByText(terms)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Verão' }));
    expect(await screen.findByRole('dialog', { name: 'Editar Cupom' })).toBeTruthy();
  });

  test.each([
    [summer, '3 de 100 usos'],
    [{ ...summer, linkUsageCount: 2 }, '3 de 100 usos · 2 pelo link'],
    [{ ...summer, usageCount: 1, usageLimit: 1 }, '1 de 1 uso'],
    [welcome, '3 usos, sem limite'],
    [{ ...welcome, usageCount: 1 }, '1 uso, sem limite'],
  ])('a row says how often it was used (%#)', async (coupon, text) => {
    onPhone();
    renderWithApi(<Coupons />, serving([coupon]));
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain(text);
  });
});

test('an empty list says so and offers the first step', async () => {
  renderWithApi(<Coupons />, serving([]));

  expect(await screen.findByText('Nenhum cupom encontrado')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Criar Primeiro Cupom' }));

  expect(await screen.findByRole('dialog', { name: 'Novo Cupom' })).toBeTruthy();
});

test('the search looks into names, codes and descriptions and ignores accents', async () => {
  renderWithApi(<Coupons />, serving([summer, welcome]));
  const search = await screen.findByRole('searchbox', { name: 'Buscar cupons' });

  for (const words of ['verao', 'ola', 'JANEIRO']) {
    await userEvent.clear(search);
    await userEvent.type(search, words);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('1 cupom')).toBeTruthy();
  }
  await userEvent.type(search, ' nada');
  expect(screen.getByText('Nenhum cupom encontrado com essa busca.')).toBeTruthy();
});

describe('the menu', () => {
  test('makes a copy', async () => {
    const duplicate = vi.fn(() => ({ ...summer, name: 'Verão (cópia)' }));
    renderWithApi(<Coupons />, serving([summer], { duplicate: fake.duplicate.handler(duplicate) }));
    await choose('Verão', 'Duplicar');

    expect(await screen.findByText('Cupom duplicado com sucesso!')).toBeTruthy();
    expect(duplicate).toHaveBeenCalledOnce();
  });

  test('copies a link that brings the code along', async () => {
    // Brings the clipboard that the window lacks.
    userEvent.setup();
    renderWithApi(<Coupons />, serving([summer]));
    await choose('Verão', 'Copiar link');

    expect(await screen.findByText(/^Link copiado!/)).toBeTruthy();
    const link = `${location.origin}/b/${sampleSession.company?.slug}?cupom=VERAO10`;
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test('writes an invitation with the link in WhatsApp', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    renderWithApi(<Coupons />, serving([summer]));
    await choose('Verão', 'Enviar no WhatsApp');

    const address = decodeURIComponent(String(opened.mock.calls[0]?.[0]));
    expect(address).toContain('Use o cupom VERAO10 e ganhe 12,5% de desconto. Agende aqui: ');
    expect(address).toContain('?cupom=VERAO10');
  });

  test('says that the link leads nowhere while nobody can book online', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const get = vi.fn(() => sampleCompany);
    renderWithApi(<Coupons />, {
      ...serving([summer]),
      company: { company: { get: fakeServer.company.company.get.handler(get) } },
    });
    await vi.waitFor(() => expect(get).toHaveBeenCalled());
    await choose('Verão', 'Enviar no WhatsApp');

    expect(await screen.findByText('O agendamento online está desligado')).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
  });

  test('keeps a coupon with history and offers to deactivate it', async () => {
    const remove = fake.remove.handler(({ errors }) => {
      throw errors.COUPON_HAS_HISTORY();
    });
    const deactivate = vi.fn(() => ({ ...summer, active: false }));
    renderWithApi(
      <Coupons />,
      serving([summer], { remove, deactivate: fake.deactivate.handler(deactivate) }),
    );
    await choose('Verão', 'Excluir');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));

    expect(
      await screen.findByText('Este registro possui histórico e não pode ser excluído. Inative-o.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
    expect(await screen.findByText('Cupom inativado com sucesso!')).toBeTruthy();
    expect(deactivate).toHaveBeenCalledOnce();
  });
});

test('a new coupon is sent once, however fast the button is pressed', async () => {
  const create = vi.fn(() => summer);
  renderWithApi(<Coupons />, serving([], { create: fake.create.handler(create) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Cupom' }));
  const dialog = await screen.findByRole('dialog', { name: 'Novo Cupom' });

  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'Verão');
  await userEvent.type(within(dialog).getByLabelText(/^Valor do desconto/), '10');
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Cupom criado com sucesso!')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
});

test('whoever may not see coupons reads so, and nothing is asked for', async () => {
  const session = { ...sampleSession };
  if (session.company) session.company = { ...session.company, role: 'professional' };
  const asked = vi.fn(() => [summer]);
  renderWithApi(<Coupons />, serving([], { list: fake.list.handler(asked) }), { session });

  expect(await screen.findByText('Você não tem permissão para ver os cupons.')).toBeTruthy();
  expect(await offeredMore()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test('whoever may only look hands a coupon on and changes nothing', async () => {
  const session = { ...sampleSession };
  if (session.company) session.company = { ...session.company, role: 'receptionist' };
  renderWithApi(<Coupons />, serving([summer]), { session });

  expect(await screen.findByText('VERAO10')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Novo Cupom' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Verão' }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Copiar link',
    'Enviar no WhatsApp',
  ]);
  expect(await offeredMore()).toEqual([]);
});

test.each<[string, CouponsView, string[]]>([
  ['used up', { status: 'used-up' }, ['Verão']],
  ['active', { status: 'active' }, ['Boas-vindas']],
  ['over', { status: 'inactive' }, ['Vencido']],
  ['a percentage, whatever its state', { discountType: 'percentage' }, ['Verão', 'Vencido']],
])('a filter leaves those that are %s', async (_case, first, names) => {
  const gone = { ...summer, id: summer.id.replace(/a$/, 'c'), name: 'Vencido' };
  const all = [{ ...summer, usageCount: 100 }, welcome, { ...gone, validUntil: '2026-03-09' }];
  renderWithApi(<Coupons first={first} />, serving(all));
  await screen.findByText(names[0] ?? '');
  const shown = all.filter(({ name }) => screen.queryByText(name) !== null);
  expect(shown.map(({ name }) => name)).toEqual(names);
});
