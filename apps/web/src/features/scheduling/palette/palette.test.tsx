import type { Role } from '@app/domain/team/permissions';
import { IconCalendarPlus, IconScissors } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import Palette from './palette.tsx';
import type { PaletteEntry } from './palette-entries.ts';

const maria = {
  id: '01990000-0000-7000-8000-0000000000a1',
  name: 'Maria Silva',
  email: '',
  phone: '5511987654321',
  birthDate: null,
  status: 'active' as const,
  tags: [],
  createdAt: '2026-01-10T12:00:00Z',
};
const silva = { ...maria, id: maria.id.replace('a1', 'a2'), name: 'Maria Souza' };
const actions = [
  {
    label: 'Agendar um horário',
    address: '/dashboard/appointments?quick=next',
    icon: IconCalendarPlus,
  },
];
const screens = [{ label: 'Serviços', address: '/dashboard/services', icon: IconScissors }];

type Rendered = {
  role?: Role;
  early?: string;
  answer?: Promise<unknown>;
  more?: PaletteEntry[];
};

function renderPalette({ role = 'owner', early = '', answer, more = [] }: Rendered = {}) {
  const asked = vi.fn<(search: string | undefined) => void>();
  const { clients, scheduling } = fakeServer;
  const company = sampleSession.company && { ...sampleSession.company, role };
  const onClose = vi.fn();
  const rendered = renderWithApi(
    <Palette
      opened
      onClose={onClose}
      actions={[...actions, ...more]}
      screens={screens}
      takeEarlyKeys={() => early}
    />,
    {
      clients: {
        clients: {
          list: clients.clients.list.handler(async ({ input }) => {
            asked(input.search);
            if (input.search === 'maria s') await answer;
            const items = [input.search?.startsWith('maria s') ? silva : maria];
            return { items, nextCursor: null, totals: { count: 1, isExact: true } };
          }),
        },
      },
      scheduling: {
        appointments: {
          list: scheduling.appointments.list.handler(() => ({ items: [], nextCursor: null })),
        },
      },
    },
    { session: { ...sampleSession, company } },
  );
  return { ...rendered, asked, onClose };
}

test('before anything is typed it offers what can be done and where one can go', async () => {
  const { asked } = renderPalette();
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Agendar um horário', 'Serviços']);
  expect(asked).not.toHaveBeenCalled();
});

test('a client is found by name and opened by the keyboard alone', async () => {
  const { history, onClose } = renderPalette();
  await userEvent.type(await screen.findByRole('combobox'), 'maria');
  const found = within(await screen.findByRole('group', { name: 'Clientes' }));
  expect(found.getByRole('option').textContent).toBe('Maria Silva(11) 98765-4321');

  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(history.location.href).toBe(`/dashboard/clients/${maria.id}`));
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape closes it from its own field', async () => {
  const { onClose } = renderPalette();
  await userEvent.type(await screen.findByRole('combobox'), '{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('the arrows go on to the next', async () => {
  const { history } = renderPalette();
  await screen.findAllByRole('option');
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}{Enter}');
  await waitFor(() => expect(history.location.href).toBe('/dashboard/services'));
});

test('nothing is asked for that the role may not see', async () => {
  const { asked } = renderPalette({ role: 'professional' });
  await userEvent.type(await screen.findByRole('combobox'), 'serv');
  expect((await screen.findAllByRole('option')).length).toBe(1);
  await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
  expect(asked).not.toHaveBeenCalled();
});

test('what nobody knows is said', async () => {
  renderPalette({ role: 'professional' });
  await userEvent.type(await screen.findByRole('combobox'), 'xyz');
  expect(await screen.findByText(/^Nada encontrado/)).toBeTruthy();
});

test('Enter while an answer is on its way opens the first of the new answer', async () => {
  let arrive = (_: unknown) => {};
  const answer = new Promise((resolve) => {
    arrive = resolve;
  });
  const { history, asked, onClose } = renderPalette({ answer });
  await userEvent.type(await screen.findByRole('combobox'), 'maria');
  await screen.findByRole('option', { name: /Maria Silva/ });
  await userEvent.keyboard(' s{Enter}');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('maria s'));
  expect(onClose).not.toHaveBeenCalled();
  arrive(null);
  await waitFor(() => expect(history.location.href).toBe(`/dashboard/clients/${silva.id}`));
});

test('what was typed before the field was there is searched for, and Enter too', async () => {
  const { history } = renderPalette({ early: 'maria\n' });
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'maria');
  await waitFor(() => expect(history.location.href).toBe(`/dashboard/clients/${maria.id}`));
});

test('the field names the entry that is meant', async () => {
  renderPalette();
  const field = await screen.findByRole('combobox');
  const meant = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(meant()).toBe('Agendar um horário');
  await userEvent.type(field, '{ArrowDown}');
  expect(meant()).toBe('Serviços');
  await userEvent.type(field, '{ArrowDown}');
  expect(meant()).toBe('Agendar um horário');
});

test('an action that goes nowhere is run, and the search is closed', async () => {
  const run = vi.fn();
  const leave = { label: 'Sair da conta', address: '/sair', icon: IconScissors, run };
  const { history, onClose } = renderPalette({ more: [leave] });
  const before = history.location.href;
  await userEvent.type(await screen.findByRole('combobox'), 'sair');
  await userEvent.click(screen.getByRole('option', { name: 'Sair da conta' }));
  expect(run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalled();
  expect(history.location.href).toBe(before);
});
