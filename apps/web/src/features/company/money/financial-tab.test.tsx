import type { CardFees } from '@app/contract/company/card-fees.contract';
import type { Company, StoredMoneyRules } from '@app/contract/company/company.contract';
import type { FinancialCategory } from '@app/contract/company/financial-categories.contract';
import type { PaymentMethod } from '@app/contract/company/payment-methods.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { keptCompany, sampleCompany } from '../../../../tests/sample-company.ts';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import FinancialTab from './financial-tab.tsx';

const fake = fakeServer.company;

const cash: PaymentMethod = {
  id: '01990000-0000-7000-8000-0000000000d1',
  name: 'Dinheiro',
  kind: 'cash',
  active: true,
};
const rent: FinancialCategory = {
  id: '01990000-0000-7000-8000-0000000000e1',
  name: 'Aluguel',
  type: 'expense',
  active: true,
};
const sales: FinancialCategory = {
  ...rent,
  id: '01990000-0000-7000-8000-0000000000e2',
  name: 'Serviços',
  type: 'income',
};

const rules: StoredMoneyRules = {
  accountLimitCents: 50_00,
  packageCommission: 'use',
  version: 3,
};

const noFees: CardFees = { commissionAfterFees: false, methods: [] };

type Handlers = {
  methods?: FakeRouter;
  categories?: FakeRouter;
  company?: FakeRouter;
  fees?: FakeRouter;
};

function serving({ methods, categories, company, fees }: Handlers = {}, known = sampleCompany) {
  return {
    company: {
      company: {
        get: fake.company.get.handler((): Company => known),
        moneyRules: fake.company.moneyRules.handler(() => rules),
        ...company,
      },
      paymentMethods: { list: fake.paymentMethods.list.handler(() => [cash]), ...methods },
      cardFees: { get: fake.cardFees.get.handler(() => noFees), ...fees },
      financialCategories: {
        list: fake.financialCategories.list.handler(() => [sales, rent]),
        ...categories,
      },
    },
  };
}

async function openMenu(name: string, choice: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
}

test('categories stand under income or expense', async () => {
  renderWithApi(<FinancialTab />, serving());

  const income = within(await screen.findByRole('list', { name: 'Categorias de receita' }));
  const expense = within(screen.getByRole('list', { name: 'Categorias de despesa' }));

  expect(income.getByText('Serviços')).toBeTruthy();
  expect(income.queryByText('Aluguel')).toBeNull();
  expect(expense.getByText('Aluguel')).toBeTruthy();
});

test('the drawer is counted blind at a switch, which turns back when it was not stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked = vi.fn<(input: unknown) => void>();
  const changeBlindCount = fake.company.changeBlindCount.handler(({ input }) => {
    asked(input);
    throw new Error('offline');
  });
  renderWithApi(<FinancialTab />, serving({ company: { changeBlindCount } }));
  const blind = await screen.findByRole<HTMLInputElement>('switch', { name: 'Contagem às cegas' });
  await userEvent.click(blind);
  expect(await screen.findByText('Erro ao salvar')).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ blindCount: true });
  expect(blind.checked).toBe(false);
});

