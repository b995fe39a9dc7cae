import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import { createBeats } from './beat.ts';

const world = testWorld();
const parts = () => ({ ...world.system, clock: () => noon });

test('a run that fails is followed by the next, and none begins before the last has ended', async () => {
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  const beats = createBeats(
    [
      {
        name: 'test.beat',
        everyMs: 1,
        async run() {
          runs += 1;
          atOnce += 1;
          most = Math.max(most, atOnce);
          await setTimeout(3);
          atOnce -= 1;
          if (runs === 1) throw new Error('the first one fails');
        },
      },
    ],
    parts(),
  );
  beats.start();
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3), 20_000);
  await beats.stop();
  const ended = runs;
  await setTimeout(20);
  expect([runs, atOnce, most]).toEqual([ended, 0, 1]);
});
