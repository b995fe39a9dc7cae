import type { TaskForm } from '@app/contract/tasks/tasks.contract';
import { TASK_LIMITS } from '@app/domain/tasks/task';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Api,
  at,
  book,
  openSalon,
  type Salon,
  seenIn,
} from '../../../tests/agenda-support.ts';
import { subscribe } from '../../../tests/subscribed-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { messages } from '../messaging/messages.table.ts';
import { askToSolve } from './made-tasks.commands.ts';
import { updateTask } from './tasks.commands.ts';
import { taskJobs } from './tasks.jobs.ts';
import type { TaskRow } from './tasks.queries.ts';
import { tasks } from './tasks.table.ts';

const world = testWorld();
const AT_ONCE = 32;
let salon: Salon;
let other: Salon;
let pro: Api;
let proMember: string;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
  const userId = await salon.salon.isJoinedBy(
    { name: 'Ana', email: 'ana@salao.test' },
    'professional',
  );
  pro = await world.as(userId);
  const assignees = await salon.api.tasks.tasks.listAssignees();
  proMember = assignees.find(({ name }) => name === 'Ana')?.id ?? '';
});

beforeEach(async () => {
  for (const { salon: company } of [salon, other]) {
    await world.inCompany(company.companyId, (scope) => scope.delete(tasks));
  }
});

const form: Partial<TaskForm> & { name: string; dueDate: string } = {
  name: 'Ligar para o contador',
  dueDate: '2026-03-12',
};

function create(details: Partial<TaskForm> = {}) {
  return salon.api.tasks.tasks.create({ ...form, ...details });
}

async function names(api: Api = salon.api): Promise<string[]> {
  return (await api.tasks.tasks.list()).map(({ name }) => name);
}

test('tasks are listed by when they are due; what is missing is filled in', async () => {
  await create({ name: 'Depois', dueDate: '2026-03-13' });
  await create({ name: 'O dia todo' });
  await create({ name: 'Às dez', dueTime: '10:00' });
  expect(await names()).toEqual(['Às dez', 'O dia todo', 'Depois']);
  expect(await salon.api.tasks.tasks.list()).toMatchObject([
    { color: '#3B82F6', recurrence: 'none', active: true, completedAt: null, source: 'person' },
    {},
    {},
  ]);
});

test('of very many the first are listed, all are counted, and all are in the file', async () => {
  const dueDate = Temporal.PlainDate.from('2026-03-12');
  const many = Array.from({ length: TASK_LIMITS.open }, () => ({ name: 'Depois', dueDate }));
  await world.inCompany(salon.salon.companyId, (scope) => scope.insert(tasks).values(many));
  await create({ name: 'Antes', dueDate: '2026-03-11' });
  const listed = await names();
  expect([listed.length, listed[0]]).toEqual([TASK_LIMITS.open, 'Antes']);
  const all = { open: TASK_LIMITS.open + 1, completed: 0 };
  expect(await salon.api.tasks.tasks.count()).toEqual(all);
  // The file holds the others too, below its heading.
  const lines = (await (await salon.api.tasks.tasks.exportCsv()).text()).trim().split('\n');
  expect(lines.length).toBe(TASK_LIMITS.open + 2);
});

test.each([
  [{ name: ' ' }, 'Nome é obrigatório'],
  [{ dueDate: '' }, 'Data é obrigatória'],
  [{ dueDate: '2026-02-30' }, 'Data inválida'],
  [{ dueTime: '24:00' }, 'Horário inválido'],
  [{ whatsappNotification: '123' }, 'Digite o telefone com DDD, como (11) 98765-4321'],
])('%o is refused with one sentence', async (wrong, message) => {
  await expect(create(wrong)).rejects.toMatchObject({ data: { issues: [{ message }] } });
});

