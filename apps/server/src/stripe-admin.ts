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
  describePaymentKeys,
  type NewKey,
  readPaymentKeys,
} from './foundation/payments/payment-keys.ts';
import { STRIPE_API_VERSION } from './foundation/payments/payments.ts';
import {
  configurePayments,
  type LeftBehind,
} from './modules/billing/operators/payment-settings.commands.ts';
import { hearing } from './modules/billing/stripe-failures.client.ts';
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
  const { mode, wish } = order;
  const keys = await collectKeys(terminal, order);
  const problem = await findProblem(administration, { keys, mode, wish });
  if (problem) return complain(terminal, problem);

  const parts = {
    ...administration,
    ...actor,
    terminalUser: terminal.user,
    now: administration.clock(),
  };
  const heard = await hearing(() => configurePayments(parts, { keys, mode, wish }));
  if ('said' in heard) return complain(terminal, `Stripe says: ${heard.said} Nothing was saved.`);
  if (!heard.value.accepted) return complain(terminal, REFUSALS[heard.value.reason]);
  sayWhoIsLeft(terminal, heard.value.value);
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

const REFUSALS = {
  'wrong-key': 'One of the keys is meant for something else. Nothing was saved.',
  'other-account':
    'This key is of another account: it does not know our customers. Use one of the same account. Nothing was saved.',
  'no-key': 'There is no secret key for this environment yet. Nothing was saved.',
} as const;

/** Subscriptions of the other environment stay there, and count again when it is switched on. */
function sayWhoIsLeft(terminal: Terminal, left: LeftBehind | null): void {
  if (!left || left.subscribers === 0) return;
  const { subscribers, environment } = left;
  terminal.say(
    `${subscribers} companies have a subscription in ${environment}; it does not count from now on.`,
  );
}

function complain(terminal: Terminal, sentence: string): number {
  terminal.say(sentence);
  return 1;
}
