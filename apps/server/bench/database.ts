import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  provisionDatabase,
  startEmbeddedPostgres,
} from '../src/foundation/database/embedded-postgres.ts';
import { isSmoke } from './scale.ts';

export type Place = { folder: string; databaseUrl: string };

/** A database for one measurement, which leaves nothing behind. */
export async function withDatabase(measure: (place: Place) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-bench-'));
  // The embedded database may run as another user.
  chmodSync(folder, 0o755);
  const durability = isSmoke ? 'none' : 'full';
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durability });
  try {
    const databaseUrl = await provisionDatabase(postgres.url, join(folder, 'owner.password'));
    await measure({ folder, databaseUrl });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
