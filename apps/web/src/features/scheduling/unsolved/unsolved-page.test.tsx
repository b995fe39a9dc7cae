import type { UnsolvedAppointment } from '@app/contract/scheduling/unsolved.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { UnsolvedNotice } from './unsolved-notice.tsx';
import { UnsolvedPage } from './unsolved-page.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const cut: UnsolvedAppointment = {
  id: id('01'),
  version: 3,
  startTime: '2026-03-20T12:00:00Z',
  serviceNames: 'Corte',
  professionalId: id('a1'),
  professionalName: 'Ana',
  clientName: 'Maria Lima',
  clientPhone: '5511987654321',
  trouble: 'no-hours',
  takers: [],
};
const { appointments } = fakeServer.scheduling;

const nine = { busyFrom: '2026-03-20T12:00:00Z', busyUntil: '2026-03-20T13:00:00Z' };

function handlers(takers = [{ id: id('b1'), name: 'Bia', ...nine }]) {
  const kept = vi.fn<(input: unknown) => void>();
  const next = { ...cut, id: id('02'), clientName: 'Rosa Dias', takers };
  let unsolved = [{ ...cut, takers }, next];
  const api = {
    scheduling: {
      appointments: {
        listUnsolved: appointments.listUnsolved.handler(() => unsolved),
        keep: appointments.keep.handler(({ input }) => {
          kept(input);
          unsolved = [next];
          return input;
        }),
      },
    },
  };
  return { api, kept };
}

test('names who comes, why nobody serves her, and who could', async () => {
  renderWithApi(<UnsolvedPage />, handlers().api);
  expect(await screen.findByText('20/03/2026 09:00 · Maria Lima')).toBeTruthy();
  expect(screen.getAllByText(/Corte · Ana não atende neste horário/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Passar para Bia: Maria Lima' })).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Remarcar: Maria Lima' });
  expect(again.getAttribute('href')).toContain(`date=2026-03-20&open=${cut.id}&edit=true`);
});

test('one tap keeps it as it is', async () => {
  const { api, kept } = handlers([]);
  renderWithApi(<UnsolvedPage />, api);
  expect(await screen.findAllByText('Ninguém pode atender neste horário.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Manter assim: Maria Lima' }));
  expect(await screen.findByText('Mantido. Não perguntamos de novo.')).toBeTruthy();
  await waitFor(() => expect(kept.mock.calls).toEqual([[{ id: cut.id }]]));
  // The next one is at hand for whoever uses the keyboard.
  const next = screen.getByRole('button', { name: 'Manter assim: Rosa Dias' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('home says how many wait', async () => {
  renderWithApi(<UnsolvedNotice count={1} />);
  expect(await screen.findByText('1 agendamento ficou sem atendimento.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Resolver' });
  expect(link.getAttribute('href')).toBe('/dashboard/appointments/unsolved');
});

test('a professional finds no list', async () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'professional' as const },
  };
  renderWithApi(<UnsolvedPage />, handlers().api, { session });
  expect(await screen.findByText('Só quem cuida da agenda resolve isto.')).toBeTruthy();
});
