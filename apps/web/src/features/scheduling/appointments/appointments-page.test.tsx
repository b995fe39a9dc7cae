import type { Session } from '@app/contract/identity/session.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  agenda,
  detail,
  haircut,
  MONDAY_MORNING,
  massage,
  newcomer,
  repeated,
} from '../../../../tests/sample-appointments.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { counter } from '../../cash/checkout/settle-counter.tsx';
import { AppointmentsPage } from './appointments-page.tsx';
import { type AppointmentsView, appointmentFilters } from './appointments-view.ts';

const fake = fakeServer.scheduling;
const noMoney = { refund: 'none' as const, paidCommissionCents: 0 };

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
});

type Role = NonNullable<Session['company']>['role'];

function as(role: Role): Session {
  const { company } = sampleSession;
  return { ...sampleSession, company: company && { ...company, role } };
}

function Page({ start }: { start: AppointmentsView }) {
  const [view, setView] = useState(start);
  return (
    <AppointmentsPage
      view={view}
      onView={setView}
      onOpen={(open) => setView((before) => appointmentFilters.change(before, { open }))}
      counter={counter}
    />
  );
}

type Handlers = { [part: string]: FakeRouter };

function open(
  start: AppointmentsView,
  { appointments, ...parts }: Handlers = {},
  role: Role = 'owner',
) {
  const asked = vi.fn<(input: unknown) => void>();
  const list = fake.appointments.list.handler(({ input }) => {
    asked(input);
    return { items: [massage, haircut], nextCursor: null };
  });
  const read = fake.agenda.read.handler(() => agenda);
  const get = fake.appointments.get.handler(() => detail);
  const clientAside = fake.appointments.clientAside.handler(() => newcomer);
  const scheduling = {
    agenda: { read },
    ...parts,
    appointments: { list, get, clientAside, ...appointments },
  };
  const { unmount } = renderWithApi(<Page start={start} />, { scheduling }, { session: as(role) });
  return { asked, unmount, user: userEvent.setup() };
}

describe('the way past the tools', () => {
  const skip = () => screen.getByRole('link', { name: 'Ir para os horários' });

  test('leads to the free times', async () => {
    const { user } = open({});
    const times = await screen.findByRole('button', { name: /^Agendar às/ });
    await user.click(skip());
    expect(document.activeElement).toBe(times);
  });

  test('leads to the agenda while there are none', async () => {
    const { promise } = Promise.withResolvers<typeof agenda>();
    const { user } = open({}, { agenda: { read: fake.agenda.read.handler(() => promise) } });
    await user.click(skip());
    expect(document.activeElement?.id).toBe('agenda');
    await user.tab();
    expect(document.getElementById('agenda')?.hasAttribute('tabindex')).toBe(false);
  });
});

describe('cards', () => {
  test('there is a column for each professional with what a card has to say', async () => {
    open({ view: 'cards' });

    const column = await screen.findByRole('region', { name: 'Bia' });
    expect(within(column).getByText('10:00–11:00')).toBeTruthy();
    expect(within(column).getByText('Maria Lima')).toBeTruthy();
    expect(within(column).getByText('Corte + Escova')).toBeTruthy();
    expect(within(column).getByText(/R\$\s90,00/)).toBeTruthy();
    expect(within(column).getByText('Agendado')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Caio' })).getByText('Não compareceu'),
    ).toBeTruthy();
  });

  test('the day is today until somebody takes another or every day', async () => {
    const { asked, user } = open({ view: 'cards' });
    const day = (date: string, next: string) =>
      expect.objectContaining({ fromDate: date, untilDate: next });
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(day('2026-11-16', '2026-11-17')));

    await user.click(screen.getByRole('button', { name: 'Próximo dia' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(day('2026-11-17', '2026-11-18')));

    await user.click(screen.getByRole('button', { name: 'Todos os dias' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).not.toHaveProperty('fromDate'));
    expect(await screen.findByRole('table', { name: 'Agendamentos' })).toBeTruthy();
  });

  test('search and status are asked of the server', async () => {
    const { asked, user } = open({ view: 'cards' });
    await user.type(screen.getByRole('searchbox'), 'maria');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'maria' })),
    );
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Cancelado' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'cancelled' })),
    );
  });

  test('nothing that matches is said so, with the way out', async () => {
    const list = fake.appointments.list.handler(() => ({ items: [], nextCursor: null }));
    open({ view: 'cards', search: 'zzz' }, { appointments: { list } });

    expect(await screen.findByText('Nenhum agendamento encontrado')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Limpar filtros' })).toBeTruthy();
  });
});