describe('a recurring task', () => {
  test('is followed by its next, with the same in it, once, by however many it is completed', async () => {
    const { id } = await create({
      dueDate: '2026-01-31',
      recurrence: 'monthly',
      dueTime: '09:30',
      assigneeId: proMember,
    });
    const { complete, reopen, list } = salon.api.tasks.tasks;
    await Promise.all(Array.from({ length: AT_ONCE }, () => complete({ id })));
    await reopen({ id });
    await complete({ id });
    const all = await list();
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({
      name: form.name,
      dueDate: '2026-02-28',
      dueTime: '09:30',
      recurrence: 'monthly',
      assigneeName: 'Ana',
      completedAt: null,
    });
    expect(all[1]).toMatchObject({ id, completedAt: noon.toString(), completedByName: 'Bê' });
  });

  test('comes back to its day after a month that is too short', async () => {
    const { complete, list } = salon.api.tasks.tasks;
    const nextOf = async (id: string) => {
      await complete({ id });
      return (await list()).find(({ completedAt }) => completedAt === null);
    };
    const { id } = await create({ dueDate: '2026-01-31', recurrence: 'monthly' });
    const february = await nextOf(id);
    const march = await nextOf(february?.id ?? '');
    expect([february?.dueDate, march?.dueDate]).toEqual(['2026-02-28', '2026-03-31']);
  });

  test('comes back to its day also when the one before it is deleted', async () => {
    const { complete, list, remove } = salon.api.tasks.tasks;
    const { id } = await create({ dueDate: '2026-01-30', recurrence: 'monthly' });
    await complete({ id });
    const february = (await list()).find(({ completedAt }) => completedAt === null);
    await remove({ id });
    await complete({ id: february?.id ?? '' });
    const march = (await list()).find(({ completedAt }) => completedAt === null);
    expect([february?.dueDate, march?.dueDate]).toEqual(['2026-02-28', '2026-03-30']);
  });

  test('one that is out of use is followed by one that is, too', async () => {
    const { id } = await create({ recurrence: 'daily', active: false });
    await salon.api.tasks.tasks.complete({ id });
    const [next] = await salon.api.tasks.tasks.list();
    expect(next).toMatchObject({ active: false, completedAt: null });
  });

  test('one that does not repeat is followed by none', async () => {
    const { id } = await create();
    await salon.api.tasks.tasks.complete({ id });
    expect(await salon.api.tasks.tasks.list()).toHaveLength(1);
  });
});

describe('a professional', () => {
  test('sees and completes her own, and nobody else’s', async () => {
    const hers = await create({ name: 'Dela', assigneeId: proMember });
    const theirs = await create({ name: 'De todos' });
    expect(await names(pro)).toEqual(['Dela']);
    expect(await pro.tasks.tasks.complete({ id: hers.id })).toMatchObject({
      completedByName: 'Ana',
    });
    const gone = { code: 'TASK_NOT_FOUND' };
    await expect(pro.tasks.tasks.complete({ id: theirs.id })).rejects.toMatchObject(gone);
    await expect(pro.tasks.tasks.reopen({ id: theirs.id })).rejects.toMatchObject(gone);
    const denied = { code: 'FORBIDDEN' };
    await expect(pro.tasks.tasks.create(form)).rejects.toMatchObject(denied);
    await expect(pro.tasks.tasks.remove({ id: hers.id })).rejects.toMatchObject(denied);
  });

  test('finds at home what is hers and due', async () => {
    await create({ name: 'Dela hoje', dueDate: '2026-03-10', assigneeId: proMember });
    await create({ name: 'De todos', dueDate: '2026-03-09' });
    await create({ name: 'Amanhã', dueDate: '2026-03-11', assigneeId: proMember });
    const due = async (api: Api) => (await api.tasks.tasks.listDue()).map(({ name }) => name);
    expect(await due(pro)).toEqual(['Dela hoje']);
    expect(await due(salon.api)).toEqual(['De todos']);
  });
});

