import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import type { RouterClient } from '@orpc/server';
import { clientImportJobs } from '../src/modules/clients/imports/client-imports.jobs.ts';
import type { router } from '../src/router.ts';
import type { System } from '../src/system.ts';
import { noon } from './support.ts';

type Imports = RouterClient<typeof router>['clients']['imports'];

type Worker = Pick<System, 'database' | 'scopes' | 'logger' | 'markOf'>;

/** Runs what waits in the queue of the imports, as a worker would; answers how many jobs. */
export async function workOffImports(worker: Worker): Promise<number> {
  const { rows } = await worker.database.pool.query(
    `delete from pgboss.job where name like 'client-imports.%'
     returning name, data`,
  );
  for (const { name, data } of rows) await runImportJob(worker, name, data);
  return rows.length;
}

/** The same for several workers at once, each with one job. */
export async function workOffAtOnce(worker: Worker): Promise<number> {
  const { rows } = await worker.database.pool.query(
    `delete from pgboss.job where name like 'client-imports.%' returning name, data`,
  );
  await Promise.all(rows.map(({ name, data }) => runImportJob(worker, name, data)));
  return rows.length;
}

async function runImportJob(
  { scopes, logger, markOf }: Worker,
  name: string,
  data: unknown,
): Promise<void> {
  const job = clientImportJobs(() => markOf).find((one) => one.name === name);
  const actor = { userId: null, requestId: 'test' };
  await job?.run({ scopes, actor, now: noon, logger }, data);
}

export function csv(...lines: string[]): File {
  return new File([lines.join('\r\n')], 'clientes.csv', { type: 'text/csv' });
}

/** Uploads and checks the file with the columns as they were guessed. */
export async function checked(
  system: System,
  imports: Imports,
  file: File,
  settings: Partial<Pick<ClientImport, 'onKnown' | 'onInvalidField' | 'mapping'>> = {},
): Promise<ClientImport> {
  const { id, mapping, onKnown, onInvalidField } = await imports.create({ file });
  await imports.check({ id, mapping, onKnown, onInvalidField, ...settings });
  await workOffImports(system);
  return imports.get({ id });
}

/** The whole way, from the file to the clients. */
export async function imported(
  system: System,
  imports: Imports,
  file: File,
  settings: Parameters<typeof checked>[3] = {},
): Promise<ClientImport> {
  const { id } = await checked(system, imports, file, settings);
  await imports.run({ id });
  await workOffImports(system);
  return imports.get({ id });
}
