import type { Session } from '@app/contract/identity/session.contract';
import { ORPCError } from '@orpc/client';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { openAddress } from '../../tests/render-app.tsx';
import { anHourLater, fakeServer, notePageLoads, sampleSession } from '../../tests/support.tsx';

const { session, entrance } = fakeServer.identity;
const inUse = {
  firstAccess: false,
  asksSetupToken: false,
  offersDemo: false,
  recoversByEmail: true,
};
const unused = { ...inUse, firstAccess: true };
const never = () => new Promise<never>(() => {});
const denied = 'Acesso Negado - Você não tem permissão para acessar esta área.';
let load: MockInstance<(address: string) => void>;

const owner = sampleSession;
const newcomer: Session = {
  ...sampleSession,
  platformRole: 'client',
  companyState: 'none',
  company: null,
};
const closed: Session = { ...newcomer, companyState: 'inactive' };
const formerMember: Session = { ...newcomer, companyState: 'ended' };
const operator: Session = { ...newcomer, platformRole: 'admin' };

beforeEach(() => {
  anHourLater();
  sessionStorage.clear();
  load = notePageLoads();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(null));
});

type System = typeof inUse;
type Answers = {
  somebody: () => Session | null | Promise<never>;
  system?: () => System | Promise<never>;
};

/** A system in use, unless told otherwise, as somebody or nobody sees it. */
function open(address: string, { somebody, system = () => inUse }: Answers) {
  const { contact } = fakeServer.platform.support;
  return openAddress(address, {
    identity: {
      session: { current: session.current.handler(somebody) },
      entrance: { current: entrance.current.handler(system) },
    },
    platform: { support: { contact: contact.handler(() => ({ whatsapp: null, email: null })) } },
  });
}

const as = (somebody: Session | null) => ({ somebody: () => somebody });

test('a visitor of a system in use is sent to sign in by one page load', async () => {
  open('/', as(null));

  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/auth?mode=signin'));
});

