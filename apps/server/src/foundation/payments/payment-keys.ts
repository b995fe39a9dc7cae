import { isAfter } from '@app/domain/billing/access';
import {
  isStripeKey,
  maskedKey,
  STRIPE_MODES,
  type StripeKeyKind,
  type StripeMode,
} from '@app/domain/billing/stripe-keys';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../database/scopes.ts';
import { type Changer, recordSettingChange } from '../settings/setting-changes.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { PaymentEnvironment } from './payment-environment.ts';

/** While a webhook secret is being changed, events signed with the old one still arrive. */
const OLD_SECRET_LIFE = { hours: 72 };
const ENVIRONMENT = 'stripe_environment';
const category = 'stripe';

export type WebhookSecret = { environment: PaymentEnvironment; secret: string };
export type PaymentKeys = { chosen: StripeMode; secretKeys: Record<StripeMode, string | null> };
export type NewKey = { kind: StripeKeyKind; mode: StripeMode; key: string };

export async function readPaymentKeys(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<PaymentKeys> {
  const chosen = (await settings.read(scope, ENVIRONMENT)) === 'live' ? 'live' : 'test';
  const read = (mode: StripeMode) => settings.read(scope, settingOf('secret-key', mode));
  return { chosen, secretKeys: { test: await read('test'), live: await read('live') } };
}

/** Everything that may have signed an event: both environments, and what was replaced lately. */
export async function readWebhookSecrets(
  scope: OperatorScope,
  settings: SettingsStore,
  now: Temporal.Instant,
): Promise<WebhookSecret[]> {
  const secrets: WebhookSecret[] = [];
  for (const environment of STRIPE_MODES) {
    const name = settingOf('webhook-secret', environment);
    const secret = await settings.read(scope, name);
    if (secret) secrets.push({ environment, secret });
    const previous = await settings.read(scope, `${name}_previous`);
    const until = await settings.read(scope, `${name}_previous_until`);
    if (previous && until && isAfter(Temporal.Instant.from(until), now)) {
      secrets.push({ environment, secret: previous });
    }
  }
  return secrets;
}

/** Keys as a person may see them: enough to recognise each, too little to use it. */
export async function describePaymentKeys(
  scope: OperatorScope,
  settings: SettingsStore,
  mode: StripeMode,
): Promise<Record<StripeKeyKind, string | null>> {
  const masked = async (kind: StripeKeyKind) => {
    const key = await settings.read(scope, settingOf(kind, mode));
    return key && maskedKey(key);
  };
  return {
    'publishable-key': await masked('publishable-key'),
    'secret-key': await masked('secret-key'),
    'webhook-secret': await masked('webhook-secret'),
  };
}

/**
 * A key that is meant for something else is refused; a replaced webhook secret is kept a while. Who
 * changed it is written down.
 */
export async function savePaymentKey(
  scope: OperatorScope,
  settings: SettingsStore,
  { kind, mode, key, ...changer }: NewKey & Changer,
): Promise<Result<null, 'wrong-prefix'>> {
  if (!isStripeKey(kind, mode, key)) return refuse('wrong-prefix');
  const { userId, now } = changer;
  const name = settingOf(kind, mode);
  await recordSettingChange(scope, name, changer);
  const old = kind === 'webhook-secret' ? await settings.read(scope, name) : null;
  await settings.saveSecret(scope, { key: name, category, value: key }, userId);
  if (!old || old === key) return accept(null);

  const until = now.add(OLD_SECRET_LIFE).toString();
  await settings.saveSecret(scope, { key: `${name}_previous`, category, value: old }, userId);
  await settings.save(scope, { key: `${name}_previous_until`, category, value: until }, userId);
  return accept(null);
}

/** With a webhook secret the one before it, which would still be believed for a while. */
export async function removePaymentKey(
  scope: OperatorScope,
  settings: SettingsStore,
  { kind, mode, ...changer }: Omit<NewKey, 'key'> & Changer,
): Promise<void> {
  const name = settingOf(kind, mode);
  await recordSettingChange(scope, name, changer);
  for (const key of [name, `${name}_previous`, `${name}_previous_until`]) {
    await settings.remove(scope, key);
  }
}

export async function choosePaymentMode(
  scope: OperatorScope,
  settings: SettingsStore,
  { mode, ...changer }: { mode: StripeMode } & Changer,
): Promise<void> {
  await recordSettingChange(scope, ENVIRONMENT, changer);
  await settings.save(scope, { key: ENVIRONMENT, category, value: mode }, changer.userId);
}

export function settingOf(kind: StripeKeyKind, mode: StripeMode): string {
  return `stripe_${mode}_${kind.replace('-', '_')}`;
}
