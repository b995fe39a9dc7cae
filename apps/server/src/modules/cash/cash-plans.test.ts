import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { crowdIn, type Reading, readingOf, tidy } from '../../../tests/plan-support.ts';
import { testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listRemovedTransactions } from './book/transaction-changes.queries.ts';
import {
  fittingOf,
  listTransactions,
  readDayTotals,
  readTotals,
  type TransactionSearch,
} from './book/transactions-list.queries.ts';
import { listOwed, sumAdvances, sumOwed } from './commissions/owed.queries.ts';
import { findUsualMethod } from './drawer/payment-method-choices.queries.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
const MOST = 500;

/** A page or two for all companies of a test together: reading them whole is cheapest there. */
const SMALL = ['professionals', 'services', 'payment_methods', 'financial_categories', 'users'];

type Step = (scope: CompanyScope) => Promise<unknown>;
const steps: [name: string, step: Step][] = [
  ['the list of what is owed', (scope) => listOwed(scope, {}, MOST)],
  ['the sum of what is owed', (scope) => sumOwed(scope, {})],
  ['the sum of vales', (scope) => sumAdvances(scope, {})],
  ['a search for what is nowhere', (scope) => list(scope, { terms: ['nada'] })],
  ['what the days of a page come to', (scope) => addUpDays(scope, { terms: ['aluguel'] })],
  ['the totals of what is nowhere', (scope) => addUp(scope, { terms: ['nada'] })],
  ['a search for a description', (scope) => list(scope, { terms: ['aluguel'] })],
  ['the totals of a description', (scope) => addUp(scope, { terms: ['aluguel'] })],
  ['what was deleted', listRemovedTransactions],
  ['the usual way of paying', findUsualMethod],
];

async function list(scope: CompanyScope, search: TransactionSearch) {
  return listTransactions(scope, await fittingOf(scope, search), { after: null, limit: 20 });
}

async function addUpDays(scope: CompanyScope, search: TransactionSearch) {
  const { rows } = await list(scope, search);
  return readDayTotals(scope, await fittingOf(scope, search), rows);
}

async function addUp(scope: CompanyScope, search: TransactionSearch) {
  return readTotals(scope, await fittingOf(scope, search));
}

/** Every company lives as its neighbours do: what was booked was paid on its day. */
const EARN = sql`with settled as (
    insert into settlements (company_id, id, receipt_number, appointment_id, professional_id,
      cash_session_id, date, subtotal_in_cents, discount_in_cents, tip_in_cents, created_by)
    select company_id, id, row_number() over (partition by company_id), id, professional_id,
      company_id, starts_at::date, 5000, 0, 0, company_id
    from appointments where kind = 'appointment' and status = 'scheduled' order by starts_at
    returning company_id, id, professional_id, date
  ), owed as (
    insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
      professional_id, settlement_id, appointment_id)
    select company_id, 'expense', 'commission', 'commission', 2000, 'Comissão', date,
      professional_id, id, id from settled
  )
  insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
    cash_session_id, settlement_id, appointment_id)
  select company_id, 'income', 'payment', 'payment', 5000, 'Pagamento - Corte', date, company_id,
    id, id from settled`;

const LAST_PAID = '2026-03-20';
const PAY_OUT = sql`insert into transactions (company_id, type, kind, counts_as, amount_in_cents,
    description, date, professional_id, pays_id, cash_session_id)
  select company_id, 'expense', 'commission_payment', 'commission_payment', amount_in_cents,
    'Pagamento Comissão', date, professional_id, id, company_id
  from transactions where kind = 'commission' and date <= ${LAST_PAID}`;

const OPEN = sql`insert into cash_sessions (company_id, id, opened_by, opening_amount_in_cents)
  select id, id, id, 0 from companies where slug like 'caixa-%'`;

const SPEND = sql`insert into transactions (company_id, type, kind, counts_as, amount_in_cents,
    description, date)
  select id, 'expense', 'manual', 'manual', 100, words, date '2026-03-01'
  from companies, unnest(array['Aluguel', 'Engano']) as words where slug like 'caixa-%'`;

const REMOVE = sql`delete from transactions where description = 'Engano'`;

const COUNT = sql`select count(*)::int as pending from transactions
  where kind = 'commission' and date > ${LAST_PAID}`;

describe('among many other companies', () => {
  const readings = new Map<string, Reading>();
  let pending = 0;

  beforeAll(async () => {
    const companyId = await crowdIn(world, { name: 'caixa-', companies: 16 });
    await world.system.scopes.asOperator(actor, async (scope) => {
      // Weeks of so many companies are more than a request may take on a busy machine.
      await scope.execute(sql`set local statement_timeout = 0`);
      for (const statement of [OPEN, EARN, PAY_OUT, SPEND, REMOVE]) await scope.execute(statement);
    });
    await tidy(world.system, ['audit_records', 'settlements', 'transactions']);
    await world.inCompany(companyId, async (scope) => {
      const { rows } = await scope.execute<{ pending: number }>(COUNT);
      pending = rows[0]?.pending ?? 0;
      for (const [name, step] of steps) {
        readings.set(name, await readingOf(scope, () => step(scope)));
      }
    });
  }, 120_000);

  test.each(steps)('%s reads no table from end to end', (name) => {
    const whole = readings.get(name)?.sequential ?? ['nothing was read'];
    expect(whole.filter((table) => !SMALL.includes(table))).toEqual([]);
  });

  test.each([
    ['the list of what is owed', 'transactions_owed_index'],
    ['the sum of what is owed', 'transactions_owed_index'],
    ['the sum of vales', 'transactions_advance_index'],
    ['a search for a description', 'transactions_description_index'],
    ['the totals of a description', 'transactions_description_index'],
    ['what was deleted', 'audit_records_removal_index'],
  ])('%s is found by its own index', (name, index) => {
    expect(readings.get(name)?.indexes).toContain(index);
  });

  test('what is owed costs what is open, not what was paid before', () => {
    expect(pending).toBeGreaterThan(0);
    // Each is looked at once, and so is the settlement it is owed of.
    const { indexes, places } = readings.get('the sum of what is owed') ?? {};
    expect(indexes).toEqual(['settlements_pkey', 'transactions_owed_index']);
    expect(places).toBeLessThanOrEqual(3 * pending + 1);
  });

  test.each(['a search for what is nowhere', 'the totals of what is nowhere'])(
    '%s reads no row of money',
    (name) => {
      const indexes = readings.get(name)?.indexes.filter((one) => one.startsWith('transactions_'));
      expect(indexes).toEqual(['transactions_description_index']);
    },
  );
});
