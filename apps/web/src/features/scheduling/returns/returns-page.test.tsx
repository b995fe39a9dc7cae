import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import type { ReturnCall, UseCalls } from './due-row.tsx';
import { ReturnsPage } from './returns-page.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const eva = {
  clientId: id('c1'),
  clientName: 'Eva Lima',
  clientPhone: '5511933334444',
  acceptsMarketing: true,
  professionalId: id('b1'),
  service: { id: id('d1'), name: 'Corte' },
  lastDate: '2026-10-12',
  dueDate: '2026-11-13',
  days: 32,
};

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
});

type Opened = {
  later?: (typeof eva)[];
  session?: typeof sampleSession;
  calls?: Partial<ReturnType<UseCalls>>;
};

const nobodyCalled: ReturnType<UseCalls> = {
  byClient: new Map(),
  isKnown: () => true,
  sends: false,
  mayCall: true,
  send: async () => null,
  note: async () => null,
};

function open(due: (typeof eva)[], { later = [], session = sampleSession, calls }: Opened = {}) {
  const nextCursor = later.length > 0 ? 'mais' : null;
  const asked = vi.fn();
  const listReturns = fakeServer.scheduling.appointments.listReturns.handler(({ input }) => {
    asked();
    return input.cursor ? { items: later, nextCursor: null } : { items: due, nextCursor };
  });
  const useCalls = () => ({ ...nobodyCalled, ...calls });
  renderWithApi(
    <ReturnsPage useCalls={useCalls} />,
    { scheduling: { appointments: { listReturns } } },
    { session },
  );
  return asked;
}

async function rowOf(client: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name: client })).closest('li');
  if (!row) throw new Error('She stands in no list');
  return row;
}

test('says who should come back, how late it is, and leads to booking and to WhatsApp', async () => {
  open([eva]);
  const row = within(await rowOf('Eva Lima'));
  expect(row.getByText('Corte · última visita 12/10/2026 · volta a cada 32 dias')).toBeTruthy();
  expect(row.getByText('Passaram 3 dias')).toBeTruthy();
  const book = row.getByRole('link', { name: 'Agendar' }).getAttribute('href');
  expect(book).toContain(`quickFor=${eva.clientId}`);
  expect(book).toContain(`quickServices=${eva.service.id}`);
  const chat = row.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(chat).toContain('https://wa.me/5511933334444?text=Oi%2C%20Eva!');
});

test('whoever agreed to no news is invited by no ready text; booking for her stays', async () => {
  open([{ ...eva, acceptsMarketing: false }]);
  const row = within(await rowOf('Eva Lima'));
  expect(row.getByText('Não autorizou novidades')).toBeTruthy();
  expect(row.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  expect(row.getByRole('link', { name: 'Agendar' })).toBeTruthy();
});

test('those who are due later follow on demand', async () => {
  const rui = { ...eva, clientId: id('c2'), clientName: 'Rui Paz' };
  open([eva], { later: [rui] });
  await rowOf('Eva Lima');
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await rowOf('Rui Paz')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Lima|Paz/ })).toHaveLength(2);
});

test('who is late stands below those of this week and the next days, in one list', async () => {
  const late = { ...eva, clientId: id('c3'), clientName: 'Rui Paz', dueDate: '2026-11-15' };
  open([{ ...eva, dueDate: '2026-11-16' }, late]);
  const list = await screen.findByRole('list', { name: 'Clientes para chamar' });
  const texts = [...list.children].map((row) => row.textContent ?? '');
  expect(texts).toEqual([
    'Desta semana e dos próximos dias',
    expect.stringContaining('Eva Lima'),
    'Atrasados',
    expect.stringContaining('Rui Paz'),
  ]);
  // What is no row of a page is not measured as one.
  const isHeading = [...list.children].map((row) => row.hasAttribute('data-group'));
  expect(isHeading).toEqual([true, false, true, false]);
});

const called = (change: object = {}) => {
  const call = { clientId: eva.clientId, day: '2026-11-16', standing: 'done', byName: 'Ana' };
  return new Map([[eva.clientId, { ...call, ...change } as ReturnCall]]);
};

test('who was called lately says so, stands below the others and is not called again that day', async () => {
  const rui = { ...eva, clientId: id('c2'), clientName: 'Rui Paz' };
  open([eva, rui], { calls: { byClient: called() } });
  const below = within(await rowOf('Eva Lima'));
  expect(below.getByText('Contato feito hoje por Ana')).toBeTruthy();
  expect(below.queryByRole('button', { name: 'Chamei' })).toBeNull();
  expect(below.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  expect(below.getByRole('link', { name: 'Agendar' })).toBeTruthy();
  const list = await screen.findByRole('list', { name: 'Clientes para chamar' });
  expect([...list.children].map((row) => row.textContent ?? '')).toEqual([
    expect.any(String),
    expect.stringContaining('Rui Paz'),
    expect.stringContaining('Já contatados'),
    expect.stringContaining('Eva Lima'),
  ]);
});

test('until it is known who was called, nobody is offered to be called', async () => {
  open([eva], { calls: { isKnown: () => false } });
  const row = within(await rowOf('Eva Lima'));
  expect(row.queryByRole('button', { name: 'Chamei' })).toBeNull();
  expect(row.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  expect(row.getByRole('link', { name: 'Agendar' })).toBeTruthy();
});

test('a message that reached nobody says so, and is tried again', async () => {
  open([eva], { calls: { byClient: called({ standing: 'lost' }), sends: true } });
  const row = within(await rowOf('Eva Lima'));
  expect(row.getByText('A mensagem enviada hoje por Ana não saiu')).toBeTruthy();
  expect(row.getByRole('button', { name: 'Enviar WhatsApp' })).toBeTruthy();
});

test('where a number sends the message goes out by it, and a call is noted by a tap', async () => {
  const [send, note] = [vi.fn(async () => null), vi.fn(async () => null)];
  open([eva], { calls: { sends: true, send, note } });
  const row = within(await rowOf('Eva Lima'));
  expect(row.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Enviar WhatsApp' }));
  await screen.findByText('Mensagem a caminho, pelo número da empresa.');
  const { clientId } = eva;
  expect(send).toHaveBeenCalledExactlyOnceWith({ clientId, serviceId: eva.service.id });
  fireEvent.click(row.getByRole('button', { name: 'Chamei' }));
  await screen.findByText('Contato anotado.');
  expect(note).toHaveBeenCalledExactlyOnceWith({ clientId });
});

test('nobody due is said so', async () => {
  open([]);
  expect(await screen.findByText(/^Ninguém está na hora de voltar\./)).toBeTruthy();
});

test('a professional is told that it is not hers, and nothing is asked for', async () => {
  const { company } = sampleSession;
  const asked = open([eva], {
    session: { ...sampleSession, company: company && { ...company, role: 'professional' } },
  });
  expect(await screen.findByText('Você não tem permissão para ver os clientes.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Retornos' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
