import { sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../src/foundation/database/scopes.ts';
import type { TestWorld } from './support.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Index Searches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};
/** What a step reads: how, through which indexes, and how much. */
export type Reading = {
  pages: number;
  /** Where it looks: in an index, and at each row that it finds there. */
  places: number;
  indexes: string[];
  sequential: string[];
};
type Client = { query: (...asked: unknown[]) => Promise<{ rows: unknown[] }> };

/** Explains every statement of a step before it runs. What explaining it changes is taken back. */
export async function readingOf(
  scope: CompanyScope | OperatorScope,
  step: () => Promise<unknown>,
): Promise<Reading> {
  // The connection underneath, which drizzle does not show in its type.
  const client: Client = Reflect.get(scope, '$client');
  const ask = client.query.bind(client);
  const plans: PlanNode[] = [];
  client.query = async (asked, ...rest) => {
    const text = textOf(asked);
    if (/^\s*(select|delete|with)/i.test(text)) plans.push(await explain(ask, text, rest[0]));
    return ask(asked, ...rest);
  };
  try {
    await step();
  } finally {
    client.query = ask;
  }
  return summed(plans);
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'));
}

async function explain(ask: Client['query'], text: string, values: unknown): Promise<PlanNode> {
  await ask('savepoint explaining');
  const { rows } = await ask(`explain (analyze, buffers, timing off, format json) ${text}`, values);
  await ask('rollback to savepoint explaining');
  const [answer] = rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
  if (!answer) throw new Error(`Nothing explains ${text}`);
  return answer['QUERY PLAN'][0].Plan;
}

function summed(plans: readonly PlanNode[]): Reading {
  const nodes = plans.flatMap(withBelow);
  const scans = nodes.filter((node) => node['Index Name'] !== undefined);
  return {
    pages: plans.reduce((sum, plan) => sum + pagesOf(plan), 0),
    places: scans.reduce((sum, node) => sum + placesIn(node), 0),
    indexes: [...new Set(scans.map((node) => node['Index Name'] ?? ''))].sort(),
    sequential: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? ''),
  };
}

function withBelow(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(withBelow)];
}

/** Those of a node contain those of everything below it. */
function pagesOf(node: PlanNode): number {
  return node['Shared Hit Blocks'] + node['Shared Read Blocks'];
}

function placesIn(node: PlanNode): number {
  const { 'Actual Rows': kept, 'Rows Removed by Filter': left = 0, 'Actual Loops': loops } = node;
  return (node['Index Searches'] ?? loops) + (kept + left) * loops;
}

/** How many companies come, and what their addresses begin with. */
type Crowd = { name: string; companies: number };

/** Companies with a life of their own, so that the planner has a choice. Answers one of them. */
export async function crowdIn({ system }: TestWorld, crowd: Crowd): Promise<string> {
  const { owner } = system.database;
  // The trail of so many would take longer to write than everything else.
  await owner.execute(sql`alter table appointments disable trigger record_insert`);
  const one = await system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
    const { rows } = await scope.execute<{ id: string }>(foundThem(crowd));
    await scope.execute(equipThem(crowd));
    await scope.execute(bookThem(crowd));
    return rows[0]?.id;
  });
  await owner.execute(sql`alter table appointments enable trigger record_insert`);
  await tidy(system, TABLES_OF_THE_CROWD);
  if (!one) throw new Error('Nobody came');
  return one;
}

const TABLES_OF_THE_CROWD = [
  ...['appointments', 'appointment_services', 'appointment_links', 'calendar_feeds', 'clients'],
  ...['professionals', 'closing_days', 'schedule_exceptions', 'schedule_periods', 'services'],
  'companies',
];
const TRIES = 40;
const PAUSE_IN_MILLISECONDS = 250;

/**
 * As the database does by itself after a while. Again while somebody's older transaction, such as a
 * job's, keeps it from noting that all rows are seen by all: the planner goes by that.
 */
