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
};
const { appointments } = fakeServer.scheduling;

function handlers(takers = [{ id: id('b1'), name: 'Bia' }]) {
  const kept = vi.fn<(input: unknown) => void>();
  let unsolved = [cut];
  const api = {
    scheduling: {
      appointments: {
        listUnsolved: appointments.listUnsolved.handler(() => unsolved),
        listTakers: appointments.listTakers.handler(() => takers),
        keep: appointments.keep.handler(({ input }) => {
          kept(input);
          unsolved = [];
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
  expect(screen.getByText(/Corte · Ana não atende neste horário/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Passar para Bia' })).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Remarcar' });
  expect(again.getAttribute('href')).toContain(`open=${cut.id}`);
});

test('one tap keeps it as it is', async () => {
  const { api, kept } = handlers([]);
  renderWithApi(<UnsolvedPage />, api);
  expect(await screen.findByText('Ninguém livre neste horário.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Manter assim' }));
  expect(await screen.findByText('Mantido. Não perguntamos de novo.')).toBeTruthy();
  await waitFor(() => expect(kept.mock.calls).toEqual([[{ id: cut.id }]]));
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
