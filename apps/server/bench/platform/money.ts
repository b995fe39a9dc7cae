import type { Client } from 'pg';
import { PLATFORM_NOW } from './appointments.ts';
import { SERVICES } from './people.ts';

export const MONEY_TABLES = ['cash_sessions', 'settlements', 'settlement_items', 'transactions'];

/**
 * What every completed appointment brought, in the order of time. One professional of each company
 * has a commission, paid at the end of the month; every month costs the company its rent.
 */
export async function fillMoney(client: Client): Promise<void> {
  await client.query(OPEN, [PLATFORM_NOW.toString()]);
  await client.query(SETTLE);
  await client.query(ITEMIZE, [SERVICES.map(([name]) => name)]);
  await client.query(TAKE);
  await client.query(OWE, [SHARE, PLATFORM_NOW.toString()]);
  await client.query(PAY_OUT, [PLATFORM_NOW.toString()]);
  await client.query(SPEND, [PLATFORM_NOW.toString()]);
}

/** Percent. */
const SHARE = 40;
const LOCAL_DAY = `(starts_at at time zone 'America/Sao_Paulo')::date`;

/** One drawer for everything, which has the id of its company. */
const OPEN = `
  insert into cash_sessions (company_id, id, opened_by, opened_at, opening_amount_in_cents)
  select company_id, company_id, company_id, $1::timestamptz, 0 from bench.companies`;

/** A settlement has the id of its appointment. */
const SETTLE = `
  insert into settlements (company_id, id, receipt_number, appointment_id, professional_id,
    cash_session_id, date, subtotal_in_cents, discount_in_cents, tip_in_cents, created_by, created_at)
  select company_id, id, row_number() over (partition by company_id), id, professional_id,
    company_id, ${LOCAL_DAY}, price_in_cents, 0, 0, company_id, ends_at
  from appointments where status = 'completed' order by starts_at`;

const ITEMIZE = `
  insert into settlement_items (company_id, settlement_id, position, date, professional_id,
    service_id, name, gross_in_cents, discount_in_cents, commission_in_cents, starts_at)
  select company_id, id, 0, ${LOCAL_DAY}, professional_id,
    service_ids[array_position($1::text[], service_names)], service_names,
    price_in_cents, 0, 0, starts_at
  from appointments join bench.companies using (company_id)
  where status = 'completed' order by starts_at`;

const TAKE = `
  insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
    appointment_id, settlement_id, cash_session_id, created_at)
  select company_id, 'income', 'payment', 'payment', price_in_cents, 'Pagamento', ${LOCAL_DAY},
    id, id, company_id, ends_at
  from appointments where status = 'completed' order by starts_at`;

const paydayOf = (day: string) =>
  `(date_trunc('month', ${day}::timestamp) + interval '1 month - 1 day')::date`;

/** The mark of what is paid stands there at once: the trigger that keeps it sleeps meanwhile. */
const OWE = `
  insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
    appointment_id, settlement_id, professional_id, item_position, created_at, paid)
  select company_id, 'expense', 'commission', 'commission', price_in_cents * $1::int / 100,
    'Comissão', ${LOCAL_DAY}, id, id, professional_id, 0, ends_at,
    ${paydayOf(LOCAL_DAY)} < $2::date
  from appointments join bench.companies using (company_id)
  where status = 'completed' and professional_id = professional_ids[1] order by starts_at`;

const PAY_OUT = `
  insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
    professional_id, pays_id, cash_session_id, created_at)
  select company_id, 'expense', 'commission_payment', 'commission_payment', amount_in_cents,
    'Pagamento Comissão', payday, professional_id, id, company_id, payday
  from transactions, lateral (select ${paydayOf('date')} as payday) as month
  where kind = 'commission' and payday < $1::date`;

const SPEND = `
  insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date)
  select company_id, 'expense', 'manual', 'manual', 200000, 'Aluguel', day::date
  from bench.companies,
    generate_series(timestamp '2025-11-05', $1::timestamptz::timestamp, '1 month') as day`;
