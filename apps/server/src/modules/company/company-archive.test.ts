import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { downloadArchive, entriesOf } from '../../../tests/archive-support.ts';
import { readTables } from '../../../tests/catalogue.ts';
import { testWorld } from '../../../tests/support.ts';
import { archive as parts } from '../../archive.ts';
import {
  JSON_LINES_TABLES,
  leftOutTables,
  takenTables,
} from '../../foundation/archive/archive-part.ts';
import { LEFT_OUT_COLUMNS } from '../../foundation/archive/left-out-columns.ts';
import {
  pagesOf,
  ROWS_PER_PAGE,
  readArchivedTables,
} from '../../foundation/archive/table-pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';

const taken = takenTables(parts);
const readTaken = (scope: CompanyScope) => readArchivedTables(scope, taken.keys());

const FORMULA = '=HYPERLINK("http://mau.test";"clique")';
const BIG = 2 * ROWS_PER_PAGE + 1;
const LOGO = new Uint8Array([82, 73, 70, 70]);

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let archive: Record<string, string>;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  await salon.offers(FORMULA);
  await barber.offers('Barba secreta');
  await barber.employs('Ricardo');
  await invite(salon, 'rui@salao.test', 'guarded-hash-of-the-salon');
  await keepLogo(salon);
  // Somebody types what looks like an address of ours, or like none at all.
  await world.system.files.put('company-logos/outra/logo.webp', LOGO, 'image/webp');
  await salon.employs('/files/company-logos/outra/logo.webp');
  await salon.employs('/files/../x');
  await fill(salon, 'Cliente do salão', BIG);
  await fill(barber, 'Cliente do barbeiro', 3);
  archive = entriesOf(await downloadArchive(world, salon.ownerId));
});

function invite({ companyId }: CompanyStory, email: string, hash: string) {
  return world.inCompany(companyId, (scope) =>
    scope.execute(sql`
      insert into invitations (email, role, token_hash, expires_at)
      values (${email}, 'manager', ${hash}, now() + interval '7 days')`),
  );
}

async function keepLogo({ companyId }: CompanyStory): Promise<void> {
  const path = `company-logos/${companyId}/logo.webp`;
  await world.system.files.put(path, LOGO, 'image/webp');
  await world.inCompany(companyId, (scope) =>
    scope.execute(sql`update companies set logo_url = ${`/files/${path}?v=1`}`),
  );
}

function fill({ companyId }: CompanyStory, name: string, count: number) {
  return world.inCompany(companyId, (scope) =>
    scope.execute(sql`
      insert into clients (name, search_text)
      select ${name} || ' ' || n, 'search of ' || n from generate_series(1, ${count}::int) n`),
  );
}

describe('the lists', () => {
  test('every table of a company is taken along, or the list says why not', async () => {
    const tables = await readTables(world.system.database.pool);
    const ofCompanies = tables
      .filter(({ name, hasCompany }) => hasCompany || name === 'companies')
      .map(({ name }) => name);
    const decided = [...taken.keys(), ...leftOutTables(parts).keys()];

    expect(decided.toSorted()).toEqual(ofCompanies.toSorted());
  });

  test('a table without row security is never read, whatever the list says', async () => {
    const { pool } = world.system.database;
    const namesRead = async () => {
      const tables = await world.inCompany(salon.companyId, readTaken);
      return tables.map(({ name }) => name);
    };
    expect(await namesRead()).toEqual([...taken.keys()]);

    await pool.query('alter table client_notes disable row level security');
    const withoutIt = await namesRead();
    await pool.query('alter table client_notes enable row level security');
    expect(withoutIt).toContain('clients');
    expect(withoutIt).not.toContain('client_notes');
  });

  test('a column that sounds like a secret stays behind', async () => {
    const tables = await world.inCompany(salon.companyId, readTaken);
    const columns = tables.flatMap(({ name, columns: taken }) =>
      taken.map((column) => `${name}.${column}`),
    );

    expect(columns).toContain('invitations.email');
    // A token opens something; tokens are what the assistant's words are counted in.
    const opening = /token(?!s)|hash|secret|password|sealed/;
    expect(columns.filter((column) => opening.test(column))).toEqual([]);
  });
});

