import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { testWorld } from '../../../../tests/support.ts';
import { insertClients } from '../clients.commands.ts';
import { listClientReferences } from '../privacy/client-references.queries.ts';
import { mergeClients } from './client-merge.commands.ts';

const world = testWorld();
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
});

async function owner() {
  return (await world.as(salon.ownerId)).clients;
}

describe('two records of one person', () => {
  test('tell whoever looks at the clients or at the agenda', async () => {
    const [keptId, mergedId] = [await salon.serves('Eva'), await salon.serves('Eva Lima')];
    const mergedBy = { userId: salon.ownerId, name: 'Bê' };
    const changed = await world.inCompany(salon.companyId, async (scope) => {
      await mergeClients(scope, { keptId, mergedId, mergedBy });
      return [...scope.changed];
    });
    expect(changed).toEqual(expect.arrayContaining(['clients', 'appointments']));
  });

  test('become one, with everything of both', async () => {
    const { clients, record } = await owner();
    const kept = await clients.create({ name: 'Ana', phone: '11 98765-0001', tags: ['VIP'] });
    const merged = await clients.create({
      name: 'Ana Paula',
      email: 'ana@exemplo.com',
      phone: '1187650001',
      tags: ['Noiva'],
      birthDate: '1990-05-20',
      allergies: 'amônia',
      allowsSamePhone: true,
    });
    await record.writeNote({ clientId: kept.id, text: 'Da primeira' });
    await record.writeNote({ clientId: merged.id, text: 'Da segunda' });
    await record.recordConsent({ clientId: merged.id, granted: true, source: 'whatsapp' });
    await remember(merged.id);

    await record.merge({ keptId: kept.id, mergedId: merged.id });

    expect(await clients.get({ id: kept.id })).toMatchObject({
      name: 'Ana',
      email: 'ana@exemplo.com',
      phone: '5511987650001',
      birthDate: '1990-05-20',
      tags: ['VIP', 'Noiva'],
      allergies: 'amônia',
      acceptsMarketing: true,
      version: 2,
    });
    await expect(clients.get({ id: merged.id })).rejects.toMatchObject({
      code: 'CLIENT_NOT_FOUND',
    });
    const notes = await record.listNotes({ clientId: kept.id });
    expect(notes.map(({ text }) => text)).toEqual(['Da segunda', 'Da primeira']);
    expect(await record.listConsents({ clientId: kept.id })).toMatchObject([
      { granted: true, source: 'whatsapp', recordedByName: 'Bê' },
    ]);
    expect(await remembered()).toEqual([kept.id]);
    const { items: found } = await clients.list({ search: 'ana@exemplo.com' });
    expect(found.map(({ id }) => id)).toEqual([kept.id]);
  });

  test('keep the history of both', async () => {
    const { clients, record } = await owner();
    const kept = await clients.create({ name: 'Rosa' });
    const merged = await clients.create({ name: 'Rosinha', email: 'rosinha@exemplo.com' });
    await record.merge({ keptId: kept.id, mergedId: merged.id });

    const changes = await record.listChanges({ clientId: kept.id });
    expect(changes.map(({ action }) => action)).toEqual(['update', 'delete', 'insert', 'insert']);
    expect(changes[1]?.fields).toContainEqual({ name: 'name', before: 'Rosinha', after: null });
  });

  test('are two, not one twice, and both exist', async () => {
    const { clients, record } = await owner();
    const { id } = await clients.create({ name: 'Sozinha' });
    for (const mergedId of [id, id.toUpperCase()])
      await expect(record.merge({ keptId: id, mergedId })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    await expect(clients.get({ id })).resolves.toMatchObject({ name: 'Sozinha' });
    const missing = record.merge({ keptId: id, mergedId: crypto.randomUUID() });
    await expect(missing).rejects.toMatchObject({ code: 'CLIENT_NOT_FOUND' });
  });

  test('lose nothing where both together are too long for the form', async () => {
    const { clients, record } = await owner();
    const [one, two] = ['a', 'b'].map((letter) => letter.repeat(1_500));
    const kept = await clients.create({ name: 'Longa', allergies: one });
    const merged = await clients.create({ name: 'Comprida', allergies: two });
    await record.merge({ keptId: kept.id, mergedId: merged.id });

    const { blockedReason, isAnonymized, acceptsMarketing, status, createdAt, ...form } =
      await clients.get({ id: kept.id });
    expect(form.allergies).toBe(one);
    expect(await record.listNotes({ clientId: kept.id })).toMatchObject([
      { text: `Alergias e cuidados da ficha juntada: ${two}`, authorName: 'Bê' },
    ]);
    await expect(clients.update(form)).resolves.toMatchObject({ id: kept.id });
  });

  test('merged from both sides at once are one in the end', async () => {
    const { clients, record } = await owner();
    const one = await clients.create({ name: 'Lado A' });
    const other = await clients.create({ name: 'Lado B' });
    const outcomes = await Promise.allSettled([
      record.merge({ keptId: one.id, mergedId: other.id }),
      record.merge({ keptId: other.id, mergedId: one.id }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await clients.list({ search: 'lado' })).items).toHaveLength(1);
  });
});

test('whatever points at a client can be handed over, the proofs of consent apart', async () => {
  const references = await world.inCompany(salon.companyId, listClientReferences);
  expect(references.length).toBeGreaterThan(1);
  for (const { table, column } of references) {
    const { rows } = await world.system.database.pool.query(
      'select has_column_privilege(app_role(), $1, $2, $3) as may',
      [table, column, 'update'],
    );
    expect({ table, may: rows[0].may }).toEqual({ table, may: table !== 'client_consents' });
  }
});

test('possible duplicates share DDD and the last eight digits', async () => {
  const clinic = await world.tell.company('Clínica', { name: 'Lia', email: 'lia@clinica.test' });
  const { clients, record } = (await world.as(clinic.ownerId)).clients;
  const add = (name: string, phone: string) =>
    clients.create({ name, phone, allowsSamePhone: true });
  await add('Ana', '11 98765-0001');
  await add('Ana P.', '1187650001');
  await add('Outro DDD', '21 98765-0001');
  await add('Bia', '11 3333-4444');
  await add('Bia 2', '11 3333-4444');
  await add('Bia 3', '11 3333-4444');
  await add('Sem telefone', '');
  await add('Sem telefone também', '');

  const groups = await record.listDuplicates();

  expect(groups.map((group) => [group.phone, group.clients.map(({ name }) => name)])).toEqual([
    ['551133334444', ['Bia', 'Bia 2', 'Bia 3']],
    ['5511987650001', ['Ana', 'Ana P.']],
  ]);
});

test('twenty thousand clients are looked through for duplicates at once, two hundred phones shown', async () => {
  const big = await world.tell.company('Grande', { name: 'Gil', email: 'gil@grande.test' });
  const blank = { email: '', birthDate: null, tags: [], allergies: '', preferences: '' };
  await world.inCompany(big.companyId, async (scope) => {
    for (let chunk = 0; chunk < 20; chunk++) {
      const rows = Array.from({ length: 1000 }, (_, index) => {
        const number = String(Math.floor((chunk * 1000 + index) / 2)).padStart(8, '0');
        return { ...blank, name: `C ${number}`, phone: `55119${number}`, phoneKey: `11${number}` };
      });
      await insertClients(scope, rows);
    }
  });
  const { record } = (await world.as(big.ownerId)).clients;
  const groups = await record.listDuplicates();
  expect(groups).toHaveLength(200);
});

/** Stands for what later areas store about a client: an appointment, a payment. */
async function remember(clientId: string): Promise<void> {
  const { pool } = world.system.database;
  await pool.query(`create table memories (
    company_id uuid, client_id uuid,
    foreign key (company_id, client_id) references clients (company_id, id))`);
  await pool.query(`do $$ begin
    execute format('grant select, update on memories to %I', app_role()); end $$`);
  await pool.query('insert into memories values ($1, $2)', [salon.companyId, clientId]);
}

async function remembered(): Promise<string[]> {
  const { rows } = await world.system.database.pool.query('select client_id from memories');
  return rows.map((row) => row.client_id);
}
