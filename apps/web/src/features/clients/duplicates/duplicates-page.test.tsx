import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { DuplicatesPage } from './duplicates-page.tsx';

const fake = fakeServer.clients.record;

const maria = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Maria Silva',
  email: 'maria@mail.com',
  phone: '5511987654321',
  createdAt: '2026-03-10T02:00:00Z',
};
const mary = { ...maria, id: maria.id.replace(/a$/, 'b'), name: 'M. Silva', email: '' };

test('whoever is kept is chosen, and the other is joined after a question', async () => {
  const merge = vi.fn(({ input }: { input: { keptId: string } }) => ({ id: input.keptId }));
  renderWithApi(<DuplicatesPage />, {
    clients: {
      record: {
        listDuplicates: fake.listDuplicates.handler(() => [
          { phone: maria.phone, clients: [maria, mary] },
        ]),
        merge: fake.merge.handler(merge),
      },
    },
  });

  expect(await screen.findByText('(11) 98765-4321 · 2 clientes')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Manter este: M. Silva' }));
  await userEvent.click(screen.getByRole('button', { name: 'Juntar Maria Silva com M. Silva' }));

  const question = within(
    await screen.findByRole('dialog', { name: 'Juntar Maria Silva com M. Silva' }),
  );
  expect(merge).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Juntar' }));
  await waitFor(() => expect(merge).toHaveBeenCalledOnce());
  expect(merge.mock.calls[0]?.[0].input).toEqual({ keptId: mary.id, mergedId: maria.id });
});

test('without duplicates the screen says so', async () => {
  renderWithApi(<DuplicatesPage />, {
    clients: { record: { listDuplicates: fake.listDuplicates.handler(() => []) } },
  });
  expect(
    await screen.findByText(/^Nenhum cliente parece estar cadastrado duas vezes\./),
  ).toBeTruthy();
});

test('whoever may not erase reads so, and nothing is asked of the server', async () => {
  const listDuplicates = vi.fn(() => []);
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' as const },
  };
  const record = { listDuplicates: fake.listDuplicates.handler(listDuplicates) };
  renderWithApi(<DuplicatesPage />, { clients: { record } }, { session });

  expect(await screen.findByText(/^Somente quem administra a empresa pode/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe(
    '/dashboard/clients',
  );
  expect(listDuplicates).not.toHaveBeenCalled();
});