export async function tidy(
  { database }: TestWorld['system'],
  tables: readonly string[],
): Promise<void> {
  const named = sql.param([...tables]);
  for (let left = TRIES; left > 0; left -= 1) {
    await database.owner.execute(sql.raw(`vacuum analyze ${tables.join()}`));
    const { rows } = await database.owner.execute(sql`select from pg_class
      where relname = any (${named}::text[]) and relkind = 'r' and relallvisible < relpages`);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MILLISECONDS));
  }
  throw new Error('Somebody kept the tables from being tidied');
}

function foundThem({ name, companies }: Crowd) {
  return sql`with addressed as (
      insert into companies (name, slug)
      select 'Empresa', ${name}::text || n from generate_series(1, ${companies}::int) as n
      returning id, slug
    )
    insert into company_slugs (company_id, slug) select id, slug from addressed
    returning company_id as id`;
}

function equipThem({ name }: Crowd) {
  return sql`with come as (select id from companies where slug like ${`${name}%`}), known as (
      insert into clients (company_id, name, search_text)
      select id, 'Maria ' || n, 'maria ' || n from come, generate_series(1, 20) as n
    ), offered as (
      insert into services (company_id, name, duration_in_minutes, price_in_cents)
      select id, 'Corte', 60, 5000 from come
    ), closed as (
      insert into closing_days (company_id, name, kind, from_date, until_date)
      select id, 'Feriado', 'closed', day, day + 1
      from come, generate_series(1, 10) as n, lateral (select date '2026-03-01' + n * 7 as day) as at
    ), hired as (
      insert into professionals (company_id, name)
      select id, 'Ana ' || n from come, generate_series(1, 4) as n returning company_id, id
    ), followed as (
      insert into calendar_feeds (company_id, professional_id) select company_id, id from hired
    ), away as (
      insert into schedule_exceptions (company_id, professional_id, kind, from_date, until_date)
      select company_id, id, 'day-off', day, day + 1
      from hired, generate_series(1, 5) as n, lateral (select date '2026-03-01' + n * 7 as day) as at
    )
    insert into schedule_periods (company_id, professional_id, weekday, kind, from_minute, until_minute)
    select company_id, id, weekday, 'shift', 480, 1080 from hired, generate_series(0, 6) as weekday`;
}

/** A hundred each for everybody, five hours apart. */
function bookThem({ name }: Crowd) {
  return sql`with people as (
      select professionals.*, row_number() over (partition by company_id) as place
      from professionals join companies on companies.id = company_id
      where slug like ${`${name}%`}
    ), placed as (
      insert into appointments (company_id, kind, status, professional_id, client_id, starts_at,
        ends_at, busy_from, busy_until, held_until, service_names)
      select person.company_id, kind, case when n % 9 = 0 then 'cancelled' else 'scheduled' end,
        person.id, client.id, start, start + interval '1 hour', start, start + interval '1 hour',
        case when kind = 'hold' then timestamptz '2026-03-10 15:04Z' end, 'Corte'
      from generate_series(1, 100) as n
        cross join people as person
        cross join lateral (select timestamptz '2026-03-01 11:00Z' + n * interval '5 hours' as start,
          case when n % 50 = 0 then 'hold' else 'appointment' end as kind) as at
        left join clients as client on client.company_id = person.company_id
          and client.name = 'Maria ' || (n * 4 + place) % 20 + 1 and kind = 'appointment'
      order by n
      returning company_id, id, kind
    ), linked as (
      insert into appointment_links (company_id, appointment_id, token_hash)
      select company_id, id, id::text from placed where kind = 'appointment'
    )
    insert into appointment_services (company_id, appointment_id, service_id, position, name,
      price_in_cents, duration_in_minutes)
    select placed.company_id, placed.id, services.id, 0, 'Corte', 5000, 60
    from placed join services using (company_id) where kind = 'appointment'`;
}
