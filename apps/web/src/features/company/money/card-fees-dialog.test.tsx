import type { CardFees, FeeRuleForm, MethodFees } from '@app/contract/company/card-fees.contract';
import type { PaymentMethod } from '@app/contract/company/payment-methods.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleCompany } from '../../../../tests/sample-company.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { allRulesText } from './card-fees.labels.ts';
import { draftOf } from './fee-rule-draft.ts';
import FinancialTab from './financial-tab.tsx';

const fake = fakeServer.company;
const method = (last: string, name: string, kind: PaymentMethod['kind']): PaymentMethod => ({
  id: `01990000-0000-7000-8000-0000000000${last}`,
  name,
  kind,
  active: true,
});
const cash = method('d1', 'Dinheiro', 'cash');
const debit = method('d2', 'Cartão de Débito', 'card');
const credit = method('d3', 'Cartão de Crédito', 'card');
const whole = (about: Partial<FeeRuleForm>): FeeRuleForm => ({
  brand: '',
  fromInstalments: 1,
  basisPoints: 349,
  fixedCents: 0,
  days: 30,
  daysBetween: 0,
  ...about,
});
const known: CardFees = {
  commissionAfterFees: false,
  methods: [
    {
      paymentMethodId: credit.id,
      rules: [whole({}), whole({ fromInstalments: 2, basisPoints: 429, daysBetween: 30 })],
      version: 3,
    },
    { paymentMethodId: debit.id, rules: [], version: 1 },
  ],
};

function open() {
  let shown = known;
  const change = vi.fn(({ input }: { input: { id: string } & Pick<MethodFees, 'rules'> }) => ({
    paymentMethodId: input.id,
    rules: input.rules,
    version: 9,
  }));
  const versionOf = (id: string) =>
    shown.methods.find(({ paymentMethodId }) => paymentMethodId === id)?.version;
  const changeCommissions = vi.fn(
    ({ input }: { input: { commissionAfterFees: boolean } }) => input,
  );
  renderWithApi(<FinancialTab />, {
    company: {
      company: {
        get: fake.company.get.handler(() => sampleCompany),
        moneyRules: fake.company.moneyRules.handler(() => ({
          version: 1,
          accountLimitCents: 0,
          packageCommission: 'use',
        })),
      },
      paymentMethods: { list: fake.paymentMethods.list.handler(() => [cash, debit, credit]) },
      cardFees: {
        get: fake.cardFees.get.handler(() => shown),
        change: fake.cardFees.change.handler(({ input, errors }) => {
          if (input.version !== versionOf(input.id)) throw errors.CARD_FEES_CHANGED();
          return change({ input });
        }),
        changeCommissions: fake.cardFees.changeCommissions.handler(changeCommissions),
      },
      financialCategories: { list: fake.financialCategories.list.handler(() => []) },
    },
  });
  const savedElsewhere = (rules: FeeRuleForm[]) => {
    shown = { ...known, methods: [{ paymentMethodId: credit.id, rules, version: 4 }] };
  };
  return { change, changeCommissions, savedElsewhere };
}

async function openFees(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Taxas e prazos' }));
  return within(await screen.findByRole('dialog', { name: `Taxas e prazos: ${name}` }));
}

test('a way of paying says what the machine keeps, and cash has no machine', async () => {
  open();
  expect(await screen.findByText('Cartão · 3,49% em 30 dias e mais 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Dinheiro' }));
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Taxas e prazos' })).toBeNull();
});

test('debit needs a rate and a day, and begins with nothing filled in', async () => {
  const { change } = open();
  const dialog = await openFees('Cartão de Débito');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Taxa/ }).value).toBe('');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Taxa/ }), '1,39');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Recebe em/ }), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.lastCall?.[0].input).toEqual({
    id: debit.id,
    version: 1,
    rules: [whole({ basisPoints: 139, days: 1 })],
  });
});

test('an example says that it is one', async () => {
  open();
  const dialog = await openFees('Cartão de Débito');
  await userEvent.click(dialog.getByRole('button', { name: 'Exemplo de crédito' }));
  expect(dialog.getAllByRole('group', { name: /^Taxa \d/ })).toHaveLength(3);
  expect(dialog.getByText(/^Isto é só um exemplo/)).toBeTruthy();
});

test('what is there is changed and removed, and what is missing is said beside its field', async () => {
  const { change } = open();
  const dialog = await openFees('Cartão de Crédito');
  expect(dialog.queryByRole('button', { name: 'Exemplo de crédito' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar taxa' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Informe uma taxa de 0% a 100%')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Remover taxa 3' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remover taxa 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.lastCall?.[0].input.rules).toEqual([whole({})]);
});

test('whose rates stay is asked where two changed them, and nothing typed is lost', async () => {
  const { change, savedElsewhere } = open();
  const dialog = await openFees('Cartão de Crédito');
  await userEvent.click(dialog.getByRole('button', { name: 'Remover taxa 2' }));
  savedElsewhere([whole({ basisPoints: 299 })]);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));

  expect(await dialog.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  expect(dialog.getByLabelText('O seu: 3,49% em 30 dias')).toBeTruthy();
  await userEvent.click(dialog.getByLabelText('O da outra pessoa: 2,99% em 30 dias'));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Taxa/ }).value).toBe('2,99%');
  await userEvent.click(dialog.getByLabelText('O seu: 3,49% em 30 dias'));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.lastCall?.[0].input).toMatchObject({ version: 4, rules: [whole({})] });
});

test('all taken away by somebody else is said so, and not as a rate of nothing', async () => {
  const { savedElsewhere } = open();
  const dialog = await openFees('Cartão de Crédito');
  await userEvent.click(dialog.getByRole('button', { name: 'Remover taxa 2' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Recebe em/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Recebe em/ }), '1');
  savedElsewhere([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByLabelText('O da outra pessoa: Sem taxas cadastradas')).toBeTruthy();
  expect(dialog.getByLabelText('O seu: 3,49% em 1 dia')).toBeTruthy();
});

test.each([
  [{ daysBetween: 1, fromInstalments: 2 }, '2x ou mais: 3,49% em 30 dias, parcelas a cada 1 dia'],
  [{ brand: 'Visa', basisPoints: '', days: '' }, 'Visa: ? em ? dias'],
  [
    { daysBetween: '', fromInstalments: '' },
    '?x ou mais: 3,49% em 30 dias, parcelas a cada ? dias',
  ],
] as const)('what is half typed is said as it is: %o', (typed, text) => {
  expect(allRulesText([{ ...draftOf(whole({}), 0), ...typed }])).toBe(text);
});

test('a switch says whether commissions are of what is left', async () => {
  const { changeCommissions } = open();
  const label = 'Comissão sobre o valor já sem a taxa';
  await userEvent.click(await screen.findByRole('switch', { name: label }));
  expect(changeCommissions.mock.lastCall?.[0].input).toEqual({ commissionAfterFees: true });
  expect(await screen.findByText('Comissão agora sobre o valor já sem a taxa')).toBeTruthy();
});
