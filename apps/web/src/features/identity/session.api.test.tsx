import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { useFollowSession } from './session.api.ts';

function Screen() {
  useFollowSession();
  return null;
}

test('whoever comes back to the window learns what changed meanwhile', async () => {
  let current = sampleSession;
  const { queryClient, api } = renderWithApi(<Screen />, {
    identity: { session: { current: fakeServer.identity.session.current.handler(() => current) } },
  });
  const { queryKey } = api.identity.session.current.queryOptions();
  queryClient.setQueryData(queryKey, sampleSession);

  current = { ...sampleSession, user: { ...sampleSession.user, name: 'Ana Lima' } };
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(queryClient.getQueryData(queryKey)?.user.name).toBe('Ana Lima'));
});
