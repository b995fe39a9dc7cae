import { screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import {
  type ClientChoice,
  clientChoice,
  faultOf,
  NOBODY_YET,
  newcomerFrom,
} from './client-choice.ts';
import { ClientChoiceField } from './client-choice-field.tsx';

const maria = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Maria Lima',
  email: '',
  phone: '5511987654321',
  isBlocked: false,
  blockedReason: null,
};
const choices = fakeServer.scheduling.bookingChoices;

type Known = Omit<typeof maria, 'blockedReason'> & { blockedReason: string | null };
type Found = { same?: Known[]; alike?: Known[]; known?: Partial<Known> };

function open({ same = [], alike = [], known }: Found = {}) {
  const chosen = vi.fn<(choice: ClientChoice) => void>();
  function Form() {
    const [choice, setChoice] = useState(NOBODY_YET);
    chosen(choice);
    return <ClientChoiceField value={choice} onChange={setChoice} fault={faultOf(choice)} />;
  }
  const [client = null, ...others] = same;
  const bookingChoices = {
    searchClients: choices.searchClients.handler(({ input }) =>
      'maria lima'.includes(input.search.toLowerCase()) ? [{ ...maria, ...known }] : [],
    ),
    findClient: choices.findClient.handler(() => ({ client, others, alike })),
  };
  renderWithApi(<Form />, { scheduling: { bookingChoices } });
  return { user: userEvent.setup(), last: () => chosen.mock.lastCall?.[0] };
}

async function register(user: UserEvent, name: string, phone: string) {
  await user.type(screen.getByLabelText('Cliente'), name);
  await user.click(await screen.findByRole('option', { name: `Cadastrar "${name}"` }));
  if (phone) await user.type(screen.getByLabelText('Telefone'), phone);
}

test('somebody known is found as one types, also by keyboard alone, and can be changed', async () => {
  const { user, last } = open();
  await user.type(screen.getByLabelText('Cliente'), 'mari');
  await screen.findByRole('option', { name: /Maria Lima.*\(11\) 98765-4321/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(last()).toEqual({ kind: 'known', client: maria });
  await user.click(screen.getByRole('button', { name: 'Trocar cliente' }));
  expect(last()).toEqual(NOBODY_YET);
});

test('that somebody is blocked is seen in the list and, with the reason, once she is chosen', async () => {
  const { user, last } = open({ known: { isBlocked: true, blockedReason: 'Faltou 3 vezes' } });
  await user.type(screen.getByLabelText('Cliente'), 'mari');
  const option = await screen.findByRole('option', { name: /Maria Lima/ });
  expect(within(option).getByText('Bloqueado')).toBeTruthy();
  await user.click(option);
  const notice = within(screen.getByRole('status'));
  expect(notice.getByText('Cliente bloqueado')).toBeTruthy();
  expect(notice.getByText('Motivo: Faltou 3 vezes')).toBeTruthy();
  expect(faultOf(last() ?? NOBODY_YET)).toBeNull();
});

test('of nobody else it is said', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Cliente'), 'mari');
  const option = await screen.findByRole('option', { name: /Maria Lima/ });
  expect(within(option).queryByText('Bloqueado')).toBeNull();
  await user.click(option);
  expect(screen.queryByText('Cliente bloqueado')).toBeNull();
});

test('what was kept before blocks were known is still a client', () => {
  const { isBlocked: _isBlocked, blockedReason: _blockedReason, ...client } = maria;
  const kept = clientChoice.parse({ kind: 'known', client });
  expect(kept).toEqual({ kind: 'known', client: maria });
});

test('somebody who is not there is new in place, and needs no phone', async () => {
  const { user, last } = open();
  await register(user, 'Zilda', '');
  expect(last()).toMatchObject({ kind: 'new', name: 'Zilda', phone: '' });
  expect(faultOf(last() ?? NOBODY_YET)).toBeNull();
});

test('a phone that a client has is asked about: she is the one', async () => {
  const { user, last } = open({ same: [maria] });
  await register(user, 'Zilda', '11987654321');
  expect(await screen.findByText('É a mesma pessoa?')).toBeTruthy();
  expect(screen.getByText('Maria Lima já tem este telefone.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sim, é Maria Lima' }));
  expect(last()).toEqual({ kind: 'known', client: maria });
});

test('a phone that is nearly a client’s is asked about, and another one anew', async () => {
  const { user, last } = open({ alike: [maria] });
  await register(user, 'Zilda', '11987654320');
  await screen.findByText('O telefone de Maria Lima é quase igual: (11) 98765-4321.');
  await user.click(screen.getByRole('button', { name: 'É outra pessoa' }));
  expect(last()).toMatchObject({ kind: 'new', name: 'Zilda', anotherPerson: true });
  expect(screen.queryByText('É a mesma pessoa?')).toBeNull();
  await user.type(screen.getByLabelText('Telefone'), '{Backspace}2');
  expect(last()).toMatchObject({ anotherPerson: false });
});

test('digits begin a phone, words a name', () => {
  expect(newcomerFrom(' Zilda 2 ')).toMatchObject({ name: 'Zilda 2', phone: '' });
  expect(newcomerFrom('11987654321')).toMatchObject({ name: '', phone: '(11) 98765-4321' });
});

test.each([
  ['nobody', NOBODY_YET, 'search'],
  ['no name', newcomerFrom('11987654321'), 'name'],
  ['half a phone', { ...newcomerFrom('Zilda'), phone: '119' }, 'phone'],
  ['no e-mail', { ...newcomerFrom('Zilda'), email: 'zilda@casa' }, 'email'],
] satisfies [string, ClientChoice, string][])('%s is said at its field', (_what, choice, field) => {
  expect(faultOf(choice)?.field).toBe(field);
});
