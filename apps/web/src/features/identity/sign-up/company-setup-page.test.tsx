import { notifications } from '@mantine/notifications';
import { ORPCError } from '@orpc/client';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import {
  fakeServer,
  notePageLoads,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { AdminCompanySetupPage, CompanySetupPage } from './company-setup-page.tsx';

const { create } = fakeServer.identity.companySetup;
const companyId = '01990000-0000-7000-8000-000000000002';
const newcomer = {
  ...sampleSession,
  user: { ...sampleSession.user, emailVerified: false },
  platformRole: 'client' as const,
  companyState: 'none' as const,
  company: null,
};
const operator = { ...newcomer, platformRole: 'admin' as const };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  notifications.clean();
});

type Handler = Parameters<typeof create.handler>[0];

function renderPage(handler: Handler, session: typeof sampleSession = newcomer) {
  const Page = session.platformRole === 'admin' ? AdminCompanySetupPage : CompanySetupPage;
  const fake = { identity: { companySetup: { create: create.handler(handler) } } };
  return renderWithApi(<Page />, fake, { session, address: '/company-setup' });
}

const notAsked: Handler = ({ input }) => {
  sent.push(input);
  return { companyId, checkout: { result: 'not-asked' } };
};

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const documentField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(CNPJ|CPF)$/ });

async function fillIn(): Promise<void> {
  await userEvent.click(button('Próximo'));
  await fill(field('Nome da empresa'), 'Salão da Ana');
  await fill(documentField(), '11222333000181');
  await fill(field('Telefone da empresa'), '1133334444');
  await userEvent.click(button('Finalizar'));
}

test('a client sets up the company in two steps and goes on to pay', async () => {
  const load = notePageLoads();
  renderPage(({ input }) => {
    sent.push(input);
    return { companyId, checkout: { result: 'ready', url: 'https://pagamento.test/2' } };
  });
  expect(screen.getByRole('heading', { name: 'Configure sua Empresa' })).toBeTruthy();
  expect(field('Nome completo').value).toBe('Ana Souza');
  expect(field('E-mail').value).toBe('ana@salao.com');
  await fillIn();

  expect(await screen.findByText('Redirecionando para checkout...')).toBeTruthy();
  expect(load).toHaveBeenCalledExactlyOnceWith('https://pagamento.test/2');
  expect(sent).toEqual([
    {
      fullName: 'Ana Souza',
      email: 'ana@salao.com',
      company: {
        name: 'Salão da Ana',
        documentType: 'cnpj',
        document: '11.222.333/0001-81',
        phone: '(11) 3333-4444',
      },
    },
  ]);
});

test.each([
  [
    0,
    /^Com estes dados a sua empresa entra no ar\. Para usar os recursos, você assina um plano\.$/,
  ],
  [14, /^Com estes dados a sua empresa entra no ar\. O teste grátis começa agora\.$/],
])('who may try for %i days reads it here', async (days, sentence) => {
  const trial = fakeServer.billing.plans.trial.handler(() => ({ days }));
  const session = newcomer;
  renderWithApi(<CompanySetupPage />, { billing: { plans: { trial } } }, { session });

  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a checkout that cannot be opened is explained, and the dashboard opens', async () => {
  const message = 'A empresa foi criada, mas nenhum plano está disponível.';
  const { history } = renderPage(() => ({ companyId, checkout: { result: 'no-plans', message } }));
  await fillIn();

  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/primeiros-passos'));
});

test('an administrator sets up the company of the platform and returns', async () => {
  const { history } = renderPage(notAsked, operator);
  const title = 'Configure sua Empresa Administrativa';
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  await fillIn();

  await waitFor(() => expect(history.location.pathname).toBe('/super-admin'));
  expect(sent).toHaveLength(1);
});

test('an e-mail that is confirmed cannot be changed here', () => {
  renderPage(notAsked, { ...newcomer, user: sampleSession.user });

  expect(field('Email já confirmado').value).toBe('ana@salao.com');
  expect(field('Email já confirmado').disabled).toBe(true);
});