test('a system that nobody administers is set up first', async () => {
  open('/', { somebody: () => null, system: () => unused });

  expect(await screen.findByRole('heading', { name: 'Configuração Inicial' })).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

test('a system that does not answer is taken for one in use', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fail = () => {
    throw new ORPCError('INTERNAL_SERVER_ERROR');
  };
  open('/', { somebody: () => null, system: fail });

  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/auth?mode=signin'));
});

test.each([
  ['an operator', operator, '/super-admin'],
  ['the owner of a company', owner, '/dashboard'],
])('the gate and the entrance send %s on', async (_who, somebody, home) => {
  for (const address of ['/', '/auth', '/auth?mode=signup']) {
    const { history } = open(address, as(somebody));
    await waitFor(() => expect(history.location.pathname).toMatch(new RegExp(`^${home}`)));
  }
});

test.each(['/', '/dashboard', '/dashboard/services'])(
  'at %s a client without a company is asked to set it up',
  async (address) => {
    open(address, as(newcomer));

    expect(await screen.findByRole('heading', { name: 'Acesso Bloqueado' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Configurar Empresa' })).toBeTruthy();
  },
);

test.each(['/', '/dashboard', '/dashboard/services'])(
  'at %s somebody whose access was ended is told so',
  async (address) => {
    open(address, as(formerMember));

    const sentence = 'Seu acesso à empresa foi encerrado por quem a administra.';
    expect(await screen.findByText(sentence)).toBeTruthy();
  },
);

test.each(['/', '/dashboard'])(
  'at %s the owner of a closed company is led to support',
  async (address) => {
    open(address, as(closed));

    expect(await screen.findByRole('heading', { name: 'Acesso Bloqueado' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Entrar em Contato' })).toBeTruthy();
    // She has set everything up and chosen a plan: nothing of that opens it again.
    expect(screen.queryByText(/O acesso é liberado somente após/)).toBeNull();
  },
);

test.each([
  ['/dashboard/services', 'an operator without a company', operator],
  ['/super-admin', 'the owner of a company', owner],
  ['/super-admin/mails', 'a client without a company', newcomer],
])('%s is closed to %s', async (address, _who, somebody) => {
  open(address, as(somebody));

  expect(await screen.findByRole('heading', { name: denied })).toBeTruthy();
});

test.each([
  ['/super-admin', 'the refusal of the owner of a company', denied],
  ['/nada/aqui', 'an address that nobody knows', 'Página não encontrada'],
])('%s keeps her menu around %s', async (address, _what, title) => {
  open(address, as(owner));

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Agendamentos' })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('an operator keeps the menu of the platform at an address that nobody knows', async () => {
  open('/nada/aqui', as(operator));

  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Empresas' })).toBeTruthy();
});

test.each([
  ['without a company', newcomer],
  ['whose access was ended', formerMember],
  ['of a closed company', closed],
])('somebody %s has a profile, and comes back from it', async (_who, somebody) => {
  const { history } = open('/dashboard', as(somebody));
  await userEvent.click(await screen.findByRole('link', { name: 'Meu perfil' }));

  expect(await screen.findByRole('heading', { name: 'Perfil', level: 1 })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Acesso Bloqueado' })).toBeTruthy();
  expect(history.location.pathname).toBe('/dashboard');
});

test('of whom the server tells nothing, nothing is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new ORPCError('FORBIDDEN');
  };
  open('/dashboard/services', { somebody: refuse });

  expect(await screen.findByRole('heading', { name: denied })).toBeTruthy();
});

test.each(['/super-admin', '/super-admin/mails'])(
  'an operator without the second step is led to it at %s, where others can reach the system',
  async (address) => {
    open(address, as({ ...operator, needsSecondFactor: true }));

    const title = 'Proteja a administração da plataforma';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ativar' })).toBeTruthy();
  },
);

test.each(['/dashboard/services', '/super-admin/mails', '/company-setup'])(
  'the address %s leads a visitor to sign in first, and says so',
  async (address) => {
    const { history } = open(address, { somebody: () => null, system: never });

    const sentence = 'Autenticação necessária. Redirecionando para o login...';
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(history.location.href).toBe('/auth?mode=signin');
  },
);

test.each([
  ['/', 'Carregando sistema...'],
  ['/auth', 'Carregando sistema...'],
  ['/dashboard/services', 'Carregando dashboard...'],
  ['/super-admin', 'Validando segurança...'],
  ['/company-setup', 'Validando segurança...'],
])('while it is not known who comes to %s, it says: %s', async (address, text) => {
  open(address, { somebody: never });

  expect((await screen.findByRole('status')).textContent).toBe(text);
});

test('after signing in the gate waits for the profile', async () => {
  let asked = 0;
  open('/auth?mode=signin', {
    somebody: () => {
      asked += 1;
      return asked === 1 ? null : never();
    },
  });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@salao.com');
  await userEvent.type(screen.getByLabelText('Senha'), 'girassol');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

  expect(await screen.findByText('Carregando perfil...')).toBeTruthy();
});

test('the second step of signing up waits for nobody, and Back keeps the first one', async () => {
  let asked = 0;
  const { history } = open('/auth', {
    somebody: () => {
      asked += 1;
      return asked === 1 ? null : never();
    },
  });
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Bia Reis');
  await userEvent.type(screen.getByLabelText('E-mail'), 'bia@salao.com');
  await userEvent.type(screen.getByLabelText('Senha'), 'girassol');
  await userEvent.type(screen.getByLabelText('Confirmar senha'), 'girassol');
  await userEvent.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(await screen.findByLabelText('Nome da empresa')).toBeTruthy();
  act(() => history.back());

  const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
  expect(email.value).toBe('bia@salao.com');
});

test('the entrance of a system that nobody administers leads to setting it up', async () => {
  const { history } = open('/auth?mode=signin', { somebody: () => null, system: () => unused });

  expect(await screen.findByRole('heading', { name: 'Configuração Inicial' })).toBeTruthy();
  expect(history.location.pathname).toBe('/');
});

test('setting up the system leads on through the gate', async () => {
  let configured = false;
  const { configure, current } = entrance;
  const { history } = openAddress('/', {
    identity: {
      session: { current: session.current.handler(() => (configured ? newcomer : null)) },
      entrance: {
        current: current.handler(() => (configured ? inUse : unused)),
        configure: configure.handler(() => {
          configured = true;
          return { userId: newcomer.user.id, role: 'client' };
        }),
      },
    },
  });
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Bia Reis');
  await userEvent.type(screen.getByLabelText('E-mail'), 'bia@salao.com');
  await userEvent.type(screen.getByLabelText('Senha'), 'girassol');
  await userEvent.type(screen.getByLabelText('Confirmar senha'), 'girassol');
  await userEvent.click(screen.getByRole('button', { name: 'Configurar Sistema' }));

  // Somebody else was faster and administers the system: this one is a client without a company.
  expect(await screen.findByRole('heading', { name: 'Acesso Bloqueado' })).toBeTruthy();
  expect(screen.getByText('Outra pessoa configurou o sistema primeiro')).toBeTruthy();
  expect(screen.queryByText('Sistema configurado com sucesso!')).toBeNull();
  expect(history.location.pathname).toBe('/');
});

test.each([
  ['/company-setup', 'a client without a company', newcomer, 'Configure sua Empresa'],
  ['/company-setup', 'a former member', formerMember, 'Configure sua Empresa'],
  ['/company-setup', 'an operator', operator, 'Configure sua Empresa Administrativa'],
  ['/super-admin/company-setup', 'an operator', operator, 'Configure sua Empresa Administrativa'],
])('at %s %s sets up a company', async (address, _who, somebody, title) => {
  open(address, as(somebody));

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

const operatorWithCompany: Session = { ...owner, platformRole: 'admin' };

test.each([
  ['/company-setup', owner, '/dashboard'],
  ['/super-admin/company-setup', operatorWithCompany, '/super-admin'],
])('at %s nobody sets up a second company', async (address, somebody, home) => {
  const { history } = open(address, as(somebody));

  await waitFor(() => expect(history.location.pathname).not.toBe(address));
  expect(history.location.pathname).toMatch(new RegExp(`^${home}`));
});

test.each([
  ['/services?de=atalho', '/dashboard/services?de=atalho'],
  ['/clients?de=atalho', '/dashboard/clients?de=atalho'],
  ['/clients/42?de=atalho', '/dashboard/clients/42?de=atalho'],
  ['/professionals?de=atalho', '/dashboard/professionals?de=atalho'],
  ['/coupons?de=atalho', '/dashboard/coupons?de=atalho'],
  ['/financial?de=atalho', '/dashboard/financial?de=atalho'],
  ['/reports?de=atalho', '/dashboard/reports?de=atalho'],
  ['/appointments?de=atalho', '/dashboard/appointments?de=atalho'],
  ['/settings?tab=subscription', '/dashboard/settings?tab=subscription'],
])('the short address %s leads to %s', async (short, full) => {
  const { history } = open(short, as(owner));

  await waitFor(() => expect(history.location.href).toBe(full));
  expect(history.length).toBe(1);
});

test('an address of the dashboard that nobody knows keeps the menu', async () => {
  open('/dashboard/nada', as(owner));

  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Agendamentos' })).toBeTruthy();
});

test('an address that nobody knows is not found', async () => {
  open('/nada/aqui', as(null));

  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
});

test.each([
  ['/auth/reset?token=abc123', 'Crie uma nova senha'],
  ['/auth/reset?error=INVALID_TOKEN', 'Este link não vale mais'],
])('the mailed address %s opens: %s', async (address, title) => {
  open(address, as(null));

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
