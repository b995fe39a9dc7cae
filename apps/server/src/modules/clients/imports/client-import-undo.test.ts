import type { RouterClient } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import {
  checked,
  csv,
  imported,
  workOffAtOnce,
  workOffImports,
} from '../../../../tests/import-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { Scopes } from '../../../foundation/database/scopes.ts';
import type { router } from '../../../router.ts';
import { writeNote } from '../record/client-notes.commands.ts';
import { clientImportJobs } from './client-imports.jobs.ts';

const world = testWorld();
let salon: CompanyStory;
let api: RouterClient<typeof router>['clients'];
let companies = 0;

// Each test has a company of its own, so that it can count its clients.
beforeEach(async () => {
  companies += 1;
  const owner = { name: 'Bê', email: `be${companies}@salao.test` };
  salon = await world.tell.company(`Salão ${companies}`, owner);
  api = (await world.as(salon.ownerId)).clients;
});

const plain = { tags: [], allergies: '', preferences: '', birthDate: null, email: '', phone: '' };

async function names(): Promise<string[]> {
  const { items: clients } = await api.clients.list({ order: 'name', limit: 100 });
  return clients.map(({ name }) => name);
}

async function total(): Promise<number> {
  return (await api.clients.list({ limit: 1 })).totals?.count ?? 0;
}

async function idOf(name: string): Promise<string> {
  const { items: clients } = await api.clients.list({ search: name });
  return clients[0]?.id ?? '';
}

async function undo(id: string) {
  await api.imports.undo({ id });
  await workOffImports(world.system);
  return api.imports.get({ id });
}

