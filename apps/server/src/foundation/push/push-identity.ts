import { createPrivateKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OperatorScope } from '../database/scopes.ts';
import type { SettingsStore } from '../settings/settings.ts';

/** Who we are to the push services: subscriptions belong to this key, so it is made once and kept. */
export type PushIdentity = {
  /** As browsers take it: the point on the curve in base64url. */
  publicKey: string;
  privateKey: KeyObject;
};

const SETTING = 'push_identity';
const LOCK = 4_862_018;
const HOURS = 12;

/** Makes one at the first need. Whoever needs it at the same moment waits and gets the same. */
export async function readPushIdentity(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<PushIdentity> {
  const known = await settings.read(scope, SETTING);
  if (known) return identityOf(known);
  await scope.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const meanwhile = await settings.read(scope, SETTING);
  if (meanwhile) return identityOf(meanwhile);
  const made = newIdentity();
  await settings.saveSecret(scope, { key: SETTING, category: 'messaging', value: made }, null);
  return identityOf(made);
}

function newIdentity(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function identityOf(pem: string): PushIdentity {
  const privateKey = createPrivateKey(pem);
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey };
}

/** Says to one push service who posts (VAPID, RFC 8292). It holds for half a day. */
export function authorizationFor(
  { publicKey, privateKey }: PushIdentity,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Temporal.Instant },
): string {
  const exp = Math.floor(now.add({ hours: HOURS }).epochMilliseconds / 1000);
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
  const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = createSign('SHA256')
    .update(said)
    .sign({ key: privateKey, dsaEncoding: 'ieee-p1363' })
    .toString('base64url');
  return `vapid t=${said}.${signature}, k=${publicKey}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
