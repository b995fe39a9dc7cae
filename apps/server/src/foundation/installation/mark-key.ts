import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { EnvironmentError } from '../environment.ts';
import type { AppSecrets } from '../secrets/app-secret.ts';
import { type Marker, markerFrom, markKeyOf } from '../secrets/keyed-mark.ts';
import { createSealer, type Sealer } from '../secrets/sealer.ts';
import { installationFacts } from './installation-facts.table.ts';

export type Installation = {
  markOf: Marker;
  sealer: Sealer;
  /** The secret under which everything lies that does not say so itself. */
  sealedWith: string;
};

const MARK_KEY = 'mark-key';

/**
 * Marks outlive the application's secret: some stand for people who asked to be forgotten, and
 * nobody could make them anew. So their key is random and kept, sealed with the secret. Whether it
 * opens also tells whether this process has the right one.
 */
export async function openInstallation(pool: Pool, secrets: AppSecrets): Promise<Installation> {
  const sealer = createSealer(secrets);
  const sealed = (await findMarkKey(pool)) ?? (await createMarkKey(pool, { secrets, sealer }));
  const sealedWith = sealer.secretBehind(sealed);
  if (!sealedWith) throw wrongSecret();
  return { markOf: markerFrom(sealer.open(sealed)), sealer, sealedWith };
}

async function findMarkKey(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ value: string }>(
    'select value from installation_facts where name = $1',
    [MARK_KEY],
  );
  return rows[0]?.value ?? null;
}

type Sealing = { secrets: AppSecrets; sealer: Sealer };

/** Of several first starts one stores the key, and all use that one. */
async function createMarkKey(pool: Pool, { secrets, sealer }: Sealing): Promise<string> {
  const { isUsed, example } = await lookAround(pool);
  const behind = example ? sealer.secretBehind(example) : secrets.current;
  if (!behind) throw wrongSecret();
  const key = isUsed ? markKeyOf(behind) : newMarkKey();
  await pool.query(
    'insert into installation_facts (name, value) values ($1, $2) on conflict (name) do nothing',
    [MARK_KEY, createSealer({ current: behind, old: [] }).seal(key)],
  );
  const stored = await findMarkKey(pool);
  if (!stored) throw new Error('The key of marks was stored and is not there');
  return stored;
}

/** Older versions kept no key: what they sealed tells whether the secret is still the same. */
async function lookAround(pool: Pool): Promise<{ isUsed: boolean; example: string | null }> {
  const { rows } = await pool.query<{ isUsed: boolean; example: string | null }>(
    `select exists (select from users) as "isUsed",
       (select value from settings where secret order by key limit 1) as example`,
  );
  return rows[0] ?? { isUsed: false, example: null };
}

function wrongSecret(): EnvironmentError {
  return new EnvironmentError(
    'Wrong environment:\n  APP_SECRET (or app.secret in DATA_DIR) is not the one this database was sealed with.\n' +
      'Put back the one from before. If it was changed on purpose, add the one from before as APP_SECRET_OLD,\n' +
      'start again, and run: npm run admin -- secret:rotate\n' +
      'If it is lost: npm run admin -- secret:lost says what can still be done.',
  );
}

/** The key stays, so that every mark stays; only its seal changes. */
export async function sealMarkKeyAnew(transaction: NodePgDatabase, sealer: Sealer): Promise<void> {
  const isMarkKey = eq(installationFacts.name, MARK_KEY);
  const [row] = await transaction.select().from(installationFacts).where(isMarkKey).for('update');
  if (!row) throw new Error('There is no key of marks');
  const value = sealer.seal(sealer.open(row.value));
  await transaction.update(installationFacts).set({ value }).where(isMarkKey);
}

/** For when nobody can open the one that is there. Marks made with it are no longer recognised. */
export async function replaceMarkKey(transaction: NodePgDatabase, sealer: Sealer): Promise<void> {
  const value = sealer.seal(newMarkKey());
  await transaction
    .insert(installationFacts)
    .values({ name: MARK_KEY, value })
    .onConflictDoUpdate({ target: installationFacts.name, set: { value } });
}

function newMarkKey(): string {
  return randomBytes(32).toString('base64url');
}
