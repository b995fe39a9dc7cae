import { openInstallation } from '../../src/foundation/installation/mark-key.ts';
import {
  lineSecretOf,
  secretHashOf,
  webhookOf,
} from '../../src/modules/messaging/connection/lines.rules.ts';
import { openBenchPool } from '../bench-scopes.ts';
import type { Place } from '../database.ts';
import { SECRET } from '../salon-server.ts';
import type { Ask } from '../superuser.ts';
import type { MessageLines } from './message-lines.ts';

/** The server at this address hears what the gateway tells. */
type Parties = { ask: Ask; lines: MessageLines; place: Place; address: string };

/** Companies of which nothing is known but that they are there. */
export async function foundCompanies(ask: Ask, count: number): Promise<void> {
  await ask(
    `with founded as (
       insert into companies (name, slug, trial_ends_at)
       select 'Empresa ' || n, 'empresa-' || n, '2100-01-01' from generate_series(1, $1::int) as n
       returning id, slug)
     insert into company_slugs (slug, company_id) select slug, id from founded`,
    [count],
  );
}

/** Each company whose address begins like this gets a number, of which news come to the server. */
export async function connectNumbers(parties: Parties, slugs: string): Promise<string[]> {
  const { ask, lines, place, address } = parties;
  const found = await ask<{ id: string; name: string }>(
    `select id, slug as name from companies where slug like $1 || '%'`,
    [slugs],
  );
  const secrets = await secretsOf(place, found);
  await ask(
    `insert into whatsapp_connections (company_id, provider, line_name, secret_hash, connected_at)
     select id, 'evolution', name, hash, now() - interval '60 days'
     from unnest($1::uuid[], $2::text[], $3::text[]) as numbers (id, name, hash)`,
    [found.map(({ id }) => id), found.map(({ name }) => name), secrets.map(secretHashOf)],
  );
  for (const [at, { name }] of found.entries()) {
    await lines.pair(name, webhookOf(address, secrets[at] ?? ''));
  }
  await ask(`update whatsapp_connections set state = 'connected'`);
  return found.map(({ name }) => name);
}

/** Those that the server itself names when it tells the gateway anew where to ring. */
async function secretsOf(place: Place, companies: readonly { id: string }[]): Promise<string[]> {
  const pool = openBenchPool(place.databaseUrl, 1);
  const { markOf } = await openInstallation(pool, { current: SECRET, old: [] });
  await pool.end();
  return companies.map(({ id }) => lineSecretOf(markOf, id, 1));
}

/** What waits for another day, so many in all, of the numbers that are there. */
export async function armForAnotherDay(ask: Ask, count: number): Promise<void> {
  await ask(
    `insert into messages (company_id, occasion, occasion_key, planned_at)
     select company_id, 'appointment_reminder_24h', 'armed:' || n,
       now() + interval '1 day' + n * interval '1 second'
     from whatsapp_connections, generate_series(1,
       ceil($1::numeric / (select count(*) from whatsapp_connections))::int) as n`,
    [count],
  );
  await ask('analyze messages');
}
