import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type pg from 'pg';
import { createConnection } from '../connection.ts';

const OWNER = 'hora_owner';
const DATABASE = 'hora';

// Any number, as long as nothing else in this database server locks it.
const PROVISIONING_LOCK = 4_672_001;

/**
 * Creates the role that owns our tables and its database, if missing, and answers its connection.
 * Not a superuser, because row-level security does not bind superusers.
 */
export async function provisionDatabase(adminUrl: string, passwordFile: string): Promise<string> {
  const client = createConnection({ connectionString: adminUrl });
  await client.connect();
  try {
    // Held until the connection ends: `create database` cannot run inside a transaction.
    await client.query('select pg_advisory_lock($1)', [PROVISIONING_LOCK]);
    const password = readOrMakePassword(passwordFile);
    await ensureOwner(client, password);
    await ensureDatabase(client);
    return ownerUrl(adminUrl, password);
  } finally {
    await client.end();
  }
}

/** The owner's connection to a server that was provisioned before. */
export function ownerUrlAt(adminUrl: string, passwordFile: string): string {
  return ownerUrl(adminUrl, readFileSync(passwordFile, 'utf8').trim());
}

/** The superuser's connection to our database instead of the one every server has. */
export function databaseIn(adminUrl: string): string {
  const url = new URL(adminUrl);
  url.pathname = DATABASE;
  return url.href;
}

function readOrMakePassword(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.draft`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** The password is set each time, so that a lost file heals itself. */
async function ensureOwner(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [OWNER]);
  if (!rowCount) await client.query(`create role ${OWNER}`);
  await client.query(
    `alter role ${OWNER} login createrole password ${client.escapeLiteral(password)}`,
  );
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE} owner ${OWNER}`);
}

function ownerUrl(adminUrl: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = OWNER;
  url.password = password;
  url.pathname = DATABASE;
  return url.href;
}
