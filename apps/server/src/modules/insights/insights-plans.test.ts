import { kindsOf } from '@app/domain/insights/sold';
import { monthOf, sameDaysUpTo } from '@app/domain/shared/period';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { crowdIn, tidy } from '../../../tests/plan-support.ts';
import { namesPlannedOnce } from '../../../tests/planned-once.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readHealth } from './health.queries.ts';
import { readHome } from './home.queries.ts';
import { listPaidServices, sumPaidServices } from './paid-services.queries.ts';
import { readReport } from './report.queries.ts';
import { readRoster } from './roster.queries.ts';
import { readSummary } from './summary.queries.ts';
import { readTotals } from './totals.queries.ts';

const world = testWorld();
const zone = 'America/Sao_Paulo';
const today = Temporal.PlainDate.from('2026-03-10');
const period = monthOf(today);
const everything = {
  figures: true,
  clients: true,
  revenue: true,
  appointments: true,
  commissions: true,
  payers: true,
  toSend: true,
};
const home = { today, now: noon, zone, sight: { of: 'everybody' }, sees: everything } as const;
const SOME_SERVICE = '019cd000-0000-7000-8000-000000000000';
const report = { period, zone, professionalId: null, serviceId: null };
const asked = { from: '2026-03-01T03:00Z', until: '2026-04-01T03:00Z', people: '{}', offers: '{}' };
const dates = { fromDate: '2026-03-01', untilDate: '2026-04-01' };
const NOBODY = { asked: { ...asked, ...dates }, days: [], team: [], services: [] };

/** A page or two for all companies of a test together: reading them whole is cheapest there. */
const SMALL = ['services', 'professionals', 'companies'];

const paid = { period, professionalId: null, serviceId: null, kinds: kindsOf('services') };
const oneService = { ...paid, serviceId: SOME_SERVICE };
const next = { date: today, settlementId: SOME_SERVICE, position: 0 };

type Step = (scope: CompanyScope) => Promise<unknown>;
const steps: [name: string, step: Step][] = [
  ['the home page', (scope) => readHome(scope, home)],
  ['a month of figures', (scope) => readReport(scope, report, NOBODY)],
  [
    'a month of one service',
    (scope) => readReport(scope, { ...report, serviceId: SOME_SERVICE }, NOBODY),
  ],
  ['names and hours', (scope) => readRoster(scope, report)],
  ['the financial health', (scope) => readHealth(scope, { today, zone })],
  ['the totals of a month', (scope) => readTotals(scope, { period, zone })],
  ['the summary of a month', (scope) => readSummary(scope, sameDaysUpTo(today))],
  ['the sums of paid services', (scope) => sumPaidServices(scope, paid)],
  ...pagesOfPaid(),
];

function pagesOfPaid(): [name: string, step: Step][] {
  const first = { after: null, limit: 50 };
  return [
    ['paid services', (scope) => listPaidServices(scope, paid, first)],
    ['more of them', (scope) => listPaidServices(scope, paid, { after: next, limit: 50 })],
    ['those of one service', (scope) => listPaidServices(scope, oneService, first)],
  ];
}

/** Every company lives as its neighbours do: what was completed was paid on its day. */
const EARN = sql`with settled as (
    insert into settlements (company_id, id, receipt_number, appointment_id, professional_id,
      cash_session_id, date, subtotal_in_cents, discount_in_cents, tip_in_cents, created_by)
    select company_id, id, row_number() over (partition by company_id), id, professional_id,
      company_id, starts_at::date, 5000, 0, 0, company_id
    from appointments where kind = 'appointment' and status = 'scheduled'
    returning company_id, id, professional_id, date, appointment_id
  ), itemized as (
    insert into settlement_items (company_id, settlement_id, position, date, professional_id,
      service_id, name, gross_in_cents, discount_in_cents, commission_in_cents, starts_at)
    select company_id, settled.id, 0, date, settled.professional_id, services.id, 'Corte', 5000, 0,
      2000, appointments.starts_at
    from settled join services using (company_id)
      join appointments using (company_id) where appointments.id = settled.appointment_id
  ), owed as (
    insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
      professional_id)
    select company_id, 'expense', 'commission', 'commission', 2000, '', date, professional_id
    from settled
  )
  insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
    cash_session_id)
  select company_id, 'income', 'payment', 'payment', 5000, '', date, company_id from settled`;

