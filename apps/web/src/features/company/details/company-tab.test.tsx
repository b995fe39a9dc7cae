import type { Company } from '@app/contract/company/company.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { keptCompany, sampleCompany as salon } from '../../../../tests/sample-company.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import CompanyTab from './company-tab.tsx';

const fake = fakeServer.company.company;

function serving(handlers: FakeRouter = {}, company: Company = salon): FakeRouter {
  return { company: { company: { get: fake.get.handler(() => company), ...handlers } } };
}

function update() {
  return vi.fn(({ input }: { input: Partial<Company> }) => ({ ...salon, ...input, version: 8 }));
}

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

async function replace(name: RegExp, text: string): Promise<void> {
  await userEvent.clear(await field(name));
  if (text) await userEvent.type(await field(name), text);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('the form shows the company in the writing people know', async () => {
  renderWithApi(<CompanyTab />, serving());

  expect((await field(/^CNPJ ./)).value).toBe('11.222.333/0001-81');
  expect((await field(/^Telefone/)).value).toBe('(11) 98765-4321');
  expect((await field(/^CEP/)).value).toBe('01310-100');
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('what was changed is sent with the version that was read', async () => {
  const spy = update();
  renderWithApi(<CompanyTab />, serving({ update: fake.update.handler(spy) }));

  await replace(/^Razão social/, 'Ana e Filhas Ltda');
  await save();

  expect(await screen.findByText('Empresa atualizada!')).toBeTruthy();
  expect(spy).toHaveBeenCalledOnce();
  expect(spy.mock.calls[0]?.[0].input).toMatchObject({
    name: 'Ana e Filhas Ltda',
    document: '11.222.333/0001-81',
    version: 7,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
});

test('what is typed while the rest is being stored stays to be stored', async () => {
  const answered = Promise.withResolvers<void>();
  const spy = vi.fn(async ({ input }: { input: Partial<Company> }) => {
    await answered.promise;
    return { ...salon, ...input, version: 8 };
  });
  renderWithApi(<CompanyTab />, serving({ update: fake.update.handler(spy) }));
  await replace(/^Razão social/, 'Ana e Filhas Ltda');
  await save();
  await waitFor(() => expect(spy).toHaveBeenCalledOnce());
  await replace(/^Nome fantasia/, 'Da Ana');
  answered.resolve();

  expect(await screen.findByText('Empresa atualizada!')).toBeTruthy();
  expect((await field(/^Nome fantasia/)).value).toBe('Da Ana');
  await save();
  await waitFor(() => expect(spy).toHaveBeenCalledTimes(2));
  expect(spy.mock.lastCall?.[0].input).toMatchObject({
    name: 'Ana e Filhas Ltda',
    tradeName: 'Da Ana',
    version: 8,
  });
});

test('what could not be stored is said, with the reason where there is one', async () => {
  const refuse = vi.fn((): boolean => false);
  const failing = fake.update.handler(({ errors }) => {
    throw refuse() ? errors.COMPANY_UNCHANGED() : new Error('Broken');
  });
  renderWithApi(<CompanyTab />, serving({ update: failing }));
  await replace(/^Razão social/, 'Ana e Filhas Ltda');
  await save();
  expect(await screen.findByText('Erro ao atualizar empresa')).toBeTruthy();
  expect((await field(/^Razão social/)).value).toBe('Ana e Filhas Ltda');
  refuse.mockReturnValue(true);
  await save();
  expect(await screen.findByText('Nenhuma empresa foi atualizada')).toBeTruthy();
});

test('what is wrong is said beside its field, and nothing is sent', async () => {
  const spy = update();
  renderWithApi(<CompanyTab />, serving({ update: fake.update.handler(spy) }));

  await replace(/^Razão social/, '');
  await replace(/^CNPJ ./, '');
  await replace(/^E-mail/, 'ana');
  await replace(/^CEP/, '123');
  await save();

  for (const sentence of [
    'Nome é obrigatório',
    'Documento é obrigatório',
    'Email inválido',
    'CEP inválido',
  ]) {
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(await field(/^Razão social/));
  expect(spy).not.toHaveBeenCalled();
});

test('a document taken at sign-up may stay as it is, but not become another wrong one', async () => {
  const spy = update();
  const hasty = { ...salon, document: '11.222.333/0001-82' };
  renderWithApi(<CompanyTab />, serving({ update: fake.update.handler(spy) }, hasty));

  await replace(/^CNPJ ./, '11222333000183');
  await save();
  expect(await screen.findByText('Documento inválido. Verifique CPF ou CNPJ.')).toBeTruthy();
  expect(spy).not.toHaveBeenCalled();

  await replace(/^CNPJ ./, '11222333000182');
  await replace(/^Razão social/, 'Ana e Filhas Ltda');
  await save();
  await waitFor(() => expect(spy).toHaveBeenCalledOnce());
});

type SentCompany = {
  input: { version: number };
  errors: { COMPANY_CHANGED_MEANWHILE: () => Error };
};

test('what somebody else saved meanwhile joins what was typed, and both are stored', async () => {
  const theirs = { ...salon, city: 'Santos', version: 8 };
  const get = vi.fn(() => salon);
  const spy = vi.fn(({ input, errors }: SentCompany) => {
    if (input.version < 8) throw errors.COMPANY_CHANGED_MEANWHILE();
    return { ...theirs, ...input, version: 9 };
  });
  renderWithApi(
    <CompanyTab />,
    serving({ get: fake.get.handler(get), update: fake.update.handler(spy) }),
  );
  await replace(/^Nome fantasia/, 'Da Ana');
  get.mockReturnValue(theirs);
  await save();

  expect(await screen.findByText('Mudou: Cidade. Já está no formulário.')).toBeTruthy();
  expect((await field(/^Nome fantasia/)).value).toBe('Da Ana');
  expect((await field(/^Cidade/)).value).toBe('Santos');

  await save();
  await waitFor(() => expect(screen.queryByText(/^Mudou: Cidade/)).toBeNull());
  expect(spy.mock.lastCall?.[0].input).toMatchObject({
    tradeName: 'Da Ana',
    city: 'Santos',
    version: 8,
  });
});

test('what both changed is thrown away with one press, and nobody asks about it any more', async () => {
  const theirs = { ...salon, tradeName: 'Das Filhas', version: 8 };
  const get = vi.fn(() => salon);
  const refusing = fake.update.handler(({ errors }) => {
    throw errors.COMPANY_CHANGED_MEANWHILE();
  });
  renderWithApi(<CompanyTab />, serving({ get: fake.get.handler(get), update: refusing }));
  await replace(/^Nome fantasia/, 'Da Ana');
  get.mockReturnValue(theirs);
  await save();
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect((await field(/^Nome fantasia/)).value).toBe('Das Filhas');
  expect(screen.queryByText('Outra pessoa salvou antes de você')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('a new logo or rule asks nobody to look again: this form goes on with the newer company', async () => {
  const spy = update();
  const get = vi.fn(() => salon);
  const { queryClient } = renderWithApi(
    <CompanyTab />,
    serving({ get: fake.get.handler(get), update: fake.update.handler(spy) }),
  );
  await replace(/^Nome fantasia/, 'Da Ana');
  get.mockReturnValue({ ...salon, logoUrl: '/files/novo', version: 8 });
  await queryClient.invalidateQueries();
  await save();

  await waitFor(() => expect(spy).toHaveBeenCalledOnce());
  expect(spy.mock.lastCall?.[0].input).toMatchObject({ tradeName: 'Da Ana', version: 8 });
});

test('what others save reaches a form that nobody touched, and no other', async () => {
  const get = vi.fn(() => salon);
  const { queryClient } = renderWithApi(<CompanyTab />, serving({ get: fake.get.handler(get) }));
  await field(/^Cidade/);

  get.mockReturnValue({ ...salon, city: 'Santos', version: 8 });
  await queryClient.invalidateQueries();
  await waitFor(async () => expect((await field(/^Cidade/)).value).toBe('Santos'));

  await replace(/^Cidade/, 'Praia Grande');
  get.mockReturnValue({ ...salon, city: 'Campinas', version: 9 });
  await queryClient.invalidateQueries();
  expect((await field(/^Cidade/)).value).toBe('Praia Grande');
});

test('a state proposes its clock', async () => {
  renderWithApi(<CompanyTab />, serving());

  await choose('Estado', 'Acre');

  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Fuso horário' }).value).toBe(
    'Rio Branco (UTC-5)',
  );
  expect(screen.getByText('Sugerido pelo estado. Confira se é o seu.')).toBeTruthy();
});

test('a clock that was chosen on purpose stays when the state changes', async () => {
  renderWithApi(<CompanyTab />, serving());

  await choose('Fuso horário', 'Fernando de Noronha (UTC-2)');
  await choose('Estado', 'Acre');

  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Fuso horário' }).value).toBe(
    'Fernando de Noronha (UTC-2)',
  );
});

test('whoever may not manage the company only reads it', async () => {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role: 'receptionist' } };
  renderWithApi(<CompanyTab />, serving(), { session: session as typeof sampleSession });

  expect((await field(/^Razão social/)).matches(':disabled')).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Estado' }).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Escolher imagem' })).toBeNull();
});

const picture = new File(['x'], 'logo.png', { type: 'image/png' });

function chooseFile(container: HTMLElement): Promise<void> {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  return userEvent.upload(input, picture);
}

test('a logo is stored as soon as it is chosen, and can be taken away', async () => {
  const { read, keep } = keptCompany();
  const get = fake.get.handler(read);
  const uploadLogo = fake.uploadLogo.handler(() => keep({ logoUrl: '/files/logo.png' }));
  const removeLogo = fake.removeLogo.handler(() => keep({ logoUrl: null }));
  const { container } = renderWithApi(<CompanyTab />, serving({ get, uploadLogo, removeLogo }));
  await screen.findByRole('button', { name: 'Escolher imagem' });

  await chooseFile(container);
  expect(await screen.findByText('Logo atualizada com sucesso.')).toBeTruthy();

  await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Logo removida com sucesso.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Escolher imagem' })).toBeTruthy();
});

test('a logo that the server refuses is explained, and the old one stays', async () => {
  const uploadLogo = fake.uploadLogo.handler(({ errors }) => {
    throw errors.NOT_AN_IMAGE();
  });
  const removeLogo = fake.removeLogo.handler(() => {
    throw new Error('no disk');
  });
  const company = { ...salon, logoUrl: '/files/old.png' };
  const { container } = renderWithApi(<CompanyTab />, serving({ uploadLogo, removeLogo }, company));
  await screen.findByRole('button', { name: 'Trocar imagem' });

  await chooseFile(container);
  expect(await screen.findByText('Erro ao fazer upload da logo.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Erro ao remover logo.')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/old.png');
});
