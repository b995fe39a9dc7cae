import { searchBitsOf } from '@app/domain/clients/client-search';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { insertClients, type NewClient } from './clients.commands.ts';
import { idsOfPage, MOST_COUNTED } from './clients-list.queries.ts';

const world = testWorld();

type Details = Partial<NewClient> & { name: string };
const blank = { email: '', phone: '', phoneKey: '', birthDate: null, tags: [] };

let companies = 0;
async function companyWith(...people: Details[]): Promise<CompanyStory> {
  companies += 1;
  const owner = { name: 'Bê', email: `be${companies}@salao.test` };
  const company = await world.tell.company(`Salão ${companies}`, owner);
  await world.inCompany(company.companyId, (scope) =>
    insertClients(
      scope,
      people.map((person) => ({ ...blank, allergies: '', preferences: '', ...person })),
    ),
  );
  return company;
}

async function clientsOf({ ownerId }: CompanyStory) {
  return (await world.as(ownerId)).clients.clients;
}

test('the database and we find the same bits in a text', async () => {
  const texts = ['', 'a', 'joao', 'maria_luz@exemplo.com 5521912345678', 'ß ł 山田', 'ana 🌸 flor'];
  const { companyId } = await companyWith();
  const found = await world.inCompany(companyId, (scope) =>
    scope.execute(sql`select search_bits(text)::text as bits
      from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, n) order by n`),
  );
  expect(found.rows).toEqual(texts.map((text) => ({ bits: String(searchBitsOf([text])) })));
});

