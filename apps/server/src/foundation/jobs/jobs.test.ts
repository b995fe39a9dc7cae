import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { createScopes, type Scopes } from '../database/scopes.ts';
import { consequence } from './consequence.ts';
import { isFirstTime } from './effects.ts';
import { announce, isHeard } from './events.ts';
import { type Job, listener } from './job.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

const world = testWorld();
const queues: JobQueue[] = [];
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
});

type Process = { scopes: Scopes; work(): Promise<void> };

/** What one process of ours has of the queue. Several of them share the database. */
async function openProcess(...jobs: Job[]): Promise<Process> {
  const { database, logger } = world.system;
  const queue = await openJobQueue({ database, logger, jobs, lookedAfterEvery: 1 });
  queues.push(queue);
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: queue.inTransaction,
    publishChanges: () => {},
  });
  return { scopes, work: () => queue.work({ scopes, clock: () => noon }) };
}

function enqueue({ scopes }: Process, job: string, ...data: object[]): Promise<void> {
  const entry = { companyId: salon.companyId, userId: null, requestId: 'test' };
  return scopes.withCompany(entry, async (scope) => {
    for (const details of data) await scope.jobs.enqueue(job, details);
  });
}

async function storedJobs(name: string): Promise<Record<string, unknown>[]> {
  const query = 'select state, data, output, start_after from pgboss.job where name = $1';
  return (await world.system.database.pool.query(query, [name])).rows;
}

type Run = { number: number; count: number };
type CountingJob = Job & { runs: Map<number, number> };

/** Counts how often each piece of data was worked on. */
function counting(name: string, work: (run: Run) => void = () => {}): CountingJob {
  const runs = new Map<number, number>();
  return {
    name,
    runs,
    async run(_context, data) {
      const { number } = data as { number: number };
      const count = (runs.get(number) ?? 0) + 1;
      runs.set(number, count);
      await setTimeout(2);
      work({ number, count });
    },
  };
}

const numbered = (count: number) => Array.from({ length: count }, (_, number) => ({ number }));

