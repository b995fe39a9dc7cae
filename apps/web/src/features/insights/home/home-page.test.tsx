import type { Session } from '@app/contract/identity/session.contract';
import type { Home } from '@app/contract/insights/insights.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import type { Role } from '@app/domain/team/permissions';
import { ORPCError } from '@orpc/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { home } from '../../../../tests/sample-insights.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { HomePage } from './home-page.tsx';

type Company = NonNullable<Session['company']>;
type Todays = NonNullable<Home['appointments']>[number];

function open(answer: Home, change: Partial<Company> = {}) {
  const company = sampleSession.company && { ...sampleSession.company, ...change };
  const read = vi.fn(() => answer);
  renderWithApi(
    <HomePage />,
    {
      insights: {
        home: fakeServer.insights.home.handler(read),
      },
    },
    { session: { ...sampleSession, company } },
  );
  return read;
}

const cardOf = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt, dt a' });
  const card = term.closest('div');
  if (!card) throw new Error(`no card ${label}`);
  return within(card);
};

test('an owner sees the four figures with their second lines, and where each leads', async () => {
  open(home);

  const appointments = await cardOf('Agendamentos Hoje');
  expect(appointments.getByText('5')).toBeTruthy();
  expect(appointments.getByText('31 agendamentos nos últimos 7 dias')).toBeTruthy();
  const clients = await cardOf('Clientes Ativos');
  expect(clients.getByText('1 novo neste mês')).toBeTruthy();
  expect(clients.getByRole('link').getAttribute('href')).toBe('/dashboard/clients?status=active');
  const revenue = await cardOf('Receita Mensal');
  expect(revenue.getByText('R$ 1.234,56')).toBeTruthy();
  expect(revenue.getByRole('link').getAttribute('href')).toBe(
    '/dashboard/financial/transactions?fromDate=2026-11-01&toDate=2026-11-30&counts=revenue',
  );
  const growth = await cardOf('Crescimento');
  expect(growth.getByText('+12,2%').getAttribute('data-tone')).toBe('good');
  expect(growth.getByText(/O mês ainda está em andamento/)).toBeTruthy();
});

test.each([
  [0, '+0,0%', 'good'],
  [-45, '−4,5%', 'bad'],
])('growth of %i tenths of a percent reads %s', async (growthPermille, text, tone) => {
  const figures = home.figures && { ...home.figures, growthPermille };
  open({ ...home, figures });

  expect((await screen.findByText(text)).getAttribute('data-tone')).toBe(tone);
});

test('without anything to compare with, growth is a dash in no colour', async () => {
  open({ ...home, figures: home.figures && { ...home.figures, growthPermille: null } });

  const growth = await cardOf('Crescimento');
  expect(growth.getByText('—').getAttribute('data-tone')).toBeNull();
  expect(growth.getByText(/^Sem receita nos mesmos dias/)).toBeTruthy();
});

test('each figure says what it counts', async () => {
  open(home);
  await userEvent.click(await screen.findByRole('button', { name: 'O que é: Receita Mensal' }));

  expect(await screen.findByText(/outras receitas de nov 2026, menos estornos/)).toBeTruthy();
});

