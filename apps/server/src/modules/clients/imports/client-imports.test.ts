import type { RouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { checked, csv, imported, workOffImports } from '../../../../tests/import-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { router } from '../../../router.ts';
import { clientImportJobs } from './client-imports.jobs.ts';
import { clientImports } from './client-imports.table.ts';

const world = testWorld();
type Api = RouterClient<typeof router>;
let salon: CompanyStory;
let api: Api;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  api = await world.as(salon.ownerId);
});

const plain = { tags: [], allergies: '', preferences: '', birthDate: null, email: '', phone: '' };

async function clientNamed(name: string, { clients }: Api = api) {
  const { items: listed } = await clients.clients.list({ search: name });
  const found = listed.find((client) => client.name === name);
  return found ? clients.clients.get({ id: found.id }) : null;
}

async function outcomesOf(id: string, { clients }: Api) {
  const { items: rows } = await clients.imports.rows({ id });
  return rows.map(({ rowNumber, outcome, remarks }) => [rowNumber, outcome, ...remarks]);
}

describe('a list of clients', () => {
  test('is read, its columns guessed, and no client is made yet', async () => {
    const file = csv('Nome;Celular;Data de Nasc.;Saldo', 'Ana;11 98765-4321;21/05/1990', 'Bia');
    const read = await api.clients.imports.create({ file });

    expect(read).toMatchObject({
      fileName: 'clientes.csv',
      format: 'csv',
      state: 'read',
      headers: ['Nome', 'Celular', 'Data de Nasc.', 'Saldo'],
      mapping: { name: 0, phone: 1, birthDate: 2 },
      samples: [
        ['Ana', '11 98765-4321', '21/05/1990', ''],
        ['Bia', '', '', ''],
      ],
      totalRows: 2,
      startedByName: 'Bê',
    });
    expect((await api.clients.imports.list())[0]).toEqual({ ...read, samples: [] });
    expect(await clientNamed('Ana')).toBeNull();
  });

  test('is told row by row before anything happens, and then happens so', async () => {
    const clinic = await world.tell.company('Clínica', { name: 'Lia', email: 'lia@clinica.test' });
    const clinicApi = await world.as(clinic.ownerId);
    await clinicApi.clients.clients.create({ ...plain, name: 'Carla Dias', phone: '21999998888' });
    await clinicApi.clients.clients.create({ ...plain, name: 'Dora Reis', email: 'dora@casa.com' });
    const forgotten = await clinicApi.clients.clients.create({
      ...plain,
      name: 'Eva Luz',
      email: 'eva@luz.com',
    });
    await clinicApi.clients.record.anonymize({ clientId: forgotten.id });
    const file = csv(
      'Cliente;WhatsApp;E-mail;Nascimento;Etiquetas;Obs;Aceita marketing',
      'Ana Sílva;(11) 8765-4321;;21/05/90;vip,loira;"gosta de café\ncom leite";Sim',
      'ana silva;+55 11 98765-4321;;;;;',
      'CARLA DIAS;21 99999-8888;carla@casa.com;;;;',
      'Dora Reis;;DORA@casa.com;;;;',
      'Beto Dias;21 99999-8888;;;;;não',
      ';11 91111-2222;;;;;',
      'Fábio;123;;31/02/1990;;;',
      'Eva;;eva@luz.com;;;;',
      '',
      '=SOMA(1);;;;;;',
    );

    const report = await checked(world.system, clinicApi.clients.imports, file);
    expect(report).toMatchObject({
      state: 'checked',
      processedRows: 9,
      counts: { new: 3, update: 1, duplicate: 2, invalid: 2, forgotten: 1 },
    });
    // A cell over two lines is one row, as in a spreadsheet.
    expect(await outcomesOf(report.id, clinicApi)).toEqual([
      [2, 'new'],
      [3, 'duplicate', 'Repete a linha 2.'],
      [4, 'update', 'Atualiza: e-mail.'],
      [5, 'duplicate', 'Já está na lista.'],
      [6, 'new', 'Outro cliente já tem este telefone.'],
      [7, 'invalid', 'Falta o nome.'],
      [
        8,
        'invalid',
        'Telefone inválido: “123”.',
        'Data de nascimento inválida: “31/02/1990”. Escreva como 21/05/1990.',
      ],
      [9, 'forgotten', 'Esta pessoa pediu para ser esquecida.'],
      [11, 'new'],
    ]);
    expect(await clientNamed('Ana Sílva', clinicApi)).toBeNull();

    await clinicApi.clients.imports.run({ id: report.id });
    await workOffImports(world.system);
    const done = await clinicApi.clients.imports.get({ id: report.id });

    expect(done).toMatchObject({
      state: 'done',
      counts: report.counts,
      finishedAt: noon.toString(),
    });
    const ana = await clientNamed('Ana Sílva', clinicApi);
    expect(ana).toMatchObject({
      phone: '5511987654321',
      birthDate: '1990-05-21',
      tags: ['vip', 'loira'],
      acceptsMarketing: true,
    });
    const record = { clientId: ana?.id ?? '' };
    expect(await clinicApi.clients.record.listNotes(record)).toMatchObject([
      { text: 'gosta de café\ncom leite', authorName: 'Lia' },
    ]);
    expect(await clinicApi.clients.record.listConsents(record)).toMatchObject([
      { granted: true, source: 'import', recordedByName: 'Lia' },
    ]);
    expect(await clientNamed('Carla Dias', clinicApi)).toMatchObject({
      email: 'carla@casa.com',
      version: 2,
    });
    expect(await clientNamed('=SOMA(1)', clinicApi)).not.toBeNull();
    const { items: rows } = await clinicApi.clients.imports.rows({
      id: report.id,
      outcome: 'new',
      limit: 2,
    });
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 6]);
    expect(rows[0]?.clientId).toBe(ana?.id);

    const again = await checked(world.system, clinicApi.clients.imports, file);
    expect(again.counts).toMatchObject({ new: 0, update: 0, forgotten: 1 });
  });

  test('looks again when it runs: whoever was made meanwhile is not made twice', async () => {
    const file = csv('nome,fone', 'Gil Meio,11 97777-0001');
    const { id } = await checked(world.system, api.clients.imports, file);
    await api.clients.clients.create({ ...plain, name: 'Gil Meio', phone: '11 97777-0001' });

    await api.clients.imports.run({ id });
    await workOffImports(world.system);

    expect(await api.clients.imports.get({ id })).toMatchObject({
      state: 'done',
      counts: { new: 0, duplicate: 1 },
    });
  });

  test('fields that cannot be read are left empty where the person wants that', async () => {
    const file = csv('nome,fone', 'Hugo Vazio,99');
    const done = await imported(world.system, api.clients.imports, file, {
      onInvalidField: 'leave-empty',
    });
    expect(done.counts).toMatchObject({ new: 1, invalid: 0 });
    expect(await clientNamed('Hugo Vazio')).toMatchObject({ phone: '' });
  });

  test('whoever has but a name is not made again', async () => {
    await api.clients.clients.create({ ...plain, name: 'Zé D’Ávila' });
    await api.clients.clients.create({ ...plain, name: 'Zuleica', phone: '11 97777-0009' });
    const file = csv('nome,fone', 'ZE D’AVILA,', 'Zuleica,', 'zuleica,');
    const done = await imported(world.system, api.clients.imports, file);
    expect(done.counts).toMatchObject({ new: 1, duplicate: 2 });
  });

  test('whoever was forgotten and came back is changed like anybody', async () => {
    const lea = { ...plain, name: 'Léa Volta', phone: '11 97777-0010' };
    const { id } = await api.clients.clients.create(lea);
    await api.clients.record.anonymize({ clientId: id });
    await api.clients.clients.create(lea);
    const file = csv('nome,fone,alergias', 'Léa Volta,11 97777-0010,amônia');

    const done = await imported(world.system, api.clients.imports, file);
    expect(done.counts).toMatchObject({ update: 1, forgotten: 0 });
  });

  test('known clients stay as they are where the person wants that', async () => {
    await api.clients.clients.create({ ...plain, name: 'Ida Sol', phone: '11 97777-0002' });
    const file = csv('nome,fone,alergias', 'Ida Sol,11 97777-0002,amônia');
    const done = await imported(world.system, api.clients.imports, file, { onKnown: 'skip' });

    expect(done.counts).toMatchObject({ update: 0, duplicate: 1 });
    expect(await clientNamed('Ida Sol')).toMatchObject({ allergies: '', version: 1 });
  });

  test('can be checked again with other columns', async () => {
    const file = csv('A,B', 'Jo Alta,11 97777-0003');
    const { id } = await api.clients.imports.create({ file });
    const settings = { onKnown: 'update', onInvalidField: 'skip-row' } as const;

    const nameless = api.clients.imports.check({ id, ...settings, mapping: { phone: 1 } });
    await expect(nameless).rejects.toMatchObject({ code: 'NAME_NOT_MAPPED' });
    const beyond = api.clients.imports.check({ id, ...settings, mapping: { name: 2 } });
    await expect(beyond).rejects.toMatchObject({ code: 'NAME_NOT_MAPPED' });
    await api.clients.imports.check({ id, ...settings, mapping: { name: 1 } });
    await workOffImports(world.system);
    await api.clients.imports.check({ id, ...settings, mapping: { name: 0, phone: 1 } });
    await workOffImports(world.system);

    expect(await api.clients.imports.get({ id })).toMatchObject({
      state: 'checked',
      processedRows: 1,
      counts: { new: 1 },
    });
  });
});

