import type { Agenda, AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { BookableService } from '@app/contract/scheduling/booking-choices.contract';
import type { Interval } from '@app/domain/shared/interval';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { detail, haircut, MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { useUndoKey } from '../agenda/agenda-undo.tsx';
import type { ChosenPlace } from '../agenda/booking-place.ts';
import type { AppointmentsView } from '../appointments/appointments-view.ts';
import type { HandedOver } from '../booking/booking-dialog.tsx';
import { useQuick } from './quick.view.ts';
import QuickPanel from './quick-panel.tsx';

const fake = fakeServer.scheduling;
const { professionalId } = haircut;
const maria = {
  id: detail.clientId ?? '',
  name: 'Maria Lima',
  email: '',
  phone: '5511987654321',
  isBlocked: false,
  blockedReason: null,
};
const [first] = detail.serviceDetails;
if (!first) throw new Error('A service is needed');
const cut: BookableService = {
  ...first,
  description: '',
  priceVaries: false,
  category: '',
  doneBy: null,
  color: '#3B82F6',
  loyaltyPoints: 0,
};
/** At ten on Monday, as far as nobody says otherwise. */
const TEN = '2026-11-16T10:00';
const AFTERNOON = '2026-11-16T14:00';

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY_MORNING.epochMilliseconds, toFake: ['Date'] });
  sessionStorage.clear();
});

type Fakes = {
  book?: Parameters<typeof fake.appointments.book.handler>[0];
  isThere?: () => boolean;
  clientId?: string;
  services?: () => BookableService[] | Promise<BookableService[]>;
  hours?: Interval[];
  /** When somebody is free, at the first of which it is booked unless a time was clicked. */
  slots?: string[];
};

function open(at: string | undefined, fakes: Fakes = {}, around: ReactNode = null) {
  const {
    book = () => detail,
    isThere = () => true,
    clientId,
    services = () => [cut],
    hours,
  } = fakes;
  const slots = (fakes.slots ?? []).map((startTime) => ({
    startTime,
    endTime: startTime,
    durationMinutes: cut.durationMinutes,
    professionalId,
  }));
  const bia = { id: professionalId, name: 'Bia', specialties: [], photoUrl: null };
  const agenda: Agenda = {
    timezone: 'America/Sao_Paulo',
    professionals: hours ? [withHours(hours)] : [],
    entries: [haircut],
  };
  const parts = {
    agenda: { read: fake.agenda.read.handler(() => agenda) },
    appointments: { book: fake.appointments.book.handler(book) },
    bookingChoices: {
      professionals: fake.bookingChoices.professionals.handler(() => (isThere() ? [bia] : [])),
      services: fake.bookingChoices.services.handler(services),
      slots: fake.bookingChoices.slots.handler(() => slots),
      findClient: fake.bookingChoices.findClient.handler(() => ({
        client: maria,
        others: [],
        alike: [],
      })),
      searchClients: fake.bookingChoices.searchClients.handler(() => [maria]),
    },
  };
  const calls = {
    onClose: vi.fn(),
    onReopen: vi.fn(),
    onMore: vi.fn<(handed: HandedOver) => void>(),
    onChoose: vi.fn<(place: ChosenPlace | null) => void>(),
  };
  const start = { at, professionalId, clientId };
  const ui = around ?? <QuickPanel start={start} view={{}} {...calls} />;
  const rendered = renderWithApi(ui, {
    scheduling: parts,
    catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
  });
  return { ...rendered, ...calls, user: userEvent.setup() };
}

function withHours(hours: Interval[]): AgendaColumn {
  const days = [{ date: '2026-11-16', hours, because: null }];
  return { id: professionalId, name: 'Bia', photoUrl: null, color: '#3B82F6', active: true, days };
}

/** When the day has come. */
async function panel() {
  await screen.findByLabelText('Observações (opcional)');
  return within(screen.getByRole('dialog', { name: 'Agendamento rápido' }));
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  const inside = await panel();
  await user.type(inside.getByLabelText('Cliente'), 'maria');
  await user.click(await screen.findByRole('option', { name: /Maria Lima/ }));
  await user.click(await inside.findByRole('checkbox', { name: new RegExp(cut.name) }));
  return inside;
}

