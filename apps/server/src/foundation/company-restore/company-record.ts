import type pg from 'pg';
import type { CompanySource } from './company-source.ts';
import type { RestoreKind } from './company-tables.ts';
import { KNOWN } from './known-tables.ts';

/** The company as it comes into being again: who it is from now on, and what stands in its record. */
export type NewRecord = {
  companyId: string;
  name: string;
  slug: string;
  /** Those it had before, as far as nobody else has them by now. */
  addresses: string[];
  record: Record<string, unknown>;
};

/** Whatever it paid has ended: what was paid counts to its end, and nothing is charged. */
const PAID = ['active', 'past_due'];

/** Closed until an operator has looked at it: nobody is written to before. */
const CLOSED = {
  active: false,
  deleted_at: null,
  is_sample: false,
  subscription_stripe_id: null,
  custom_status_id: null,
};
const UNPAID = {
  subscription_status: 'inactive',
  subscription_current_period_end: null,
  trial_ends_at: null,
};

export async function makeRecord(
  client: pg.Client,
  source: CompanySource,
  kind: RestoreKind,
): Promise<NewRecord> {
  const before = await source.readRecord();
  const isCopy = kind === 'as-copy';
  const companyId = isCopy ? await newId(client) : source.companyId;
  const wanted = isCopy ? `${before.slug}-copia` : String(before.slug);
  const slug = await freeAddress(client, wanted);
  const name = isCopy ? `${before.name} (cópia)` : String(before.name);
  const record = {
    ...before,
    ...CLOSED,
    ...(isCopy || !source.isOurs ? UNPAID : endedSubscription(before)),
    ...(isCopy && before.trade_name !== '' && { trade_name: `${before.trade_name} (cópia)` }),
    id: companyId,
    name,
    slug,
  };
  const earlier = isCopy ? [] : await freeAmong(client, await source.listAddresses());
  return { companyId, name, slug, addresses: [...new Set([slug, ...earlier])], record };
}

function endedSubscription(before: Record<string, unknown>): Record<string, unknown> {
  const wasCharged = before.subscription_stripe_id !== null;
  const status = String(before.subscription_status);
  return wasCharged && PAID.includes(status) ? { subscription_status: 'canceled' } : {};
}

async function newId(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select uuidv7() as id');
  return rows[0]?.id ?? '';
}

async function freeAddress(client: pg.Client, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if ((await freeAmong(client, [slug])).length > 0) return slug;
  }
}

async function freeAmong(client: pg.Client, addresses: string[]): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from ${KNOWN.addresses} where slug = any ($1)`,
    [addresses],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return addresses.filter((slug) => !taken.has(slug));
}