describe('an import', () => {
  test('goes from step to step and refuses the others', async () => {
    const { id, mapping, onKnown, onInvalidField } = await api.clients.imports.create({
      file: csv('nome', 'Passo a Passo'),
    });
    const settings = { id, mapping, onKnown, onInvalidField };
    const notReady = { code: 'IMPORT_NOT_READY' };

    await expect(api.clients.imports.run({ id })).rejects.toMatchObject(notReady);
    await expect(api.clients.imports.undo({ id })).rejects.toMatchObject(notReady);
    expect(await api.clients.imports.check(settings)).toMatchObject({ state: 'checking' });
    await expect(api.clients.imports.check(settings)).rejects.toMatchObject(notReady);
    await expect(api.clients.imports.remove({ id })).rejects.toMatchObject(notReady);
    await workOffImports(world.system);
    expect(await api.clients.imports.run({ id })).toMatchObject({ state: 'running' });
    await expect(api.clients.imports.run({ id })).rejects.toMatchObject(notReady);
    expect(await workOffImports(world.system)).toBe(1);
    await expect(api.clients.imports.check(settings)).rejects.toMatchObject(notReady);
    await expect(api.clients.imports.run({ id })).rejects.toMatchObject(notReady);
  });

  test('that is thrown away takes its rows along and leaves the clients', async () => {
    const { id } = await imported(world.system, api.clients.imports, csv('nome', 'Fica Aqui'));
    await api.clients.imports.remove({ id });

    await expect(api.clients.imports.get({ id })).rejects.toMatchObject({
      code: 'IMPORT_NOT_FOUND',
    });
    expect(await clientNamed('Fica Aqui')).not.toBeNull();
  });

  test('loses its rows after thirty days and stays in the list', async () => {
    const { id } = await imported(world.system, api.clients.imports, csv('nome', 'Mês Passado'));
    const age = (days: number) =>
      world.inCompany(salon.companyId, (scope) =>
        scope
          .update(clientImports)
          .set({ createdAt: noon.subtract({ hours: 24 * days }) })
          .where(eq(clientImports.id, id)),
      );
    await age(30);
    await sweep();
    expect((await api.clients.imports.rows({ id })).items).toHaveLength(1);

    await age(31);
    await sweep();

    expect((await api.clients.imports.rows({ id })).items).toEqual([]);
    expect(await api.clients.imports.get({ id })).toMatchObject({ state: 'done', samples: [] });
    await expect(api.clients.imports.undo({ id })).rejects.toMatchObject({
      code: 'IMPORT_NOT_READY',
    });
  });

  test('that was only checked cannot be run when its rows are gone', async () => {
    const { id, mapping, onKnown, onInvalidField } = await checked(
      world.system,
      api.clients.imports,
      csv('nome', 'Tarde Demais'),
    );
    await world.inCompany(salon.companyId, (scope) =>
      scope
        .update(clientImports)
        .set({ createdAt: noon.subtract({ hours: 24 * 31 }) })
        .where(eq(clientImports.id, id)),
    );
    await sweep();

    const notReady = { code: 'IMPORT_NOT_READY' };
    await expect(api.clients.imports.run({ id })).rejects.toMatchObject(notReady);
    const again = api.clients.imports.check({ id, mapping, onKnown, onInvalidField });
    await expect(again).rejects.toMatchObject(notReady);
  });

  test('shows of a long cell the beginning, and imports the whole', async () => {
    const long = 'á'.repeat(1_500);
    const file = csv('nome,alergias', `Prolixa,${long}`);
    const done = await imported(world.system, api.clients.imports, file);
    const shown = `${'á'.repeat(199)}…`;

    expect(done.samples).toEqual([['Prolixa', shown]]);
    const { items: rows } = await api.clients.imports.rows({ id: done.id });
    expect(rows[0]?.cells).toEqual(['Prolixa', shown]);
    expect(await clientNamed('Prolixa')).toMatchObject({ allergies: long });
  });

  async function sweep(): Promise<void> {
    const { scopes, logger, markOf } = world.system;
    const job = clientImportJobs(() => markOf).find(({ name }) => name === 'client-imports.sweep');
    await job?.run({ scopes, logger, now: noon, actor: { userId: null, requestId: 'test' } }, {});
  }
});