test('the list shows everything of an appointment, with all its services', async () => {
  window.innerWidth = 1440;
  const { asked } = open({ view: 'list', upcoming: true });

  const row = (await screen.findByText('Maria Lima')).closest('tr');
  if (!row) throw new Error('no row');
  expect(screen.getByRole('columnheader', { name: /^Hoje · segunda-feira, 16/ })).toBeTruthy();
  for (const text of [/^10:00–/, 'Bia', 'Corte + Escova', 'Agendado', 'Gosta de café']) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
  expect(asked.mock.lastCall?.[0]).toMatchObject({ fromDate: '2026-11-16' });
});

test('what nobody has agreed to says so in words, in the list as in the agenda', async () => {
  window.innerWidth = 1440;
  const asks = { ...haircut, needsApproval: true };
  const list = fake.appointments.list.handler(() => ({ items: [asks], nextCursor: null }));
  const { unmount } = open({ view: 'list' }, { appointments: { list } });
  const row = (await screen.findByText('Maria Lima')).closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Aguarda aprovação')).toBeTruthy();
  expect(within(row).queryByText('Agendado')).toBeNull();
  unmount();

  const read = fake.agenda.read.handler(() => ({ ...agenda, entries: [asks] }));
  open({}, { agenda: { read } });
  expect(await screen.findByRole('button', { name: /Maria Lima.*Aguarda aprovação/ })).toBeTruthy();
});

test('the list shows only requests, and everything again', async () => {
  const { asked, user } = open({ view: 'list' });
  const request = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pedido' });
  await user.click(request);
  await user.click(await screen.findByRole('option', { name: 'Ficou sem resposta' }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ request: 'unanswered' }));
  await user.click(request);
  await user.click(await screen.findByRole('option', { name: 'Ficou sem resposta' }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).not.toHaveProperty('request'));
});

test('on a phone the list of requests says which, with the way to everything', async () => {
  onPhone();
  const { asked, user } = open({ view: 'list', request: 'waiting' });
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ request: 'waiting' }));
  await user.click(
    screen.getByRole('button', { name: 'Remover filtro Pedido: Aguarda aprovação' }),
  );
  await waitFor(() => expect(asked.mock.lastCall?.[0]).not.toHaveProperty('request'));
});

test('the list of one professional says so, with the way to all of them', async () => {
  const professionalId = '01990000-0000-7000-8000-0000000000b1';
  const { asked, user } = open({ view: 'list', professionalId });
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ professionalId }));

  await user.click(screen.getByRole('button', { name: /^Remover filtro Profissional/ }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).not.toHaveProperty('professionalId'));
});

describe('a search from the timeline, which shows everything of its days', () => {
  test.each(['the button', 'a slash'])('leads by %s to all days from today on', async (way) => {
    const { asked, user } = open({ date: '2026-11-20' });
    const search = await screen.findByRole('button', { name: 'Buscar agendamentos' });
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    if (way === 'the button') await user.click(search);
    else await user.keyboard('/');
    expect(document.activeElement).toBe(await screen.findByRole('searchbox'));
    await user.keyboard('maria');
    const wanted = expect.objectContaining({ search: 'maria', fromDate: '2026-11-16' });
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(wanted));
    expect(asked.mock.lastCall?.[0]).not.toHaveProperty('untilDate');
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Serviço' })).toBeTruthy();
  });
});

test('the list of one service asks the server for it, and clearing the filters ends it', async () => {
  const serviceId = '01990000-0000-7000-8000-0000000000c1';
  const list = vi.fn(() => ({ items: [], nextCursor: null }));
  const { user } = open(
    { view: 'list', serviceId },
    { appointments: { list: fake.appointments.list.handler(list) } },
  );
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ serviceId }) }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ input: expect.not.objectContaining({ serviceId }) }),
    ),
  );
});

