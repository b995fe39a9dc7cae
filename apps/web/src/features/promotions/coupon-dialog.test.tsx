import type { Coupon, CouponForm } from '@app/contract/promotions/coupons.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, type Mock, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../tests/support.tsx';
import CouponDialog from './coupon-dialog.tsx';

const fake = fakeServer.promotions.coupons;

const summer: Coupon = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Verão',
  code: 'VERAO10',
  description: '',
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
  createdAt: '2026-03-10T12:00:00Z',
};

/** Answers what is called when the dialog closes. */
function open(coupon: Coupon | null, coupons: FakeRouter = {}): Mock<() => void> {
  const onClose = vi.fn<() => void>();
  renderWithApi(<CouponDialog coupon={coupon} onClose={onClose} />, {
    promotions: { coupons },
    catalog,
  });
  return onClose;
}

type Asked = { input: CouponForm };
const sent = () => vi.fn((options: Asked) => ({ ...summer, ...options.input }));

const nameField = () => screen.getByRole('textbox', { name: /^Nome/ });
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Código/ });
const valueField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /^Valor do desconto/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

async function chooseFixedAmount(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: /^Tipo de desconto/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Valor fixo (R$)' }));
}

test('a new coupon needs name and discount, and what was left empty restricts nothing', async () => {
  const create = sent();
  open(null, { create: fake.create.handler(create) });

  await userEvent.type(nameField(), ' Verão ');
  await userEvent.type(valueField(), '12,5');
  await save();

  expect(await screen.findByText('Cupom criado com sucesso!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0].input).toEqual({
    name: 'Verão',
    code: '',
    description: '',
    discountType: 'percentage',
    discountValue: 12_50,
    minimumAmountCents: null,
    maximumDiscountCents: null,
    usageLimit: 0,
    usageLimitPerClient: 1,
    validUntil: null,
    firstVisitOnly: false,
    birthdayMonthOnly: false,
    weekdays: [],
    validFrom: null,
    serviceIds: [],
    active: true,
  });
});

const sampleService = {
  description: '',
  category: '',
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  priceCents: 50_00,
  color: '#2563EB',
  loyaltyPoints: 0,
  returnAfterDays: null,
  active: true,
  version: 1,
  createdAt: '2026-03-10T12:00:00Z',
};
const services = [
  { ...sampleService, id: '01990000-0000-7000-8000-0000000000c1', name: 'Corte' },
  { ...sampleService, id: '01990000-0000-7000-8000-0000000000c2', name: 'Cor' },
];
const catalog = { services: { list: fakeServer.catalog.services.list.handler(() => services) } };
const fold = (expanded: boolean) => screen.getByRole('button', { name: 'Regras', expanded });

test('rules are folded away, and sent as they are chosen', async () => {
  const create = sent();
  open(null, { create: fake.create.handler(create) });
  await userEvent.type(nameField(), 'Terça nova');
  await userEvent.type(valueField(), '10');

  await userEvent.click(fold(false));
  await userEvent.click(screen.getByRole('switch', { name: /^Só na primeira visita/ }));
  await userEvent.click(screen.getByRole('switch', { name: /^Só no mês do aniversário/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'qua' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'ter' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Para visitas a partir de' }),
    '01/12/2026',
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Serviços' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Cor' }));
  await userEvent.click(fold(true));
  expect(screen.getByText(/^Primeira visita · mês do aniversário · terça e quarta/)).toBeTruthy();
  await save();

  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].input).toMatchObject({
    firstVisitOnly: true,
    birthdayMonthOnly: true,
    weekdays: [2, 3],
    validFrom: '2026-12-01',
    serviceIds: [services[1]?.id],
  });
});

test('a coupon with rules opens with them in sight', async () => {
  const [cut] = services;
  const update = sent();
  const named = cut ? [{ id: cut.id, name: cut.name }] : [];
  open({ ...summer, weekdays: [6], services: named }, { update: fake.update.handler(update) });
  expect(fold(true)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'sáb' }).checked).toBe(true);
  expect((await screen.findAllByText('Corte')).length).toBeGreaterThan(0);
  await save();

  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0].input).toMatchObject({ weekdays: [6], serviceIds: [cut?.id] });
});

test('a rule that is wrong is not folded away', async () => {
  const create = sent();
  open(null, { create: fake.create.handler(create) });
  await userEvent.type(nameField(), 'Verão');
  await userEvent.type(valueField(), '10');
  await userEvent.click(fold(false));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Para visitas a partir de' }),
    '31/02/2026',
  );
  await userEvent.click(fold(true));
  await save();

  expect(await screen.findByText('Data inválida')).toBeTruthy();
  expect(fold(true)).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('everything that was filled in is sent, the code in upper case', async () => {
  const create = sent();
  open(null, { create: fake.create.handler(create) });

  await userEvent.type(nameField(), 'Natal');
  await userEvent.type(codeField(), 'natal-20');
  expect(codeField().value).toBe('NATAL-20');
  await chooseFixedAmount();
  await userEvent.type(valueField(), '20');
  await userEvent.type(screen.getByLabelText('Valor mínimo'), '100');
  await userEvent.type(screen.getByLabelText('Limite de usos'), '50');
  await userEvent.clear(screen.getByLabelText('Limite por cliente'));
  await userEvent.type(screen.getByLabelText('Limite por cliente'), '3');
  await userEvent.type(screen.getByRole('textbox', { name: 'Válido até' }), '25/12/2026');
  await save();

  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].input).toMatchObject({
    code: 'NATAL-20',
    discountType: 'fixed_amount',
    discountValue: 20_00,
    minimumAmountCents: 100_00,
    usageLimit: 50,
    usageLimitPerClient: 3,
    validUntil: '2026-12-25',
  });
});

