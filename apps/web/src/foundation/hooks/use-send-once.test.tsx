import { ORPCError } from '@orpc/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { useApi } from '../api.tsx';
import { useSendOnce } from './use-send-once.ts';

function Sender() {
  const { mutate, status } = useSendOnce(useApi().company.financialCategories.create);
  return (
    <button type="button" onClick={() => mutate({ name: 'Cursos', type: 'expense' })}>
      {status}
    </button>
  );
}

test('whoever is told that the first was stored sends another one after that', async () => {
  const keys: unknown[] = [];
  const reused = { defined: true, status: 409 };
  const create = fakeServer.company.financialCategories.create.handler(({ context }) => {
    keys.push(Reflect.get(context, 'requestKey'));
    throw new ORPCError('REQUEST_KEY_REUSED', reused);
  });
  renderWithApi(<Sender />, { company: { financialCategories: { create } } });
  for (const sent of [1, 2]) {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(keys).toHaveLength(sent));
    await screen.findByRole('button', { name: 'error' });
  }
  expect(keys[1]).not.toBe(keys[0]);
});

test('a write has one key until it is stored, and the next one another', async () => {
  const keys: unknown[] = [];
  const create = fakeServer.company.financialCategories.create.handler(({ context, input }) => {
    keys.push(Reflect.get(context, 'requestKey'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return { id: crypto.randomUUID(), active: true, ...input };
  });
  renderWithApi(<Sender />, { company: { financialCategories: { create } } });

  for (const [sent, ending] of ['error', 'success', 'success'].entries()) {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(keys).toHaveLength(sent + 1));
    await screen.findByRole('button', { name: ending });
  }
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