describe('the archive', () => {
  test('has two files for every table, the trail in lines of JSON, and says what they are', () => {
    const expected = [...taken.keys()].flatMap((table) =>
      JSON_LINES_TABLES.includes(table) ? [`${table}.jsonl`] : [`${table}.csv`, `${table}.json`],
    );

    expect(Object.keys(archive)).toEqual(expect.arrayContaining(expected));
    for (const [table, meaning] of taken) {
      expect(archive['LEIA-ME.txt']).toContain(`- ${table}.`);
      expect(archive['LEIA-ME.txt']).toContain(meaning);
    }
    expect(archive['LEIA-ME.txt']).toContain('Todos os dados de Salão no Hora Marcada');
    expect(archive['LEIA-ME.txt']).toContain('Retirados em 10/03/2026, 12:00');
    expect(archive['LEIA-ME.txt']).toContain(`Clientes (${BIG} linhas)`);
    expect(archive['LEIA-ME.txt']).toContain('O da empresa é -03:00.');
    expect(archive['LEIA-ME.txt']).toContain('em inglês');
    expect(archive['LEIA-ME.txt']).toContain('o primeiro dia que já não faz parte');
    expect(archive['LEIA-ME.txt']).not.toContain('Brasília');
  });

  test('has every row of a table that is longer than a page, in both files', async () => {
    const clients = JSON.parse(archive['clients.json'] ?? '');
    const lines = (archive['clients.csv'] ?? '').trimEnd().split('\r\n');

    expect(clients).toHaveLength(BIG);
    expect(new Set(clients.map(({ id }: { id: string }) => id)).size).toBe(BIG);
    expect(lines).toHaveLength(1 + BIG);
    expect(lines[0]).toMatch(/^\uFEFFcompany_id;id;name;/);
  });

  test('reads a page at a time, however many rows there are', async () => {
    const sizes = await world.inCompany(salon.companyId, async (scope) => {
      const tables = await readTaken(scope);
      const clients = tables.filter(({ name }) => name === 'clients');
      const found: number[] = [];
      for (const table of clients) {
        for await (const rows of pagesOf(scope, table)) found.push(rows.length);
      }
      return found;
    });
    expect(sizes).toEqual([ROWS_PER_PAGE, ROWS_PER_PAGE, 1]);
  });

  test('sees one moment, whatever others store meanwhile, and writes nothing', async () => {
    const entry = { companyId: barber.companyId, userId: null, requestId: 'test' };
    const counts = await world.system.scopes.withSnapshot(entry, async (scope) => {
      const before = await scope.$count(sql`services`);
      await barber.offers('Sobrancelha');
      return [before, await scope.$count(sql`services`)];
    });
    const write = world.system.scopes.withSnapshot(entry, (scope) =>
      scope.execute(sql`delete from services`),
    );

    expect(counts).toEqual([1, 1]);
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  test('has nothing of another company', () => {
    const everything = Object.values(archive).join('\n');
    for (const foreign of [barber.companyId, barber.ownerId, 'Barba secreta', 'Ricardo', 'Zé']) {
      expect(everything).not.toContain(foreign);
    }
    expect(everything).not.toContain('barbe');
    expect(everything).toContain(salon.companyId);
  });

  test('has no secret, not even in the trail of changes', () => {
    const everything = Object.values(archive).join('\n');
    expect(everything).toContain('rui@salao.test');
    expect(everything).not.toContain('guarded-hash');
    expect(everything).not.toContain('search of 1');
    for (const column of Object.keys(LEFT_OUT_COLUMNS)) expect(everything).not.toContain(column);
  });

  test('runs no formula in a spreadsheet, and keeps the text in JSON', () => {
    const [service] = JSON.parse(archive['services.json'] ?? '');
    expect(archive['services.csv']).toContain(`"'=HYPERLINK(""http://mau.test"";""clique"")"`);
    expect(service.name).toBe(FORMULA);
  });

  test('tells the names behind the members, and has the pictures', () => {
    expect(JSON.parse(archive['contas.json'] ?? '')).toEqual([
      { id: salon.ownerId, name: 'Bê', email: 'be@salao.test' },
    ]);
    expect(archive[`imagens/company-logos/${salon.companyId}/logo.webp`]).toBe('RIFF');
  });

  test('takes along the own pictures only, whatever somebody types', () => {
    const pictures = Object.keys(archive).filter((name) => name.startsWith('imagens/'));
    expect(pictures).toEqual([`imagens/company-logos/${salon.companyId}/logo.webp`]);
  });

  test('has the trail, one change in each line', () => {
    const changes = (archive['audit_records.jsonl'] ?? '').trimEnd().split('\n');
    expect(changes.map((line) => JSON.parse(line).table_name)).toEqual(
      expect.arrayContaining(['services', 'invitations', 'clients']),
    );
  });
});
