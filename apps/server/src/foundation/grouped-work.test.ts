import { expect, test } from 'vitest';
import { createGroupedWork } from './grouped-work.ts';
import { BusyError } from './work-queue.ts';

type Done = { owner: string; pieces: readonly string[] };

function workshop({ atOnce = 2, mostPieces = 100, gathers = 0, fails = () => false } = {}) {
  const done: Done[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const add = createGroupedWork<string>({
    atOnce,
    mostPieces,
    gathers,
    async settle(owner, pieces) {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      if (pieces.includes('bad') || fails()) throw new Error('spoilt');
      done.push({ owner, pieces });
    },
  });
  async function finish(): Promise<void> {
    gates.shift()?.resolve();
    await new Promise(setImmediate);
  }
  return { add, done, finish, running: () => gates.length };
}

test('what comes meanwhile is done together, and answered when it is done', async () => {
  const { add, done, finish } = workshop();
  const first = add('ana', '1');
  const rest = [add('ana', '2'), add('ana', '3')];
  await finish();
  await first;
  expect(done).toEqual([{ owner: 'ana', pieces: ['1'] }]);
  await finish();
  await Promise.all(rest);
  expect(done[1]).toEqual({ owner: 'ana', pieces: ['2', '3'] });
});

test('a first piece waits a moment for those that come along', async () => {
  const { add, done, finish, running } = workshop({ gathers: 5 });
  const all = [add('ana', '1'), add('ana', '2')];
  while (running() === 0) await new Promise(setImmediate);
  await finish();
  await Promise.all(all);
  expect(done).toEqual([{ owner: 'ana', pieces: ['1', '2'] }]);
});

test('what waited while others were under way does not wait for company once more', async () => {
  const gathers = 40;
  const { add, finish, running } = workshop({ gathers });
  const first = add('ana', '1');
  while (running() === 0) await new Promise(setImmediate);
  const next = add('ana', '2');
  await new Promise((resolve) => setTimeout(resolve, gathers + 5));
  await finish();
  expect(running()).toBe(1);
  await finish();
  await Promise.all([first, next]);
});

test('owners are served side by side, and not more than allowed', async () => {
  const { add, finish, running, done } = workshop({ atOnce: 2 });
  const all = ['ana', 'bia', 'clara'].map((owner) => add(owner, '1'));
  expect(running()).toBe(2);
  await finish();
  expect(running()).toBe(2);
  await finish();
  await finish();
  await Promise.all(all);
  expect(done.map(({ owner }) => owner)).toEqual(['ana', 'bia', 'clara']);
});

test('one bad piece spoils no other', async () => {
  const { add, done, finish } = workshop();
  const first = add('ana', '1');
  const bad = add('ana', 'bad').catch((error: Error) => error.message);
  const good = add('ana', '2');
  for (let step = 0; step < 4; step += 1) await finish();
  await Promise.all([first, good]);
  expect(await bad).toBe('spoilt');
  expect(done.map(({ pieces }) => pieces)).toEqual([['1'], ['2']]);
});

test('more than may wait is refused', async () => {
  const { add, finish } = workshop({ mostPieces: 1 });
  const kept = [add('ana', '1'), add('ana', '2')];
  await expect(add('ana', '3')).rejects.toThrow(BusyError);
  await finish();
  await finish();
  await Promise.all(kept);
});