describe('enqueuing', () => {
  test('a transaction that fails leaves no job, one that succeeds leaves exactly one', async () => {
    const process = await openProcess(counting('test.enqueue'));
    const entry = { companyId: salon.companyId, userId: null, requestId: 'test' };
    const failing = process.scopes.withCompany(entry, async (scope) => {
      await scope.jobs.enqueue('test.enqueue', { number: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await storedJobs('test.enqueue')).toEqual([]);

    await enqueue(process, 'test.enqueue', { number: 2 });
    expect(await storedJobs('test.enqueue')).toMatchObject([
      { state: 'created', data: { number: 2 } },
    ]);
  });

  test('a job for later waits', async () => {
    const { scopes } = await openProcess(counting('test.later'));
    const startAfter = Temporal.Instant.from('2030-01-01T12:00:00Z');
    await scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      scope.jobs.enqueue('test.later', {}, { startAfter }),
    );
    expect(await storedJobs('test.later')).toMatchObject([
      { start_after: new Date(startAfter.epochMilliseconds) },
    ]);
  });

  test('a job that nobody knows fails the transaction that asks for it', async () => {
    await expect(enqueue(await openProcess(), 'test.unknown', {})).rejects.toThrow();
  });

  test('a start that was killed before it gave the rights is made good by the next', async () => {
    const { pool } = world.system.database;
    await openProcess(counting('test.rights'));
    const { rows } = await pool.query('select app_role() as role');
    await pool.query(`revoke insert on pgboss.job_common from ${rows[0].role}`);

    await enqueue(await openProcess(counting('test.rights')), 'test.rights', { number: 1 });
    expect(await storedJobs('test.rights')).toHaveLength(1);
  });

  test.each([
    'select data from pgboss.job',
    'delete from pgboss.job',
    'update pgboss.job set data = null',
  ])('a request may not %s', async (statement) => {
    const asking = world.inCompany(salon.companyId, (scope) => scope.execute(sql.raw(statement)));
    await expect(asking).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('working', () => {
  test('two workers share two hundred jobs and run none of them twice', async () => {
    const [one, other] = [counting('test.share'), counting('test.share')];
    const processes = [await openProcess(one), await openProcess(other)] as const;
    await enqueue(processes[0], 'test.share', ...numbered(200));

    await Promise.all(processes.map((process) => process.work()));
    await vi.waitFor(async () => {
      const done = (await storedJobs('test.share')).filter(({ state }) => state === 'completed');
      expect(done).toHaveLength(200);
    }, 6000);

    expect(one.runs.size + other.runs.size).toBe(200);
    expect(Math.min(one.runs.size, other.runs.size)).toBeGreaterThan(0);
    expect([...one.runs.values(), ...other.runs.values()].every((count) => count === 1)).toBe(true);
  });

  test('a job that fails is tried again by itself, until it succeeds', async () => {
    const job = counting('test.retry', ({ number, count }) => {
      if (number === 3 && count === 1) throw new Error('not yet');
    });
    const process = await openProcess(job);
    await enqueue(process, 'test.retry', ...numbered(8));

    await process.work();
    await vi.waitFor(async () => {
      const states = (await storedJobs('test.retry')).map(({ state }) => state);
      expect(states).toEqual(Array(8).fill('completed'));
    }, 15_000);

    expect([...job.runs].filter(([, count]) => count > 1)).toEqual([[3, 2]]);
  });

  test('a job that never succeeds is given up, with the reason', async () => {
    const run = () => Promise.reject(new Error('no way'));
    const runs = vi.fn(run);
    const giveUp = vi.fn(async () => {});
    const job: Job = { name: 'test.hopeless', retries: 1, run: runs, giveUp };
    const process = await openProcess(job);
    await enqueue(process, 'test.hopeless', { number: 1 });

    await process.work();
    await vi.waitFor(
      async () =>
        expect(await storedJobs('test.hopeless')).toMatchObject([
          { state: 'failed', output: { reason: 'no way' } },
        ]),
      10_000,
    );
    expect(runs).toHaveBeenCalledTimes(2);
    expect(giveUp.mock.calls).toEqual([[expect.anything(), { number: 1 }]]);
  });

  test('what a worker that died had begun is given to another, and what lives is left alone', async () => {
    const { pool } = world.system.database;
    const job = counting('test.abandoned');
    const process = await openProcess(job);
    await enqueue(process, 'test.abandoned', ...numbered(2));
    // As a killed process leaves it, and as one that is at work: both have taken a job.
    await pool.query(
      `update pgboss.job set state = 'active', started_on = now(),
         heartbeat_on = now() - case when data ->> 'number' = '0' then interval '31 s' else '0' end
       where name = 'test.abandoned'`,
    );

    await process.work();
    await vi.waitFor(() => expect([...job.runs]).toEqual([[0, 1]]), 15_000);
    const states = await storedJobs('test.abandoned');
    expect(states.find(({ data }) => Object(data).number === 1)).toMatchObject({ state: 'active' });
  });

  test('a queue made before workers showed that they live is brought up to date', async () => {
    const { pool } = world.system.database;
    await openProcess(counting('test.older'));
    const silence = () =>
      pool.query("select heartbeat_seconds from pgboss.queue where name = 'test.older'");
    await pool.query("update pgboss.queue set heartbeat_seconds = null where name = 'test.older'");
    await openProcess(counting('test.older'));
    expect((await silence()).rows).toEqual([{ heartbeat_seconds: 30 }]);
  });

  test('an event reaches its listener inside the company that announced it', async () => {
    const heard: unknown[] = [];
    const hear = listener('test.hear', 'company.created', async (scope, announced) => {
      const { rows } = await scope.execute(
        sql`select current_company_id() as company, current_user as role`,
      );
      heard.push({ announced, companyId: scope.companyId, ...rows[0] });
    });
    const process = await openProcess(hear);
    const company = { companyName: 'Salão', ownerName: 'Bê', ownerEmail: 'be@salao.test' };
    const entry = { companyId: salon.companyId, userId: null, requestId: 'test' };
    await process.scopes.withCompany(entry, (scope) => announce(scope, 'company.created', company));

    await process.work();
    await vi.waitFor(() => expect(heard).toHaveLength(1), 20_000);
    const { companyId } = salon;
    const role = expect.stringMatching(/_app$/);
    expect(heard).toEqual([{ announced: company, companyId, company: companyId, role }]);
  });
});

describe('an effect', () => {
  test('happens for the first time once, however many try at the same time', async () => {
    const tries = Array.from({ length: 20 }, () =>
      world.inCompany(salon.companyId, (scope) => isFirstTime(scope, 'reminder:1')),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  test('did not happen when its transaction failed', async () => {
    const failing = world.inCompany(salon.companyId, async (scope) => {
      expect(await isFirstTime(scope, 'reminder:2')).toBe(true);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const again = world.inCompany(salon.companyId, (scope) => isFirstTime(scope, 'reminder:2'));
    expect(await again).toBe(true);
  });

  test('of one company says nothing about another', async () => {
    const barber = await world.tell.company('Barbearia', {
      name: 'Zé',
      email: 'ze@barbearia.test',
    });
    for (const { companyId } of [salon, barber]) {
      expect(await world.inCompany(companyId, (scope) => isFirstTime(scope, 'same'))).toBe(true);
    }
  });
});

describe('a consequence', () => {
  const anonymized = { clientId: 'client-1', mergedIds: [] };

  function noting(name: string) {
    return consequence('client.anonymized', async (scope, { clientId }) => {
      await isFirstTime(scope, `${name}:${clientId}`);
    });
  }

  function scopesWith(...consequences: ReturnType<typeof noting>[]): Scopes {
    const jobs = { enqueue: async () => {}, enqueueAll: async () => {}, listenersOf: () => [] };
    const { requests: pool } = world.system.database;
    return createScopes({ pool, jobsIn: () => jobs, consequences, publishChanges: () => {} });
  }

  const inside = (companyId: string) => ({ companyId, userId: null, requestId: 'test' });

  async function effectsOf(companyId: string): Promise<unknown[]> {
    const { rows } = await world.inCompany(companyId, (scope) =>
      scope.execute(sql`select key from effects where key like '%:client-1' order by key`),
    );
    return rows.map(({ key }) => key);
  }

  async function company(name: string): Promise<string> {
    const owner = { name, email: `${name}@salao.test` };
    return (await world.tell.company(name, owner)).companyId;
  }

  test('is there with its cause, each of those that one event has', async () => {
    const companyId = await company('juntas');
    const scopes = scopesWith(noting('first'), noting('second'));
    await scopes.withCompany(inside(companyId), async (scope) => {
      expect(isHeard(scope, 'client.anonymized')).toBe(true);
      expect(isHeard(scope, 'payment.registered')).toBe(false);
      await announce(scope, 'client.anonymized', anonymized);
    });
    expect(await effectsOf(companyId)).toEqual(['first:client-1', 'second:client-1']);
  });

  test('goes with its cause when that is rolled back', async () => {
    const companyId = await company('desfeita');
    const failing = scopesWith(noting('first')).withCompany(inside(companyId), async (scope) => {
      await announce(scope, 'client.anonymized', anonymized);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await effectsOf(companyId)).toEqual([]);
  });

  test('that fails takes its cause along', async () => {
    const companyId = await company('levada');
    const failing = consequence('client.anonymized', () => Promise.reject(new Error('no way')));
    const announcing = scopesWith(failing).withCompany(inside(companyId), async (scope) => {
      await isFirstTime(scope, 'cause:client-1');
      await announce(scope, 'client.anonymized', anonymized);
    });
    await expect(announcing).rejects.toThrow('no way');
    expect(await effectsOf(companyId)).toEqual([]);
  });

  test('follows from nothing that visitors try out', async () => {
    const companyId = await company('amostra');
    await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      scope.execute(sql`update companies set is_sample = true where id = ${companyId}`),
    );
    await scopesWith(noting('first')).withCompany(inside(companyId), (scope) =>
      announce(scope, 'client.anonymized', anonymized),
    );
    expect(await effectsOf(companyId)).toEqual([]);
  });
});
