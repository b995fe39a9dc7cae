import { mayUse } from '@app/domain/billing/access';
import { goesAnotherWay } from '@app/domain/messaging/attempt';
import { needsPlan, withoutPlan } from '@app/domain/messaging/closed-plan';
import { countedAfter, type SendingRules, type Turn, turnOf } from '@app/domain/messaging/governor';
import { natureOf } from '@app/domain/messaging/occasion';
import type { Acquaintance } from '@app/domain/messaging/pace';
import type { Said } from '@app/domain/messaging/verdict';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { TemplateUse } from '../../../foundation/whatsapp/gateway.ts';
import { readAccess } from '../../billing/access.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import type { ConnectionRow } from '../connection/connections.queries.ts';
import { governedNumberOf } from '../connection/lines.rules.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { type MessagingSettings, readMessagingSettings } from '../messaging-settings.queries.ts';
import { isOfMany, officialUseOf } from '../official/official-use.rules.ts';
import { judgeMessage } from './judges.rules.ts';
import { passOn, startsElsewhere } from './pass-on.commands.ts';
import { lockFreeNumber, lockTurns, readAcquaintance } from './turns.queries.ts';

/** A message that is about to be handed over; the number sends nothing else until it is. */
export type Taken = {
  message: Pick<MessageRow, 'id' | 'occasion' | 'attempts'>;
  takenAt: Temporal.Instant;
  recipient: string;
  text: string;
  isTalking: boolean;
  /** The approved words in which WhatsApp's own API says it to somebody who does not talk to us. */
  template: TemplateUse | null;
  connection: ConnectionRow;
};

export type Governing = {
  hourlyLimit: number;
  random: () => number;
  clock: () => Temporal.Instant;
};

/** A call ends by itself long before; whoever died holds the number no longer than this. */
export const LEASE = { seconds: 60 };

/**
 * Takes what a company's number sends next, by what is true and allowed now. All of it is stored before
 * anything leaves: from then on the message may have left, and nobody sends it again unasked.
 */
export async function takeNext(scope: CompanyScope, governing: Governing): Promise<Taken | null> {
  const { hourlyLimit } = governing;
  const now = governing.clock();
  const connection = await lockFreeNumber(scope, now);
  if (!connection) return null;
  const settings = await readMessagingSettings(scope);
  const company = await readCompany(scope);
  const zone = company.timezone;
  const isOpen = company.active && mayUse('messages', await readAccess(scope, company, now), now);
  const quiet = { from: settings.quietFrom, until: settings.quietUntil };
  const rules = { hourlyLimit, quiet, zone };
  for (const message of await lockTurns(scope, now)) {
    const step = await considered(scope, message, { connection, settings, isOpen, rules, now });
    if (step === 'rest') return null;
    if (step !== 'next') return take(scope, message, { ...step, connection, zone, now, governing });
  }
  return null;
}

type Turning = {
  connection: ConnectionRow;
  settings: MessagingSettings;
  /** Whether the company's plan opens messages now. */
  isOpen: boolean;
  rules: SendingRules;
  now: Temporal.Instant;
};
type Goes = { say: Said; to: Acquaintance };

/** What becomes of one message: it goes, the next one is looked at, or the number rests. */
async function considered(
  scope: CompanyScope,
  message: MessageRow,
  turning: Turning,
): Promise<Goes | 'next' | 'rest'> {
  const { now, isOpen } = turning;
  const unpaid = isOpen ? null : withoutPlan(message, now);
  const verdict = unpaid ?? (await judgeMessage(scope, message, now));
  if ('skip' in verdict) {
    await change(scope, message, { state: 'skipped', reason: verdict.skip, waitUntil: null });
    return 'next';
  }
  if ('wait' in verdict) {
    await change(scope, message, { waitUntil: verdict.wait });
    return 'next';
  }
  const { say } = verdict;
  const { recipient, text, tooLateAt } = say;
  const written = { ...message, recipient, text, tooLateAt };
  const obstacle = await obstacleTo(scope, written, turning);
  if (obstacle !== null) {
    await change(scope, message, { recipient, text, tooLateAt });
    await passOn(scope, written, { error: obstacle, now });
    return 'next';
  }
  const to = await readAcquaintance(scope, { recipient, clientId: message.clientId, now });
  const turn = turnOf(
    { nature: natureOf(message.occasion), to, tooLateAt: tooLateAt ?? undefined },
    { number: governedNumberOf(turning.connection), rules: turning.rules },
    now,
  );
  return turn.may === 'go' ? { say, to } : held(scope, written, { turn, ...turning });
}