describe('a search', () => {
  let salon: CompanyStory;
  beforeAll(async () => {
    salon = await companyWith(
      { name: 'João da Conceição', email: 'joao@exemplo.com', phone: '5511987654321' },
      { name: 'Maria 100%', email: 'maria_luz@exemplo.com', phone: '5521912345678' },
      { name: "Rosa D'Ávila", phone: '551133334444' },
    );
    await companyWith({ name: 'João de outra empresa', phone: '5511987654321' });
  });

  test.each([
    ['', ["Rosa D'Ávila", 'Maria 100%', 'João da Conceição']],
    ['JOAO', ['João da Conceição']],
    ['conceicao', ['João da Conceição']],
    ['da joão', ['João da Conceição']],
    ['exemplo.com', ['Maria 100%', 'João da Conceição']],
    ['(11) 98765', ['João da Conceição']],
    ['98765-4321', ['João da Conceição']],
    ['11 8765-4321', ['João da Conceição']],
    ['3333', ["Rosa D'Ávila"]],
    ['d’avila', ["Rosa D'Ávila"]],
    ['%', ['Maria 100%']],
    ['_', ['Maria 100%']],
    ['\\', []],
    ["'; drop table clients; --", []],
    ['ninguém', []],
  ])('for %j finds %j', async (search, names) => {
    const { items: clients, totals: total } = await (await clientsOf(salon)).list({ search });
    expect(clients.map(({ name }) => name)).toEqual(names);
    expect(total).toEqual({ count: names.length, isExact: true });
  });

  test.each([
    ['newest', 'clients_search_index'],
    ['name', 'clients_name_index'],
  ] as const)('by %s walks %s of its own company and reads nothing else', async (order, index) => {
    await world.system.database.pool.query('vacuum analyze clients');
    const plan = await world.inCompany(salon.companyId, async (scope) => {
      await scope.execute(sql`set local enable_seqscan = off`);
      const page = idsOfPage(scope, { terms: ['maria'] }, { order, after: null, limit: 50 });
      const { rows } = await scope.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(`Index Only Scan using ${index}`);
    expect(plan).toContain('Index Cond: (company_id =');
    expect(plan).not.toContain('Sort');
  });
});

describe('a filter', () => {
  let salon: CompanyStory;
  const midnight = Temporal.Instant.from('2026-03-02T03:00:00Z');
  beforeAll(async () => {
    salon = await companyWith(
      { name: 'Março', birthDate: Temporal.PlainDate.from('1990-03-31'), tags: ['VIP'] },
      { name: 'Abril', birthDate: Temporal.PlainDate.from('1985-04-01'), tags: ['VIP', 'Noiva'] },
      { name: 'Véspera', createdAt: midnight.subtract({ nanoseconds: 1000 }) },
      { name: 'Dia dois', createdAt: midnight },
      { name: 'Bloqueada' },
      { name: 'Inativa' },
    );
    const api = await clientsOf(salon);
    for (const [search, act] of [
      ['bloqueada', api.block],
      ['inativa', api.deactivate],
    ] as const) {
      const [client] = (await api.list({ search })).items;
      if (client) await act({ id: client.id });
    }
  });

  test.each([
    [{ status: 'blocked' }, ['Bloqueada']],
    [{ status: 'inactive' }, ['Inativa']],
    [{ status: 'active' }, ['Dia dois', 'Véspera', 'Abril', 'Março']],
    [{ birthdayMonth: 3 }, ['Março']],
    [{ tag: 'VIP' }, ['Abril', 'Março']],
    [{ tag: 'VIP', birthdayMonth: 4 }, ['Abril']],
    [{ registeredFrom: '2026-03-02', registeredTo: '2026-03-02' }, ['Dia dois']],
    [{ registeredTo: '2026-03-01' }, ['Véspera']],
    [{ search: 'a', tag: 'VIP' }, ['Abril', 'Março']],
  ] as const)('%o leaves %j', async (filter, names) => {
    const { items: clients, totals: total } = await (await clientsOf(salon)).list(filter);
    expect(clients.map(({ name }) => name)).toEqual(names);
    expect(total).toEqual({ count: names.length, isExact: true });
  });

  test('by a day before all calendars is refused in words', async () => {
    const attempt = (await clientsOf(salon)).list({ registeredFrom: '0000-01-01' });
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the pages', () => {
  const names = Array.from(
    { length: 25 },
    (_, index) => `Cliente ${String(index).padStart(2, '0')}`,
  );

  test.each([
    ['newest', '', names.toReversed()],
    ['newest', 'cliente', names.toReversed()],
    ['name', '', names],
    ['name', 'cliente', names],
  ] as const)(
    'by %s of %j follow each other, and only the first one counts',
    async (order, search, expected) => {
      const salon = await companyWith(
        ...names
          .toReversed()
          .map((name) => ({ name }))
          .reverse(),
      );
      const api = await clientsOf(salon);
      const first = await api.list({ order, search, limit: 10 });
      const second = await api.list({ order, search, limit: 10, cursor: first.nextCursor ?? '' });
      const third = await api.list({ order, search, limit: 10, cursor: second.nextCursor ?? '' });

      const seen = [first, second, third].flatMap(({ items: clients }) =>
        clients.map(({ name }) => name),
      );
      expect(seen).toEqual(expected);
      const total = { count: 25, isExact: true };
      expect([first.totals, second.totals, third.totals]).toEqual([total, null, null]);
      expect(third.nextCursor).toBeNull();
    },
  );

  test('show nobody twice and leave nobody out while others are added and deleted', async () => {
    const salon = await companyWith(...names.map((name) => ({ name })));
    const api = await clientsOf(salon);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.list({ limit: 5, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
      await Promise.all(
        [1, 2, 3].map((index) => api.create({ name: `Nova ${seen.length} ${index}` })),
      );
      // Even the client at whom the page ended may go.
      const last = page.items.at(-1);
      if (last) await api.remove({ id: last.id });
    } while (cursor);

    expect(seen).toEqual(names.toReversed());
  });

  test('by name find their way among long names and e-mails, and equal names', async () => {
    const long = 'Á'.repeat(120);
    const email = `${'é'.repeat(240)}@exemplo.com`;
    const salon = await companyWith(...[1, 2, 3, 4].map(() => ({ name: long, email })));
    const api = await clientsOf(salon);
    const first = await api.list({ order: 'name', limit: 2 });
    const second = await api.list({ order: 'name', limit: 2, cursor: first.nextCursor ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  test.each(['lixo', 'e30', Buffer.from('["newest","1"]').toString('base64url'), "'; --"])(
    'a cursor that nobody handed out is refused in words: %s',
    async (cursor) => {
      const salon = await companyWith();
      await expect((await clientsOf(salon)).list({ cursor })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ message: 'Esta página não existe mais. Recarregue a lista.' }] },
      });
    },
  );

  test('a cursor of one order is none of the other', async () => {
    const salon = await companyWith({ name: 'A' }, { name: 'B' });
    const api = await clientsOf(salon);
    const { nextCursor } = await api.list({ order: 'newest', limit: 1 });
    const attempt = api.list({ order: 'name', cursor: nextCursor ?? '' });
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the total', () => {
  let salon: CompanyStory;
  beforeAll(async () => {
    salon = await companyWith(
      ...Array.from({ length: MOST_COUNTED }, (_, index) => ({ name: `Ana Lima ${index}` })),
      { name: 'Ana e Bia' },
    );
  });

  test.each([
    ['newest', ['Ana e Bia', 'Ana Lima 999']],
    ['name', ['Ana e Bia', 'Ana Lima 0']],
  ] as const)('of a search by %s is counted to a thousand', async (order, names) => {
    const api = await clientsOf(salon);
    const {
      items: clients,
      totals: total,
      nextCursor,
    } = await api.list({ search: 'ana', order, limit: 2 });
    expect(clients.map(({ name }) => name)).toEqual(names);
    expect(total).toEqual({ count: 1_000, isExact: false });
    expect(nextCursor).not.toBeNull();
  });

  test.each([
    ['lima 9', {}, 271],
    ['lima', {}, 1_000],
    ['', {}, 1_001],
    ['', { status: 'active' }, 1_001],
  ] as const)('of %j with %o is exact', async (search, filter, count) => {
    const { totals: total } = await (await clientsOf(salon)).list({ search, ...filter, limit: 1 });
    expect(total).toEqual({ count, isExact: true });
  });
});

test('the list goes out as a spreadsheet that runs no formula, however long it is', async () => {
  const many = Array.from({ length: 4_100 }, (_, index) => ({ name: `Cliente ${index}` }));
  const salon = await companyWith(
    {
      name: '=HYPERLINK("x")',
      email: 'ana@exemplo.com',
      phone: '5511987654321',
      birthDate: Temporal.PlainDate.from('1990-05-20'),
      tags: ['VIP', 'Noiva'],
      createdAt: Temporal.Instant.from('2026-03-02T02:59:00Z'),
    },
    ...many,
  );
  const api = await clientsOf(salon);

  const file = await api.exportCsv({});
  const lines = (await file.text()).trimEnd().split('\r\n');
  const filtered = await (await api.exportCsv({ search: 'cliente 4099' })).text();

  expect(file.name).toBe('clientes.csv');
  expect(lines).toHaveLength(4_102);
  expect(new Set(lines).size).toBe(4_102);
  expect(lines[0]).toContain('Nome;E-mail;Telefone;Data de nascimento;Status');
  expect(lines.at(-1)).toBe(
    `"'=HYPERLINK(""x"")";ana@exemplo.com;(11) 98765-4321;20/05/1990;Ativo;"VIP, Noiva";;;Não;01/03/2026`,
  );
  expect(filtered.trimEnd().split('\r\n')).toHaveLength(2);
});