test('books a known client where the agenda was clicked', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const { user, onClose } = open(AFTERNOON, {
    book: ({ input }) => {
      sent(input);
      return detail;
    },
  });
  const inside = await fill(user);
  await user.click(inside.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      clientId: maria.id,
      client: null,
      professionalId,
      serviceIds: [cut.id],
      startTime: '2026-11-16T17:00:00Z',
      overbook: false,
    }),
  );
  expect(sessionStorage).toHaveLength(0);
});

test('Enter pressed twice books once', async () => {
  const sent = vi.fn(() => detail);
  const { user, onClose } = open(AFTERNOON, { book: sent });
  const inside = await fill(user);
  const agree = inside.getByRole('button', { name: 'Agendar' });
  agree.click();
  agree.click();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledOnce();
});

test('a time that is taken says by whom, and can be squeezed in', async () => {
  const sent = vi.fn<(overbook: boolean) => void>();
  const { user } = open(TEN, {
    book: ({ input }) => {
      sent(input.overbook);
      return detail;
    },
  });
  const inside = await fill(user);
  expect(await inside.findByText(/^Ocupado das 10:00/)).toBeTruthy();
  await user.click(inside.getByRole('switch', { name: /^Encaixe/ }));
  await user.click(inside.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(true));
});

test('a save without an answer keeps everything, and is sent again as the same', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, unmount } = open(AFTERNOON, {
    book: () => {
      throw new Error('no line');
    },
  });
  const inside = await fill(user);
  await user.click(inside.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('attempt'));
  const keyOf = () => /key\\":\\"([^\\]+)/.exec(JSON.stringify({ ...sessionStorage }))?.[1];
  await waitFor(() => expect(keyOf()).toBeTruthy());
  const before = keyOf();
  unmount();

  const again = open(AFTERNOON);
  const back = await panel();
  expect(await back.findByText('Maria Lima')).toBeTruthy();
  expect(back.getByText('Recuperamos o que você digitou.')).toBeTruthy();
  expect(keyOf()).toBe(before);
  await again.user.click(back.getByRole('button', { name: 'Descartar' }));
  expect(back.getByLabelText('Cliente')).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

test('a day without free time leads on to the next one', async () => {
  const { user } = open('2026-11-16', { slots: [] });
  const inside = await fill(user);
  await user.click(await inside.findByRole('button', { name: /^Ver ter\., 17 de nov/ }));
  expect(inside.getByLabelText('Data')).toHaveProperty('value', '17/11/2026');
  expect(document.activeElement).toBe(inside.getByLabelText('Horário'));
});

test('the next free time is asked for again as it was, though another is free now', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sent: unknown[] = [];
  const wish = (input: { startTime: string }, context: object) =>
    sent.push([input.startTime, Reflect.get(context, 'requestKey')]);
  const { user, unmount } = open(undefined, {
    slots: ['2030-01-07T17:00:00Z', '2030-01-07T18:00:00Z'],
    book: ({ input, context }) => {
      wish(input, context);
      throw new Error('no line');
    },
  });
  const inside = await fill(user);
  await waitFor(() => expect(inside.getByLabelText('Horário')).toHaveProperty('value', '14:00'));
  await user.click(inside.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('choices'));
  const before = sent.length;
  unmount();

  const again = open(undefined, {
    slots: ['2030-01-07T18:00:00Z'],
    book: ({ input, context }) => {
      wish(input, context);
      return detail;
    },
  });
  const back = await panel();
  await back.findByRole('checkbox', { name: new RegExp(cut.name) });
  await again.user.click(back.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  expect(sent.at(-1)).toEqual(sent[0]);
});