describe('an undo', () => {
  test('takes back the clients it made, with their notes and consents', async () => {
    await api.clients.create({ ...plain, name: 'Antiga' });
    const file = csv('nome,fone,obs,aceita marketing', 'Ana,11987654321,oi,sim', 'Bia,,,');
    const { id } = await imported(world.system, api.imports, file);
    expect(await names()).toEqual(['Ana', 'Antiga', 'Bia']);

    expect(await undo(id)).toMatchObject({ state: 'undone', keptRows: 0, processedRows: 2 });

    expect(await names()).toEqual(['Antiga']);
    await expect(api.imports.undo({ id })).rejects.toMatchObject({ code: 'IMPORT_NOT_READY' });
    await expect(api.imports.run({ id })).rejects.toMatchObject({ code: 'IMPORT_NOT_READY' });
  });

  test('gives changed clients back what they had', async () => {
    const before = await api.clients.create({
      ...plain,
      name: 'Ana Silva',
      phone: '11987654321',
      tags: ['vip'],
    });
    const file = csv(
      'nome,fone,email,nascimento,tags,alergias,obs,aceita marketing',
      'ANA SILVA,11987654321,ana@casa.com,21/05/1990,loira,amônia,nota,sim',
    );
    const { id } = await imported(world.system, api.imports, file);
    const changed = await api.clients.get({ id: before.id });
    expect(changed).toMatchObject({ email: 'ana@casa.com', acceptsMarketing: true, version: 2 });

    expect(await undo(id)).toMatchObject({ state: 'undone', keptRows: 0 });

    expect(await api.clients.get({ id: before.id })).toEqual({ ...before, version: 3 });
    expect(await api.record.listNotes({ clientId: before.id })).toEqual([]);
    // The proof that she once said yes stays; the newest says what holds.
    const consents = await api.record.listConsents({ clientId: before.id });
    expect(consents.map(({ granted }) => granted)).toEqual([false, true]);
    expect((await api.clients.list({ search: 'casa.com' })).items).toEqual([]);
  });

  test('of changes alone is told to whoever looks at the clients', async () => {
    await api.clients.create({ ...plain, name: 'Ana', phone: '11987654321' });
    const file = csv('nome,fone,email', 'Ana,11987654321,ana@casa.com');
    const { id } = await imported(world.system, api.imports, file);
    await api.imports.undo({ id });
    const publish = vi.spyOn(world.system.feed, 'publish');
    await workOffImports(world.system);
    expect(publish.mock.calls.flatMap(([change]) => [...change.topics])).toContain('clients');
    publish.mockRestore();
  });

  test('leaves alone whom somebody edited, noted about or deactivated since', async () => {
    const known = await api.clients.create({ ...plain, name: 'Velha', email: 'velha@casa.com' });
    const file = csv(
      'nome,fone,email',
      'Editada,11987650001,',
      'Anotada,11987650002,',
      'Intocada,11987650003,',
      'Velha,11987650004,velha@casa.com',
    );
    const { id } = await imported(world.system, api.imports, file);
    const edited = await api.clients.get({ id: await idOf('Editada') });
    const { blockedReason, isAnonymized, acceptsMarketing, status, createdAt, ...form } = edited;
    await api.clients.update({ ...form, allergies: 'amônia' });
    await api.record.writeNote({ clientId: await idOf('Anotada'), text: 'veio hoje' });
    await api.clients.deactivate({ id: known.id });

    expect(await undo(id)).toMatchObject({ state: 'undone', keptRows: 3 });

    expect(await names()).toEqual(['Anotada', 'Editada', 'Velha']);
    expect(await api.clients.get({ id: known.id })).toMatchObject({ phone: '5511987650004' });
    const { items: rows } = await api.imports.rows({ id });
    expect(rows.map(({ remarks, clientId }) => [remarks.length, clientId !== null])).toEqual([
      [1, true],
      [1, true],
      [0, false],
      [2, true],
    ]);
    expect(rows[0]?.remarks).toEqual(['Ficou como está: algo mudou depois da importação.']);
  });

  test('leaves alone whom a colleague is writing a note about', async () => {
    const { id } = await imported(world.system, api.imports, csv('nome', 'Anotada', 'Intocada'));
    const clientId = await idOf('Anotada');
    await api.imports.undo({ id });
    const author = { userId: salon.ownerId, name: 'Bê' };
    const written = Promise.withResolvers<void>();
    const committed = Promise.withResolvers<void>();
    const writing = world.inCompany(salon.companyId, async (scope) => {
      await writeNote(scope, { clientId, text: 'veio agora', author });
      written.resolve();
      await committed.promise;
    });
    await written.promise;
    const undoing = workOffImports(world.system);
    await somebodyWaits();
    committed.resolve();
    await Promise.all([writing, undoing]);

    expect(await api.imports.get({ id })).toMatchObject({ state: 'undone', keptRows: 1 });
    expect(await names()).toEqual(['Anotada']);
  });

  test('leaves nothing of the clients it takes back in its rows', async () => {
    const file = csv('nome,fone', 'Some,1133334444');
    const first = await imported(world.system, api.imports, file);
    const second = await imported(world.system, api.imports, file);
    await undo(first.id);
    for (const { id } of [first, second]) {
      expect((await api.imports.rows({ id })).items[0]?.cells).toEqual([]);
    }
  });

  test('leaves alone whom other rows remember', async () => {
    const file = csv('nome', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco');
    const { id } = await imported(world.system, api.imports, file);
    await rememberClient(await idOf('Três'));

    expect(await undo(id)).toMatchObject({ state: 'undone', keptRows: 1 });

    expect(await names()).toEqual(['Três']);
  });
});

/** Until a statement waits for a lock of another. */
async function somebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await world.system.database.pool.query(
      'select from pg_locks where not granted',
    );
    expect(rows).not.toEqual([]);
  });
}

/** What an appointment will be: a row that points at the client and does not go with her. */
async function rememberClient(clientId: string): Promise<void> {
  const { database } = world.system;
  await database.pool.query(`
    create table if not exists visits (company_id uuid not null, client_id uuid not null,
      foreign key (company_id, client_id) references clients (company_id, id))`);
  await database.pool.query('insert into visits values ($1, $2)', [salon.companyId, clientId]);
}

