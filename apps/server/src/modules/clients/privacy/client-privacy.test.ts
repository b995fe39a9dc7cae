import { NOBODY } from '@app/domain/clients/client';
import { contactsIn } from '@app/domain/clients/import-contacts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { readTables } from '../../../../tests/catalogue.ts';
import {
  checked,
  csv,
  imported as workedOff,
  workOffImports,
} from '../../../../tests/import-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { ID } from '../../../../tests/without-ids.ts';
import { clientImportRows } from '../imports/client-import-rows.table.ts';
import { clientImports } from '../imports/client-imports.table.ts';
import type { Contact } from '../record/client-contacts.queries.ts';
import { forgottenAmong, marksOf } from './client-tombstones.queries.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});

async function owner() {
  return (await world.as(salon.ownerId)).clients;
}

const TRACES = [
  ...['Eufrásia', 'Eufrasia', 'Quindim', 'eufrasia@exemplo.com', 'velha@exemplo.com'],
  ...['98123-4567', '981234567', '81234567', '97654-3210', '76543210', '1971-08-09', '09/08/1971'],
  ...['tem medo de tesoura', 'nota apagada', 'nota da outra ficha', 'alergia a jasmim'],
  ...['gosta de valsa', 'briga na recepção', 'Etiqueta da Eufrásia'],
];

test('a client who is anonymised is nowhere any more, in no column of any table', async () => {
  const { clients, record } = await owner();
  const id = await livedThrough();
  expect(await tracesLeft()).not.toEqual([]);

  await record.anonymize({ clientId: id });

  expect(await tracesLeft()).toEqual([]);
  expect(await (await clients.exportCsv({})).text()).not.toMatch(new RegExp(TRACES.join('|'), 'i'));
  expect(await clients.get({ id })).toMatchObject({
    name: 'Cliente anonimizado',
    email: '',
    phone: '',
    birthDate: null,
    tags: [],
    allergies: '',
    preferences: '',
    status: 'inactive',
    acceptsMarketing: false,
    blockedReason: null,
    isAnonymized: true,
  });
  expect(await record.listNotes({ clientId: id })).toEqual([]);
  expect(await record.listConsents({ clientId: id })).toMatchObject([{ granted: true }]);
  expect((await record.listChanges({ clientId: id }))[0]).toMatchObject({
    action: 'update',
    userName: 'Bê',
  });
  expect((await record.listPrivacyRequests())[0]).toMatchObject({
    kind: 'anonymize',
    clientId: id,
    handledByName: 'Bê',
    clientName: NOBODY,
  });
});

test('a client who is deleted leaves no trace in the trail, nor in what was imported', async () => {
  const { clients, record, imports } = await owner();
  const file = csv('Nome,Fone', 'Eufrásia Quindim,11 95555-8888');
  await workedOff(world.system, imports, file);
  await workedOff(world.system, imports, file);
  const id = (await clients.list({ search: 'eufrasia' })).items[0]?.id ?? '';
  await record.writeNote({ clientId: id, text: 'tem medo de tesoura' });
  await clients.remove({ id });
  expect(await tracesLeft()).toEqual([]);
});

