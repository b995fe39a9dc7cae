import { createVerify } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, openSalon, type Salon } from '../../../../tests/booking-support.ts';
import { bookOnline } from '../../../../tests/own-appointment-support.ts';
import {
  type PushSimulator,
  startPushSimulator,
} from '../../../../tests/simulators/push.simulator.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { Job } from '../../../foundation/jobs/job.ts';
import { noticeJobs } from './notices.jobs.ts';
import { notices } from './notices.table.ts';
import { pushJobs } from './push.jobs.ts';
import { PUSH_NOTICE } from './push-subscriptions.commands.ts';
import { pushSubscriptions } from './push-subscriptions.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const publicUrl = 'http://localhost:3000';
let salon: Salon;
let phone: PushSimulator;
let count = 0;

beforeEach(async () => {
  count += 1;
  salon = await openSalon(world, `Aviso${'abcdefghijklmnop'.charAt(count)}`);
  phone = await startPushSimulator();
});
afterEach(() => phone.close());

const asOwner = async () => (await world.as(salon.ownerId)).messaging;
const subscriptions = () =>
  world.inCompany(salon.companyId, (scope) => scope.select().from(pushSubscriptions));
const subscription = () => ({ endpoint: phone.endpoint, ...phone.keys, device: 'Celular' });

/** Runs a job on what waits for it, as the queue would. */
async function run(jobs: readonly Job[], name: string, data: object): Promise<void> {
  const { scopes, logger } = world.system;
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now: noon, logger };
  await jobs.find((job) => job.name === name)?.run(context, data);
}

/** Tells the members of the last notice, as far as the telephone. */
async function tell(): Promise<void> {
  const { companyId } = salon;
  const [notice] = await world.inCompany(companyId, (scope) => scope.select().from(notices));
  const post = { mailer: world.system.mailer, publicUrl };
  await run(noticeJobs(post), 'notice.tell', { companyId, noticeId: notice?.id });
  for (const { id: subscriptionId } of await subscriptions()) {
    await run(
      pushJobs(() => world.system.push, publicUrl),
      PUSH_NOTICE,
      {
        companyId,
        noticeId: notice?.id,
        subscriptionId,
      },
    );
  }
}

async function queued(): Promise<number> {
  const { rows } = await world.system.database.pool.query(
    'select count(*)::int as count from pgboss.job where name = $1',
    [PUSH_NOTICE],
  );
  return rows[0].count;
}

test('a booking reaches the telephone, sealed, signed by us, and leads to the visit', async () => {
  await (await asOwner()).push.subscribe(subscription());
  const { id } = await bookOnline(world, salon, { startTime: at('10:00') });
  await tell();
  const [pushed] = phone.pushed;
  const content = JSON.parse(pushed?.text ?? '{}');
  expect(content.title).toContain('Novo agendamento online');
  expect(content.body).toContain('Maria Souza agendou pela internet: Corte com Ana');
  expect(content.path).toBe(`/dashboard/appointments?date=2026-03-11&open=${id}`);

  const { publicKey } = await (await asOwner()).push.key();
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(pushed?.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  expect(isSignedBy(publicKey, token)).toBe(true);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.aud).toBe(new URL(phone.endpoint).origin);
});

test('a browser that took its permission back is forgotten; one that fails is tried again', async () => {
  await (await asOwner()).push.subscribe(subscription());
  await bookOnline(world, salon, { startTime: at('11:00') });
  phone.answers(500);
  await expect(tell()).rejects.toThrow('did not take the notice');
  expect(await subscriptions()).toMatchObject([{ failures: 1 }]);
  phone.answers(410);
  await tell();
  expect(await subscriptions()).toEqual([]);
});

test('who switched a kind off gets none of it, and each notice is queued once', async () => {
  const { push, notices: told } = await asOwner();
  await push.subscribe(subscription());
  await bookOnline(world, salon, { startTime: at('13:00') });
  const before = await queued();
  await tell();
  await tell();
  expect((await queued()) - before).toBe(1);
  await told.keepWish({ kind: 'appointment-booked', app: true, email: false, push: false });
  await world.inCompany(salon.companyId, (scope) => scope.delete(notices));
  await bookOnline(world, salon, { startTime: at('14:00') });
  const wished = await queued();
  await tell();
  expect(await queued()).toBe(wished);
});

test('only a push service is posted to, and keys have to be keys', async () => {
  const { push } = await asOwner();
  const wrong = [
    { endpoint: 'http://10.0.0.8/internal' },
    { endpoint: 'https://mal.test/push' },
    { publicKey: 'AAAAAAAAAAAA' },
  ];
  for (const part of wrong) {
    await expect(push.subscribe({ ...subscription(), ...part })).rejects.toMatchObject({
      code: 'PUSH_ADDRESS_UNKNOWN',
    });
  }
  expect(await subscriptions()).toEqual([]);
});

test('a browser belongs to whoever used it last, and nobody silences a colleague', async () => {
  const { push } = await asOwner();
  await push.subscribe(subscription());
  const rita = await salon.isJoinedBy({ name: 'Rita', email: `r${count}@casa.test` }, 'manager');
  const hers = (await world.as(rita)).messaging.push;
  await hers.unsubscribe({ endpoint: phone.endpoint });
  expect(await subscriptions()).toHaveLength(1);
  await hers.subscribe(subscription());
  expect(await subscriptions()).toHaveLength(1);
  await push.unsubscribe({ endpoint: phone.endpoint });
  expect(await subscriptions()).toHaveLength(1);
  await hers.unsubscribe({ endpoint: phone.endpoint });
  expect(await subscriptions()).toEqual([]);
});

test('a browser is told until the session ends in which it was allowed', async () => {
  const { push } = await asOwner();
  await push.subscribe(subscription());
  expect(await push.here()).toEqual({ endpoints: [phone.endpoint] });
  const elsewhere = await world.as(salon.ownerId);
  expect(await elsewhere.messaging.push.here()).toEqual({ endpoints: [] });
  await elsewhere.identity.profile.endOtherSessions();
  expect(await subscriptions()).toEqual([]);
});

test('the key is made once, however many need it first', async () => {
  const { push } = await asOwner();
  const keys = await Promise.all(Array.from({ length: 4 }, () => push.key()));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
});

function isSignedBy(publicKey: string, token: string): boolean {
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return createVerify('SHA256')
    .update(`${head}.${claims}`)
    .verify(
      {
        key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
        format: 'jwk',
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    );
}