test('a fixed amount has no maximum', async () => {
  const update = sent();
  open(summer, { update: fake.update.handler(update) });

  await chooseFixedAmount();
  expect(screen.queryByLabelText('Desconto máximo')).toBeNull();
  await save();

  expect(await screen.findByText('Cupom atualizado com sucesso!')).toBeTruthy();
  expect(update.mock.calls[0]?.[0].input).toMatchObject({
    id: summer.id,
    version: 3,
    discountType: 'fixed_amount',
    discountValue: 12_50,
    maximumDiscountCents: null,
  });
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const create = sent();
  open(null, { create: fake.create.handler(create) });

  await userEvent.clear(screen.getByLabelText('Limite por cliente'));
  await save();

  expect(await screen.findByText('Nome é obrigatório')).toBeTruthy();
  expect(screen.getByText('Valor do desconto é obrigatório')).toBeTruthy();
  expect(screen.getByText('Mínimo 1 uso por cliente')).toBeTruthy();
  expect(document.activeElement).toBe(nameField());
  expect(create).not.toHaveBeenCalled();
});

test.each([
  ['0', 'Valor do desconto é obrigatório'],
  ['-5', 'Valor deve ser positivo'],
  ['100,01', 'Percentual não pode ser maior que 100%'],
])('a percentage of %s is refused with "%s"', async (typed, sentence) => {
  open(null);

  await userEvent.type(nameField(), 'Verão');
  await userEvent.type(valueField(), typed);
  await save();

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(valueField());
});

test('half a date is not saved as none', async () => {
  const create = sent();
  open(null, { create: fake.create.handler(create) });

  await userEvent.type(nameField(), 'Verão');
  await userEvent.type(valueField(), '10');
  await userEvent.type(screen.getByRole('textbox', { name: 'Válido até' }), '31/02/2026');
  await save();

  expect(await screen.findByText('Data inválida')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('a code in use is said beside the code, with everything typed still there', async () => {
  const create = fake.create.handler(({ errors }) => {
    throw errors.COUPON_CODE_TAKEN();
  });
  open(null, { create });

  await userEvent.type(nameField(), 'Outro');
  await userEvent.type(codeField(), 'verao10');
  await userEvent.type(valueField(), '10');
  await save();

  expect(await screen.findByText('Já existe um cupom com este código.')).toBeTruthy();
  expect(codeField().value).toBe('VERAO10');
  expect(document.activeElement).toBe(codeField());
});

test('a creation that fails is told', async () => {
  const create = fake.create.handler(() => {
    throw new Error('down');
  });
  const onClose = open(null, { create });
  await userEvent.type(nameField(), 'Verão');
  await userEvent.type(valueField(), '10');
  await save();

  expect(await screen.findByText('Erro ao criar cupom. Tente novamente.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('what a colleague saved meanwhile joins what was typed', async () => {
  const saved = vi.fn();
  const update = fake.update.handler(({ input, errors }) => {
    if (input.version === summer.version) throw errors.COUPON_CHANGED();
    saved(input);
    return summer;
  });
  const newer = { ...summer, description: 'Nova', version: summer.version + 1 };
  open(summer, { update, list: fake.list.handler(() => [newer]) });
  await userEvent.type(nameField(), ' 2');
  await save();
  expect(await screen.findByText('Mudou: Descrição. Já está no formulário.')).toBeTruthy();

  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    name: 'Verão 2',
    description: 'Nova',
    version: newer.version,
  });
});

test('a change that a colleague was faster with is told, and nothing typed is lost', async () => {
  const update = fake.update.handler(({ errors }) => {
    throw errors.COUPON_CHANGED();
  });
  open(summer, { update });
  await userEvent.type(nameField(), ' 2');
  await save();

  expect(await screen.findByText('Erro ao atualizar cupom. Tente novamente.')).toBeTruthy();
  expect(screen.getByText(/Outra pessoa alterou este cupom/)).toBeTruthy();
  expect(screen.getByDisplayValue('Verão 2')).toBeTruthy();
});

test('the form says how often its coupon was used, and how often by its link', async () => {
  open({ ...summer, linkUsageCount: 2 });
  expect(
    await screen.findByText('3 de 100 usos · 2 pelo link · criado em 10/03/2026'),
  ).toBeTruthy();
});
