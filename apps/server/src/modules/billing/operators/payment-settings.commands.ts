import { isStripeKey, type StripeMode } from '@app/domain/billing/stripe-keys';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type Stripe from 'stripe';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import type { PaymentEnvironment } from '../../../foundation/payments/payment-environment.ts';
import {
  choosePaymentMode,
  type NewKey,
  removePaymentKey,
  savePaymentKey,
  settingOf,
} from '../../../foundation/payments/payment-keys.ts';
import type { SettingsStore } from '../../../foundation/settings/settings.ts';
import { countLiveAccounts } from '../billing-accounts.queries.ts';
import { projectEverybody } from '../nightly-sync.commands.ts';
import { isRefused } from '../stripe-failures.client.ts';
import type { SyncParts } from '../sync.commands.ts';
import { newestCustomer } from './payment-settings.queries.ts';

type SettingParts = SyncParts & { settings: SettingsStore; terminalUser?: string };
type Order = { mode: StripeMode; keys: readonly NewKey[]; wish: 'save' | 'switch-on' };
type Refusal = 'wrong-key' | 'other-account' | 'no-key';
/** Which environment was left for another one, and how many subscribed there. */
export type LeftBehind = { environment: PaymentEnvironment; subscribers: number };

/**
 * Saves keys and switches an environment on, for the screen and the terminal alike. Everything is
 * checked before anything is saved; what the provider says of a new key it says by throwing.
 */
export async function configurePayments(
  parts: SettingParts,
  order: Order,
): Promise<Result<LeftBehind | null, Refusal>> {
  const problem = await findProblem(parts, order);
  if (problem) return refuse(problem);
  return accept(await followingEnvironment(parts, () => save(parts, order)));
}

/** Takes a saved key away: nobody is asked about it, because nothing has to be true of what goes. */
export async function forgetPaymentKey(
  parts: SettingParts,
  { mode, kind }: Omit<NewKey, 'key'>,
): Promise<void> {
  const { scopes, settings, userId, requestId, now } = parts;
  await followingEnvironment(parts, () =>
    scopes.asOperator(parts, async (scope) => {
      const subject = settingOf(kind, mode);
      if (!(await settings.isSet(scope, subject))) return;
      await removePaymentKey(scope, settings, { kind, mode, userId, now });
      const done = { action: 'setting.removed', subject } as const;
      await recordOperatorAction(scope, { userId, requestId, now }, done);
    }),
  );
}

/** Where another environment is in use afterwards, companies have what they have there. */
async function followingEnvironment(
  parts: SettingParts,
  change: () => Promise<void>,
): Promise<LeftBehind | null> {
  const before = (await parts.payments.current())?.environment ?? 'sim';
  await change();
  const after = await parts.payments.current();
  if (!after || after.environment === before) return null;
  const subscribers = await parts.scopes.asOperator(parts, (scope) =>
    countLiveAccounts(scope, before),
  );
  await projectEverybody(parts);
  return { environment: before, subscribers };
}

async function findProblem(parts: SettingParts, order: Order): Promise<Refusal | null> {
  const { mode, keys, wish } = order;
  if (keys.some(({ kind, key }) => !isStripeKey(kind, mode, key))) return 'wrong-key';
  const secret = keys.find(({ kind }) => kind === 'secret-key');
  if (secret) return (await isOfOtherAccount(parts, secret)) ? 'other-account' : null;
  if (wish === 'save') return null;
  return (await parts.payments.connect(mode)) ? null : 'no-key';
}

/** A key that does not open whom we know would leave every subscriber behind, in silence. */
async function isOfOtherAccount(
  { scopes, payments, ...actor }: SettingParts,
  { key, mode }: NewKey,
): Promise<boolean> {
  const known = await scopes.asOperator(actor, (scope) => newestCustomer(scope, mode));
  return known !== null && !(await opens(payments.openWith(key), known));
}

async function opens(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    await stripe.customers.retrieve(customerId);
    return true;
  } catch (error) {
    if (isRefused(error, 'resource_missing')) return false;
    throw error;
  }
}

function save(parts: SettingParts, { mode, keys, wish }: Order): Promise<void> {
  const { scopes, settings, userId, requestId, terminalUser, now } = parts;
  const changer = { userId, now, ...(terminalUser !== undefined && { terminalUser }) };
  return scopes.asOperator(parts, async (scope) => {
    const noted = { ...changer, requestId };
    for (const key of keys) {
      const saved = await savePaymentKey(scope, settings, { ...key, ...changer });
      if (!saved.accepted) throw new Error(`The ${key.kind} was checked and is wrong nevertheless`);
      const subject = settingOf(key.kind, mode);
      await recordOperatorAction(scope, noted, { action: 'setting.changed', subject });
    }
    if (wish === 'save') return;
    await choosePaymentMode(scope, settings, { mode, ...changer });
    const chosen = { subject: 'stripe_environment', details: { to: mode } };
    await recordOperatorAction(scope, noted, { action: 'setting.changed', ...chosen });
  });
}
