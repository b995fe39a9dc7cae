import { isPushService } from '@app/domain/messaging/push-service';
import type { Scopes } from '../database/scopes.ts';
import { type Environment, isRehearsal } from '../environment.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { arePushKeys, type PushKeys, sealedFor } from './push-encryption.ts';
import { authorizationFor, type PushIdentity, readPushIdentity } from './push-identity.ts';

export type PushAddress = PushKeys & { endpoint: string };

/** What came of posting a notice: `gone` when the browser took its permission back. */
export type PushOutcome = 'taken' | 'gone' | 'failed';

/** The way to browsers that allowed notices while the application is closed. */
export type Push = {
  publicKey(): Promise<string>;
  /** Whether this can be a browser's address and keys. */
  accepts(address: PushAddress): boolean;
  send(address: PushAddress, content: object, now: Temporal.Instant): Promise<PushOutcome>;
};

type PushParts = {
  scopes: Scopes;
  settings: SettingsStore;
  environment: Environment;
  /** Takes the place of the network in tests. */
  transport?: typeof fetch;
};

const TIMEOUT_MS = 10_000;
/** After a day nobody wants to hear of it on a telephone that was off. */
const KEPT_SECONDS = 24 * 60 * 60;

export function createPush({ scopes, settings, environment, transport = fetch }: PushParts): Push {
  const reach = isRehearsal(environment) ? 'this-machine' : 'world';
  let known: PushIdentity | null = null;

  async function identity(): Promise<PushIdentity> {
    known ??= await scopes.asOperator({ userId: null, requestId: 'push' }, (scope) =>
      readPushIdentity(scope, settings),
    );
    return known;
  }

  return {
    publicKey: async () => (await identity()).publicKey,
    accepts: (address) => isPushService(address.endpoint, reach) && arePushKeys(address),
    async send(address, content, now) {
      const { endpoint } = address;
      // Asked again: what is stored may be older than the list of push services.
      if (!isPushService(endpoint, reach)) return 'gone';
      const contact = environment.PUBLIC_URL;
      const authorization = authorizationFor(await identity(), { endpoint, contact, now });
      const body = sealedFor(address, JSON.stringify(content));
      return post(transport, { endpoint, authorization, body });
    },
  };
}

type Posted = { endpoint: string; authorization: string; body: Buffer };

async function post(
  transport: typeof fetch,
  { endpoint, authorization, body }: Posted,
): Promise<PushOutcome> {
  try {
    const answer = await transport(endpoint, {
      method: 'POST',
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        urgency: 'high',
      },
      body: new Uint8Array(body),
      // Another address in the answer is nobody we know.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'taken';
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
  } catch {
    return 'failed';
  }
}
