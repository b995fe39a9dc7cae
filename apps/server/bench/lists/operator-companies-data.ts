import type { BusySalon } from '../booking/salon.ts';
import { enough } from '../scale.ts';
import type { Ask } from '../superuser.ts';

export const COMPANIES = enough(10_000, 60);
const CLIENTS = enough(10_000, 40);
const VISITS = enough(20_000, 60);
/** Every other visit was paid. */
const PAID = 2;

/** So many companies, most of them in their trial, with names that a search tells apart. */
export async function loadCompanies(ask: Ask): Promise<void> {
  await ask(
    `with made as (
       insert into company_slugs (slug, company_id)
       select 'bench-' || n, uuidv7() from generate_series(1, $1::int) as n returning slug, company_id
     )
     insert into companies (id, slug, name, trade_name, email, document, document_number,
       subscription_status, trial_ends_at, created_at)
     select company_id, slug, 'Salão ' || slug || ' Ltda', 'Espaço ' || slug, slug || '@salao.test',
       lpad(hashtext(slug)::text, 14, '0'), lpad(abs(hashtext(slug))::text, 14, '0'),
       (array['trial', 'active', 'past_due', 'canceled'])[1 + abs(hashtext(slug)) % 4], now(),
       now() - abs(hashtext(slug)) % 90000 * interval '1 minute'
     from made`,
    [COMPANIES],
  );
  await ask('analyze companies', []);
}

/** What a busy company has after years: with the trail of it a hundred thousand rows and more. */
export async function fillCompany(ask: Ask, salon: BusySalon): Promise<number> {
  const { companyId, professionalIds, serviceId } = salon;
  const [professionalId] = professionalIds;
  await ask(
    `insert into clients (company_id, name, search_text)
     select $1, 'Cliente ' || n, 'cliente ' || n
     from generate_series(1, $2::int) as n`,
    [companyId, CLIENTS],
  );
  await ask(
    `insert into appointments (company_id, professional_id, client_id, starts_at, ends_at, busy_from,
       busy_until, service_names, price_in_cents, status, source)
     select $1, $2, client.id, at, at + interval '10 minutes', at, at + interval '10 minutes', 'Corte',
       5000, 'completed', 'staff'
     from generate_series(1, $3::int) as n,
       lateral (select now() - n * interval '10 minutes' as at) as timed,
       lateral (select id from clients where company_id = $1 offset 0 limit 1) as client`,
    [companyId, professionalId, VISITS],
  );
  await ask(
    `insert into appointment_services (company_id, appointment_id, service_id, position, name,
       price_in_cents, duration_in_minutes)
     select company_id, id, $2, 0, 'Corte', 5000, 10 from appointments where company_id = $1`,
    [companyId, serviceId],
  );
  await payFor(ask, companyId);
  return countRows(ask, companyId);
}

async function payFor(ask: Ask, companyId: string): Promise<void> {
  await ask(
    `insert into cash_sessions (company_id, id, opened_by, opened_at, opening_amount_in_cents)
     values ($1, $1, $1, now(), 0)`,
    [companyId],
  );
  await ask(
    `insert into settlements (company_id, id, receipt_number, appointment_id, professional_id,
       cash_session_id, date, subtotal_in_cents, discount_in_cents, tip_in_cents, created_by)
     select company_id, id, number, id, professional_id, company_id, current_date, 5000, 0, 0,
       company_id
     from (select *, row_number() over () as number from appointments where company_id = $1) as visit
     where number % $2 = 0`,
    [companyId, PAID],
  );
  await ask(
    `insert into transactions (company_id, type, kind, counts_as, amount_in_cents, description, date,
       appointment_id, settlement_id, cash_session_id)
     select company_id, 'income', 'payment', 'payment', 5000, 'Pagamento', current_date, id, id,
       company_id
     from settlements where company_id = $1`,
    [companyId],
  );
}

async function countRows(ask: Ask, companyId: string): Promise<number> {
  const tables = ['clients', 'appointments', 'appointment_services', 'settlements', 'transactions'];
  let rows = 0;
  for (const table of [...tables, 'audit_records']) {
    const question = `select count(*)::int as count from ${table} where company_id = $1`;
    rows += (await ask<{ count: number }>(question, [companyId]))[0]?.count ?? 0;
  }
  return rows;
}
