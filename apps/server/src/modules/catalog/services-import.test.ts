import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type CompanyStory, ordinaryService } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { createService, deactivateService } from './services.rules.ts';

const world = testWorld();
let salon: CompanyStory;
let count = 0;

beforeEach(async () => {
  count += 1;
  salon = await world.tell.company(`Salão ${count}`, {
    name: 'Bê',
    email: `be${count}@salao.test`,
  });
});

function csv(...lines: string[]): File {
  return new File([lines.join('\r\n')], 'servicos.csv', { type: 'text/csv' });
}

const ownerApi = () => world.as(salon.ownerId);
const columns = { name: 0, price: 1, duration: 2, description: 3 };
const file = () => csv('Serviço;Valor;Tempo', 'CORTE;45,00;1h', 'Barba;30;30', 'Unha;caro;20');

async function priceList() {
  const list = await (await ownerApi()).catalog.services.list();
  return list.map(({ name, priceCents, version }) => ({ name, priceCents, version }));
}

/** Until another transaction stands still at what this one has not decided yet. */
async function somebodyWaits(howMany = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await world.system.database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(howMany);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** What is begun while a transaction holds others up that is taken back in the end. */
async function heldBack<Begun>(work: (scope: CompanyScope) => Promise<Begun>): Promise<Begun> {
  const begun: Begun[] = [];
  const takenBack = world.inCompany(salon.companyId, async (scope) => {
    begun.push(await work(scope));
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  const [one] = begun;
  if (one === undefined) throw new Error('Nothing was begun');
  return one;
}

describe('a dry run', () => {
  test('guesses the columns and says what becomes of each row, and stores nothing', async () => {
    await salon.offers('Corte');
    const before = await priceList();
    const report = await (await ownerApi()).catalog.servicesImport.check({ file: file() });

    expect(report).toMatchObject({
      headers: ['Serviço', 'Valor', 'Tempo'],
      columns: { name: 0, price: 1, duration: 2 },
      counts: { new: 1, update: 1, same: 0, invalid: 1 },
    });
    expect(report.rows).toMatchObject([
      { rowNumber: 2, name: 'CORTE', outcome: 'update' },
      { rowNumber: 3, name: 'Barba', outcome: 'new', remarks: [] },
      { rowNumber: 4, name: 'Unha', outcome: 'invalid', remarks: ['Preço inválido: “caro”.'] },
    ]);
    expect(await priceList()).toEqual(before);
  });

  test('reads other columns where somebody chose them', async () => {
    const api = await ownerApi();
    const other = csv('A;B;C', '10;x;Corte');
    const guessed = await api.catalog.servicesImport.check({ file: other });
    const chosen = await api.catalog.servicesImport.check({
      file: other,
      columns: { name: 2, price: 0 },
    });
    expect(guessed.columns).toEqual({});
    expect(chosen.rows).toMatchObject([{ name: 'Corte', outcome: 'new' }]);
  });
});

describe('an import', () => {
  test('makes new services, changes known ones by name and leaves out what is wrong', async () => {
    await salon.offers('Corte', { color: '#DC2626', loyaltyPoints: 7 });
    const api = await ownerApi();
    const report = await api.catalog.servicesImport.run({ file: file(), columns });
    const services = await api.catalog.services.list();

    expect(report.counts).toEqual({ new: 1, update: 1, same: 0, invalid: 1 });
    expect(services).toMatchObject([
      { name: 'Barba', priceCents: 30_00, durationMinutes: 30 },
      { name: 'Corte', priceCents: 45_00, durationMinutes: 60, version: 2 },
    ]);
    expect(services[1]).toMatchObject({ color: '#DC2626', loyaltyPoints: 7 });
  });

  test('says when one comes again, as the dry run said it', async () => {
    await salon.offers('Corte', { returnAfterDays: 45 });
    const { catalog } = await ownerApi();
    const lines = csv('Nome;Retorno usual (dias)', 'Corte;30 dias', 'Barba;15', 'Unha;sempre');
    const report = await catalog.servicesImport.check({ file: lines });
    expect(report.rows.map(({ remarks }) => remarks)).toMatchObject([
      ['Retorno usual: 45 dias → 30 dias.'],
      expect.any(Array),
      ['Retorno usual inválido: “sempre”. Use dias, de 1 a 730.'],
    ]);
    await catalog.servicesImport.run({ file: lines, columns: report.columns });
    expect(await catalog.services.list()).toMatchObject([
      { name: 'Barba', returnAfterDays: 15 },
      { name: 'Corte', returnAfterDays: 30 },
    ]);
  });

  test('of the file we export changes nothing', async () => {
    await salon.offers('=Corte', {
      description: 'Com "lavagem"; e escova',
      category: 'Cabelo',
      returnAfterDays: 30,
    });
    const api = await ownerApi();
    const before = await priceList();
    const exported = await api.catalog.services.exportCsv();
    const { columns: guessed } = await api.catalog.servicesImport.check({ file: exported });
    const report = await api.catalog.servicesImport.run({ file: exported, columns: guessed });

    expect(guessed).toHaveProperty('returnAfter');
    expect(guessed).toHaveProperty('category');
    expect(report.counts).toEqual({ new: 0, update: 0, same: 1, invalid: 0 });
    expect(await priceList()).toEqual(before);
  });

  test('stores nothing at all when somebody creates one of the services meanwhile', async () => {
    const { catalog } = await ownerApi();
    const { outcome } = await world.inCompany(salon.companyId, async (scope) => {
      await createService(scope, ordinaryService('Unha'));
      const lines = csv('Nome', 'Barba', 'Unha');
      const running = catalog.servicesImport.run({ file: lines, columns: { name: 0 } });
      const failed = running.catch((error) => error);
      await somebodyWaits();
      return { outcome: failed };
    });

    expect(await outcome).toMatchObject({ code: 'SERVICES_CHANGED' });
    expect((await priceList()).map(({ name }) => name)).toEqual(['Unha']);
  });

  test('stores nothing at all when one of them was changed meanwhile', async () => {
    const id = await salon.offers('Corte');
    const { catalog } = await ownerApi();
    const { outcome } = await world.inCompany(salon.companyId, async (scope) => {
      await deactivateService(scope, id);
      const running = catalog.servicesImport.run({ file: file(), columns });
      const failed = running.catch((error) => error);
      await somebodyWaits();
      return { outcome: failed };
    });

    expect(await outcome).toMatchObject({ code: 'SERVICES_CHANGED' });
    expect((await priceList()).map(({ name, version }) => [name, version])).toEqual([['Corte', 2]]);
  });

  test('of two files at once, in opposite order, stores both', async () => {
    const { catalog } = await ownerApi();
    const run = (...names: string[]) =>
      catalog.servicesImport.run({ file: csv('Nome', ...names), columns: { name: 0 } });
    const { first, second } = await heldBack(async (scope) => {
      await createService(scope, ordinaryService('Meio'));
      const both = { first: run('Barba', 'Meio', 'Unha'), second: run('Unha', 'Meio', 'Barba') };
      await somebodyWaits(2);
      return both;
    });

    const outcomes = [await first, await second].map(({ counts }) => counts);
    expect(outcomes).toContainEqual({ new: 3, update: 0, same: 0, invalid: 0 });
    expect(outcomes).toContainEqual({ new: 0, update: 0, same: 3, invalid: 0 });
  });

  test('waits for services in the order of their ids, as whoever takes one back does', async () => {
    const [older, newer] = [await salon.offers('Corte'), await salon.offers('Barba')];
    const { catalog } = await ownerApi();
    let tries = 0;
    const { outcome } = await world.inCompany(salon.companyId, async (scope) => {
      tries += 1;
      await deactivateService(scope, older);
      const lines = csv('Nome;Preço', 'Barba;77', 'Corte;77');
      const running = catalog.servicesImport.run({ file: lines, columns });
      const failed = running.catch((error) => error);
      await somebodyWaits();
      await deactivateService(scope, newer);
      return { outcome: failed };
    });

    expect(await outcome).toMatchObject({ code: 'SERVICES_CHANGED' });
    expect(tries).toBe(1);
  });

  test('needs the column of the name', async () => {
    const { catalog } = await ownerApi();
    await expect(
      catalog.servicesImport.run({ file: file(), columns: { price: 1 } }),
    ).rejects.toMatchObject({ code: 'NAME_NOT_MAPPED', message: 'Escolha a coluna do nome.' });
  });

  test.each([
    ['an empty file', csv(''), 'O arquivo está vazio.'],
    ['a header alone', csv('Nome;Preço'), /só tem o cabeçalho/],
    [
      'a picture',
      new File([new Uint8Array([137, 80, 78, 71, 0, 1, 2])], 'a.csv'),
      /não é uma planilha/,
    ],
    ['contacts', csv('BEGIN:VCARD', 'VERSION:3.0', 'FN:Ana', 'END:VCARD'), /guarda contatos/],
    [
      'too many rows',
      csv('Nome', ...Array.from({ length: 1001 }, (_, n) => `S${n}`)),
      /mais de 1.000 linhas/,
    ],
    ['too many bytes', new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.csv'), /passa de 2 MB/],
  ])('refuses %s with a sentence', async (_case, wrong, sentence) => {
    const { catalog } = await ownerApi();
    await expect(catalog.servicesImport.check({ file: wrong })).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      message: expect.stringMatching(sentence),
    });
    await expect(catalog.servicesImport.run({ file: wrong, columns })).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
    });
    expect(await priceList()).toEqual([]);
  });

  test('is denied at the counter', async () => {
    const person = { name: 'Rui', email: `rui${count}@salao.test` };
    const { catalog } = await world.as(await salon.isJoinedBy(person, 'receptionist'));
    await expect(catalog.servicesImport.check({ file: file() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(catalog.servicesImport.run({ file: file(), columns })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await priceList()).toEqual([]);
  });

  test('touches no service of another company', async () => {
    await salon.offers('Corte');
    const before = await priceList();
    const other = await world.tell.company(`Outra ${count}`, {
      name: 'Zé',
      email: `ze${count}@outra.test`,
    });
    const { catalog } = await world.as(other.ownerId);
    const report = await catalog.servicesImport.run({ file: file(), columns });

    expect(report.counts).toEqual({ new: 2, update: 0, same: 0, invalid: 1 });
    expect(await priceList()).toEqual(before);
  });
});
