import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyStory, ordinaryService } from '../../../seeds/scenario.ts';
import { type DatabaseWire, layDatabaseWire } from '../../../tests/database-wire.ts';
import { cookieOf, ORIGIN } from '../../../tests/http-support.ts';
import { SECRETS, signIn, testWorld } from '../../../tests/support.ts';
import { buildApp } from '../../app.ts';
import { assembleSystem, type System } from '../../system.ts';
import { connectDatabase } from './database.ts';
import type { CompanyScope } from './scopes.ts';

const TRY_AGAIN =
  'O sistema ficou indisponível por um instante. Tente novamente em alguns segundos.';
const LOOK_FIRST =
  'A conexão caiu enquanto salvávamos. Confira se ficou salvo antes de tentar de novo.';
const CREDENTIALS = { email: 'be@salao.test', password: 'segredo' };

const world = testWorld();
let wire: DatabaseWire;
let system: System;
let app: FastifyInstance;
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  await salon.offers('Escova');
  const { environment, logger, database, clock } = world.system;
  wire = await layDatabaseWire(database.url);
  const behind = await connectDatabase(wire.url, logger);
  system = await assembleSystem({ environment, logger, clock, secrets: SECRETS, database: behind });
  app = await buildApp(system);
});
afterAll(async () => {
  await app.close();
  await system.close();
  await wire.close();
});

type Purpose = 'read' | 'write';

function enter<Answer>(
  purpose: Purpose,
  work: (scope: CompanyScope) => Promise<Answer>,
): Promise<Answer> {
  const entry = { companyId: salon.companyId, userId: null, requestId: 'test', purpose };
  return system.scopes.withCompany(entry, work);
}

async function connectionOf(scope: CompanyScope): Promise<number> {
  const { rows } = await scope.execute(sql`select pg_backend_pid() as id`);
  return Number(rows[0]?.id);
}

async function serviceNames(scope: CompanyScope): Promise<unknown[]> {
  const { rows } = await scope.execute(sql`select name from services order by name`);
  return rows.map(({ name }) => name);
}

/** As an administrator or a failing machine would, from another connection. */
async function cut(connectionId: number): Promise<void> {
  await world.system.database.pool.query('select pg_terminate_backend($1, 5000)', [connectionId]);
}

async function expectGone(connectionId: number): Promise<void> {
  const { requests } = system.database;
  await expect.poll(() => requests.totalCount - requests.idleCount).toBe(0);
  const { rows } = await world.system.database.pool.query(
    'select from pg_stat_activity where pid = $1',
    [connectionId],
  );
  expect(rows).toEqual([]);
  expect(await enter('read', connectionOf)).not.toBe(connectionId);
}

describe('a connection', () => {
  test.each(['read', 'write'] as const)(
    'lost between two statements of a %s is thrown away, and the work done once more',
    async (purpose) => {
      const lost: number[] = [];
      const names = await enter(purpose, async (scope) => {
        const own = await connectionOf(scope);
        if (lost.length === 0) await cut(own);
        lost.push(own);
        return serviceNames(scope);
      });

      expect(names).toEqual(['Escova']);
      expect(lost).toHaveLength(2);
      await expectGone(Number(lost[0]));
    },
  );

  test('lost while a statement runs is thrown away', async () => {
    const lost: number[] = [];
    await enter('write', async (scope) => {
      lost.push(await connectionOf(scope));
      if (lost.length > 1) return;
      const waiting = scope.execute(sql`select pg_sleep(60)`);
      waiting.catch(() => {});
      await cut(Number(lost[0]));
      await waiting;
    });

    expect(lost).toHaveLength(2);
    await expectGone(Number(lost[0]));
  });

  test('lost while it waits in the pool, or with a read left open, is thrown away', async () => {
    const leftOpen = await enter('read', connectionOf);
    await cut(leftOpen);
    await expectGone(leftOpen);

    const stored = await enter('write', connectionOf);
    await cut(stored);
    await expectGone(stored);
  });

  test('lost twice in the same work is no longer hidden', async () => {
    let tries = 0;
    const failing = enter('read', async (scope) => {
      tries++;
      await cut(await connectionOf(scope));
      return serviceNames(scope);
    });

    await expect(failing).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
    expect(tries).toBe(2);
  });

  test('to a server that has become a standby is thrown away, and the write done on another', async () => {
    const connections: number[] = [];
    await enter('write', async (scope) => {
      connections.push(await connectionOf(scope));
      if (connections.length === 1) await scope.execute(sql`set transaction read only`);
      await scope.execute(sql`update services set description = 'nova'`);
    });

    expect(new Set(connections).size).toBe(2);
    await expectGone(Number(connections[0]));
  });

  test('is lost with all others at once under load: everybody is served', async () => {
    const readers = Array.from({ length: 20 }, () =>
      enter('read', async (scope) => {
        await scope.execute(sql`select pg_sleep(0.05)`);
        return serviceNames(scope);
      }),
    );
    await world.system.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );

    expect(await Promise.all(readers)).toEqual(readers.map(() => ['Escova']));
  });
});