const OPEN = sql`insert into cash_sessions (company_id, id, opened_by, opening_amount_in_cents)
  select id, id, id, 0 from companies where slug like 'vizinha-%' or slug like 'distante-%'
  on conflict do nothing`;

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
};
type Client = { query: (...asked: unknown[]) => Promise<{ rows: Record<string, unknown>[] }> };

/** The plan of each question as it is made once for all companies, whatever is asked for. */
async function plansOf(scope: CompanyScope, step: Step): Promise<PlanNode[][]> {
  // The connection underneath, which drizzle does not show in its type.
  const client: Client = Reflect.get(scope, '$client');
  const ask = client.query.bind(client);
  const texts: string[] = [];
  client.query = (...asked) => {
    texts.push(String(Reflect.get(Object(asked[0]), 'text')));
    return ask(...asked);
  };
  await step(scope).finally(() => {
    client.query = ask;
  });
  return Promise.all(texts.map((text) => nodesOf(ask, text)));
}

async function nodesOf(ask: Client['query'], text: string): Promise<PlanNode[]> {
  const { rows } = await ask(`explain (generic_plan, format json) ${text}`);
  const [answer] = rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
  return answer ? withBelow(answer['QUERY PLAN'][0].Plan) : [];
}

function withBelow(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(withBelow)];
}

describe('among many other companies', () => {
  const plans = new Map<string, PlanNode[][]>();
  let companyId: string;

  beforeAll(async () => {
    companyId = await crowdIn(world, { name: 'vizinha-', companies: 60 });
    await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
      // A year of sixty companies is more than a request may take on a busy machine.
      await scope.execute(sql`set local statement_timeout = 0`);
      await scope.execute(OPEN);
      await scope.execute(EARN);
    });
    await tidy(world.system, [
      ...['appointments', 'appointment_services', 'clients', 'services'],
      ...['first_visits', 'settlements', 'settlement_items', 'transactions'],
    ]);
    for (const [name, step] of steps) {
      plans.set(name, await world.inCompany(companyId, (scope) => plansOf(scope, step)));
    }
  }, 120_000);

  const figures = ['appointments_day_index', 'clients_count_index', 'transactions_date_index'];
  const month = ['appointments_day_index', 'settlement_items_date_index'];
  test.each([
    ['the home page', figures],
    ['a month of figures', ['first_visits_time_index', ...month]],
    ['a month of one service', ['appointment_services_pkey', ...month]],
    ['the financial health', ['appointments_day_index', 'transactions_date_index']],
    ['the totals of a month', figures],
    ['the sums of paid services', ['settlement_items_date_index']],
  ])('%s is one question, read from its indexes and not from the rows', (name, indexes) => {
    const [nodes = [], ...others] = plans.get(name) ?? [];
    expect(others).toEqual([]);
    const only = nodes.filter((node) => node['Node Type'] === 'Index Only Scan');
    expect(only.map((node) => node['Index Name'])).toEqual(expect.arrayContaining(indexes));
    expect(readWhole(nodes)).toEqual([]);
  });

  test.each(pagesOfPaid())('%s: a page by date, and the names of its rows alone', (name) => {
    const [nodes = [], ...others] = plans.get(name) ?? [];
    expect(others).toEqual([]);
    const places = nodes.filter((node) => node['Index Name'] === 'settlement_items_date_index');
    expect(places).toHaveLength(1);
    const looked = nodes.flatMap((node) => node['Index Name'] ?? []);
    const keys = ['settlements_pkey', 'appointments_pkey'];
    expect(looked).toEqual(expect.arrayContaining(keys));
    expect(readWhole(nodes)).toEqual([]);
    // Whatever is joined another way than row by row is read for more than the page.
    const joins = nodes.map((node) => node['Node Type']).filter((type) => /Hash|Merge/.test(type));
    expect(joins).toEqual([]);
  });

  test.each(steps)('%s is planned once, not for each who asks', async (_name, step) => {
    const names = await world.inCompany(companyId, (scope) =>
      namesPlannedOnce(scope, () => step(scope)),
    );
    expect(names).toEqual([expect.stringMatching(/^insights_/)]);
  });
});

function readWhole(nodes: readonly PlanNode[]): (string | undefined)[] {
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  return whole.map((node) => node['Relation Name']).filter(isLarge);
}

function isLarge(table: string | undefined): boolean {
  return table === undefined || !SMALL.includes(table);
}
