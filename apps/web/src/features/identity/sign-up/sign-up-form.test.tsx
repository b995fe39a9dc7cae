import { notifications } from '@mantine/notifications';
import { ORPCError } from '@orpc/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import {
  anHourLater,
  fakeServer,
  notePageLoads,
  renderWithApi,
} from '../../../../tests/support.tsx';
import type { ApiClient } from '../../../foundation/api.tsx';
import { guardAttempt } from '../../../foundation/attempt-limiter.ts';
import { NoConnectionError } from '../../../foundation/connection.ts';
import SignUpForm from './sign-up-form.tsx';

type Input = { email: string };
type Answer = Outputs['create'];
type Outputs = { create: Awaited<ReturnType<ApiClient['identity']['signUp']['create']>> };

const created: Answer = {
  userId: '01990000-0000-7000-8000-000000000001',
  companyId: '01990000-0000-7000-8000-000000000002',
  checkout: { result: 'not-asked' },
};
const paymentUrl = 'https://pagamento.test/checkout/1';
const paying: Answer = { ...created, checkout: { result: 'ready', url: paymentUrl } };
const taken = 'Este email já está cadastrado. Faça login ou use outro email.';
const { create } = fakeServer.identity.signUp;
const sent: Input[] = [];
const onPaying = vi.fn();
const onSignInNeeded = vi.fn();
let leave: MockInstance<(address: string) => void>;
let signIn: MockInstance<typeof fetch>;

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  notifications.clean();
  for (const spy of [onPaying, onSignInNeeded]) spy.mockReset();
  anHourLater();
  leave = notePageLoads();
  signIn = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ token: 'x', user: { id: created.userId } }));
});

/** A server that creates what it is sent, and remembers it. */
function renderForm(handler = create.handler(remember), goOnToCheckout = true) {
  return renderWithApi(
    <SignUpForm
      goOnToCheckout={goOnToCheckout}
      startsAtField={false}
      onPaying={onPaying}
      onSignInNeeded={onSignInNeeded}
    />,
    { identity: { signUp: { create: handler } } },
  );
}

function remember({ input }: { input: Input }): Answer {
  sent.push(input);
  return created;
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const documentField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(CNPJ|CPF)$/ });

async function fillAccount(email = '  Ana@Salao.com '): Promise<void> {
  await fill(field('Nome completo'), 'Ana Souza');
  await fill(field('E-mail'), email);
  await fill(field('Senha'), 'girassol');
  await fill(field('Confirmar senha'), 'girassol');
  await userEvent.click(button('Próximo'));
}

async function fillCompany(): Promise<void> {
  await fill(field('Nome da empresa'), 'Salão da Ana');
  await fill(documentField(), '12abc34501de35');
  await fill(field('Telefone da empresa'), '11987654321');
  await userEvent.click(button('Criar conta'));
}

test('a stranger signs up in two steps, is signed in and goes on to pay', async () => {
  renderForm(
    create.handler(({ input }) => {
      sent.push(input);
      return paying;
    }),
  );
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Cadastro realizado com sucesso')).toBeTruthy();
  expect(screen.getByText('Redirecionando para pagamento...')).toBeTruthy();
  expect(sent).toEqual([
    {
      name: 'Ana Souza',
      email: 'ana@salao.com',
      password: 'girassol',
      company: {
        name: 'Salão da Ana',
        email: 'ana@salao.com',
        documentType: 'cnpj',
        document: '12.ABC.345/01DE-35',
        phone: '(11) 98765-4321',
      },
      goOnToCheckout: true,
    },
  ]);
  const [path, init] = signIn.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/sign-in/email');
  expect(init?.body).toBe('{"email":"ana@salao.com","password":"girassol"}');
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(paymentUrl));
  expect(onPaying).toHaveBeenCalledOnce();
});

test('without going on to pay she takes her first steps', async () => {
  const { history } = renderForm(create.handler(remember), false);
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Cadastro realizado')).toBeTruthy();
  expect(screen.getByText('Verifique seu email para confirmar a conta.')).toBeTruthy();
  expect(sent).toMatchObject([{ goOnToCheckout: false }]);
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/primeiros-passos'));
  expect(onPaying).not.toHaveBeenCalled();
});

