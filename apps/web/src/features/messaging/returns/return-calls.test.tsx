import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { useReturnCalls } from './return-calls.api.ts';

const [eva, rui] = ['01990000-0000-7000-8000-0000000000c1', '01990000-0000-7000-8000-0000000000c2'];

function Calls() {
  const [ids, setIds] = useState([eva]);
  const { byClient, isKnown } = useReturnCalls(ids);
  return (
    <>
      <p>{byClient.get(eva)?.byName ?? 'nobody'}</p>
      <p>{ids.map((id) => (isKnown(id) ? 'known' : 'open')).join(' ')}</p>
      <button type="button" onClick={() => setIds([eva, rui])}>
        More
      </button>
    </>
  );
}

test('who was called stays known while it is asked for those who are listed next', async () => {
  const answer = Promise.withResolvers<void>();
  const asked = vi.fn();
  const list = fakeServer.messaging.returns.list.handler(async ({ input: { clientIds } }) => {
    asked(clientIds);
    if (clientIds.includes(rui)) await answer.promise;
    const call = { day: '2026-11-16', standing: 'done' as const, byName: 'Ana' };
    return { sends: false, calls: clientIds.map((clientId) => ({ ...call, clientId })) };
  });
  renderWithApi(<Calls />, { messaging: { returns: { list } } });
  expect(screen.getByText('open')).toBeTruthy();
  expect(await screen.findByText('Ana')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(screen.getByText('known open')).toBeTruthy();
  answer.resolve();
  expect(await screen.findByText('known known')).toBeTruthy();
  expect(asked.mock.calls).toEqual([[[eva]], [[rui]]]);
});
