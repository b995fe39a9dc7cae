import {
  isStripeKey,
  STRIPE_KEY_KINDS,
  STRIPE_MODES,
  type StripeKeyKind,
  type StripeMode,
  stripeKeyPrefixes,
} from '@app/domain/billing/stripe-keys';
import Stripe from 'stripe';
import type { Administration } from './administration.ts';
import {
  choosePaymentMode,
  describePaymentKeys,
  type NewKey,
  readPaymentKeys,
  savePaymentKey,
} from './foundation/payments/payment-keys.ts';
import { STRIPE_API_VERSION } from './foundation/payments/payments.ts';
import { countLiveAccounts } from './modules/billing/billing-accounts.queries.ts';
import { projectEverybody } from './modules/billing/nightly-sync.commands.ts';
import type { Terminal } from './terminal.ts';

type Wish = 'save' | 'switch-on';
type GivenKeys = Record<StripeKeyKind, string | undefined>;
type Order = { mode: StripeMode; given: GivenKeys; wish: Wish };

const actor = { userId: null, requestId: 'admin' };

/** Everything is checked before anything is saved. */
export async function configureStripe(
  administration: Administration,
  terminal: Terminal,
  order: Order,
): Promise<number> {
  const { payments } = administration;
  const { mode, wish } = order;
  const keys = await collectKeys(terminal, order);
  const problem = await findProblem(administration, { keys, mode, wish });
  if (problem) return complain(terminal, problem);

  const before = await payments.current();
  await save(administration, terminal, { keys, mode, wish });
  const after = await payments.current();
  if (after && after.environment !== before?.environment) {
    await warnAboutLeaving(administration, terminal, before?.environment ?? 'sim');
    await projectEverybody({ ...administration, ...actor, now: administration.clock() });
  }
  return showStripe(administration, terminal);
}

export async function showStripe(
  { scopes, settings, environment }: Administration,
  terminal: Terminal,
): Promise<number> {
  const { chosen } = await scopes.asOperator(actor, (scope) => readPaymentKeys(scope, settings));
  terminal.say(`switched on: ${chosen}`);
  for (const mode of STRIPE_MODES) {
    const keys = await scopes.asOperator(actor, (scope) =>
      describePaymentKeys(scope, settings, mode),
    );
    for (const kind of STRIPE_KEY_KINDS) {
      terminal.say(`${mode}  ${kind.padEnd(16)} ${keys[kind] ?? 'not set'}`);
    }
  }
  terminal.say(`webhook address: ${environment.PUBLIC_URL}/api/webhooks/stripe`);
  terminal.say(`webhook version: ${STRIPE_API_VERSION}`);
  return 0;
}

/** The provider itself says whether a key works and whether it moves real money. */
export async function testStripe(
  { payments, scopes, settings }: Administration,
  terminal: Terminal,
  asked: StripeMode | null,
): Promise<number> {
  const { chosen } = await scopes.asOperator(actor, (scope) => readPaymentKeys(scope, settings));
  const mode = asked ?? chosen;
  const connection = await payments.connect(mode);
  if (!connection) return complain(terminal, `There is no secret key for ${mode} yet.`);
  try {
    const { livemode } = await connection.stripe.balance.retrieve();
    if (livemode === (mode === 'live')) {
      terminal.say(`Stripe answers, and the key is one for ${mode}.`);
      return 0;
    }
    return complain(terminal, `Stripe answers, but the key saved for ${mode} is not one for it.`);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return complain(terminal, `Stripe refuses or does not answer (${error.type}).`);
  }
}

/** Whoever gives some on the command line is not asked for the others. */
async function collectKeys(terminal: Terminal, { mode, given, wish }: Order): Promise<NewKey[]> {
  const isGiven = STRIPE_KEY_KINDS.some((kind) => given[kind]?.trim());
  const isAsked = terminal.isInteractive && !isGiven && wish === 'save';
  const keys: NewKey[] = [];
  for (const kind of STRIPE_KEY_KINDS) {
    const question = `${kind} for ${mode} (empty leaves it as it is): `;
    const key = isAsked ? await terminal.askSecret(question) : given[kind]?.trim();
    if (key) keys.push({ kind, mode, key });
  }
  return keys;
}

async function findProblem(
  { payments }: Administration,
  { keys, mode, wish }: { keys: NewKey[]; mode: StripeMode; wish: Wish },
): Promise<string | null> {
  const wrong = keys.find(({ kind, key }) => !isStripeKey(kind, mode, key));
  if (wrong) {
    const beginnings = stripeKeyPrefixes(wrong.kind, mode).join(' or ');
    return `The ${wrong.kind} for ${mode} begins with ${beginnings}. Nothing was saved.`;
  }
  if (wish === 'save') return keys.length > 0 ? null : 'There is nothing to save.';
  const hasKey = keys.some(({ kind }) => kind === 'secret-key') || (await payments.connect(mode));
  return hasKey ? null : `There is no secret key for ${mode} yet. Nothing was saved.`;
}

function save(
  { scopes, settings, clock }: Administration,
  { user: terminalUser }: Terminal,
  { keys, mode, wish }: { keys: NewKey[]; mode: StripeMode; wish: Wish },
): Promise<void> {
  const changer = { userId: null, terminalUser, now: clock() };
  return scopes.asOperator(actor, async (scope) => {
    for (const key of keys) {
      const saved = await savePaymentKey(scope, settings, { ...key, ...changer });
      if (!saved.accepted) throw new Error(`The ${key.kind} was checked and is wrong nevertheless`);
    }
    if (wish === 'switch-on') await choosePaymentMode(scope, settings, { mode, ...changer });
  });
}

/** Subscriptions of the other environment stay there, and count again when it is switched on. */
async function warnAboutLeaving(
  { scopes }: Administration,
  terminal: Terminal,
  left: 'sim' | StripeMode,
): Promise<void> {
  const count = await scopes.asOperator(actor, (scope) => countLiveAccounts(scope, left));
  if (count === 0) return;
  terminal.say(`${count} companies have a subscription in ${left}; it does not count from now on.`);
}

function complain(terminal: Terminal, sentence: string): number {
  terminal.say(sentence);
  return 1;
}
