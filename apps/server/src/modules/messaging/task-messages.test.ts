import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { pairLine } from '../../../tests/whatsapp-support.ts';
import { settleDue } from './due-messages.commands.ts';
import { messages } from './messages.table.ts';
import { queueTaskMessage, withdrawTaskMessages } from './task-messages.commands.ts';

const world = testWorld();
const TASK = '01990000-0000-7000-8000-00000000000a';
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
});

function queued(changes: Partial<Parameters<typeof queueTaskMessage>[1]> = {}) {
  const task = { taskId: TASK, name: 'Comprar tinta', phone: '(11) 98765-4321', dueAt: noon };
  return world.inCompany(salon.companyId, (scope) =>
    queueTaskMessage(scope, { ...task, ...changes }),
  );
}

function written() {
  const { state, reason, text, recipient, plannedAt, occasion } = messages;
  return world.inCompany(salon.companyId, (scope) =>
    scope
      .select({ state, reason, text, recipient, plannedAt, occasion })
      .from(messages)
      .orderBy(messages.id),
  );
}

test('a task is told once at its time, with its name, to its phone', async () => {
  await Promise.all([queued(), queued()]);
  expect(await written()).toEqual([
    {
      state: 'queued',
      reason: null,
      text: 'Lembrete de tarefa: Comprar tinta',
      recipient: '5511987654321',
      plannedAt: noon,
      occasion: 'task',
    },
  ]);
});

test('of one that is put off only the last time is told, and none of one that is done', async () => {
  const later = noon.add({ hours: 1 });
  await queued({ dueAt: later });
  expect(await written()).toMatchObject([
    { state: 'skipped', reason: 'moved' },
    { state: 'queued', plannedAt: later },
  ]);
  await queued();
  expect(await written()).toMatchObject([
    { state: 'queued', plannedAt: noon },
    { state: 'skipped', reason: 'moved' },
  ]);
  await world.inCompany(salon.companyId, (scope) =>
    withdrawTaskMessages(scope, TASK, { because: 'cancelled' }),
  );
  expect((await written()).every(({ state }) => state === 'skipped')).toBe(true);
});

test('nothing is written with the task when its transaction fails, nor without a phone', async () => {
  const before = await written();
  const failing = world.inCompany(salon.companyId, async (scope) => {
    await queueTaskMessage(scope, { taskId: TASK, name: 'X', phone: '11987654321', dueAt: noon });
    throw new Error('The task was not stored');
  });
  await expect(failing).rejects.toThrow('The task was not stored');
  await queued({ taskId: '01990000-0000-7000-8000-00000000000b', phone: '123' });
  expect(await written()).toEqual(before);
});

test('goes out by a number, and by nothing else', async () => {
  await queued({ taskId: '01990000-0000-7000-8000-00000000000c' });
  await world.inCompany(salon.companyId, (scope) => settleDue(scope, noon));
  expect((await written()).at(-1)).toMatchObject({
    state: 'skipped',
    reason: 'no_whatsapp_instance',
  });

  await pairLine(world, salon.companyId);
  await queued({ taskId: '01990000-0000-7000-8000-00000000000d' });
  await world.system.dispatcher.sendRound();
  expect(['sending', 'sent']).toContain((await written()).at(-1)?.state);
});