test('the drawer is counted blind at a switch, which says what is so now', async () => {
  const changeBlindCount = fake.company.changeBlindCount.handler(({ input }) => input);
  renderWithApi(<FinancialTab />, serving({ company: { changeBlindCount } }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Contagem às cegas' }));
  expect(await screen.findByText('Contagem às cegas ligada')).toBeTruthy();
});

test('a payment method is added by its name, trimmed and once', async () => {
  const create = vi.fn(({ input }: { input: { name: string } }) => ({ ...cash, ...input }));
  const methods = { create: fake.paymentMethods.create.handler(create) };
  renderWithApi(<FinancialTab />, serving({ methods }));

  await userEvent.click(await screen.findByRole('button', { name: 'Nova forma de pagamento' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Nova forma de pagamento' }));
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));
  expect(await fields.findByText('Nome é obrigatório')).toBeTruthy();
  await userEvent.type(fields.getByLabelText(/^Nome/), '  Vale-presente ');
  await userEvent.dblClick(fields.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Forma de pagamento criada com sucesso!')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[0].input).toEqual({ name: 'Vale-presente', kind: 'other' });
});

test('a payment method says of which type it is, and that can be changed', async () => {
  const rename = vi.fn(({ input }: { input: object }) => ({ ...cash, ...input }));
  const methods = { rename: fake.paymentMethods.rename.handler(rename) };
  renderWithApi(<FinancialTab />, serving({ methods }));

  const list = within(await screen.findByRole('list', { name: 'Formas de pagamento' }));
  expect(list.getAllByText('Dinheiro')).toHaveLength(2);
  await openMenu('Dinheiro', 'Editar');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tipo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'PIX' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Forma de pagamento atualizada com sucesso!')).toBeTruthy();
  expect(rename.mock.calls[0]?.[0].input).toEqual({ id: cash.id, name: 'Dinheiro', kind: 'pix' });
});

test('a new category is of the kind beside which it was added', async () => {
  const create = vi.fn(({ input }: { input: object }) => ({ ...rent, ...input }));
  const categories = { create: fake.financialCategories.create.handler(create) };
  renderWithApi(<FinancialTab />, serving({ categories }));

  await userEvent.click(await screen.findByRole('button', { name: 'Nova categoria de receita' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Nova categoria de receita' }));
  await userEvent.type(fields.getByLabelText(/^Nome/), 'Cursos{Enter}');

  expect(await screen.findByText('Categoria criada com sucesso!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0].input).toEqual({ name: 'Cursos', type: 'income' });
});

test('a name in use is said beside the name, with everything typed still there', async () => {
  const rename = fake.financialCategories.rename.handler(({ errors }) => {
    throw errors.CATEGORY_NAME_TAKEN();
  });
  renderWithApi(<FinancialTab />, serving({ categories: { rename } }));

  await openMenu('Aluguel', 'Renomear');
  const fields = within(await screen.findByRole('dialog', { name: 'Renomear categoria' }));
  expect(fields.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Aluguel');
  await userEvent.type(fields.getByLabelText(/^Nome/), ' 2{Enter}');

  expect(await fields.findByText('Já existe uma categoria com este nome.')).toBeTruthy();
  expect(fields.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Aluguel 2');
});

const cashSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Dinheiro ativa' });

test('a method is switched off, and back when the server refuses', async () => {
  const deactivate = vi
    .fn<() => PaymentMethod>()
    .mockImplementationOnce(() => {
      throw new Error('offline');
    })
    .mockReturnValue({ ...cash, active: false });
  const methods = { deactivate: fake.paymentMethods.deactivate.handler(deactivate) };
  renderWithApi(<FinancialTab />, serving({ methods }));

  await userEvent.click(await cashSwitch());
  expect(await screen.findByText('Erro ao alterar')).toBeTruthy();
  expect((await cashSwitch()).checked).toBe(true);

  await userEvent.click(await cashSwitch());
  expect(await screen.findByText('Forma de pagamento inativada com sucesso!')).toBeTruthy();
});

test('a method with history is kept, and the dialog offers to deactivate it', async () => {
  const deactivate = vi.fn(() => ({ ...cash, active: false }));
  const methods = {
    remove: fake.paymentMethods.remove.handler(({ errors }) => {
      throw errors.PAYMENT_METHOD_HAS_HISTORY();
    }),
    deactivate: fake.paymentMethods.deactivate.handler(deactivate),
  };
  renderWithApi(<FinancialTab />, serving({ methods }));

  await openMenu('Dinheiro', 'Excluir');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));

  expect(
    await screen.findByText('Este registro possui histórico e não pode ser excluído. Inative-o.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await waitFor(() => expect(deactivate).toHaveBeenCalledOnce());
});

async function typePixKey(type: string, key: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar chave PIX' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Tipo de chave' }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
  await userEvent.type(screen.getByLabelText('Chave'), key);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
}

test('a PIX key is written as people know it while it is typed', async () => {
  const { read, keep } = keptCompany();
  const changePixKey = vi.fn(({ input: pixKey }: { input: NonNullable<Company['pixKey']> }) => {
    keep({ pixKey });
    return pixKey;
  });
  const company = {
    get: fake.company.get.handler(read),
    changePixKey: fake.company.changePixKey.handler(changePixKey),
  };
  renderWithApi(<FinancialTab />, serving({ company }));

  await typePixKey('CPF', '52998224725');

  expect(await screen.findByText('Chave PIX criada com sucesso!')).toBeTruthy();
  expect(changePixKey.mock.calls[0]?.[0].input).toEqual({ type: 'cpf', key: '529.982.247-25' });
  expect(screen.getByText('529.982.247-25')).toBeTruthy();
});

test.each([
  ['CPF', '11111111111', 'CPF inválido. Confira os números.'],
  ['E-mail', 'ana', 'Email inválido'],
  ['Chave aleatória', 'abc', /^Chave aleatória inválida/],
])('a %s that cannot be a key is not sent', async (type, key, sentence) => {
  const changePixKey = vi.fn(({ input }: { input: NonNullable<Company['pixKey']> }) => input);
  const company = { changePixKey: fake.company.changePixKey.handler(changePixKey) };
  renderWithApi(<FinancialTab />, serving({ company }));

  await typePixKey(type, key);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(changePixKey).not.toHaveBeenCalled();
});

test('a PIX key is removed after a question', async () => {
  const pixKey = { type: 'phone', key: '+5511987654321' } as const;
  const { read, keep } = keptCompany({ ...sampleCompany, pixKey });
  const get = fake.company.get.handler(read);
  const removePixKey = fake.company.removePixKey.handler(() => keep({ pixKey: null }));
  renderWithApi(<FinancialTab />, serving({ company: { get, removePixKey } }));

  expect(await screen.findByText('(11) 98765-4321')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remover chave PIX' }));
  await userEvent.click(question.getByRole('button', { name: 'Remover' }));

  expect(await screen.findByText('Chave PIX excluída com sucesso!')).toBeTruthy();
  expect(screen.getByText('Você ainda não informou uma chave.')).toBeTruthy();
});

test('whoever may only look changes nothing', async () => {
  const { company } = sampleSession;
  renderWithApi(<FinancialTab />, serving(), {
    session: { ...sampleSession, company: company && { ...company, role: 'receptionist' } },
  });

  expect((await cashSwitch()).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^(?!Exportar CSV)/ })).toBeNull();
});

test('payment methods and categories can be taken along', async () => {
  const saved = catchSavedFile();
  renderWithApi(<FinancialTab />, serving());
  for (const [list, file, lines] of [
    [
      'Formas de pagamento',
      'formas-de-pagamento.csv',
      ['Nome;Tipo;Situação', 'Dinheiro;Dinheiro;Ativa'],
    ],
    ['Categorias de receita', 'categorias-de-receita.csv', ['Nome;Situação', 'Serviços;Ativa']],
    ['Categorias de despesa', 'categorias-de-despesa.csv', ['Nome;Situação', 'Aluguel;Ativa']],
  ]) {
    await userEvent.click(await screen.findByRole('button', { name: `Exportar CSV: ${list}` }));
    expect(saved.name()).toBe(file);
    expect(await saved.lines()).toEqual(lines);
  }
});

test('how far clients may owe and who earns of a package are changed together', async () => {
  const changed = vi.fn<(input: StoredMoneyRules) => void>();
  const changeMoneyRules = fake.company.changeMoneyRules.handler(({ input }) => {
    changed(input);
    return input;
  });
  renderWithApi(<FinancialTab />, serving({ company: { changeMoneyRules } }));
  const section = within(await screen.findByRole('region', { name: 'Fiado e pacotes' }));
  await userEvent.click(section.getByRole('radio', { name: 'Na venda, para quem vende o pacote' }));
  await userEvent.click(section.getByRole('button', { name: 'Salvar regras' }));
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith({ ...rules, packageCommission: 'sale' }),
  );
});

test('what a colleague changed meanwhile joins what is typed, and nothing is undone', async () => {
  const changed = vi.fn<(input: StoredMoneyRules) => void>();
  let stored = rules;
  const changeMoneyRules = fake.company.changeMoneyRules.handler(({ input, errors }) => {
    changed(input);
    if (input.version !== stored.version) throw errors.COMPANY_CHANGED_MEANWHILE();
    return { ...input, version: input.version + 1 };
  });
  const moneyRules = fake.company.moneyRules.handler(() => stored);
  renderWithApi(<FinancialTab />, serving({ company: { changeMoneyRules, moneyRules } }));
  const section = within(await screen.findByRole('region', { name: 'Fiado e pacotes' }));
  await userEvent.click(section.getByRole('radio', { name: 'Na venda, para quem vende o pacote' }));
  stored = { ...rules, accountLimitCents: 80_00, version: 4 };
  await userEvent.click(section.getByRole('button', { name: 'Salvar regras' }));
  expect(await section.findByRole('alert')).toBeTruthy();
  expect(section.getByRole('textbox', { name: /Limite de fiado/ })).toHaveProperty(
    'value',
    '80,00',
  );
  await userEvent.click(section.getByRole('button', { name: 'Salvar regras' }));
  const both = { accountLimitCents: 80_00, packageCommission: 'sale', version: 4 };
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(both));
});