test('what the role does not see is not there', async () => {
  const figures = home.figures && {
    ...home.figures,
    activeClients: null,
    newClientsThisMonth: null,
    revenueThisMonthCents: null,
    revenueLastMonthCents: null,
    growthPermille: null,
  };
  open({ ...home, figures }, { role: 'professional' });

  expect(await screen.findByText('Agendamentos Hoje')).toBeTruthy();
  for (const label of ['Clientes Ativos', 'Receita Mensal', 'Crescimento']) {
    expect(screen.queryByText(label)).toBeNull();
  }
  expect(screen.queryByRole('link', { name: 'Novo Agendamento' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Cadastrar Cliente' })).toBeNull();
});

test.each<[Role, string[]]>([
  ['owner', ['Novo Agendamento', 'Cadastrar Cliente', 'WhatsApp', 'Ver Financeiro']],
  ['receptionist', ['Novo Agendamento', 'Cadastrar Cliente', 'WhatsApp', 'Ver Financeiro']],
  ['professional', ['Ver Financeiro']],
])('the quick actions of the role %s', async (role, names) => {
  open(home, { role });

  const actions = within(await screen.findByRole('region', { name: 'Ações rápidas' }));
  expect(actions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});

test('each quick action leads to its screen', async () => {
  open(home);

  const actions = within(await screen.findByRole('region', { name: 'Ações rápidas' }));
  const offered = actions.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(offered).toEqual([
    '/dashboard/appointments?quick=next',
    '/dashboard/clients?new=true',
    '/dashboard/whatsapp',
    '/dashboard/financial',
  ]);
});

test('an appointment of today opens in the agenda', async () => {
  open(home);

  const today = within(await screen.findByRole('region', { name: 'Agendamentos de Hoje' }));
  const row = today.getByRole('link', { name: /09:00.*Maria Silva.*Corte · Carla Dias/ });
  expect(row.getAttribute('href')).toBe(
    `/dashboard/appointments?date=2026-11-16&open=${home.appointments?.[0]?.id}`,
  );
  expect(today.getByText('Confirmado')).toBeTruthy();
});

test('a day without appointments says what will be there', async () => {
  open({ ...home, appointments: [] });

  expect(await screen.findByText(/^Nenhum agendamento para hoje\./)).toBeTruthy();
});

test('a plan without the figures shows a lock in their place, and the rest', async () => {
  open({ ...home, figures: null }, { openModules: ['appointments', 'clients'] });

  expect(await screen.findByRole('region', { name: 'Agendamentos de Hoje' })).toBeTruthy();
  expect(await screen.findByText('Recurso Premium')).toBeTruthy();
  expect(screen.queryByText('Agendamentos Hoje')).toBeNull();
  const actions = within(screen.getByRole('region', { name: 'Ações rápidas' }));
  const offered = actions.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(offered).toEqual(['/dashboard/appointments?quick=next', '/dashboard/clients?new=true']);
});

test('what the subscription needs stands below the title and above the figures', async () => {
  open(home, {
    subscription: { status: 'past_due', trialEndsAt: null, currentPeriodEnd: null },
  });

  const figures = await screen.findByLabelText('Números do negócio');
  const banner = screen.getByRole('region', { name: 'Situação da assinatura' });
  const title = screen.getByText('Visão geral do seu negócio');
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(title.compareDocumentPosition(banner)).toBe(follows);
  expect(banner.compareDocumentPosition(figures)).toBe(follows);
});

test('without any access there is one lock', async () => {
  open({ ...home, figures: null, appointments: null }, { openModules: [] });

  expect(await screen.findAllByText('Recurso Premium')).toHaveLength(1);
});

test('figures that do not come are asked for again, and are never zero', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  renderWithApi(<HomePage />, {
    insights: {
      home: fakeServer.insights.home.handler(() => {
        if (fails) throw new ORPCError('INTERNAL_SERVER_ERROR');
        return home;
      }),
    },
  });
  expect(await screen.findByText('Não foi possível carregar os dados.')).toBeTruthy();
  expect(screen.queryByText('Receita Mensal')).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));

  expect(await screen.findByText('R$ 1.234,56')).toBeTruthy();
});

test('what waits today leads to its list, and money is what is expected and received', async () => {
  open(home);
  const today = within(await screen.findByRole('region', { name: 'Agendamentos de Hoje' }));
  expect(today.getByRole('link', { name: '2 a confirmar' }).getAttribute('href')).toBe(
    '/dashboard/appointments?view=list&date=2026-11-16&status=scheduled',
  );
  expect(today.getByRole('link', { name: '1 sem pagamento' }).getAttribute('href')).toBe(
    '/dashboard/appointments?view=list&date=2026-11-16&status=completed&payment=missing',
  );
  const commissions = today.getByRole('link', { name: /^R\$\s320,00 de comissões a pagar$/ });
  expect(commissions.getAttribute('href')).toBe('/dashboard/financial?tab=commissions');
  expect(today.getByText(/Previsto hoje R\$\s450,00 · recebido R\$\s180,00/)).toBeTruthy();
});

test('requests that nobody answered lead to their lists', async () => {
  open({ ...home, requests: { waiting: 2, unanswered: 1 } });
  expect(await screen.findByText('2 pedidos esperam por aprovação.')).toBeTruthy();
  expect(screen.getByText('1 pedido ficou sem resposta e o horário passou.')).toBeTruthy();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Ver pedidos')).toBe('/dashboard/appointments?view=list&request=waiting');
  expect(addressOf('Ver quem ficou sem resposta')).toBe(
    '/dashboard/appointments?view=list&request=unanswered',
  );
});

test('messages that nobody sent yet are counted and lead to where they are sent', async () => {
  open({ ...home, toSend: 3 });
  expect(await screen.findByText('3 mensagens prontas esperam que alguém envie.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Enviar mensagens' });
  expect(link.getAttribute('href')).toBe('/dashboard/para-enviar');
});

test.each([0, null])(
  'where %s wait, or are not hers to send, nothing is said of it',
  async (toSend) => {
    open({ ...home, toSend });
    await cardOf('Agendamentos Hoje');
    expect(screen.queryByText(/que alguém envie/)).toBeNull();
  },
);

test('an appointment of today that nobody agreed to says so', async () => {
  const asks = visit('b7', { status: 'scheduled', needsApproval: true });
  open({ ...home, appointments: [asks], day: null, requests: null });
  expect(await screen.findByText('Aguarda aprovação')).toBeTruthy();
  expect(screen.queryByText(/esperam? por aprovação/)).toBeNull();
});

test('what waits on home is a part of the page, and no alarm', async () => {
  const requests = { waiting: 1, unanswered: 0 };
  open({ ...home, unsolved: 1, requests, toSend: 1, holidays: [christmas] });
  const names = ['Sem atendimento', 'Pedidos de horário', 'Para enviar', 'Próximos feriados'];
  for (const name of names) {
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  }
  expect(screen.queryByRole('alert')).toBeNull();
});

const christmas = { date: '2026-12-25', name: 'Natal', isOptional: false, decision: null };

test('a holiday that nobody decided about asks, and is gone once somebody did', async () => {
  const decided = vi.fn();
  const { insights, company } = fakeServer;
  let holidays = [christmas];
  const { queryClient } = renderWithApi(<HomePage />, {
    insights: { home: insights.home.handler(() => ({ ...home, holidays })) },
    company: {
      closingDays: {
        create: company.closingDays.create.handler(({ input }) => {
          const { name, kind, firstDay, lastDay, hours } = input;
          const day = { name, kind, firstDay, lastDay, hours };
          decided(day);
          holidays = [];
          return { ...day, id: late.id, version: 1 };
        }),
      },
    },
  });
  expect(await screen.findByText('25/12 (sexta) é Natal: vai abrir?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  const day = { name: 'Natal', kind: 'closed', firstDay: '2026-12-25', lastDay: '2026-12-25' };
  await waitFor(() => expect(decided).toHaveBeenCalledWith({ ...day, hours: null }));
  await act(() => queryClient.invalidateQueries({ type: 'active' }));
  await waitFor(() => expect(screen.queryByText(/vai abrir/)).toBeNull());
  // Where the question stood comes the first figure: nobody is thrown back to the top of the page.
  const first = await cardOf('Agendamentos Hoje');
  await waitFor(() => expect(document.activeElement).toBe(first.getByRole('link')));
});

test('special hours of a holiday are typed where the question stands', async () => {
  open({ ...home, holidays: [christmas] });
  await userEvent.click(await screen.findByRole('button', { name: 'Horário especial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo fechamento' }));
  expect(dialog.getByLabelText(/^Nome/)).toHaveProperty('value', 'Natal');
});

test('what is typed of a holiday stays when somebody else answers for it meanwhile', async () => {
  let holidays = [christmas];
  const { queryClient } = renderWithApi(<HomePage />, {
    insights: { home: fakeServer.insights.home.handler(() => ({ ...home, holidays })) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Horário especial' }));
  const name = within(await screen.findByRole('dialog')).getByLabelText(/^Nome/);
  await userEvent.type(name, ' e véspera');
  holidays = [];
  await act(() => queryClient.invalidateQueries({ type: 'active' }));
  await waitFor(() => expect(screen.queryByText(/vai abrir/)).toBeNull());
  expect(screen.getByLabelText(/^Nome/)).toHaveProperty('value', 'Natal e véspera');
});

test('the booking link is one tap away while clients can book', async () => {
  open({ ...home, isBookableOnline: true });
  const send = await screen.findByRole('link', { name: 'Enviar link no WhatsApp' });
  expect(send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
});

const begun = { services: true, team: false, link: false, booking: false };

test('the first steps that are left lead to where they are done', async () => {
  open({ ...home, firstSteps: begun, appointments: [] });
  const steps = within(await screen.findByRole('region', { name: 'Primeiros passos' }));
  const links = steps.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/dashboard/primeiros-passos?passo=equipe',
    '/dashboard/primeiros-passos?passo=link',
    '/dashboard/appointments?quick=next',
  ]);
});

test('where the day has something, the first steps are one line with the next of them', async () => {
  open({ ...home, firstSteps: begun });
  const steps = within(await screen.findByRole('region', { name: 'Primeiros passos' }));
  expect(steps.getByRole('link', { name: 'Diga quem atende e quando' })).toBeTruthy();
  await userEvent.click(steps.getByRole('button', { name: 'Ver todos os passos' }));
  const whole = within(screen.getByRole('region', { name: 'Primeiros passos' }));
  expect(whole.getAllByRole('link')).toHaveLength(3);
  expect(whole.getByRole('button', { name: 'Dispensar' })).toBeTruthy();
  // The button is gone: the keyboard goes on where the list begins.
  expect(document.activeElement).toBe(whole.getByRole('heading', { name: 'Primeiros passos' }));
});

const at = (minutes: number) => Temporal.Now.instant().add({ minutes }).toString();
const visit = (last: string, change: Partial<Todays>): Todays => ({
  id: `01990000-0000-7000-8000-0000000000${last}`,
  status: 'confirmed',
  needsApproval: false,
  arrivedAt: null,
  startedAt: null,
  serviceNames: 'Corte',
  professionalName: 'Carla Dias',
  clientName: 'Maria Silva',
  startTime: at(-12),
  endTime: at(48),
  priceCents: 90_00,
  isPaid: false,
  ...change,
});
const late = visit('b1', { clientName: 'Esperada' });

test('who is here, who is awaited and who comes next are told apart', async () => {
  const now = [
    late,
    visit('b2', { clientName: 'Presente', arrivedAt: '2026-11-16T12:50:00Z' }),
    visit('b3', {
      clientName: 'Na cadeira',
      arrivedAt: '2026-11-16T12:50:00Z',
      startedAt: '2026-11-16T13:05:00Z',
    }),
  ];
  const next = visit('b4', { clientName: 'Depois', startTime: at(30), endTime: at(60) });
  open({ ...home, day: home.day && { ...home.day, now, nowCount: 3, next } });

  const today = within(await screen.findByRole('region', { name: 'Agendamentos de Hoje' }));
  expect(
    today.getByRole('link', { name: /Esperada.*Sem chegada registrada há 12 min/ }),
  ).toBeTruthy();
  expect(today.getByRole('link', { name: /Presente.*Chegou às 09:50/ })).toBeTruthy();
  expect(today.getByRole('link', { name: /Na cadeira.*Em atendimento desde 10:05/ })).toBeTruthy();
  expect(today.getByRole('heading', { name: 'A seguir' })).toBeTruthy();
  expect(today.getByRole('link', { name: /Depois.*Confirmado/ })).toBeTruthy();
  expect(today.queryByRole('link', { name: /agora na agenda/ })).toBeNull();
});

test('those for whom there is no room are counted, and one tap away', async () => {
  open({ ...home, day: home.day && { ...home.day, now: [late], nowCount: 6 } });
  const others = await screen.findByRole('link', { name: 'Mais 5 agora na agenda' });
  expect(others.getAttribute('href')).toBe('/dashboard/appointments?view=list&date=2026-11-16');
});

test('each row has the verb of its moment', async () => {
  const staged = vi.fn();
  const now = [late, visit('b3', { arrivedAt: at(-9), startedAt: at(-8) })];
  const next = visit('b4', { status: 'scheduled', startTime: at(30), endTime: at(60) });
  const done = visit('b5', { status: 'completed', isPaid: true });
  const { insights, scheduling } = fakeServer;
  renderWithApi(<HomePage />, {
    insights: {
      home: insights.home.handler(() => ({
        ...home,
        appointments: [done],
        day: home.day && { ...home.day, now, nowCount: 2, next },
      })),
    },
    scheduling: {
      appointments: {
        stage: scheduling.appointments.stage.handler(({ input, errors }) => {
          staged(input);
          throw errors.APPOINTMENT_NOT_FOUND();
        }),
      },
    },
  });
  const today = within(await screen.findByRole('region', { name: 'Agendamentos de Hoje' }));
  const arrived = await today.findByRole('button', { name: 'Chegou: Esperada' });
  const verbs = today.getAllByRole('button').map(({ textContent }) => textContent);
  expect(verbs).toEqual([
    'Chegou',
    `Finalizar e receber ${formatMoney(cents(90_00))}`,
    'Confirmar',
  ]);
  await userEvent.click(arrived);
  expect(staged).toHaveBeenCalledWith({ id: late.id, stage: 'arrived' });
});

test('whoever is done and has not paid is received from, not in a chair', async () => {
  const done = visit('b6', { status: 'completed', arrivedAt: at(-40), startedAt: at(-35) });
  open({ ...home, day: home.day && { ...home.day, now: [done], nowCount: 1 } });
  const today = within(await screen.findByRole('region', { name: 'Agendamentos de Hoje' }));
  expect(await today.findByText('Falta receber')).toBeTruthy();
  expect(today.queryByText(/Em atendimento/)).toBeNull();
  expect(today.getByRole('button', { name: /^Receber/ })).toBeTruthy();
});

test('what is asked stays with what was typed when its row goes', async () => {
  const { insights, scheduling } = fakeServer;
  const shown = { now: [visit('b4', { arrivedAt: at(-9), startedAt: at(-8) })] };
  const { queryClient } = renderWithApi(<HomePage />, {
    insights: {
      home: insights.home.handler(() => ({
        ...home,
        appointments: [],
        day: home.day && { ...home.day, now: shown.now },
      })),
    },
    scheduling: {
      appointments: {
        changeStatus: scheduling.appointments.changeStatus.handler(({ errors }) => {
          throw errors.CASH_CLOSED();
        }),
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Finalizar e receber.*: Maria/ }));
  const amount = await screen.findByLabelText('Valor de abertura');
  await user.type(amount, '90');
  shown.now = [];
  await act(() => queryClient.invalidateQueries({ type: 'active' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Agora' })).toBeNull());
  expect(screen.getByLabelText('Valor de abertura')).toHaveProperty('value', '90');
});
