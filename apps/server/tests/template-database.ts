import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  EmbeddedPostgresError,
  provisionDatabase,
  startEmbeddedPostgres,
} from '../src/foundation/database/embedded-postgres.ts';

export type TestPostgres = { ownerUrl: string; stop(): Promise<void> };

const PREFIX = 'hora-marcada-test-';
const ATTEMPTS = 60;
const OBJECT_IN_USE = '55006';
// What the owner hears while PostgreSQL itself tidies the database up: nobody may send it away.
const NOT_ALLOWED = '42501';

/**
 * A PostgreSQL for tests: our own, thrown away at the end, or the one of TEST_DATABASE_URL, whose
 * role must be allowed to create databases and roles.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { ownerUrl: given, stop: async () => {} };

  await removeLeftovers();
  const home = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(home, 0o755);
  try {
    return await startIn(home);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the template, replacing a database of that name, and answers the copy's connection. */
export async function cloneDatabase(
  ownerUrl: string,
  templateName: string,
  newName: string,
): Promise<string> {
  await dropDatabase(ownerUrl, newName);
  await createFromTemplate(ownerUrl, templateName, newName);
  return databaseUrl(ownerUrl, newName);
}

export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  await runPatiently(ownerUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

/** A run that was killed leaves its PostgreSQL behind; one that is still going keeps its own. */
async function removeLeftovers(): Promise<void> {
  const homes = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const home of homes.map((name) => join(tmpdir(), name))) {
    if (existsSync(join(home, 'postgres', 'PG_VERSION'))) await discard(home);
  }
}

async function discard(home: string): Promise<void> {
  try {
    const left = await startEmbeddedPostgres(embeddedIn(home));
    await left.stop();
    rmSync(home, { recursive: true, force: true });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
  }
}

async function startIn(home: string): Promise<TestPostgres> {
  const server = await startEmbeddedPostgres(embeddedIn(home));
  async function stop(): Promise<void> {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
  try {
    const ownerUrl = await provisionDatabase(server.url, join(home, 'owner.password'));
    await runOutside(server.url, 'alter role hora_owner createdb');
    return { ownerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function embeddedIn(home: string): { folder: string; durability: 'none' } {
  return { folder: join(home, 'postgres'), durability: 'none' };
}

async function createFromTemplate(
  ownerUrl: string,
  templateName: string,
  newName: string,
): Promise<void> {
  const [copy, template] = [newName, templateName].map(pg.escapeIdentifier);
  // Twice as fast as writing each page to the log, and nobody has to recover a test.
  const statement = `create database ${copy} template ${template} strategy file_copy`;
  await runPatiently(ownerUrl, statement);
}

async function runPatiently(ownerUrl: string, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOutside(ownerUrl, statement);
    } catch (error) {
      if (!isBusy(error) || attempt === ATTEMPTS) throw error;
      await sleep(200);
    }
  }
}

/** From the database `postgres`: who is connected to a template keeps others from copying it. */
async function runOutside(ownerUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(ownerUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(ownerUrl: string, name: string): string {
  const url = new URL(ownerUrl);
  url.pathname = name;
  return url.href;
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code === OBJECT_IN_USE || error.code === NOT_ALLOWED;
}
