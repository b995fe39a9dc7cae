import type { FilledField } from '@app/domain/messaging/approved-words';
import { afterReceipt, type MessageState, type Receipt } from '@app/domain/messaging/message-state';
import type { OfficialTemplate } from '@app/domain/messaging/official-template';

/** Who carries messages to WhatsApp: a gateway that plays a phone, or WhatsApp itself. */
export type WhatsappProvider = 'evolution' | 'meta';

/** One number of a company, as its gateway knows it. */
export type WhatsappLine =
  | { provider: 'evolution'; name: string }
  | { provider: 'meta'; phoneNumberId: string; businessId: string; accessToken: string };

/**
 * What can be asked about one line. Nothing here throws for what a gateway answers, however odd: each
 * answer is one of a few that the caller must look at. Keys and texts are never logged.
 */
export type WhatsappGateway = {
  /**
   * Makes the line known and says where its news go; with a phone it also asks for the code to type
   * there. A line that is there already is refused.
   */
  create(webhook: LineWebhook, phone?: string): Promise<PairingAnswer>;
  /** What a person has to scan or type now; with a phone also the code to type there. */
  connect(phone?: string): Promise<PairingAnswer>;
  /** Says anew where news of the line go: its address or its secret changed. */
  redirect(webhook: LineWebhook): Promise<OrderAnswer>;
  state(): Promise<StateAnswer>;
  restart(): Promise<OrderAnswer>;
  logout(): Promise<OrderAnswer>;
  /** A line that is gone already counts as removed. */
  remove(): Promise<OrderAnswer>;
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /**
   * Looks for a message of which nobody knows whether it left. Ask only when the call can no longer
   * be under way at the gateway, a minute after it was begun.
   */
  findSent(search: SentSearch): Promise<SentAnswer>;
  /** The furthest that is known about a message, for receipts that never came. */
  statusOf(providerId: string): Promise<Receipt | null>;
  health(): Promise<GatewayHealth>;
  /** What was approved beforehand; only the official API knows of such texts. */
  templates(): Promise<TemplatesAnswer>;
};

/** Where news of a line go, and what the gateway says there to be believed. */
export type LineWebhook = { url: string; secret: string };

export type GatewayTrouble =
  | 'unreachable'
  | 'no-answer'
  | 'not-a-gateway'
  | 'unauthorized'
  | 'licence-required'
  | 'name-taken'
  | 'line-missing'
  | 'not-connected'
  | 'bad-request'
  | 'gateway-error';

export type Refused = { outcome: 'refused'; reason: GatewayTrouble };

export type PairingAnswer =
  | { outcome: 'code'; code: string; image: string | null; pairingCode: string | null }
  /** The gateway has no code yet. Twenty seconds of it mean that it cannot reach WhatsApp. */
  | { outcome: 'waiting' }
  | { outcome: 'connected' }
  | Refused;

export type LineState = 'open' | 'connecting' | 'closed';
export type StateAnswer =
  | {
      outcome: 'known';
      state: LineState;
      phone: string | null;
      profileName: string | null;
      /** 401 when the phone was unlinked, 403 when WhatsApp banned it; only of a closed line. */
      reason: number | null;
    }
  | Refused;

export type TemplatesAnswer =
  | { outcome: 'known'; templates: readonly OfficialTemplate[] }
  | Refused;

export type OrderAnswer = { outcome: 'done' } | Refused;

export type OutgoingMessage = {
  /** A phone in any usual spelling, or the address of somebody whose phone WhatsApp hides. */
  to: string;
  text: string;
  /** Our own id of the message; comes back with each receipt where the provider allows it. */
  reference: string;
  /** Whether the client wrote within the last day. Only the official API asks for it. */
  window: 'open' | 'closed';
  /** What to send in a closed window, approved beforehand. */
  template: TemplateUse | null;
  /** How long the client sees that somebody types. */
  typingMilliseconds?: number;
};

export type TemplateUse = { name: string; language: string; fields: readonly FilledField[] };

export type SendRefusal =
  | 'number-invalid'
  | 'not-connected'
  | 'line-missing'
  | 'unauthorized'
  | 'licence-required'
  | 'bad-request'
  | 'window-closed'
  | 'template-problem'
  | 'rate-limited'
  | 'undeliverable'
  | 'marketing-cap'
  | 'blocked';

export type SendOutcome =
  /** Handed over. Whether it arrives is said by receipts alone. */
  | { outcome: 'accepted'; providerId: string; usedNumber: string }
  /** Surely not sent, and why. */
  | { outcome: 'refused'; reason: SendRefusal; retryAfterSeconds?: number; code?: number }
  /** Surely not sent: nobody who could send it heard of it. It may be tried again. */
  | { outcome: 'not-taken'; reason: 'unreachable' | 'not-a-gateway' }
  /** It may have been sent. It is never sent again before the gateway was asked. */
  | { outcome: 'unknown'; reason: 'no-answer' | 'cut' | 'gateway-error' };

export type SentSearch = {
  to: string;
  text: string;
  /** When the call was begun, and now. */
  since: Temporal.Instant;
  until: Temporal.Instant;
  /** Ids that other messages have already. */
  except?: readonly string[];
};

export type SentAnswer =
  | { found: 'sent'; providerId: string; usedNumber: string }
  | { found: 'not-sent' }
  | { found: 'unknown' };

export type GatewayHealth =
  | { outcome: 'well'; version: string | null }
  /** It answers, and is none of those this was tried with. */
  | { outcome: 'untried'; version: string }
  | Refused;

/** Receipts come doubled, late and in any order. */
export function furthestOf(receipts: readonly Receipt[]): Receipt | null {
  const state = receipts.reduce<MessageState>(afterReceipt, 'sending');
  return receipts.find((receipt) => receipt === state) ?? null;
}
