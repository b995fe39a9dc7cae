import { ORPCError } from '@orpc/client';
import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { NoConnectionError } from './connection.ts';
import { createQueryClient, mayRetry } from './query-client.ts';

const deaf = { onSignedOut: () => {}, onCompanyChanged: () => {}, onWritten: async () => {} };

test.each([
  ['the network', new NoConnectionError()],
  ['the server', new ORPCError('INTERNAL_SERVER_ERROR')],
  ['the database', new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })],
])('a read that failed because of %s is tried twice more', (_, error) => {
  expect([0, 1, 2].map((failures) => mayRetry(failures, error))).toEqual([true, true, false]);
});

test.each(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'])(
  'a read refused with %s is not tried again',
  (code) => {
    expect(mayRetry(0, new ORPCError(code))).toBe(false);
  },
);

test('what was read stays fresh for five minutes and writes are never repeated', () => {
  const { queries, mutations } = createQueryClient(deaf).getDefaultOptions();

  expect(queries?.staleTime).toBe(300_000);
  expect(mutations?.retry).toBe(false);
});

test.each([
  ['UNAUTHORIZED', 1],
  ['FORBIDDEN', 0],
])('after %s, signing in is asked for %d times', async (code, times) => {
  const onSignedOut = vi.fn();
  const queryFn = () => Promise.reject(new ORPCError(code));

  await createQueryClient({ ...deaf, onSignedOut })
    .fetchQuery({ queryKey: ['services'], queryFn })
    .catch(() => {});

  expect(onSignedOut).toHaveBeenCalledTimes(times);
});

test('a read for a company that is no longer open starts the page over', async () => {
  const onCompanyChanged = vi.fn();
  const refused = new ORPCError('COMPANY_CHANGED', { defined: true, status: 409 });
  await createQueryClient({ ...deaf, onCompanyChanged })
    .fetchQuery({ queryKey: ['services'], queryFn: () => Promise.reject(refused) })
    .catch(() => {});

  expect(onCompanyChanged).toHaveBeenCalledOnce();
});

test('a write goes on only when what it made old was asked for again', async () => {
  const steps: string[] = [];
  const onWritten = async () => {
    await Promise.resolve();
    steps.push('asked again');
  };
  const client = createQueryClient({ ...deaf, onWritten });
  await new MutationObserver(client, {
    mutationFn: async () => {},
    onSuccess: () => void steps.push('its own step'),
  }).mutate();
  steps.push('goes on');

  expect(steps).toEqual(['its own step', 'asked again', 'goes on']);
});