test('Agendar waits until what was chosen before a reload is known again', async () => {
  const { user, unmount } = open(AFTERNOON);
  await fill(user);
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain(cut.id));
  unmount();

  let come = (_services: BookableService[]): void => {};
  const coming = new Promise<BookableService[]>((resolve) => {
    come = resolve;
  });
  open(AFTERNOON, { services: () => coming });
  const back = await panel();
  expect(back.getByRole('button', { name: 'Agendar' })).toHaveProperty('disabled', true);
  come([cut]);
  await back.findByRole('checkbox', { name: new RegExp(cut.name), checked: true });
  expect(back.getByRole('button', { name: 'Agendar' })).toHaveProperty('disabled', false);
});

test('what was begun for one client is not booked for the one whom the address names', async () => {
  const { user, unmount } = open(AFTERNOON);
  const inside = await panel();
  await user.type(inside.getByLabelText('Cliente'), 'outra');
  await user.type(inside.getByLabelText('Observações (opcional)'), 'Da outra');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Da outra'));
  unmount();

  open(AFTERNOON, { clientId: maria.id });
  const hers = await panel();
  expect(hers.getByLabelText('Observações (opcional)')).toHaveProperty('value', '');
  expect(hers.queryByText('Recuperamos o que você digitou.')).toBeNull();
});

test('whoever left while her panel is open is said beside her name, and nothing is lost', async () => {
  let isThere = true;
  const { user, queryClient } = open(AFTERNOON, { isThere: () => isThere });
  const inside = await fill(user);
  isThere = false;
  await queryClient.invalidateQueries();
  expect(await inside.findByText(/^Este profissional não atende mais/)).toBeTruthy();
  expect(inside.getByRole('button', { name: 'Agendar' })).toHaveProperty('disabled', true);
  expect(inside.getByText('Maria Lima')).toBeTruthy();
  expect(inside.getByRole('checkbox', { name: new RegExp(cut.name) })).toHaveProperty(
    'checked',
    true,
  );
});

test('more options take along what was chosen, somebody new too', async () => {
  const { user, onMore } = open(AFTERNOON);
  const inside = await panel();
  await user.type(inside.getByLabelText('Cliente'), 'Zilda');
  await user.click(await screen.findByRole('option', { name: 'Cadastrar "Zilda"' }));
  await user.click(await inside.findByRole('checkbox', { name: new RegExp(cut.name) }));
  await user.type(inside.getByLabelText('Observações (opcional)'), 'Janela');
  await user.click(inside.getByRole('button', { name: 'Mais opções' }));
  expect(onMore).toHaveBeenCalledWith({
    client: { kind: 'new', name: 'Zilda', phone: '', email: '', anotherPerson: false },
    professionalId,
    professionalName: 'Bia',
    serviceIds: [cut.id],
    startTime: '2026-11-16T17:00:00Z',
    notes: 'Janela',
    overbook: false,
  });
});

test('nothing is booked before somebody says whether it is the same person', async () => {
  const sent = vi.fn<(anotherPerson: boolean | undefined) => void>();
  const { user } = open(AFTERNOON, {
    book: ({ input }) => {
      sent(input.client?.anotherPerson);
      return detail;
    },
  });
  const inside = await panel();
  await user.type(inside.getByLabelText('Cliente'), 'Zilda');
  await user.click(await screen.findByRole('option', { name: 'Cadastrar "Zilda"' }));
  await user.click(await inside.findByRole('checkbox', { name: new RegExp(cut.name) }));
  await user.type(inside.getByLabelText('Telefone'), '11987654321');
  await user.click(inside.getByRole('button', { name: 'Agendar' }));
  await inside.findByText('Diga antes se é a mesma pessoa.');
  expect(sent).not.toHaveBeenCalled();
  await user.click(inside.getByRole('button', { name: 'É outra pessoa' }));
  await user.click(inside.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([[true]]));
});

test('services that do not come are said, and asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isDown = true;
  const { user } = open(AFTERNOON, {
    services: () => {
      if (isDown) throw new Error('no line');
      return [cut];
    },
  });
  const inside = await panel();
  await user.type(await inside.findByLabelText('Observações (opcional)'), 'Janela');
  await inside.findByText(/^A lista de serviços não veio/);
  isDown = false;
  await user.click(inside.getByRole('button', { name: 'Tentar novamente' }));
  await inside.findByRole('checkbox', { name: new RegExp(cut.name) });
  expect(inside.getByLabelText('Observações (opcional)')).toHaveProperty('value', 'Janela');
});