describe('a long import', () => {
  const ROWS = 1_200;
  const many = () =>
    csv(
      'nome,fone',
      ...Array.from({ length: ROWS }, (_, row) => `Pessoa ${row},1198${7_000_000 + row}`),
      'PESSOA 3,11987000003',
    );

  /** The system, whose database fails from the given transaction on, for so many of them. */
  function failing({ from, times }: { from: number; times: number }) {
    let transactions = 0;
    const withCompany: Scopes['withCompany'] = (entry, work) => {
      transactions += 1;
      const fails = transactions >= from && transactions < from + times;
      return world.system.scopes.withCompany(entry, async (scope) => {
        const answer = await work(scope);
        if (fails) await scope.execute(sql`select 1 / 0`);
        return answer;
      });
    };
    return { ...world.system, scopes: { ...world.system.scopes, withCompany } };
  }

  test('goes on after a failure where it stopped, and makes nobody twice', async () => {
    const { id } = await api.imports.create({ file: many() });
    const { mapping, onKnown, onInvalidField } = await api.imports.get({ id });
    await api.imports.check({ id, mapping, onKnown, onInvalidField });
    await workOffImports(failing({ from: 3, times: 1 }));
    expect(await api.imports.get({ id })).toMatchObject({ state: 'checking', processedRows: 1000 });
    expect(await workOffImports(world.system)).toBe(1);
    const counts = { new: ROWS, update: 0, duplicate: 1, invalid: 0, forgotten: 0 };
    expect(await api.imports.get({ id })).toMatchObject({ state: 'checked', counts });

    await api.imports.run({ id });
    await workOffImports(failing({ from: 2, times: 1 }));
    expect(await api.imports.get({ id })).toMatchObject({ state: 'running', processedRows: 500 });
    expect(await total()).toBe(500);
    expect(await workOffImports(world.system)).toBe(1);
    expect(await api.imports.get({ id })).toMatchObject({ state: 'done', counts });
    expect(await total()).toBe(ROWS);

    await api.imports.undo({ id });
    await workOffImports(failing({ from: 2, times: 1 }));
    expect(await api.imports.get({ id })).toMatchObject({ state: 'undoing', processedRows: 501 });
    await workOffImports(world.system);
    expect(await api.imports.get({ id })).toMatchObject({ state: 'undone', keptRows: 0 });
    expect(await total()).toBe(0);
  });

  test('that two workers take at once is done once', async () => {
    const { id } = await checked(world.system, api.imports, many());
    await api.imports.run({ id });
    await twice('client-imports.run');

    expect(await workOffAtOnce(world.system)).toBe(2);
    expect(await total()).toBe(ROWS);
    expect(await api.imports.get({ id })).toMatchObject({
      state: 'done',
      processedRows: ROWS + 1,
      counts: { new: ROWS, duplicate: 1 },
    });

    await api.imports.undo({ id });
    await twice('client-imports.undo');
    expect(await workOffAtOnce(world.system)).toBe(2);
    expect(await total()).toBe(0);
  });

  /** The queue may hand a job out twice. */
  async function twice(job: string): Promise<void> {
    const { pool } = world.system.database;
    const copy =
      'insert into pgboss.job (name, data) select name, data from pgboss.job where name = $1';
    await pool.query(copy, [job]);
  }

  test('that keeps failing says so, and what was imported can go on or be taken back', async () => {
    const { id } = await checked(world.system, api.imports, many());
    await api.imports.run({ id });
    await workOffImports(failing({ from: 2, times: 1 }));
    for (let attempt = 2; attempt <= 4; attempt++) {
      expect(await api.imports.get({ id })).toMatchObject({ state: 'running' });
      await workOffImports(failing({ from: 1, times: 1 }));
    }
    expect(await api.imports.get({ id })).toMatchObject({ state: 'failed', processedRows: 500 });
    expect(await workOffImports(world.system)).toBe(0);
    const { mapping, onKnown, onInvalidField } = await api.imports.get({ id });
    const again = api.imports.check({ id, mapping, onKnown, onInvalidField });
    await expect(again).rejects.toMatchObject({ code: 'IMPORT_NOT_READY' });

    await api.imports.run({ id });
    await workOffImports(world.system);
    expect(await api.imports.get({ id })).toMatchObject({ state: 'done' });
    expect(await total()).toBe(ROWS);
    expect(await undo(id)).toMatchObject({ state: 'undone' });
  });

  test('whose worker was killed gets another one when it has stood still', async () => {
    const { id } = await checked(world.system, api.imports, csv('nome', 'Ana'));
    await api.imports.run({ id });
    const { database, scopes, logger, markOf } = world.system;
    await database.pool.query("delete from pgboss.job where name = 'client-imports.run'");
    const resume = clientImportJobs(() => markOf).find(
      ({ name }) => name === 'client-imports.resume',
    );
    const look = () =>
      resume?.run({ scopes, logger, now: noon, actor: { userId: null, requestId: 'test' } }, {});

    await look();
    expect(await workOffImports(world.system)).toBe(0);
    await look();
    expect(await workOffImports(world.system)).toBe(1);

    expect(await api.imports.get({ id })).toMatchObject({ state: 'done' });
    await look();
    await look();
    expect(await workOffImports(world.system)).toBe(0);
  });

  test('two imports of one file at once make nobody twice', async () => {
    const first = await checked(world.system, api.imports, many());
    const second = await checked(world.system, api.imports, many());
    await api.imports.run({ id: first.id });
    await api.imports.run({ id: second.id });

    expect(await workOffAtOnce(world.system)).toBe(2);
    expect(await total()).toBe(ROWS);
  });
});