test('a form that shows something older is refused, and so is whoever lost her access', async () => {
  const { id, version } = await create();
  const { update } = salon.api.tasks.tasks;
  await update({ id, version, ...form, name: 'Outra' });
  await expect(update({ id, version, ...form })).rejects.toMatchObject({ code: 'TASK_CHANGED' });
  await expect(create({ assigneeId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });
});

test('another company finds nothing', async () => {
  const { id } = await create();
  const { complete, remove } = other.api.tasks.tasks;
  await expect(complete({ id })).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
  await expect(remove({ id })).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
  expect(await names(other.api)).toEqual([]);
});

test('the list is a file', async () => {
  await create({ dueDate: '2026-03-09', recurrence: 'weekly' });
  const file = await salon.api.tasks.tasks.exportCsv();
  expect(file.name).toBe('tarefas.csv');
  expect(await file.text()).toContain('Ligar para o contador;;09/03/2026;;Toda semana;;Atrasada');
});

describe('whoever wants to be reminded', () => {
  const phone = { whatsappNotification: '(11) 98888-1234', dueTime: '10:00' };

  function waiting() {
    return world.inCompany(salon.salon.companyId, (scope) =>
      scope
        .select({ text: messages.text, plannedAt: messages.plannedAt, to: messages.recipient })
        .from(messages)
        .where(sql`occasion = 'task' and state = 'queued'`),
    );
  }

  test('is written to at its hour, and not once it is done, moved or gone', async () => {
    const { id, version } = await create(phone);
    const ten = Temporal.Instant.from(at(12, '10:00'));
    const said = { text: 'Lembrete de tarefa: Ligar para o contador', to: '5511988881234' };
    expect(await waiting()).toEqual([{ ...said, plannedAt: ten }]);
    const { update, complete, reopen, remove, deactivate, reactivate } = salon.api.tasks.tasks;
    await update({ id, version, ...form, ...phone, dueTime: '11:00' });
    expect(await waiting()).toMatchObject([{ plannedAt: ten.add({ hours: 1 }) }]);
    await complete({ id });
    expect(await waiting()).toEqual([]);
    await reopen({ id });
    expect(await waiting()).toHaveLength(1);
    await deactivate({ id });
    expect(await waiting()).toEqual([]);
    await reactivate({ id });
    expect(await waiting()).toHaveLength(1);
    await remove({ id });
    expect(await waiting()).toEqual([]);
  });

  test('is whoever is written down last, and reads what it is called then', async () => {
    const { id, version } = await create(phone);
    const other = { name: 'Ligar já', whatsappNotification: '(11) 97777-4321' };
    await salon.api.tasks.tasks.update({ id, version, ...form, ...phone, ...other });
    expect(await waiting()).toMatchObject([
      { text: 'Lembrete de tarefa: Ligar já', to: '5511977774321' },
    ]);
    await salon.api.tasks.tasks.remove({ id });
  });

  test('of one that is due, what still waits for its turn outlives a note and says the new name', async () => {
    const { id, version } = await create(phone);
    const later = Temporal.Instant.from(at(12, '10:05'));
    const ten = Temporal.Instant.from(at(12, '10:00'));
    const row = await keptRow(id);
    const noted = await keepAt(later, { ...row, notes: 'Levar o recibo', name: 'Ligar já' });
    expect(noted).toMatchObject({ notes: 'Levar o recibo', version: version + 1 });
    expect(await waiting()).toEqual([
      { text: 'Lembrete de tarefa: Ligar já', to: '5511988881234', plannedAt: ten },
    ]);
    await keepAt(later, { ...noted, dueTime: '10:01' });
    expect(await waiting()).toEqual([]);
  });

  /** As the form does it, at a moment of the test's own. */
  function keepAt(now: Temporal.Instant, { id, version, ...task }: TaskRow): Promise<TaskRow> {
    const doing = { userId: salon.salon.ownerId, now, zone: 'America/Sao_Paulo' };
    return world.inCompany(salon.salon.companyId, async (scope) => {
      const kept = await updateTask(scope, { id, version }, { task, doing });
      if (!kept.accepted) throw new Error(kept.reason);
      return kept.value;
    });
  }

  function keptRow(id: string): Promise<TaskRow> {
    return world.inCompany(salon.salon.companyId, async (scope) => {
      const [row] = await scope.select().from(tasks).where(eq(tasks.id, id));
      if (!row) throw new Error('There is no such task');
      return row;
    });
  }

  test('not about what was due already', async () => {
    await create({ ...phone, dueDate: '2026-03-10', dueTime: '11:59' });
    expect(await waiting()).toEqual([]);
  });
});

describe('a birthday of the team', () => {
  const named = { name: 'Aniversariante', specialties: [] };

  async function lookForBirthdays(now = noon): Promise<void> {
    const { scopes, logger } = world.system;
    const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
    for (const { name, run } of taskJobs) {
      const data = { companyId: salon.salon.companyId };
      await run(context, name === 'task.congratulate' ? data : {});
    }
  }

  test('is a task of that day for everybody, once, and not of whoever left', async () => {
    const { create: hire, deactivate } = salon.api.team.professionals;
    await hire({ ...named, name: 'Davi', birthday: '10/3' });
    await hire({ ...named, name: 'Enzo', birthday: '11/03' });
    const { id } = await hire({ ...named, name: 'Fábio', birthday: '10/03' });
    await deactivate({ id });
    await lookForBirthdays();
    await lookForBirthdays();
    const [made, ...more] = await salon.api.tasks.tasks.list();
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      name: 'Parabenizar Davi',
      notes: 'Hoje é aniversário de Davi.',
      dueDate: '2026-03-10',
      source: 'birthday',
      assigneeId: null,
    });
    await salon.api.tasks.tasks.complete({ id: made?.id ?? '' });
    await lookForBirthdays();
    expect(await names()).toEqual(['Parabenizar Davi']);
    await lookForBirthdays(noon.add({ hours: 24 }));
    expect(await names()).toEqual(['Parabenizar Enzo', 'Parabenizar Davi']);
  });

  test('is written as a day and a month that exist', async () => {
    const { create: hire } = salon.api.team.professionals;
    const message = 'Digite o dia e o mês, como 17/11';
    for (const birthday of ['31/02', 'ontem', '13-2'])
      await expect(hire({ ...named, birthday })).rejects.toMatchObject({
        data: { issues: [{ message, path: ['birthday'] }] },
      });
  });
});

