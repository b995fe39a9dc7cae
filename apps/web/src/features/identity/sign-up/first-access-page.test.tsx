import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { FirstAccessPage } from './first-access-page.tsx';

const { configure, loadDemo } = fakeServer.identity.entrance;
const entrance = {
  firstAccess: true,
  asksSetupToken: false,
  offersDemo: false,
  recoversByEmail: false,
};
const userId = '01990000-0000-7000-8000-000000000001';
const sent: unknown[] = [];
let signIn: MockInstance<typeof fetch>;

beforeEach(() => {
  sent.length = 0;
  notifications.clean();
  signIn = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ token: 'x', user: { id: userId } }));
});

const accepting = configure.handler(({ input }) => {
  sent.push(input);
  return { userId, role: 'admin' as const };
});

function renderPage(changes: Partial<typeof entrance> = {}, procedures: FakeRouter = {}) {
  return renderWithApi(
    <FirstAccessPage entrance={{ ...entrance, ...changes }} />,
    { identity: { entrance: { configure: accepting, ...procedures } } },
    { session: null, address: '/first-access' },
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(password = 'girassol', repeated = password): Promise<void> {
  await fill(field('Nome completo'), 'Rui Prado');
  await fill(field('E-mail'), ' Rui@Plataforma.com');
  await fill(field('Senha'), password);
  await fill(field('Confirmar senha'), repeated);
}

test('the first administrator is created, signed in and taken to the gate', async () => {
  const { history } = renderPage();
  expect(screen.getByRole('heading', { name: 'Configuração Inicial' })).toBeTruthy();
  await fillIn();
  await press('Configurar Sistema');

  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(sent).toEqual([{ name: 'Rui Prado', email: 'rui@plataforma.com', password: 'girassol' }]);
  expect(signIn.mock.calls[0]?.[1]?.body).toBe(
    '{"email":"rui@plataforma.com","password":"girassol"}',
  );
});

test.each([
  ['different passwords', 'girassol', 'girassou', 'Senhas não coincidem', 'Confirmar senha'],
  ['different short passwords', '123', '1234', 'Senhas não coincidem', 'Confirmar senha'],
  ['short passwords', '12345', '12345', 'A senha deve ter pelo menos 6 caracteres', 'Senha'],
])(
  '%s are an alert, and nothing is created',
  async (_case, password, repeated, sentence, label) => {
    renderPage();
    await fillIn(password, repeated);
    await press('Configurar Sistema');

    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(document.activeElement).toBe(field(label));
    expect(sent).toEqual([]);
  },
);

test('an empty form says what is missing, the first field first', async () => {
  renderPage({ asksSetupToken: true });
  await press('Configurar Sistema');

  expect(screen.getByText('Nome deve ter pelo menos 2 caracteres')).toBeTruthy();
  expect(screen.getByText('Email inválido')).toBeTruthy();
  expect(screen.getByText('Informe o código de instalação')).toBeTruthy();
  expect(document.activeElement).toBe(field('Nome completo'));
});

test('the address that the start printed brings the code along', async () => {
  window.location.hash = '#codigo=k3x9m-abcde';
  renderPage({ asksSetupToken: true });
  expect(field('Código de instalação').value).toBe('k3x9m-abcde');
  window.location.hash = '';
});

test('whoever installed the system may ask for a code', async () => {
  const guarded = configure.handler(({ input, errors }) => {
    sent.push(input);
    if (input.setupToken !== 'abre-te') throw errors.WRONG_SETUP_TOKEN();
    return { userId, role: 'admin' };
  });
  const { history } = renderPage({ asksSetupToken: true }, { configure: guarded });
  await fillIn();
  await userEvent.type(field('Código de instalação'), 'sesamo');
  await press('Configurar Sistema');

  expect(await screen.findByText('Código de instalação incorreto.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Código de instalação'));
  expect(signIn).not.toHaveBeenCalled();

  await userEvent.clear(field('Código de instalação'));
  await userEvent.type(field('Código de instalação'), 'abre-te');
  await press('Configurar Sistema');
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test('whoever comes too late is told that the system is set up', async () => {
  const late = configure.handler(({ errors }) => {
    throw errors.ALREADY_CONFIGURED();
  });
  renderPage({}, { configure: late });
  await fillIn();
  await press('Configurar Sistema');

  expect(await screen.findByText('O sistema já foi configurado. Faça login.')).toBeTruthy();
});

test('an administrator who cannot be signed in at once is asked to', async () => {
  signIn.mockRejectedValue(new TypeError('Failed to fetch'));
  const { history } = renderPage();
  await fillIn();
  await press('Configurar Sistema');

  expect(await screen.findByText('Erro no login')).toBeTruthy();
  await waitFor(() => expect(history.location.pathname).toBe('/auth'));
});

test('the demonstration is offered only where it may be loaded', () => {
  renderPage();

  expect(screen.queryByRole('button', { name: 'Carregar dados de demonstração' })).toBeNull();
});

test('the demonstration shows its people, and one click signs in as one of them', async () => {
  const demo = loadDemo.handler(() => ({
    logins: [
      { email: 'admin@horamarcada.test', role: 'Administração da plataforma' },
      { email: 'dona@horamarcada.test', role: 'Dona do salão' },
    ],
    password: 'demo1234',
  }));
  const { history } = renderPage({ offersDemo: true }, { loadDemo: demo });
  await press('Carregar dados de demonstração');
  await press('Carregar');

  expect(await screen.findByRole('heading', { name: 'Demonstração pronta' })).toBeTruthy();
  expect(screen.getByText('Dona do salão')).toBeTruthy();
  expect(screen.getByText('A senha de todos é demo1234')).toBeTruthy();
  await press('Entrar como dona@horamarcada.test');

  expect(signIn.mock.calls[0]?.[1]?.body).toBe(
    '{"email":"dona@horamarcada.test","password":"demo1234"}',
  );
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test('the demonstration is loaded only by whoever confirms it', async () => {
  const demo = loadDemo.handler(({ input }) => {
    sent.push(input);
    return { logins: [], password: 'demo1234' };
  });
  renderPage({ offersDemo: true }, { loadDemo: demo });
  await press('Carregar dados de demonstração');
  expect(await screen.findByRole('dialog', { name: 'Carregar a demonstração?' })).toBeTruthy();
  await press('Cancelar');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Configuração Inicial' })).toBeTruthy();
});

test('the code is asked for before the demonstration too', async () => {
  const guarded = loadDemo.handler(({ input, errors }) => {
    sent.push(input);
    throw errors.WRONG_SETUP_TOKEN();
  });
  renderPage({ offersDemo: true, asksSetupToken: true }, { loadDemo: guarded });
  await userEvent.type(field('Código de instalação'), 'sesamo');
  await press('Carregar dados de demonstração');
  await press('Carregar');

  expect(await screen.findByText('Código de instalação incorreto.')).toBeTruthy();
  expect(sent).toEqual([{ setupToken: 'sesamo' }]);
});
