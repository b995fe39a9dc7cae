import { mkdirSync } from 'node:fs';
import { platform } from 'node:os';
import { type Cluster, giveTo } from './cluster.ts';

/** A quiet salon's last minute is in the backup too. */
const LOG_CLOSED_AFTER_SECONDS = 60;

/** Where PostgreSQL lays its logs for whoever keeps backups. */
export function logSpoolOf(clusterFolder: string): string {
  return `${clusterFolder}.spool`;
}

/** Makes it, and answers the settings with which PostgreSQL fills it. */
export function openLogSpool(cluster: Cluster): Record<string, string> {
  const spool = logSpoolOf(cluster.folder);
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  giveTo(cluster.user, [spool]);
  return {
    archive_mode: 'on',
    archive_timeout: String(LOG_CLOSED_AFTER_SECONDS),
    archive_command: platform() === 'win32' ? copyOnWindows(spool) : copyWhole(spool),
  };
}

/** Renamed when it is on the disk: half a log must never look like one. */
function copyWhole(spool: string): string {
  const target = `'${forCommand(spool).replaceAll("'", "'\\''")}/%f`;
  const copy =
    platform() === 'linux'
      ? `dd if='%p' of=${target}.part' bs=1M conv=fsync status=none`
      : `cp '%p' ${target}.part'`;
  return `${copy} && mv ${target}.part' ${target}'`;
}

function copyOnWindows(spool: string): string {
  const target = `${forCommand(spool).replaceAll('/', '\\')}\\%f`;
  return `copy "%p" "${target}.part" && move /y "${target}.part" "${target}"`;
}

/** PostgreSQL puts names in place of what begins with a percent sign. */
function forCommand(path: string): string {
  return path.replaceAll('%', '%%');
}
