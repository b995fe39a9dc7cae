import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import SupportTab from './support-tab.tsx';

const id = '01990000-0000-7000-8000-00000000000a';
const fake = fakeServer.team.supportVisits;
const visit = {
  id,
  userName: 'Olga',
  reason: 'Agenda não abre',
  startedAt: '2026-03-10T15:00:00Z',
  endsAt: '2026-03-10T16:00:00Z',
  endedAt: '2026-03-10T15:20:00Z',
  isOpen: false,
  mayWrite: true,
};

test('each visit is there with who, when and why, and what was changed', async () => {
  const change = { id, at: '2026-03-10T15:10:00Z', action: 'update' as const };
  const supportVisits = {
    list: fake.list.handler(() => ({ items: [visit], nextCursor: null })),
    changes: fake.changes.handler(({ input: { cursor } }) =>
      cursor
        ? {
            items: [{ ...change, id: crypto.randomUUID(), thing: 'unheard_of', name: '' }],
            nextCursor: null,
          }
        : { items: [{ ...change, thing: 'services', name: 'Corte' }], nextCursor: 'next' },
    ),
  };
  renderWithApi(<SupportTab />, { team: { supportVisits } });
  expect(await screen.findByRole('article', { name: 'Agenda não abre' })).toBeTruthy();
  expect(screen.getByText(/Olga · 10\/03\/2026 12:00–12:20 · Com permissão/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^O que foi alterado/ }));
  expect(await screen.findByText('Alterou serviço “Corte”')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Alterou um registro')).toBeTruthy();
});

test('where nobody ever looked in, it says so', async () => {
  const list = fake.list.handler(() => ({ items: [], nextCursor: null }));
  renderWithApi(<SupportTab />, { team: { supportVisits: { list } } });
  expect(await screen.findByText('O suporte nunca entrou na sua empresa.')).toBeTruthy();
});
