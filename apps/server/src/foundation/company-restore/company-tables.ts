import type pg from 'pg';
import { TABLES_OF_COMPANIES } from '../database/tables-of-companies.ts';

/** A table with rows of companies, and the columns that are written and not worked out. */
export type CompanyTable = { name: string; columns: string[] };

/** A company that is gone comes back as it was; beside one that is still there a copy is made. */
export type RestoreKind = 'as-it-was' | 'as-copy';

/** What stays behind, and why. Every other table with a company comes back. */
export const NOT_RESTORED: Readonly<Record<string, string>> = {
  users: 'belong to the persons; those of the members are joined by their e-mail',
  company_slugs: 'are given as far as nobody else has them by now',
  operator_actions: 'tell what operators did, and were never gone',
  idempotency_keys: 'only tell a request that is sent again from a new one',
  billing_accounts: 'are what the payment provider last said of a subscription that has ended',
  billing_customers: 'point at a customer whom the payment provider does not know any more',
  billing_checkouts: 'hold the address of a payment page that is closed by now',
  billing_events: 'are the messages of the payment provider to us',
  whatsapp_connections: 'hold a line of the gateway that has ended; the number is connected anew',
  push_subscriptions: 'belong to sessions that have ended',
  alert_companies: 'only say whom an alert of the operators is for',
};

/** What a copy leaves to the company that is still there: its addresses, and whatever it would tell twice. */
export const NOT_COPIED: Readonly<Record<string, string>> = {
  billing_payments: 'are what the company itself paid',
  invitations: 'open the company that sent them',
  calendar_feeds: 'are addresses that show its own agenda',
  appointment_links: 'open its own pages',
  review_links: 'open its own pages',
  messages: 'are told once, by the company itself',
  campaigns: 'are told once, by the company itself',
  reengagements: 'are told once, by the company itself',
  notices: 'tell the team of what happened there',
  notice_reads: 'only say who read them',
  message_automations: 'would tell its clients everything twice',
};

const WITH_COMPANY = `
  select name,
    array(
      select attname::text from pg_attribute
      where attrelid = owned.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns
  from (${TABLES_OF_COMPANIES}) as owned
  order by name`;

/** As the database has them, so that a new table is not forgotten. */
export async function readCompanyTables(
  client: pg.Client,
  kind: RestoreKind,
): Promise<CompanyTable[]> {
  const { rows } = await client.query<CompanyTable>(WITH_COMPANY);
  const isTaken = ({ name }: CompanyTable) =>
    NOT_RESTORED[name] === undefined && !(kind === 'as-copy' && NOT_COPIED[name] !== undefined);
  return rows.filter(isTaken);
}
