import { rmSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ask,
  leaveNothingRunning,
  newFolder,
  startIn,
} from '../../../../tests/embedded-postgres-support.ts';
import { provisionDatabase } from './provision-database.ts';

leaveNothingRunning();

test('several processes at once get the same database and owner, who is no superuser', async () => {
  const folder = newFolder();
  const server = await startIn(folder);
  const passwordFile = `${folder}.owner-password`;

  const urls = await Promise.all([1, 2, 3].map(() => provisionDatabase(server.url, passwordFile)));
  const [url = ''] = urls;
  expect(new Set(urls).size).toBe(1);
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  expect(
    await ask(
      url,
      `select current_database() as database, rolname as role, rolcreaterole as creates_roles,
        rolsuper or rolbypassrls or rolcreatedb or rolreplication as is_mighty,
        pg_get_userbyid(datdba) as owner
      from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    ),
  ).toEqual({
    database: 'hora',
    role: 'hora_owner',
    creates_roles: true,
    is_mighty: false,
    owner: 'hora_owner',
  });

  rmSync(passwordFile);
  const healed = await provisionDatabase(server.url, passwordFile);
  expect(healed).not.toBe(url);
  expect(await ask(healed, 'select 1 as works')).toEqual({ works: 1 });
  await server.stop();
});