test.each([
  ['plans-fetch', 'Erro ao buscar planos. Tente novamente.'],
  [
    'checkout-error',
    'Conta criada com sucesso, mas houve erro no processamento do pagamento. Tente fazer login.',
  ],
  ['no-plans', 'Conta criada com sucesso, mas nenhum plano de assinatura está disponível.'],
] as const)(
  'an account whose checkout ends with %s is left to sign in',
  async (result, message) => {
    renderForm(create.handler(() => ({ ...created, checkout: { result, message } })));
    await fillAccount();
    await fillCompany();

    expect(await screen.findByText('O pagamento ficou para depois')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(onSignInNeeded).toHaveBeenCalledExactlyOnceWith('ana@salao.com');
    expect(signIn).not.toHaveBeenCalled();
    expect(onPaying).not.toHaveBeenCalled();
  },
);

test('an account whose company could not be created is left to sign in', async () => {
  renderForm(
    create.handler(({ errors }) => {
      throw errors.COMPANY_CREATION();
    }),
  );
  await fillAccount();
  await fillCompany();

  const sentence =
    'Usuário criado, mas houve erro ao criar a empresa. Tente fazer login e configurar a empresa.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(onSignInNeeded).toHaveBeenCalledExactlyOnceWith('ana@salao.com');
});

test('the first step says what is wrong and goes to the first mistake', async () => {
  renderForm();
  await userEvent.type(field('Senha'), '12345');
  await userEvent.click(button('Próximo'));

  expect(screen.getByText('Nome deve ter pelo menos 2 caracteres')).toBeTruthy();
  expect(screen.getByText('Email inválido')).toBeTruthy();
  expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy();
  expect(screen.getByText('Confirme sua senha')).toBeTruthy();
  expect(document.activeElement).toBe(field('Nome completo'));
});

test('two different passwords are noticed', async () => {
  renderForm();
  await userEvent.type(field('Senha'), 'girassol');
  await userEvent.type(field('Confirmar senha'), 'girassou');
  await userEvent.click(button('Próximo'));

  expect(screen.getByText('Senhas não conferem')).toBeTruthy();
});

test('the second step says what is wrong, and nothing is sent', async () => {
  renderForm();
  await fillAccount();
  expect(document.activeElement).toBe(field('Nome da empresa'));
  await userEvent.click(button('Criar conta'));

  expect(screen.getByText('Nome da empresa é obrigatório')).toBeTruthy();
  expect(screen.getByText('CPF/CNPJ é obrigatório')).toBeTruthy();
  expect(screen.getByText('Telefone é obrigatório')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a phone is whole when its digits are, whatever stands between them', async () => {
  renderForm();
  await fillAccount();
  await fill(field('Nome da empresa'), 'Salão da Ana');
  await fill(documentField(), '12abc34501de35');
  await fill(field('Telefone da empresa'), '(11) 98765');
  await userEvent.click(button('Criar conta'));

  expect(screen.getByText('Telefone é obrigatório, com DDD e todos os dígitos.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('going back and on again keeps what was typed in both steps', async () => {
  renderForm();
  await fillAccount('ana@salao.com');
  await userEvent.type(field('Nome da empresa'), 'Salão da Ana');
  await userEvent.click(button('Anterior'));

  expect(field('Nome completo').value).toBe('Ana Souza');
  expect(field('E-mail').value).toBe('ana@salao.com');
  expect(field('Confirmar senha').value).toBe('girassol');
  await userEvent.click(button('Próximo'));

  expect(field('Nome da empresa').value).toBe('Salão da Ana');
});

test("the browser's Back leads to the first step with what was typed, and only then away", async () => {
  const { history } = renderForm();
  await fillAccount('ana@salao.com');
  expect(history.length).toBe(2);
  act(() => history.back());

  expect(field('E-mail').value).toBe('ana@salao.com');
  expect(field('Confirmar senha').value).toBe('girassol');
  expect(document.activeElement).toBe(field('Nome completo'));
  await userEvent.click(button('Próximo'));
  await userEvent.click(button('Anterior'));
  expect(field('E-mail').value).toBe('ana@salao.com');
  expect(history.canGoBack()).toBe(false);
});

test('the steps tell where one is', async () => {
  renderForm();
  const current = () =>
    screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
  expect(current()?.textContent).toContain('Seus dados');

  await fillAccount();

  expect(current()?.textContent).toContain('Sua empresa');
});

test('a CNPJ is expected, and a CPF is one click away', async () => {
  renderForm();
  await fillAccount();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'CNPJ' }).checked).toBe(true);
  await userEvent.type(documentField(), '52998224725');
  expect(documentField().value).toBe('52.998.224/725');

  await userEvent.click(screen.getByRole('radio', { name: 'CPF' }));

  expect(documentField().value).toBe('529.982.247-25');
});

test('what was typed for each kind of document is kept, and none is cut to fit', async () => {
  renderForm();
  await fillAccount();
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  await userEvent.type(documentField(), '11222333000181');
  await choose('CPF');
  expect(documentField().value).toBe('');

  await userEvent.type(documentField(), '52998224725');
  await choose('CNPJ');
  expect(documentField().value).toBe('11.222.333/0001-81');
  await choose('CPF');
  expect(documentField().value).toBe('529.982.247-25');
});

test('an e-mail that has an account leads back to its field, and another one is accepted', async () => {
  renderForm(
    create.handler(({ input, errors }) => {
      if (sent.push(input) === 1) throw errors.USER_EXISTS();
      return created;
    }),
  );
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Erro no cadastro')).toBeTruthy();
  expect(screen.getAllByText(taken)).toHaveLength(2);
  expect(document.activeElement).toBe(field('E-mail'));
  expect(field('Nome completo').value).toBe('Ana Souza');
  await userEvent.click(button('Entrar com este e-mail'));
  expect(onSignInNeeded).toHaveBeenCalledExactlyOnceWith('ana@salao.com');

  await userEvent.clear(field('E-mail'));
  expect(screen.queryByRole('button', { name: 'Entrar com este e-mail' })).toBeNull();
  await userEvent.type(field('E-mail'), 'outra@salao.com');
  await userEvent.click(button('Próximo'));
  expect(field('Nome da empresa').value).toBe('Salão da Ana');
  expect(documentField().value).toBe('12.ABC.345/01DE-35');
  await userEvent.click(button('Criar conta'));

  expect(await screen.findByText('Cadastro realizado')).toBeTruthy();
  expect(sent.map(({ email }) => email)).toEqual(['ana@salao.com', 'outra@salao.com']);
});

test('a document that is refused is explained beside the field', async () => {
  renderForm(
    create.handler(({ errors }) => {
      throw errors.INVALID_DOCUMENT();
    }),
  );
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Erro no cadastro')).toBeTruthy();
  expect(screen.getAllByText('Documento inválido. Verifique CPF ou CNPJ.')).toHaveLength(2);
  expect(document.activeElement).toBe(documentField());
});

test('what the server finds wrong in the first step leads back there', async () => {
  const issues = [{ path: ['email'], message: 'Email inválido' }];
  renderForm(
    create.handler(({ errors }) => {
      throw errors.BAD_REQUEST({ data: { issues } });
    }),
  );
  await fillAccount();
  await fillCompany();

  const toast = 'Email inválido. Verifique o formato e tente novamente.';
  expect(await screen.findByText(toast)).toBeTruthy();
  expect(screen.getByText('Email inválido')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
});

test('a password that is the name of the company leads back to it, and nothing is sent', async () => {
  renderForm();
  await fillAccount();
  await fill(field('Nome da empresa'), 'Gira Sol');
  await fill(documentField(), '12abc34501de35');
  await fill(field('Telefone da empresa'), '11987654321');
  await userEvent.click(button('Criar conta'));

  const sentence = 'Não use seu nome, seu e-mail nem o nome da empresa como senha.';
  // Said at once: the server was not asked.
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field('Senha'));
});

test.each([
  [
    'password',
    'Não use seu nome, seu e-mail nem o nome da empresa como senha.',
    'Não use seu nome, seu e-mail nem o nome da empresa como senha.',
  ],
  [
    'company',
    'Retire do nome endereços de sites, e-mails e telefones.',
    'Erro ao criar empresa: Retire do nome endereços de sites, e-mails e telefones. Verifique os dados e tente novamente.',
  ],
  ['password', 'Senha deve ter pelo menos 6 caracteres', 'Senha deve ter pelo menos 6 caracteres.'],
  [
    'company',
    'Dados da empresa incompletos',
    'Erro ao criar empresa: Dados da empresa incompletos. Verifique os dados e tente novamente.',
  ],
])(
  'what the server finds wrong about %s is said in a sentence',
  async (field, message, sentence) => {
    const issues = [{ path: [field], message }];
    renderForm(
      create.handler(({ errors }) => {
        throw errors.BAD_REQUEST({ data: { issues } });
      }),
    );
    await fillAccount();
    await fillCompany();

    const toast = await screen.findByRole('alert');
    await waitFor(() => expect(within(toast).getByText(sentence)).toBeTruthy());
  },
);

test('a profile that could not be changed is explained', async () => {
  renderForm(
    create.handler(({ errors }) => {
      throw errors.PROFILE_UPDATE();
    }),
  );
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Erro ao atualizar perfil. Tente novamente.')).toBeTruthy();
  expect(button('Criar conta').hasAttribute('disabled')).toBe(false);
});

test.each([
  [
    'a failure of the server',
    failure('INTERNAL_SERVER_ERROR'),
    'Erro inesperado. Tente novamente.',
  ],
  ['an answer nobody foresaw', failure('NOT_FOUND'), 'Erro ao criar conta. Tente novamente.'],
  [
    'too many tries',
    failure('TOO_MANY_REQUESTS', { retryAfterInSeconds: 900 }),
    'Muitas tentativas. Tente novamente em 15 minutos.',
  ],
  ['no network', new NoConnectionError(), 'Sem conexão. Verifique sua internet e tente novamente.'],
  ['a failure of the page itself', new Error('broken'), 'Tente novamente mais tarde.'],
])('%s is explained in words', async (_case, error, sentence) => {
  renderForm(
    create.handler(() => {
      throw error;
    }),
  );
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Erro no cadastro')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(field('Nome da empresa').value).toBe('Salão da Ana');
});

function failure(code: string, data?: unknown): Error {
  return new ORPCError(code, { data });
}

test('after a failure of ours the form can be sent again as it is', async () => {
  renderForm(
    create.handler(({ input }) => {
      if (sent.push(input) === 1) throw new Error('broken');
      return created;
    }),
  );
  await fillAccount();
  await fillCompany();
  expect(await screen.findByText('Erro no cadastro')).toBeTruthy();

  await userEvent.click(button('Criar conta'));

  expect(await screen.findByText('Cadastro realizado')).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test('an account that could be created but not entered leads to signing in', async () => {
  signIn.mockRejectedValue(new TypeError('Failed to fetch'));
  renderForm(create.handler(() => paying));
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Erro no login')).toBeTruthy();
  expect(onSignInNeeded).toHaveBeenCalledExactlyOnceWith('ana@salao.com');
  expect(leave).not.toHaveBeenCalled();
});

test('after ten attempts the form itself asks to wait, and sends nothing', async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) guardAttempt('sign-up');
  renderForm();
  await fillAccount();
  await fillCompany();

  expect(await screen.findByText('Muitas tentativas. Tente novamente em 15 minutos.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what was typed survives a reload, but for the password, until the account is there', async () => {
  const { unmount } = renderForm();
  await fillAccount('ana@salao.com');
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).toContain('ana@salao.com');
  expect(kept).not.toContain('girassol');
  unmount();

  renderForm();
  await waitFor(() => expect(field('E-mail').value).toBe('ana@salao.com'));
  expect(field('Senha').value).toBe('');
  await fill(field('Senha'), 'girassol');
  await fill(field('Confirmar senha'), 'girassol');
  await userEvent.click(button('Próximo'));
  await fillCompany();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.getItem('auth.draft.sign-up')).toBeNull());
});
