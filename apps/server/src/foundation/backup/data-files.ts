import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file as the backup calls it, and where it lies. */
export type DataFile = { path: string; from: string };
export type DataFolder = { files: DataFile[]; folders: string[] };

/** The folder of PostgreSQL in a backup, wherever it lies really. */
export const CLUSTER = 'postgres';
const FILES = 'files';
/** What opens the rest; not all of them exist everywhere. */
const SECRETS = ['app.secret', 'owner.password'];
const CLUSTER_PASSWORD = 'postgres.password';

/** Their contents are of this run alone, or come from the log. */
const LEFT_EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const OF_THIS_RUN =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|pgsql_tmp.*|pg_internal\.init.*)$/;

/** Everything without which a data folder is not the same. */
export async function findDataFiles(
  dataFolder: string,
  clusterFolder: string,
): Promise<DataFolder> {
  const cluster = await walk(clusterFolder, CLUSTER, isOfCluster);
  const files = await walk(join(dataFolder, FILES), FILES, () => true);
  const loose = [
    ...SECRETS.map((path) => ({ path, from: join(dataFolder, path) })),
    { path: CLUSTER_PASSWORD, from: `${clusterFolder}.password` },
  ];
  const present = await Promise.all(loose.map(({ from }) => exists(from)));
  return {
    files: [...loose.filter((_, at) => present[at]), ...cluster.files, ...files.files],
    folders: [...cluster.folders, ...files.folders],
  };
}

/** Whether PostgreSQL's own user has to have it. */
export function isOfDatabaseUser(path: string): boolean {
  return path === CLUSTER_PASSWORD || path === CLUSTER || path.startsWith(`${CLUSTER}/`);
}

function isOfCluster(entry: Dirent, inFolder: string): boolean {
  const [, top = entry.name] = inFolder.split('/');
  if (inFolder !== CLUSTER && LEFT_EMPTY.has(top)) return false;
  return entry.isDirectory() || !OF_THIS_RUN.test(entry.name);
}

async function walk(
  folder: string,
  path: string,
  isWanted: (entry: Dirent, inFolder: string) => boolean,
): Promise<DataFolder> {
  const found: DataFolder = { files: [], folders: [] };
  if (!(await exists(folder))) return found;
  found.folders.push(path);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!isWanted(entry, path)) continue;
    const [from, inside] = [join(folder, entry.name), `${path}/${entry.name}`];
    if (!entry.isDirectory()) {
      found.files.push({ path: inside, from });
      continue;
    }
    const { files, folders } = await walk(from, inside, isWanted);
    found.files.push(...files);
    found.folders.push(...folders);
  }
  return found;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
