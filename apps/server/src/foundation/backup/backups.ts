import { type EmbeddedCluster, logSpoolOf } from '../database/embedded-postgres.ts';
import type { Environment } from '../environment.ts';
import type { Logger } from '../logger.ts';
import { keepNights } from './backup-nights.ts';
import { keepsBackups, openBackups } from './backup-settings.ts';
import { keepArchiving } from './log-archive.ts';

export type Backups = { stop(): Promise<void> };

type Parts = { environment: Environment; cluster: EmbeddedCluster | null; logger: Logger };

/** Keeps backups while this process runs: logs as they come, everything once a night. */
export function startBackups({ environment, cluster, logger }: Parts): Backups {
  if (!cluster || !keepsBackups(environment)) return { stop: async () => {} };
  const store = openBackups(environment);
  const archive = keepArchiving({
    spool: logSpoolOf(cluster.clusterFolder),
    store,
    alarm: (error) => logger.error({ err: error }, 'a log of the database is not in the backup'),
  });
  const nights = keepNights({ store, logger });
  return {
    async stop() {
      await nights.stop();
      await archive.stop();
    },
  };
}