describe('details', () => {
  test('they say who, when, what it costs and where it came from', async () => {
    open({ view: 'cards', open: detail.id });

    const drawer = await screen.findByRole('dialog', { name: 'Agendamento' });
    const client = await within(drawer).findByRole('link', { name: 'Maria Lima' });
    expect(client.getAttribute('href')).toBe(`/dashboard/clients/${detail.clientId}`);
    const phone = within(drawer).getByRole('link', { name: '(11) 98765-4321' });
    expect(phone.getAttribute('href')).toBe('tel:+5511987654321');
    const whatsapp = within(drawer).getByRole('link', { name: 'WhatsApp' });
    expect(whatsapp.getAttribute('href')).toBe('https://wa.me/5511987654321');
    for (const text of ['segunda-feira, 16 de novembro', 'Cupom VERAO10', 'Agendado pela equipe']) {
      expect(within(drawer).getByText(text)).toBeTruthy();
    }
  });

  test('the history is asked for when it is opened', async () => {
    const listChanges = fake.appointments.listChanges.handler(() => [
      {
        at: '2026-11-12T13:00:00Z',
        by: 'colleague' as const,
        userName: 'Ana Souza',
        action: 'update' as const,
        fields: [{ name: 'Status', before: 'Agendado', after: 'Confirmado' }],
      },
      ...(['client', 'system'] as const).map((by) => ({
        at: '2026-11-11T13:00:00Z',
        by,
        userName: null,
        action: 'update' as const,
        fields: [{ name: 'Observações', before: '', after: by }],
      })),
    ]);
    const { user } = open({ open: detail.id }, { appointments: { listChanges } });
    await user.click(await screen.findByRole('button', { name: 'Histórico de alterações' }));

    const changes = await screen.findByRole('list', { name: 'Alterações do agendamento' });
    expect(within(changes).getByText('Ana Souza · 12/11/2026 10:00')).toBeTruthy();
    expect(within(changes).getByText('Confirmado')).toBeTruthy();
    expect(within(changes).getByText('Cliente · 11/11/2026 10:00')).toBeTruthy();
    expect(within(changes).getByText('Sistema · 11/11/2026 10:00')).toBeTruthy();
  });

  test('what is over can be looked at, not edited', async () => {
    const get = fake.appointments.get.handler(() => ({ ...detail, status: 'completed' as const }));
    open({ open: detail.id }, { appointments: { get } });

    const panel = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
    expect(await panel.findByRole('button', { name: 'Mais ações' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  });

  test('an appointment that does not exist is said so', async () => {
    const get = fake.appointments.get.handler(({ errors }) => {
      throw errors.APPOINTMENT_NOT_FOUND();
    });
    open({ open: detail.id }, { appointments: { get } });
    expect(await screen.findByText('Agendamento não encontrado')).toBeTruthy();
  });

  const waiting = { ...detail, needsApproval: true };

  test('a request whose time has come without an answer says so', async () => {
    const get = fake.appointments.get.handler(() => waiting);
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(detail.startTime));
    open({ open: detail.id }, { appointments: { get } });
    expect(await screen.findByText(/ficou sem resposta. O horário já passou/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recusar' })).toBeTruthy();
  });

  test('a request of a visitor can be approved, and then asks no more', async () => {
    const decided = vi.fn<(input: unknown) => void>();
    let stored = waiting;
    const get = fake.appointments.get.handler(() => stored);
    const changeStatus = fake.appointments.changeStatus.handler(({ input }) => {
      decided(input);
      stored = { ...stored, status: input.status, needsApproval: false };
      return { ...stored, ...noMoney };
    });
    const { user } = open({ open: detail.id }, { appointments: { get, changeStatus } });

    await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith({ id: detail.id, status: 'confirmed' }),
    );

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull());
  });

  test('a request of a visitor is refused after a question', async () => {
    const decided = vi.fn<(input: unknown) => void>();
    const get = fake.appointments.get.handler(() => waiting);
    const changeStatus = fake.appointments.changeStatus.handler(({ input }) => {
      decided(input);
      return { ...waiting, ...noMoney, status: input.status };
    });
    const { user } = open({ open: detail.id }, { appointments: { get, changeStatus } });
    await user.click(await screen.findByRole('button', { name: 'Recusar' }));
    const question = await screen.findByRole('dialog', { name: 'Recusar este pedido?' });
    expect(decided).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Recusar' }));
    await waitFor(() =>
      expect(decided).toHaveBeenLastCalledWith({ id: detail.id, status: 'cancelled' }),
    );
  });
});

describe('the status', () => {
  async function openStatus(handlers: Handlers, role: Role = 'owner') {
    const { user, unmount } = open({ view: 'cards' }, handlers, role);
    const name = 'Alterar status de Maria Lima';
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar status' }));
    return { user, dialog, unmount };
  }

  test('what was chosen and written is there again after a reload', async () => {
    const { user, dialog, unmount } = await openStatus({});
    await user.click(dialog.getByRole('radio', { name: 'Confirmado' }));
    await user.type(dialog.getByLabelText('Observações'), 'Ligou');
    unmount();
    const again = await openStatus({});
    const chosen = again.dialog.getByRole<HTMLInputElement>('radio', { name: 'Confirmado' });
    await waitFor(() => expect(chosen.checked).toBe(true));
    expect(again.dialog.getByLabelText<HTMLTextAreaElement>('Observações').value).toMatch(/Ligou$/);
    expect(again.dialog.getByText('Recuperamos o que você digitou.')).toBeTruthy();
  });

  test('one of five is sent, and notes only when they changed', async () => {
    const sent = vi.fn<(input: unknown) => void>();
    const changeStatus = fake.appointments.changeStatus.handler(({ input }) => {
      sent(input);
      return { ...detail, ...noMoney, status: input.status };
    });
    const { user, dialog } = await openStatus({ appointments: { changeStatus } });

    expect(dialog.getAllByRole('radio')).toHaveLength(5);
    expect(dialog.getAllByText(/^avisa o cliente pelo WhatsApp, se/)).toHaveLength(3);
    await user.click(dialog.getByRole('radio', { name: 'Confirmado' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Status alterado com sucesso!')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ id: haircut.id, status: 'confirmed' });
  });

  test.each([
    ['an unexpected failure', 'INTERNAL', 'Erro ao alterar status do agendamento.'],
    ['no such appointment', 'MISSING', 'Falha ao alterar status do agendamento'],
    ['no session', 'SESSION', 'Sessão expirada. Por favor, faça login novamente.'],
    ['a taken time', 'TAKEN', 'Este horário acabou de ser ocupado. Selecione outro horário.'],
  ])('%s is explained and leaves the dialog open', async (_what, kind, sentence) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const changeStatus = fake.appointments.changeStatus.handler(({ errors }) => {
      if (kind === 'MISSING') throw errors.APPOINTMENT_NOT_FOUND();
      if (kind === 'SESSION') throw errors.UNAUTHORIZED();
      if (kind === 'TAKEN') throw errors.SLOT_TAKEN();
      throw new Error('no');
    });
    const { user, dialog } = await openStatus({ appointments: { changeStatus } });
    await user.click(dialog.getByRole('radio', { name: 'Confirmado' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));

    expect(await dialog.findByRole('alert')).toHaveProperty('textContent', sentence);
  });

  const ofSeries = {
    list: fake.appointments.list.handler(() => ({
      items: [{ ...haircut, seriesId: repeated.seriesId }],
      nextCursor: null,
    })),
    get: fake.appointments.get.handler(() => repeated),
  };

  test('cancelling one of a series asks which', async () => {
    const sent = vi.fn<(input: unknown) => void>();
    const cancelFollowing = fake.series.cancelFollowing.handler(({ input }) => {
      sent(input);
      return { cancelledIds: [haircut.id, massage.id] };
    });
    const series = { cancelFollowing };
    const { user, dialog } = await openStatus({ appointments: ofSeries, series });

    expect(dialog.queryByRole('radio', { name: 'Só este' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Cancelado' }));
    await user.click(await dialog.findByRole('radio', { name: 'Este e os próximos (5)' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('2 agendamentos cancelados.')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ id: haircut.id });
  });

  test('a professional cancels only the one', async () => {
    const { user, dialog } = await openStatus({ appointments: ofSeries }, 'professional');
    await user.click(dialog.getByRole('radio', { name: 'Cancelado' }));
    const question = dialog.findByRole('radio', { name: 'Só este' }, { timeout: 300 });
    await expect(question).rejects.toThrow();
  });
});

describe('on a phone', () => {
  test('a week is a day at a time, and the agenda comes without an explanation', async () => {
    onPhone();
    const { user } = open({ view: 'week' });
    await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
    const day = await screen.findByRole('menuitemradio', { name: 'Agenda' });
    expect(day.getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('menuitemradio', { name: 'Semana' })).toBeNull();
    expect(screen.queryByText(/^A agenda da equipe/)).toBeNull();
  });
});

describe('deleting', () => {
  test('one of a series says that the others stay', async () => {
    const get = fake.appointments.get.handler(() => repeated);
    const { user } = open({ open: repeated.id }, { appointments: { get } });
    const panel = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
    await user.click(await panel.findByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const sentence = /Só este da série é excluído; os outros ficam\./;
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  async function openRemove(remove: Handlers['appointments']) {
    const { user } = open({ open: detail.id }, { appointments: { ...remove } });
    const panel = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
    await user.click(await panel.findByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar exclusão' });
    return { user, dialog: within(dialog) };
  }

  test('asks first, and closes the details of what is gone', async () => {
    const sent = vi.fn<(input: unknown) => void>();
    const remove = fake.appointments.remove.handler(({ input }) => {
      sent(input);
      return input;
    });
    const { user, dialog } = await openRemove({ remove });
    expect(sent).not.toHaveBeenCalled();

    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Agendamento excluído com sucesso!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    [
      'financial rows',
      'Este agendamento possui lançamentos financeiros. Cancele-o em vez de excluir.',
    ],
    ['a failure', 'Erro ao excluir agendamento. Tente novamente.'],
  ])('%s are explained', async (what, sentence) => {
    const remove = fake.appointments.remove.handler(({ errors }) => {
      if (what === 'a failure') throw new Error('no');
      throw errors.APPOINTMENT_HAS_HISTORY();
    });
    const { user, dialog } = await openRemove({ remove });
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    expect(await dialog.findByRole('alert')).toHaveProperty('textContent', sentence);
  });
});

test.each([
  ['completed', { status: 'completed' }, 'Ver', true],
  ['cancelled', { status: 'cancelled' }, 'Ver', true],
  ['paid', { status: 'completed', isPaid: true }, 'Ver', false],
  ['to come', { status: 'scheduled' }, 'Editar', true],
] as const)(
  'a card offers what can be done with one that is %s',
  async (_case, state, verb, deletes) => {
    const items = [{ ...haircut, ...state, clientName: 'Maria Lima' }];
    const list = fake.appointments.list.handler(() => ({ items, nextCursor: null }));
    open({ view: 'cards' }, { appointments: { list } });

    await screen.findByRole('button', { name: 'Alterar status de Maria Lima' });
    const buttons = screen.getAllByRole('button', { name: /^(Ver|Editar) agendamento de Maria/ });
    expect(buttons.map((button) => button.title)).toEqual([verb]);
    expect(screen.queryAllByRole('button', { name: /^Ações de/ })).toHaveLength(deletes ? 1 : 0);
  },
);

test.each(['cards', 'list'] as const)('of what is closed the %s open the summary', async (view) => {
  const closed = { ...detail, status: 'completed' as const };
  const list = fake.appointments.list.handler(() => ({ items: [closed], nextCursor: null }));
  const get = fake.appointments.get.handler(() => closed);
  const { user } = open({ view }, { appointments: { list, get } });
  if (view === 'cards') {
    await user.click(await screen.findByRole('button', { name: /^Ver agendamento de Maria/ }));
  } else {
    await user.click(await screen.findByRole('button', { name: 'Ações de Maria Lima' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ver' }));
  }
  const panel = within(await screen.findByRole('dialog', { name: 'Agendamento' }));
  expect(await panel.findByText('Corte')).toBeTruthy();
});

test.each([1440, 1280, 390])('at %d pixels the list shows the notes', async (width) => {
  window.innerWidth = width;
  open({ view: 'list' });
  expect(await screen.findByText('Gosta de café')).toBeTruthy();
});

test('a professional changes the status of her own, and books and deletes nothing', async () => {
  open({ view: 'cards' }, {}, 'professional');

  expect(await screen.findByRole('button', { name: 'Alterar status de Maria Lima' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Novo agendamento' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Editar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Ações de/ })).toBeNull();
});
