import { type Assistant, createAssistant } from './foundation/assistant/assistant.ts';
import type { Clock } from './foundation/clock.ts';
import type { Scopes } from './foundation/database/scopes.ts';
import { type Environment, isRehearsal } from './foundation/environment.ts';
import type { Logger } from './foundation/logger.ts';
import { createPayments, type Payments } from './foundation/payments/payments.ts';
import { createPush, type Push } from './foundation/push/push.ts';
import type { Marker } from './foundation/secrets/keyed-mark.ts';
import type { SettingsStore } from './foundation/settings/settings.ts';
import { createWhatsapp, type Whatsapp } from './foundation/whatsapp/whatsapp.ts';
import { sendToThisServer } from './simulator/loopback.ts';
import {
  createOpenaiSimulator,
  type OpenaiSimulator,
} from './simulator/openai/openai-simulator.ts';
import { createStripeSimulator, type StripeSimulator } from './simulator/stripe-simulator.ts';
import type { PlayedTime } from './simulator/whatsapp/played-time.ts';
import {
  openWhatsappSimulator,
  type WhatsappSimulator,
} from './simulator/whatsapp/whatsapp-simulator.ts';

/** Whom we speak to, and who plays them where no key is set and nobody else can reach us. */
export type Outside = {
  payments: Payments;
  simulator: StripeSimulator;
  push: Push;
  whatsapp: Whatsapp;
  whatsappSimulator: WhatsappSimulator;
  assistant: Assistant;
  openaiSimulator: OpenaiSimulator;
};

type OutsideParts = {
  scopes: Scopes;
  settings: SettingsStore;
  environment: Environment;
  clock: Clock;
  logger: Logger;
  markOf: Marker;
  phoneTime: PlayedTime;
  paymentTransport: typeof fetch | undefined;
};

export function openOutside(parts: OutsideParts): Outside {
  const { scopes, settings, environment } = parts;
  return {
    ...openPayments(parts),
    push: createPush({ scopes, settings, environment }),
    ...openWhatsapp(parts),
    ...openAssistant(parts),
  };
}

function openPayments(parts: OutsideParts): Pick<Outside, 'payments' | 'simulator'> {
  const { scopes, settings, environment, clock, logger, paymentTransport } = parts;
  const simulator = createStripeSimulator({
    scopes,
    settings,
    clock,
    publicUrl: environment.PUBLIC_URL,
    send: sendToThisServer(environment),
  });
  const payments = createPayments({
    scopes,
    settings,
    simulator,
    clock,
    logger,
    withoutKeys: simulatesPayments(environment) ? 'simulate' : 'refuse',
    ...(paymentTransport && { transport: paymentTransport }),
  });
  return { payments, simulator };
}

/** A forgotten key must not give everybody a free plan: out in the world it takes a decision. */
function simulatesPayments(environment: Environment): boolean {
  const { BILLING_SIMULATOR } = environment;
  return BILLING_SIMULATOR ? BILLING_SIMULATOR === 'on' : isRehearsal(environment);
}

function openWhatsapp(parts: OutsideParts): Pick<Outside, 'whatsapp' | 'whatsappSimulator'> {
  const { scopes, settings, environment, clock, markOf, phoneTime: time } = parts;
  const whatsappSimulator = openWhatsappSimulator({ scopes, clock, environment, markOf, time });
  const played = isRehearsal(environment) ? whatsappSimulator.played : null;
  return {
    whatsapp: createWhatsapp({ scopes, settings, environment, played }),
    whatsappSimulator,
  };
}

function openAssistant(parts: OutsideParts): Pick<Outside, 'assistant' | 'openaiSimulator'> {
  const { scopes, settings, environment, logger } = parts;
  const openaiSimulator = createOpenaiSimulator();
  const played = isRehearsal(environment) ? openaiSimulator.played : null;
  return { assistant: createAssistant({ scopes, settings, logger, played }), openaiSimulator };
}
