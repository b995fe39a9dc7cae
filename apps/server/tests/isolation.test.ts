import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { isFirstTime } from '../src/foundation/jobs/effects.ts';
import {
  readAppRights,
  readForeignKeys,
  readIndexes,
  readPolicies,
  readTables,
  type Table,
} from './catalogue.ts';
import { testWorld } from './support.ts';

/** Tables that belong to no company, and why. A new one needs a reason to stand here. */
const GLOBAL_TABLES: Record<string, string> = {
  users: 'somebody signs in before a company is known',
  sessions: 'belong to an account, not to a company',
  credentials: 'belong to an account, not to a company',
  verifications: 'are links mailed to an account',
  rate_limits: 'count attempts of addresses, before anybody is known',
  mails: 'are read by operators only; the platform writes some itself',
  settings: 'are those of the whole platform',
  installation_facts: 'hold what all processes of the platform agree on',
  setting_changes: 'tell who changed a setting of the whole platform',
  access_records: 'belong to an account, not to a company',
  email_changes: 'belong to an account, not to a company',
  two_factors: 'belong to an account, not to a company',
  plans: 'are what the platform sells, the same to everybody',
  plan_prices: 'are the plans at the payment provider',
  billing_customers: 'tell which company an event of the payment provider is about',
  billing_events: 'come from the payment provider before any company is known',
  company_statuses: 'are marks of the operators, which no company sees',
  operator_keys: 'tell a request of an operator that is sent again; some of them found a company',
  operator_actions: 'tell what operators did, also to companies that are gone',
  alerts: 'are what operators tell companies',
  alert_companies: 'say for whom an alert is; operators alone read it',
  alert_dismissals: 'belong to an account, not to a company',
  company_slugs: 'an address has to be free in all companies; everybody may look one up',
  simulator_objects: 'are what the simulated payment provider remembers',
  'drizzle.__drizzle_migrations': 'says which migrations ran',
  'drizzle.__functions': 'says which functions ran',
};

/** Indexes that begin with something else, and why. */
const ACROSS_COMPANIES: Record<string, string> = {
  messages_due_index: 'what is due is looked for in all companies at once',
  messages_letters_index: 'letters that are due, too',
  messages_under_way_index: 'what nobody knows the end of, too',
  push_subscriptions_session_index: 'a session that ends takes its subscriptions along',
  messages_half_receipted_index: 'receipts that never came are asked for in all companies, too',
  campaigns_pending_index: 'campaigns that are to start, too',
  reengagements_enabled_index: 'reengagements whose day has come, too',
  whatsapp_connections_secret_unique:
    'news of a line come without a company: the secret says whose',
  whatsapp_connections_number_unique: 'news of WhatsApp itself name the number alone',
  whatsapp_connections_phone_unique: 'a phone is connected in one company at a time',
  review_links_token_unique: 'whoever opens a link is in no company yet: the token says which',
  billing_payments_at_index: 'operators list what every company paid, newest first',
  members_user_index: 'the companies of an account are looked for before one of them is chosen',
};

/** What a company says about itself, and may therefore change. */
const OWN_WORDS = [
  'account_limit_in_cents',
  'commission_after_fees',
  'package_commission',
  ...['name', 'trade_name', 'slug', 'email', 'phone', 'document_type', 'document'],
  ...['document_number', 'address', 'city', 'state', 'zip_code', 'timezone', 'logo_url'],
  ...['cover_url', 'color'],
  ...['privacy_contact', 'pix_key_type', 'pix_key', 'public_booking_enabled', 'version'],
  ...['public_booking_refused', 'public_booking_was_open', 'has_somebody_to_book'],
  'first_steps_put_away_at',
  ...['slot_step_in_minutes', 'notice_in_minutes', 'horizon_in_days', 'change_cutoff_in_hours'],
  ...['max_future_bookings', 'single_service', 'manual_approval', 'auto_confirm_after_in_seconds'],
  ...['blind_count', 'show_reviews'],
];

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let companyTables: Table[];

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  for (const company of [salon, barber]) {
    await company.employs('Ana');
    await company.offers('Corte');
    await world.inCompany(company.companyId, (scope) => isFirstTime(scope, 'test'));
    const { cash } = await world.as(company.ownerId);
    await cash.sessions.open({ openingAmountCents: 100 });
    await cash.sessions.move({ kind: 'supply', amountCents: 100 });
  }
  const tables = await readTables(world.system.database.pool);
  companyTables = tables.filter(
    ({ name, hasCompany }) => name === 'companies' || (hasCompany && !GLOBAL_TABLES[name]),
  );
});