/** Why WhatsApp does not carry it, whatever the number may do; nothing is wrong where another way comes first. */
async function obstacleTo(
  scope: CompanyScope,
  message: MessageRow,
  { settings, isOpen, now }: Turning,
): Promise<string | null> {
  if (!isOpen && needsPlan(message.occasion)) return 'plan-closed';
  if (await startsElsewhere(scope, message, { settings, now })) return '';
  return message.recipient === '' || !goesByWhatsapp(message, settings) ? 'no-number' : null;
}

function goesByWhatsapp({ occasion }: MessageRow, settings: MessagingSettings): boolean {
  const nature = natureOf(occasion);
  if (nature === 'notice') return settings.noticeChannels.includes('whatsapp');
  return nature !== 'reminder' || settings.reminderChannels.includes('whatsapp');
}

/** It waits, or goes another way when waiting is worse. */
async function held(
  scope: CompanyScope,
  message: MessageRow,
  { turn, now }: Turning & { turn: Exclude<Turn, { may: 'go' }> },
): Promise<'next' | 'rest'> {
  if (turn.may === 'stop') return 'rest';
  const { recipient, text, tooLateAt } = message;
  if (goesAnotherWay({ nature: natureOf(message.occasion), tooLateAt }, turn)) {
    await change(scope, message, { recipient, text, tooLateAt });
    await passOn(scope, message, { error: turn.because, now });
    return 'next';
  }
  if (turn.because === 'gap') return 'rest';
  await change(scope, message, { waitUntil: turn.until });
  return 'next';
}

async function take(
  scope: CompanyScope,
  message: MessageRow,
  taking: Goes & Pick<Turning, 'connection' | 'now'> & { zone: string; governing: Governing },
): Promise<Taken> {
  const { say, to, connection, zone, now } = taking;
  const random = taking.governing.random();
  const attempts = message.attempts + 1;
  const { recipient, text, tooLateAt } = say;
  await change(scope, message, {
    state: 'sending',
    takenAt: now,
    waitUntil: null,
    attempts,
    recipient,
    text,
    tooLateAt,
    error: '',
  });
  const counted = countedAfter(governedNumberOf(connection), { to, zone, random }, now);
  await scope.update(whatsappConnections).set({
    leaseUntil: now.add(LEASE),
    nextSendAt: counted.nextSendAt,
    hourFrom: counted.hour?.from ?? null,
    hourSent: counted.hour?.sent ?? 0,
    countedDay: counted.day?.day ?? null,
    dayNewPeople: counted.day?.newPeople ?? 0,
  });
  const { id, occasion } = message;
  const isTalking = to === 'talking';
  // What goes to many goes to all of them in the same words, also to whoever talks to us just now.
  const needsTemplate = connection.provider === 'meta' && (!isTalking || isOfMany(message));
  return {
    template: needsTemplate ? await officialUseOf(scope, message, now) : null,
    message: { id, occasion, attempts },
    takenAt: now,
    recipient,
    text,
    isTalking,
    connection,
  };
}

async function change(
  scope: CompanyScope,
  { id }: MessageRow,
  changes: Partial<MessageRow>,
): Promise<void> {
  await scope.update(messages).set(changes).where(eq(messages.id, id));
}
