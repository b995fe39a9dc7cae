import { PLATFORM_ROLES } from '@app/domain/identity/platform-role';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { noon, signIn, testWorld } from '../../../tests/support.ts';
import { rateLimits } from '../../foundation/http/rate-limits.table.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { accessRecords } from './access-records.table.ts';
import { accountJobs } from './accounts.jobs.ts';
import { sessions, verifications } from './accounts.table.ts';

const world = testWorld();
let userId: string;

beforeAll(async () => {
  userId = await world.tell.person({ name: 'Ana', email: 'ana@salao.test' });
});

test('the nightly sweep is planned in the time of São Paulo, once, however many workers start', async () => {
  await world.system.work();
  await world.system.work();

  const { rows } = await world.system.database.pool.query(
    'select name, cron, timezone from pgboss.schedule',
  );
  const planned = { name: 'accounts.sweep', cron: '30 3 * * *', timezone: 'America/Sao_Paulo' };
  expect(rows.filter(({ name }) => name === 'accounts.sweep')).toEqual([planned]);
});

test('the sweep removes the sessions, links and counts that ran out, and no others', async () => {
  const { owner } = world.system.database;
  const at = (hours: number) => new Date(noon.add({ hours }).epochMilliseconds);
  const good = await signIn(world.system, userId);
  await owner.insert(sessions).values({ token: 'old', userId, expiresAt: at(-1) });
  await owner.insert(verifications).values([
    { identifier: 'old', value: userId, expiresAt: at(-1) },
    { identifier: 'good', value: userId, expiresAt: at(1) },
  ]);
  await owner.insert(rateLimits).values([
    { key: 'old', count: 3, lastRequest: at(-25).getTime() },
    { key: 'good', count: 3, lastRequest: at(-1).getTime() },
  ]);

  await sweep();

  expect((await owner.select().from(sessions)).map(({ token }) => token)).toEqual([good]);
  const links = await owner.select().from(verifications);
  expect(links.map(({ identifier }) => identifier)).toEqual(['good']);
  expect((await owner.select().from(rateLimits)).map(({ key }) => key)).toEqual(['good']);
});

test('no account has a role that the platform does not know', async () => {
  const { pool } = world.system.database;
  const change = (role: string) =>
    pool.query('update users set role = $1 where id = $2', [role, userId]);
  await expect(change('root')).rejects.toMatchObject({ constraint: 'users_role_known' });
  for (const role of [...PLATFORM_ROLES, 'client']) await change(role);
});

test('the sweep removes the mails of more than thirty days, and no others', async () => {
  const { owner } = world.system.database;
  const mail = (subject: string, hours: number) => ({
    recipient: 'swept@salao.test',
    subject,
    text: 'o link',
    state: 'kept' as const,
    createdAt: noon.subtract({ hours }),
  });
  await owner.insert(mails).values([mail('old', 30 * 24 + 1), mail('good', 30 * 24 - 1)]);

  await sweep();

  const left = await owner.select().from(mails).where(eq(mails.recipient, 'swept@salao.test'));
  expect(left.map(({ subject }) => subject)).toEqual(['good']);
});

test('the sweep removes what is known of accesses after six months, and not a day before', async () => {
  const { owner } = world.system.database;
  const at = (time: string) => Temporal.Instant.from(time);
  await owner.insert(accessRecords).values([
    { userId, address: 'old', at: at('2025-09-10T14:59:59Z') },
    { userId, address: 'good', at: at('2025-09-10T15:00:00Z') },
  ]);

  await sweep();

  const left = await owner.select().from(accessRecords);
  expect(left.map(({ address }) => address)).toEqual(['good']);
});

async function sweep(): Promise<void> {
  const { scopes, logger } = world.system;
  const actor = { userId: null, requestId: 'test' };
  for (const job of accountJobs) await job.run({ scopes, actor, now: noon, logger }, {});
}