describe('the catalogue', () => {
  test('every table belongs to a company, or this file says why it does not', async () => {
    const tables = await readTables(world.system.database.pool);
    const unexplained = tables
      .map(({ name }) => name)
      .filter((name) => !companyTables.some((table) => table.name === name))
      .filter((name) => !GLOBAL_TABLES[name] && !name.startsWith('pgboss.'));

    expect(unexplained).toEqual([]);
    expect(companyTables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['audit_records', 'companies', 'effects', 'members', 'services']),
    );
  });

  test('row security of a company table is on and binds even the owner', () => {
    const open = companyTables.filter(({ enabled, forced }) => !enabled || !forced);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test('one rule alone opens a company table to requests: rows of the own company', async () => {
    const policies = await readPolicies(world.system.database.pool);
    for (const { name: table } of companyTables) {
      const column = table === 'companies' ? 'id' : 'company_id';
      const own = `(${column} = ( SELECT current_company_id() AS current_company_id))`;
      const forRequests = policies
        .filter((policy) => policy.table === table)
        .filter(({ roles }) => roles.some((role) => !role.endsWith('_operator')));

      expect(forRequests).toEqual([
        {
          table,
          name: `${table}_company`,
          roles: ['public'],
          rule: `PERMISSIVE ALL using ${own} check ${own}`,
        },
      ]);
    }
  });

  test('every key and index of a company table begins with the company', async () => {
    const indexes = await readIndexes(world.system.database.pool);
    for (const { name: table } of companyTables.filter(({ name }) => name !== 'companies')) {
      const ofTable = indexes.filter(
        (index) => index.table === table && !ACROSS_COMPANIES[index.name],
      );
      expect(ofTable.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
      for (const index of ofTable) expect(index).toMatchObject({ firstColumn: 'company_id' });
    }
  });

  test('a reference between company tables includes the company', async () => {
    const names = companyTables.map(({ name }) => name);
    const references = (await readForeignKeys(world.system.database.pool)).filter(
      ({ table, target }) => names.includes(table) && names.includes(target),
    );
    expect(references.length).toBeGreaterThan(0);
    for (const { target, pairs, name } of references) {
      const column = target === 'companies' ? 'id' : 'company_id';
      expect(pairs, name).toContain(`company_id -> ${column}`);
    }
  });

  test('requests reach no global table, but may add e-mails, jobs and addresses and read the plans', async () => {
    const rights = await readAppRights(world.system.database.pool);
    const names = companyTables.map(({ name }) => name);
    const outside = Object.entries(rights).filter(([table]) => !names.includes(table));

    expect(Object.fromEntries(outside)).toEqual({
      company_slugs: ['INSERT', 'SELECT'],
      mails: ['INSERT', 'SELECT(id)'],
      plans: ['SELECT'],
      'pgboss.job_common': ['INSERT', 'SELECT(id)'],
      'pgboss.queue': ['SELECT'],
    });
  });

  test('requests have no right that row security does not bind', async () => {
    const rights = await readAppRights(world.system.database.pool);
    const bound = ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
    for (const { name } of companyTables.filter(({ name }) => name !== 'companies'))
      expect(bound).toEqual(expect.arrayContaining(onRows(rights[name])));
    expect(rights.audit_records).toEqual(['INSERT', 'SELECT']);
    expect(rights.effects).toEqual(['INSERT', 'SELECT']);
    for (const ledger of ['loyalty_progress', 'stock_movements'])
      expect(rights[ledger]).toEqual(['INSERT', 'SELECT']);
    expect(rights.points_transactions).toEqual(['INSERT', 'SELECT', 'UPDATE(client_id)']);
    // Of what a machine pays only that it came, and that it was taken back.
    expect(rights.receivables).toEqual([
      'INSERT',
      'SELECT',
      'UPDATE(received_at)',
      'UPDATE(received_by)',
      'UPDATE(taken_back_at)',
    ]);
    for (const said of ['billing_accounts', 'billing_payments', 'billing_checkouts']) {
      expect(rights[said]).toEqual(['SELECT']);
    }
  });

  test('a company changes what it says about itself, and neither its trial nor its subscription', async () => {
    const rights = await readAppRights(world.system.database.pool);

    expect(rights.companies).toEqual([
      'SELECT',
      ...OWN_WORDS.toSorted().map((column) => `UPDATE(${column})`),
    ]);
  });

  test('no role of ours is above row security, and six functions alone lend the rights of their owner', async () => {
    const { rows: roles } = await world.system.database.pool.query(
      `select rolname, rolsuper or rolbypassrls as powerful, rolcanlogin as enters from pg_roles
       where rolname in (session_user, app_role(), operator_role()) order by rolname`,
    );
    const { rows: lending } = await world.system.database.pool.query(
      "select oid::regproc from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by proname",
    );

    expect(roles.map(({ powerful }) => powerful)).toEqual([false, false, false]);
    expect(roles.map(({ enters }) => enters)).toEqual([true, false, false]);
    // One erases the sample company, one forgets a person in the trail, which nobody may rewrite
    // otherwise, two take away what a company had that was deleted, and two tell three settings of
    // the platform and nothing of anybody.
    expect(lending.map(({ oid }) => oid)).toEqual([
      'erase_sample_company',
      'forget_in_trail',
      'hidden_modules',
      'mail_desk',
      'purge_company',
      'purge_company_rows',
    ]);
  });
});

describe('the rows', () => {
  test('outside of a company nobody sees a row of any company, not even the owner', async () => {
    for (const { name } of companyTables) {
      const { rows } = await world.system.database.pool.query(`select count(*)::int from ${name}`);
      expect({ name, ...rows[0] }).toEqual({ name, count: 0 });
    }
  });

  test('a request sees the rows of its own company and no others', async () => {
    for (const { name } of companyTables) {
      const column = name === 'companies' ? 'id' : 'company_id';
      const owners = await world.inCompany(salon.companyId, (scope) =>
        scope.execute(sql.raw(`select distinct ${column} as id from ${name}`)),
      );
      expect(owners.rows.filter(({ id }) => id !== salon.companyId)).toEqual([]);
    }
    const services = await world.inCompany(salon.companyId, (scope) =>
      scope.execute(sql`select name from services`),
    );
    expect(services.rows).toEqual([{ name: 'Corte' }]);
  });

  test('a request cannot write a row for another company', async () => {
    for (const { name } of companyTables) {
      const column = name === 'companies' ? 'id' : 'company_id';
      const insert = `insert into ${name} (${column}) values ('${barber.companyId}')`;
      expect({ name, code: await failureOf(insert) }).toEqual({ name, code: '42501' });
    }
  });

  test.each([
    [
      'move a row to another company',
      () => `update services set company_id = '${barber.companyId}'`,
    ],
    ['rewrite the trail of changes', () => "update audit_records set action = 'insert'"],
    ['delete the trail of changes', () => 'delete from audit_records'],
    ['forget what was already done', () => 'delete from effects'],
    ['found a company', () => "insert into companies (name, slug) values ('x', 'x')"],
    ['read who may sign in', () => 'select * from users'],
    ['read the e-mails', () => 'select recipient from mails'],
    ['read the jobs', () => 'select data from pgboss.job'],
    ['say what it paid', () => "update billing_accounts set provider_status = 'active'"],
    ['change what a plan costs', () => 'update plans set price_monthly_in_cents = 1'],
    ['read who pays', () => 'select * from billing_customers'],
    ['read what the payment provider sent', () => 'select * from billing_events'],
    ['read what the simulator remembers', () => 'select * from simulator_objects'],
  ])('a request cannot %s', async (_case, statement) => {
    expect(await failureOf(statement())).toBe('42501');
  });
});

/** The SQLSTATE of what a request of the salon is refused. */
async function failureOf(statement: string): Promise<string | undefined> {
  const failure = await world
    .inCompany(salon.companyId, (scope) => scope.execute(sql.raw(statement)))
    .catch((error) => error.cause);
  return failure?.code;
}

/** A right to one column is a right to rows, too. */
function onRows(rights: readonly string[] = []): string[] {
  return rights.map((right) => right.replace(/\(.*\)$/, ''));
}