test.each([
  ['an empty file', new File([], 'a.csv'), 'O arquivo está vazio.'],
  [
    'a picture',
    new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])], 'a.csv'),
    'O arquivo não é uma planilha do Excel (.xlsx), um CSV nem um vCard.',
  ],
  [
    'broken quotes',
    csv('nome', '"Ana'),
    'Há aspas sem par ou fora do lugar na linha 2. Corrija o arquivo e envie de novo.',
  ],
  [
    'more than 20 MB',
    new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'a.csv'),
    'O arquivo passa de 20 MB. Divida-o em arquivos menores.',
  ],
])('%s is refused with a sentence, and nothing is stored', async (_case, file, message) => {
  const before = await api.clients.imports.list();
  const answer = api.clients.imports.create({ file });

  await expect(answer).rejects.toMatchObject({ code: 'FILE_UNREADABLE', message });
  expect(await api.clients.imports.list()).toEqual(before);
});

test('the character zero and half letters in a file do no harm', async () => {
  const file = csv('nome,obs', 'Zero\0 Total,a\uD800b');
  expect((await imported(world.system, api.clients.imports, file)).counts.new).toBe(1);
  expect(await clientNamed('Zero Total')).not.toBeNull();
});

test('a company sends thirty files in an hour, and the next one waits', async () => {
  const eager = await world.tell.company('Afoita', { name: 'Ada', email: 'ada@afoita.test' });
  const { imports } = (await world.as(eager.ownerId)).clients;
  const sendAll = async (times: number) => {
    for (let time = 0; time < times; time++) await imports.create({ file: csv('nome', 'Ana') });
  };
  await sendAll(30);
  await expect(sendAll(1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await imports.list()).toHaveLength(30);
});

describe('somebody else', () => {
  test('a receptionist may not import', async () => {
    const rita = await salon.isJoinedBy({ name: 'Rita', email: 'rita@salao.test' }, 'receptionist');
    const hers = (await world.as(rita)).clients.imports;

    await expect(hers.create({ file: csv('nome', 'Ana') })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(hers.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('another company finds nothing', async () => {
    const { id, mapping, onKnown, onInvalidField } = await api.clients.imports.create({
      file: csv('nome', 'Segredo'),
    });
    const other = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barba.test' });
    const { imports } = (await world.as(other.ownerId)).clients;
    const notFound = { code: 'IMPORT_NOT_FOUND' };

    expect(await imports.list()).toEqual([]);
    await expect(imports.get({ id })).rejects.toMatchObject(notFound);
    await expect(imports.rows({ id })).rejects.toMatchObject(notFound);
    const checking = imports.check({ id, mapping, onKnown, onInvalidField });
    await expect(checking).rejects.toMatchObject(notFound);
    await expect(imports.run({ id })).rejects.toMatchObject(notFound);
    await expect(imports.undo({ id })).rejects.toMatchObject(notFound);
    await expect(imports.remove({ id })).rejects.toMatchObject(notFound);
  });

  test('a company without the module may not import', async () => {
    const lapsed = await world.tell.company(
      'Vencida',
      { name: 'Iva', email: 'iva@vencida.test' },
      { trialDays: 0 },
    );
    const { imports } = (await world.as(lapsed.ownerId)).clients;
    const answer = imports.create({ file: csv('nome', 'Ana') });
    await expect(answer).rejects.toMatchObject({ code: 'MODULE_CLOSED' });
  });
});
