import { expect, onTestFinished, test } from 'vitest';
import { openFaultStage } from '../bench/faults/fault-stage.ts';
import { startFaultRun } from '../bench/faults/faults.ts';
import { atFullPrice } from './cheap-passwords.ts';

const FAULTS = [
  ['cut', 3],
  ['restart', 1],
  ['kill', 1],
] as const;

test('a server and a worker outlive every loss of the database, and nothing said is untrue', async () => {
  const stage = await openFaultStage();
  // Also when something below fails: nothing of it may go on running.
  onTestFinished(() => stage.close());
  // The server is a process of its own, which knows no other price.
  const run = await atFullPrice(() => startFaultRun(stage, { lanes: 4, grace: 0 }));
  for (const [fault, times] of FAULTS) {
    const { deaths, failures } = await run.suffer(fault, times);
    expect({ fault, deaths }).toEqual({ fault, deaths: 0 });
    expect(Object.keys(failures).filter((failure) => !/^503 |^no answer/.test(failure))).toEqual(
      [],
    );
  }
  const aftermath = await run.end();
  expect(aftermath).toMatchObject({ missing: [], doubled: [], unsaid: [] });
  expect(aftermath.acknowledged).toBeGreaterThan(0);
}, 240_000);