describe('a write', () => {
  const stored = async (name: string) =>
    (await world.inCompany(salon.companyId, serviceNames)).filter((one) => one === name);
  const store = (scope: CompanyScope, name: string) =>
    scope.execute(sql`insert into services (name) values (${name})`);

  test('whose connection is lost before the commit is stored once', async () => {
    let tries = 0;
    await enter('write', async (scope) => {
      await store(scope, 'Uma vez');
      if (++tries === 1) await cut(await connectionOf(scope));
      await serviceNames(scope);
    });

    expect(tries).toBe(2);
    expect(await stored('Uma vez')).toHaveLength(1);
  });

  test('whose connection was found lost before the commit was sent is stored once', async () => {
    let tries = 0;
    await enter('write', async (scope) => {
      await store(scope, 'Antes do fim');
      if (++tries > 1) return;
      await cut(await connectionOf(scope));
      // A query fails a moment before the connection itself is known to be lost.
      const reason = () => serviceNames(scope).catch(({ cause }) => String(cause));
      await expect.poll(reason).toContain('not queryable');
    });

    expect(tries).toBe(2);
    expect(await stored('Antes do fim')).toHaveLength(1);
  });

  test('whose commit got no answer is not done again', async () => {
    let tries = 0;
    wire.loseCommitOf('insert into services');
    const failing = enter('write', async (scope) => {
      tries++;
      await store(scope, 'Sem resposta');
    });

    await expect(failing).rejects.toMatchObject({ stage: 'committing' });
    await expect.poll(() => stored('Sem resposta')).toHaveLength(1);
    expect(tries).toBe(1);
  });
});

describe('whoever asks', () => {
  const ask = async (request: InjectOptions) => {
    const token = await signIn(world.system, salon.ownerId);
    const headers = { cookie: cookieOf(token), origin: ORIGIN };
    return app.inject({ headers, ...request });
  };
  const creating = (name: string) => {
    const { price, ...service } = ordinaryService(name);
    const payload = { ...service, priceCents: price };
    return { method: 'POST' as const, url: '/api/v1/services', payload };
  };

  test('while the database is away is told to come back, and served when it is there again', async () => {
    await wire.tear();
    const requests = [
      { url: '/api/v1/services' },
      creating('Fora do ar'),
      { method: 'POST' as const, url: '/api/auth/sign-in/email', payload: CREDENTIALS },
    ];
    for (const request of requests) {
      const answer = await ask(request);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: TRY_AGAIN });
      expect(answer.headers['retry-after']).toBe('2');
    }
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/ready' })).statusCode).toBe(503);

    await wire.mend();
    expect((await ask(creating('De volta'))).statusCode).toBe(201);
    expect((await ask({ url: '/api/v1/services' })).json()).toContainEqual(
      expect.objectContaining({ name: 'De volta' }),
    );
  });

  test('and may have been heard is told to look before asking again', async () => {
    wire.loseCommitOf('insert into "services"');
    const answer = await ask(creating('Talvez'));

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'OUTCOME_UNKNOWN', message: LOOK_FIRST });
    expect(answer.headers).not.toHaveProperty('retry-after');
  });
});
