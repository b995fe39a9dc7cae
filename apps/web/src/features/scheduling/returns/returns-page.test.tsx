import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
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

type Opened = { later?: (typeof eva)[]; session?: typeof sampleSession };

function open(due: (typeof eva)[], { later = [], session = sampleSession }: Opened = {}) {
  const nextCursor = later.length > 0 ? 'mais' : null;
  const asked = vi.fn();
  const listReturns = fakeServer.scheduling.appointments.listReturns.handler(({ input }) => {
    asked();
    return input.cursor ? { items: later, nextCursor: null } : { items: due, nextCursor };
  });
  renderWithApi(<ReturnsPage />, { scheduling: { appointments: { listReturns } } }, { session });
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
