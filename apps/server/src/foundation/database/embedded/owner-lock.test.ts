import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import {
  answerOf,
  ask,
  forkServer,
  killGroup,
  leaveNothingRunning,
  newFolder,
  startIn,
} from '../../../../tests/embedded-postgres-support.ts';
import { takeOwnership } from './owner-lock.ts';
import { markOf } from './running-process.ts';

leaveNothingRunning();

test('a second server is told who has the folder and what to do', async () => {
  const folder = newFolder();
  const child = forkServer(folder);
  const answer = await answerOf(child);

  await expect(startIn(folder)).rejects.toThrow(
    new RegExp(`${folder} is in use by process ${child.pid}\\. .*another DATA_DIR.*PORT`),
  );
  expect(answer).toHaveProperty('url');
  expect(await ask(Object(answer).url, 'select 1 as alive')).toEqual({ alive: 1 });
});

test('the folder is free again after its server stopped', async () => {
  const folder = newFolder();
  const first = await startIn(folder);
  await expect(startIn(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await first.stop();

  await (await startIn(folder)).stop();
});

test('of servers that start at once on a new folder, one wins', async () => {
  await expectOneWinner(newFolder());
});

test('of servers that start at once after one was killed, one wins', async () => {
  const folder = newFolder();
  const killed = forkServer(folder);
  await answerOf(killed);
  await killGroup(killed);

  await expectOneWinner(folder);
});

test.runIf(process.platform === 'linux')(
  'a process that got the number of a dead owner does not count as the owner',
  () => {
    const folder = newFolder();
    const earlier = { ...markOf(process.pid), startedAt: 'earlier boot/1' };
    writeFileSync(`${folder}.owner-7`, JSON.stringify(earlier));

    takeOwnership(folder);

    expect(readdirSync(dirname(folder))).toEqual(['postgres.owner-8']);
    expect(() => takeOwnership(folder)).toThrow(`in use by process ${process.pid}`);
  },
);

test('a neighbour whose name begins alike has an owner of its own', () => {
  const folder = newFolder();
  mkdirSync(`${folder}.owner-backup`);

  takeOwnership(`${folder}2`);
  takeOwnership(folder);
});

async function expectOneWinner(folder: string): Promise<void> {
  const answers = await Promise.all([1, 2, 3].map(() => answerOf(forkServer(folder))));
  const refusals = answers.flatMap((answer) => ('error' in answer ? answer.error : []));

  expect(refusals).toHaveLength(2);
  for (const refusal of refusals) expect(refusal).toMatch(/in use by process \d+/);
}