test('the first step says what is missing', async () => {
  renderPage(notAsked);
  await userEvent.clear(field('Nome completo'));
  await userEvent.clear(field('E-mail'));
  await userEvent.click(button('Próximo'));

  expect(screen.getByText('Nome completo é obrigatório')).toBeTruthy();
  expect(screen.getByText('Email é obrigatório')).toBeTruthy();
  expect(document.activeElement).toBe(field('Nome completo'));

  await userEvent.type(field('E-mail'), 'ana');
  await userEvent.click(button('Próximo'));
  expect(screen.getByText('Email inválido')).toBeTruthy();
});

test('the second step says what is missing, and nothing is sent', async () => {
  renderPage(notAsked);
  await userEvent.click(button('Próximo'));
  await userEvent.click(button('Finalizar'));

  expect(screen.getByText('Nome da empresa é obrigatório')).toBeTruthy();
  expect(screen.getByText('CNPJ/CPF é obrigatório')).toBeTruthy();
  expect(screen.getByText('Telefone é obrigatório')).toBeTruthy();
  expect(document.activeElement).toBe(field('Nome da empresa'));

  await userEvent.type(field('Telefone da empresa'), '1199');
  await userEvent.click(button('Finalizar'));
  expect(screen.getByText('Telefone inválido. Use o formato (11) 99999-9999')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('doubtful check digits warn and do not forbid', async () => {
  renderPage(notAsked);
  await userEvent.click(button('Próximo'));
  await userEvent.type(field('Nome da empresa'), 'Salão da Ana');
  await userEvent.type(documentField(), '11222333000182');
  await userEvent.type(field('Telefone da empresa'), '11987654321');
  const warning = 'Confira o documento: os dígitos verificadores não conferem.';
  expect(screen.getByText(warning)).toBeTruthy();
  await userEvent.click(button('Finalizar'));

  await waitFor(() => expect(sent).toHaveLength(1));
});

test('going back keeps both steps', async () => {
  renderPage(notAsked);
  await userEvent.click(button('Próximo'));
  await userEvent.type(field('Nome da empresa'), 'Salão da Ana');
  await userEvent.click(button('Anterior'));
  expect(field('Nome completo').value).toBe('Ana Souza');
  await userEvent.click(button('Próximo'));

  expect(field('Nome da empresa').value).toBe('Salão da Ana');
});

test('a first step that is left leads back to the gate', async () => {
  const { history } = renderPage(notAsked);
  await userEvent.click(button('Voltar'));

  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test.each([
  ['a document', 'INVALID_DOCUMENT', 'Documento inválido. Verifique CPF ou CNPJ.', documentField],
  [
    'an e-mail',
    'EMAIL_TAKEN',
    'Este email já está cadastrado. Faça login ou use outro email.',
    () => field('E-mail'),
  ],
] as const)(
  '%s that is refused is explained beside its field',
  async (_case, code, text, place) => {
    renderPage(({ errors }) => {
      throw errors[code]();
    });
    await fillIn();

    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(document.activeElement).toBe(place());
  },
);

test.each([
  ['refuses', 'ADMIN_COMPANY_CREATION'],
  ['fails', 'INTERNAL_SERVER_ERROR'],
] as const)('an administrator is told when the server %s', async (_case, code) => {
  renderPage(({ errors }) => {
    if (code === 'ADMIN_COMPANY_CREATION') throw errors.ADMIN_COMPANY_CREATION();
    throw new ORPCError(code);
  }, operator);
  await fillIn();

  const sentence = 'Erro ao criar empresa administrativa. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(button('Finalizar').hasAttribute('disabled')).toBe(false);
});

test('a company that is there already is no reason to try again', async () => {
  renderPage(({ errors }) => {
    throw errors.HAS_COMPANY();
  });
  await fillIn();

  expect(await screen.findByText('Sua conta já tem uma empresa.')).toBeTruthy();
});
