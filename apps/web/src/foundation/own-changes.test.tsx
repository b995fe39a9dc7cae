import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../tests/support.tsx';
import { useApi } from './api.tsx';
import { useLiveChanges } from './live.ts';
import { changesIn, createOwnChanges } from './own-changes.ts';
import { refresh } from './refresh.ts';

const asked = vi.fn();
const list = fakeServer.promotions.coupons.list.handler(() => {
  asked();
  return [];
});
const remove = fakeServer.promotions.coupons.remove.handler(({ input }) => ({ id: input.id }));

beforeEach(() => asked.mockClear());

function Coupons() {
  const { coupons } = useApi().promotions;
  const { data } = useQuery(coupons.list.queryOptions());
  const remove = useMutation(coupons.remove.mutationOptions());
  return data ? (
    <button type="button" onClick={() => remove.mutate({ id: crypto.randomUUID() })}>
      Excluir
    </button>
  ) : null;
}

test('the list on the screen follows a write, without a word in the write', async () => {
  renderWithApi(<Coupons />, { promotions: { coupons: { list, remove } } });
  await userEvent.click(await screen.findByText('Excluir'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

function LiveCoupons() {
  useLiveChanges();
  return <Coupons />;
}

test('the live notice of the own write does not ask a second time', async () => {
  const isHeard = vi.fn();
  const answered = Promise.withResolvers<void>();
  const changes = fakeServer.live.changes.handler(async function* () {
    await answered.promise;
    yield { topic: 'coupons', requestId: 'mine' } as const;
    isHeard();
    yield { topic: 'coupons', requestId: 'hers' } as const;
    await new Promise(() => {});
  });
  const parts = renderWithApi(<LiveCoupons />, {
    promotions: { coupons: { list } },
    live: { changes },
  });
  await screen.findByText('Excluir');
  await refresh(parts, { topic: 'coupons', requestId: 'mine' });
  expect(asked).toHaveBeenCalledTimes(2);

  answered.resolve();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  expect(isHeard).toHaveBeenCalledOnce();
});

test('a list that is slow to arrive keeps nobody waiting', async () => {
  const { note, settle } = createOwnChanges(() => new Promise(() => {}));
  note([{ topic: 'cash', requestId: null }]);
  await settle();
});

test('an answer names lists that this version knows, and its request', () => {
  const headers = { 'x-changes': 'cash something-newer appointments', 'x-request-id': 'one' };
  expect(changesIn(headers)).toEqual([
    { topic: 'appointments', requestId: 'one' },
    { topic: 'cash', requestId: 'one' },
  ]);
  expect(changesIn({})).toEqual([]);
});