test('the notes about one client are found in the trail of all by an index', async () => {
  const { rows } = await world.inCompany(salon.companyId, async (scope) => {
    await scope.execute(sql`set local enable_seqscan = off`);
    return scope.execute<{ 'QUERY PLAN': string }>(
      sql`explain select from audit_records where noted_client_id = ${salon.ownerId}`,
    );
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join(' ');
  expect(plan).toMatch(/audit_records_note_index .* Index Cond: [^:]*noted_client_id/);
});

test('a file that is still to be imported keeps the lines of whoever is deleted', async () => {
  const { clients, imports } = await owner();
  const { id } = await clients.create({ name: 'Rosa', phone: '11 95555-1111' });
  const pending = await checked(world.system, imports, csv('Nome,Fone', 'Rosa,11 95555-1111'));
  await clients.remove({ id });

  expect((await imports.rows({ id: pending.id })).items[0]?.cells).toEqual([
    'Rosa',
    '11 95555-1111',
  ]);
});

test('lines of namesakes and of the same number in another town stay', async () => {
  const { clients, record, imports } = await owner();
  const { id } = await clients.create({
    name: 'Maria Silva',
    phone: '11 95555-2222',
    email: 'maria@exemplo.com',
  });
  const file = csv(
    'Nome,Fone,E-mail',
    'Maria Silva,11 95555-3333,',
    'Outra,21 95555-2222,',
    'Maria Silva,,',
    'Maria,1155552222,',
    'M. S.,,Maria@exemplo.com',
    'Ana,,anamaria@exemplo.com',
  );
  const pending = await imports.create({ file });
  await record.anonymize({ clientId: id });

  const { items: rows } = await imports.rows({ id: pending.id });
  expect(rows.map(({ cells }) => cells.join(' ').trim())).toEqual([
    'Maria Silva 11 95555-3333',
    'Outra 21 95555-2222',
    'Maria Silva',
    '',
    '',
    'Ana  anamaria@exemplo.com',
  ]);
});

test('of somebody without phone and e-mail the lines with nothing but her name go', async () => {
  const { clients, record, imports } = await owner();
  const { id } = await clients.create({ name: 'Só Nome' });
  const file = csv('Nome,Fone', 'SÓ NOME,', 'Só Nome,11 95555-4444', 'Só Nome da Silva,');
  const pending = await imports.create({ file });
  await record.anonymize({ clientId: id });

  const { items: rows } = await imports.rows({ id: pending.id });
  expect(rows.map(({ cells }) => cells[0] ?? null)).toEqual([null, 'Só Nome', 'Só Nome da Silva']);
});

test('a file brings a forgotten person neither back nor to anybody’s eyes', async () => {
  const { clients, record, imports } = await owner();
  const { id } = await clients.create({ name: 'Eufrásia Quindim', phone: '11 98123-4567' });
  await record.anonymize({ clientId: id });
  const file = csv('Nome,Fone,Nascimento', 'Eufrásia Quindim,11 98123-4567,99/99/1971');
  const report = await checked(world.system, imports, file);

  expect(report.counts).toMatchObject({ forgotten: 1, invalid: 0 });
  expect(await tracesLeft()).toEqual([]);
  const { mapping, onKnown, onInvalidField } = report;
  await imports.check({ id: report.id, mapping, onKnown, onInvalidField });
  await workOffImports(world.system);
  expect((await imports.get({ id: report.id })).counts).toMatchObject({ forgotten: 1 });
});

test('lines of other people do not name whoever is forgotten', async () => {
  const { clients, record, imports } = await owner();
  const { id } = await clients.create({ name: 'Eufrásia Quindim', phone: '11 95555-7777' });
  const file = csv('Nome,Fone', 'Neta,11 95555-7777', 'Bisneta,11 95555-7777');
  await workedOff(world.system, imports, file);
  await record.anonymize({ clientId: id });
  expect(await tracesLeft()).toEqual([]);
});

test('a line of a file that became somebody else is hers, even with the same phone', async () => {
  const { clients, record } = await owner();
  const shared = { phone: '11 95555-0000', allowsSamePhone: true };
  const mother = await clients.create({ name: 'Mãe', ...shared });
  const child = await clients.create({ name: 'Filha', ...shared });
  await imported(mother.id, [['Mãe', '11 95555-0000']]);
  await imported(child.id, [['Filha', '11 95555-0000']]);

  await record.anonymize({ clientId: mother.id });

  expect(await cellsOf(mother.id)).toEqual([[]]);
  expect(await cellsOf(child.id)).toEqual([['Filha', '11 95555-0000']]);
});

describe('the tombstone', () => {
  test('recognises every phone and e-mail she had, and says nothing about them', async () => {
    const { clients, record } = await owner();
    const { id, version } = await clients.create({ name: 'Mara', phone: '11 96666-1111' });
    const moved = { phone: '21 96666-2222', email: 'mara@exemplo.com' };
    await clients.update({ id, version, active: true, name: 'Mara', ...moved });
    await record.anonymize({ clientId: id });

    const known = [
      { phoneKey: '1166661111' },
      { phoneKey: '2166662222' },
      { email: 'mara@exemplo.com' },
    ];
    for (const contact of known) {
      expect(await isMarked(salon, { name: 'MARA', ...contact })).toBe(true);
    }
    const other = { name: 'Mara', phoneKey: '1166661112', email: 'outra@exemplo.com' };
    expect(await isMarked(salon, other)).toBe(false);
    expect(await isMarked(salon, { name: 'Mara' })).toBe(false);
  });

  test('is hers alone: a daughter with the same phone is somebody else', async () => {
    const { clients, record } = await owner();
    const { id, version } = await clients.create({ name: 'Lia', phone: '11 96666-5555' });
    await clients.update({ id, version, active: true, name: 'Lia Sá', phone: '11 96666-6666' });
    await record.anonymize({ clientId: id });

    expect(await isMarked(salon, { name: 'Lia Sá', phoneKey: '1166665555' })).toBe(true);
    expect(await isMarked(salon, { name: 'Lia', phoneKey: '1166666666' })).toBe(true);
    expect(await isMarked(salon, { name: 'Duda Sá', phoneKey: '1166665555' })).toBe(false);
  });

  test('recognises by name and birth date whoever had neither phone nor e-mail', async () => {
    const { clients, record } = await owner();
    const born = { birthDate: '1980-02-03' };
    const unreached = await clients.create({ name: 'Sem Contato', ...born });
    const reached = await clients.create({ name: 'Com Fone', phone: '11 96666-7777', ...born });
    await record.anonymize({ clientId: unreached.id });
    await record.anonymize({ clientId: reached.id });

    const birthDate = Temporal.PlainDate.from('1980-02-03');
    const other = birthDate.add({ days: 1 });
    expect(await isMarked(salon, { name: 'sem contato', birthDate })).toBe(true);
    expect(await isMarked(salon, { name: 'Sem Contato', birthDate: other })).toBe(false);
    expect(await isMarked(salon, { name: 'Com Fone', birthDate })).toBe(false);
  });

  test('is the company’s own: another one cannot tell', async () => {
    const { clients, record } = await owner();
    const { id } = await clients.create({ name: 'Nina', phone: '11 96666-3333' });
    await record.anonymize({ clientId: id });
    const contact = { ...NO_CONTACT, name: 'Nina', phoneKey: '1166663333' };
    expect(await isMarked(salon, contact)).toBe(true);
    expect(await isMarked(barber, contact)).toBe(false);
    const { markOf } = world.system;
    expect(marksOf(markOf, salon.companyId, contact)).not.toEqual(
      marksOf(markOf, barber.companyId, contact),
    );
  });
});

test('whoever was forgotten can be neither changed nor merged nor forgotten again', async () => {
  const { clients, record } = await owner();
  const { id } = await clients.create({ name: 'Passageira' });
  const other = await clients.create({ name: 'Ficou' });
  await record.anonymize({ clientId: id });
  const { version } = await clients.get({ id });
  const anonymized = {
    code: 'CLIENT_ANONYMIZED',
    message: 'Este cliente foi anonimizado e não pode mais ser alterado.',
  };
  const consent = { clientId: id, granted: true, source: 'counter' } as const;

  const renamed = clients.update({ id, version, active: true, name: 'De volta' });
  await expect(renamed).rejects.toMatchObject(anonymized);
  await expect(clients.reactivate({ id })).rejects.toMatchObject(anonymized);
  await expect(clients.deactivate({ id })).rejects.toMatchObject(anonymized);
  await expect(clients.block({ id })).rejects.toMatchObject(anonymized);
  await expect(clients.unblock({ id })).rejects.toMatchObject(anonymized);
  await expect(record.writeNote({ clientId: id, text: 'x' })).rejects.toMatchObject(anonymized);
  await expect(record.recordConsent(consent)).rejects.toMatchObject(anonymized);
  await expect(record.exportData({ clientId: id })).rejects.toMatchObject(anonymized);
  await expect(record.anonymize({ clientId: id })).rejects.toMatchObject(anonymized);
  for (const pair of [
    { keptId: id, mergedId: other.id },
    { keptId: other.id, mergedId: id },
  ]) {
    await expect(record.merge(pair)).rejects.toMatchObject(anonymized);
  }
});

test('a client takes everything that is known about her away in one file', async () => {
  const { clients, record } = await owner();
  const { id, version } = await clients.create({ name: 'Ivone', phone: '11 96666-4444' });
  await clients.update({ id, version, active: true, name: 'Ivone Sá', phone: '11 96666-4444' });
  await record.writeNote({ clientId: id, text: 'prefere de manhã' });
  await record.recordConsent({ clientId: id, granted: true, source: 'phone' });
  await imported(id, [['Ivone', '(11) 96666-4444']]);

  const file = await record.exportData({ clientId: id });
  const content = JSON.parse(await file.text());

  expect([file.name, file.type]).toEqual([`cliente-${id}.json`, 'application/json']);
  expect(content).toMatchObject({
    cliente: { nome: 'Ivone Sá', telefone: '(11) 96666-4444', aceitaDivulgacao: true },
    anotacoes: [{ texto: 'prefere de manhã', autor: 'Bê' }],
    consentimentos: [{ concedido: true, origem: 'Por telefone' }],
    alteracoes: [
      { campos: [{ campo: 'Aceita mensagens de divulgação' }] },
      {
        tipo: 'Cadastro alterado',
        campos: [{ campo: 'Nome', antes: 'Ivone', depois: 'Ivone Sá' }],
      },
      { tipo: 'Cadastro criado' },
    ],
    linhasImportadas: [['Ivone', '(11) 96666-4444']],
    pedidos: [{ tipo: 'Exportação de dados' }],
  });
  expect((await record.listPrivacyRequests())[0]).toMatchObject({ kind: 'export', clientId: id });
});

/** A client with a long past: edited, noted, blocked, merged from two records, imported. */
async function livedThrough(): Promise<string> {
  const { clients, record } = await owner();
  const details = {
    name: 'Eufrásia Quindim',
    email: 'velha@exemplo.com',
    phone: '(11) 98123-4567',
    birthDate: '1971-08-09',
    tags: ['Etiqueta da Eufrásia'],
    allergies: 'alergia a jasmim',
    preferences: 'gosta de valsa',
  };
  const { id, version } = await clients.create(details);
  await clients.update({ ...details, id, version, active: true, email: 'eufrasia@exemplo.com' });
  await record.writeNote({ clientId: id, text: 'tem medo de tesoura' });
  const gone = await record.writeNote({ clientId: id, text: 'nota apagada' });
  await record.removeNote({ clientId: id, id: gone.id });
  await record.recordConsent({ clientId: id, granted: true, source: 'whatsapp' });
  await clients.block({ id, reason: 'briga na recepção' });

  const second = await clients.create({ name: 'Eufrasia Q.', phone: '11 97654-3210' });
  const third = await clients.create({ name: 'Dona Eufrásia' });
  const lost = await record.writeNote({ clientId: third.id, text: 'nota da outra ficha apagada' });
  await record.removeNote({ clientId: third.id, id: lost.id });
  await record.writeNote({ clientId: third.id, text: 'nota da outra ficha' });
  await record.merge({ keptId: second.id, mergedId: third.id });
  await record.merge({ keptId: id, mergedId: second.id });
  await record.exportData({ clientId: id });

  await imported(id, [['Eufrásia Quindim', '11 98123-4567', '09/08/1971']]);
  await imported(second.id, [['Eufrasia Q.', '+55 (11) 97654-3210']]);
  await imported(null, [
    ['Quem sabe, a Eufrásia', '11981234567 / 11 3333-4444'],
    ['E. Quindim', 'Eufrasia@Exemplo.com'],
  ]);
  return id;
}

async function imported(clientId: string | null, lines: string[][]): Promise<void> {
  await world.inCompany(salon.companyId, async (scope) => {
    const [made] = await scope
      .insert(clientImports)
      .values({
        fileName: 'clientes.csv',
        format: 'csv',
        headers: ['Nome', 'Telefone'],
        mapping: { name: 0 },
        totalRows: lines.length,
        startedByName: 'Bê',
      })
      .returning();
    if (!made) throw new Error('The database stored no import');
    await scope.insert(clientImportRows).values(
      lines.map((cells, index) => ({
        importId: made.id,
        rowNumber: index + 2,
        cells,
        clientId,
        contacts: contactsIn(cells),
        remarks: [`Já existe: ${cells[0]}`],
        before: clientId ? { name: cells[0] } : null,
      })),
    );
  });
}

async function cellsOf(clientId: string): Promise<string[][]> {
  const { rows } = await world.inCompany(salon.companyId, (scope) =>
    scope.execute<{ cells: string[] }>(
      sql`select cells from client_import_rows where client_id = ${clientId}`,
    ),
  );
  return rows.map(({ cells }) => cells);
}

const NO_CONTACT: Contact = { name: '', email: '', phoneKey: '', birthDate: null };

async function isMarked({ companyId }: CompanyStory, known: Partial<Contact>): Promise<boolean> {
  const marks = marksOf(world.system.markOf, companyId, { ...NO_CONTACT, ...known });
  const forgotten = await world.inCompany(companyId, (scope) => forgottenAmong(scope, marks));
  return forgotten.size > 0;
}

/** Looks into every row of every table of every schema, whatever its columns are. */
async function tracesLeft(): Promise<{ table: string; row: string }[]> {
  const { database, scopes } = world.system;
  const patterns = `array[${TRACES.map((trace) => pg.escapeLiteral(`%${trace}%`)).join(', ')}]`;
  const left: { table: string; row: string }[] = [];
  for (const { name: table, forced } of await readTables(database.pool)) {
    const text = `regexp_replace(entry::text, ${pg.escapeLiteral(ID.source)}, 'id', 'gi')`;
    const query = `select ${text} as row from ${table} as entry where ${text} ilike any (${patterns})`;
    // The owner sees no rows of companies; the operator does.
    const { rows } = forced
      ? await scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
          scope.execute<{ row: string }>(sql.raw(query)),
        )
      : await database.pool.query<{ row: string }>(query);
    left.push(...rows.map(({ row }) => ({ table, row })));
  }
  return left;
}
