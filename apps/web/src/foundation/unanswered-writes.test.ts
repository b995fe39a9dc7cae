import { ORPCError } from '@orpc/client';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from './api.tsx';
import { createUnansweredWrites, holdsFile } from './unanswered-writes.ts';

const path = ['catalog', 'services', 'update'];
const input = { id: 'corte', version: 3, name: 'Corte' };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const done = () => Promise.resolve('done');
const refused = (status: number) => () => Promise.reject(new ORPCError('NO', { status }));

type Sent = { path?: string[]; input?: unknown; ends: () => Promise<unknown> };

/** The keys under which they are sent, one after the other. */
async function keysOf(...writes: Sent[]): Promise<string[]> {
  const send = createUnansweredWrites();
  const keys: string[] = [];
  for (const { ends, ...write } of writes) {
    const noted = (key: string) => {
      keys.push(key);
      return ends();
    };
    await send({ path, input, ...write, send: noted }).catch(() => null);
  }
  return keys;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no answer came', lost],
  ['the server failed', refused(503)],
  ['there were too many', refused(429)],
])('the same write has the same key where %s', async (_, ends) => {
  const [first, second, third] = await keysOf({ ends }, { ends: done }, { ends: done });
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('another thing, or the same thing otherwise, is another write', async () => {
  const keys = await keysOf(
    { ends: lost },
    { ends: lost, input: { ...input, name: 'Corte feminino' } },
    { ends: lost, path: ['catalog', 'services', 'remove'] },
    { ends: done },
  );
  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
});

test.each([
  ['was done', done],
  ['was refused', refused(409)],
])('after something else of its kind %s, the same is a new wish', async (_, ends) => {
  const reactivated = { ends, path: ['catalog', 'services', 'reactivate'] };
  const [first, , again] = await keysOf({ ends: lost }, reactivated, { ends: done });
  expect(again).not.toBe(first);
});

test('what happens in another area does not make a lost write a new wish', async () => {
  const read = { ends: done, path: ['messaging', 'notices', 'markRead'] };
  const [first, , again] = await keysOf({ ends: lost }, read, { ends: done });
  expect(again).toBe(first);
});

test('files are told from what can be written down', () => {
  expect(holdsFile({ photo: new File([], 'a.png') })).toBe(true);
  expect(holdsFile({ name: 'Corte', tags: ['a', null] })).toBe(false);
});

test('a write of a hook carries its key to the server, a question carries none', async () => {
  const keys: (string | null)[] = [];
  const answer = async (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    const headers = { 'content-type': 'application/json' };
    return new Response('{"json":{"id":"one"}}', { headers });
  };
  vi.stubGlobal('fetch', answer);
  const { promotions } = createApi(() => {});
  const remove = new MutationObserver(
    new QueryClient(),
    promotions.coupons.remove.mutationOptions(),
  );

  await remove.mutate({ id: 'one' }).catch(() => null);
  await remove.mutate({ id: 'one' });
  await promotions.coupons.list.call();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{32,}$/), keys[0], null]);
});