test('more options take the squeezed-in time along', async () => {
  const { user, onMore } = open(TEN);
  const inside = await fill(user);
  await user.click(await inside.findByRole('switch', { name: /^Encaixe/ }));
  await user.click(inside.getByRole('button', { name: 'Mais opções' }));
  expect(onMore).toHaveBeenCalledWith(expect.objectContaining({ overbook: true }));
});

test('what an older page kept in another shape is not read', async () => {
  const { user, unmount } = open(AFTERNOON);
  await user.type((await panel()).getByLabelText('Observações (opcional)'), 'Antiga');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  const [key = ''] = Object.keys(sessionStorage);
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
  unmount();
  delete kept.kept.draft.serviceIds;
  sessionStorage.setItem(key, JSON.stringify(kept));
  open(AFTERNOON);
  const fresh = await panel();
  expect(fresh.getByLabelText('Observações (opcional)')).toHaveProperty('value', '');
});

const aroundLunch = [
  { from: 540, until: 720 },
  { from: 780, until: 1080 },
];

test('what runs into her break is said before it is booked, and is booked all the same', async () => {
  const sent = vi.fn(() => detail);
  const { user, onClose } = open('2026-11-16T11:45', { book: sent, hours: aroundLunch });
  const inside = await fill(user);
  await inside.findByText('Passa do horário de Bia: pausa das 12:00 às 13:00.');
  await user.click(inside.getByRole('button', { name: 'Agendar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  ['2026-11-16T08:45', 'Passa do horário de Bia: começa às 09:00.', aroundLunch],
  ['2026-11-16T17:45', 'Passa do horário de Bia: atende até as 18:00.', aroundLunch],
  ['2026-11-16T14:00', 'Bia não atende neste dia.', []],
])('at %s: %s', async (at, sentence, hours) => {
  const { user } = open(at, { hours });
  const inside = await fill(user);
  await inside.findByText(sentence);
});

test('within her hours nothing is said, and the agenda is told which time it is', async () => {
  const { user, onChoose, unmount } = open(AFTERNOON, { hours: aroundLunch });
  const inside = await fill(user);
  await waitFor(() =>
    expect(onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({
        professionalId,
        startTime: '2026-11-16T17:00:00Z',
        endTime: '2026-11-16T17:30:00Z',
      }),
    ),
  );
  expect(inside.queryByText(/^Passa do horário/)).toBeNull();
  unmount();
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

/** As the screen around it does: closing ends it, another time opens another one. */
function Around() {
  const [view, setView] = useState<AppointmentsView>({ quick: AFTERNOON });
  const quick = useQuick(view, setView);
  useUndoKey();
  return (
    <>
      <button type="button" onClick={() => setView({ quick: '2026-11-16T16:00' })}>
        Outro horário
      </button>
      {quick.start && (
        <QuickPanel
          start={quick.start}
          view={view}
          onClose={quick.close}
          onReopen={quick.reopen}
          back={quick.back}
          onMore={vi.fn()}
        />
      )}
    </>
  );
}

test('what was closed can be taken back while another panel is open, and that one after it', async () => {
  const { user } = open(undefined, {}, <Around />);
  await user.type((await panel()).getByLabelText('Observações (opcional)'), 'Janela');
  await user.click((await panel()).getByRole('button', { name: 'Fechar' }));
  await user.click(screen.getByRole('button', { name: 'Outro horário' }));
  await user.type((await panel()).getByLabelText('Observações (opcional)'), 'Porta');

  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  const notes = () => screen.getByLabelText<HTMLInputElement>('Observações (opcional)').value;
  await waitFor(() => expect(notes()).toBe('Janela'));
  // The empty field has nothing to undo: the key is for what was closed.
  await user.click((await panel()).getByLabelText('Cliente'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(notes()).toBe('Porta'));
});