describe('what the system asks for', () => {
  /** A product that is bought and spilt, as often as wanted. */
  async function cream(name: string, { salon: company, api }: Salon = salon) {
    const id = await company.stocks(name, { currentStock: 4, minimumStock: 5 });
    const { writeOff, addStock } = api.stock.products;
    const buy = () => addStock({ id, quantity: 6 });
    const runsLow = async () => {
      await buy();
      await writeOff({ id, quantity: 6, reason: 'Vazou' });
    };
    return { id, buy, runsLow };
  }

  test('a product that runs low is to be bought', async () => {
    const { runsLow } = await cream('Creme');
    await runsLow();
    const [made, ...more] = await salon.api.tasks.tasks.list();
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      name: 'Comprar Creme',
      notes: 'Restam 4 un; o mínimo é 5 un.',
      dueDate: '2026-03-10',
      source: 'low_stock',
      assigneeId: null,
    });
    await salon.api.tasks.tasks.complete({ id: made?.id ?? '' });
    await runsLow();
    expect(await names()).toEqual(['Comprar Creme', 'Comprar Creme']);
  });

  test('nothing once there is enough of it again, whoever bought it or said so', async () => {
    const { id, buy, runsLow } = await cream('Tônico');
    await (await cream('Outro')).runsLow();
    await runsLow();
    const open = async () =>
      (await salon.api.tasks.tasks.list())
        .filter(({ completedAt }) => completedAt === null)
        .map(({ name }) => name);
    expect(await open()).toEqual(['Comprar Outro', 'Comprar Tônico']);
    await buy();
    expect(await open()).toEqual(['Comprar Outro']);
    await salon.api.stock.products.writeOff({ id, quantity: 6, reason: 'Vazou' });
    expect(await open()).toEqual(['Comprar Outro', 'Comprar Tônico']);
    const found = (await salon.api.stock.products.list()).find((one) => one.id === id);
    if (!found) throw new Error('It is gone');
    const { name, purchasePriceCents, currentStock, version } = found;
    const form = { id, version, name, purchasePriceCents, currentStock };
    await salon.api.stock.products.update({ ...form, minimumStock: 2 });
    expect(await open()).toEqual(['Comprar Outro']);
  });

  test('one that was switched off keeps nobody from being asked again', async () => {
    const { runsLow } = await cream('Gel');
    await runsLow();
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope.update(tasks).set({ active: false }),
    );
    await runsLow();
    expect(await names()).toEqual(['Comprar Gel', 'Comprar Gel']);
  });

  test('nothing where the plan closes tasks', async () => {
    const closed = await openSalon(world, 'Sem Tarefas');
    await subscribe(world, closed.salon.companyId, { permissions: { tasks: false } });
    const { runsLow } = await cream('Gel', closed);
    await runsLow();
    const stored = await world.inCompany(closed.salon.companyId, (scope) => scope.$count(tasks));
    expect(stored).toBe(0);
  });

  test('appointments that a closed day leaves to themselves are to be seen to', async () => {
    await book(salon, at(20, '09:00'));
    await book(salon, at(20, '10:00'));
    const closed = {
      name: 'Reforma',
      kind: 'closed' as const,
      hours: null,
      firstDay: '2026-03-20',
      lastDay: '2026-03-20',
    };
    const { create: close } = salon.api.company.closingDays;
    const seenAppointments = await seenIn(close(closed));
    expect(await names()).toEqual([]);
    await close({ ...closed, seenAppointments });
    expect(await names()).toEqual(['Resolver 2 agendamentos sem atendimento']);
  });

  test('the same appointments left again later are to be seen to again', async () => {
    const leave = (at: Temporal.Instant) =>
      world.inCompany(salon.salon.companyId, (scope) =>
        askToSolve(scope, { count: 2, change: 'the same' }, at),
      );
    await leave(noon);
    await leave(noon.add({ minutes: 5 }));
    const [made, ...more] = await salon.api.tasks.tasks.list();
    expect(more).toEqual([]);
    await salon.api.tasks.tasks.complete({ id: made?.id ?? '' });
    await leave(noon.add({ hours: 1 }));
    expect(await names()).toHaveLength(2);
  });

  test('the same cause makes one task, by however many it is told', async () => {
    const insert = () =>
      world.inCompany(salon.salon.companyId, (scope) =>
        scope
          .insert(tasks)
          .values({
            name: 'X',
            dueDate: Temporal.PlainDate.from('2026-03-10'),
            source: 'low_stock',
            sourceKey: 'low_stock:a:b',
          })
          .onConflictDoNothing(),
      );
    await Promise.all([insert(), insert(), insert()]);
    const stored = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.$count(tasks, eq(tasks.sourceKey, 'low_stock:a:b')),
    );
    expect(stored).toBe(1);
  });
});
