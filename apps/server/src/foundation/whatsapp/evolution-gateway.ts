import type { Receipt } from '@app/domain/messaging/message-state';
import { contactOf, dialledNumber, isSameContact, phoneOf } from './contact-address.ts';
import { pairingOf, receiptStatusOf, refusalOf, sendOutcomeOf } from './evolution-answers.ts';
import {
  furthestOf,
  type GatewayHealth,
  type LineState,
  type LineWebhook,
  type OrderAnswer,
  type OutgoingMessage,
  type PairingAnswer,
  type SentAnswer,
  type SentSearch,
  type StateAnswer,
  type WhatsappGateway,
} from './gateway.ts';
import { callGateway, type GatewayCall, type GatewayReply } from './gateway-call.ts';
import { at, codeAt, idAt, listAt, numberAt, textAt } from './loose-json.ts';

export type EvolutionAccess = { url: string; apiKey: string };
type Parts = EvolutionAccess & { name: string; transport: typeof fetch };

const QUESTION_MS = 10_000;
/** Making a line with its code sleeps five seconds by itself. */
const PAIRING_MS = 20_000;
const SEND_MS = 30_000;
const LONGEST_TYPING_MS = 5_000;
/** Clocks of two machines differ; whoever looks too narrowly finds nothing, and says it a second time. */
const CLOCK_SLACK = { minutes: 1 };
const PAGE = 50;

const TRIED_VERSIONS = /^2\.3\.[67]$/;
const EVENTS = [
  'QRCODE_UPDATED',
  'CONNECTION_UPDATE',
  'MESSAGES_UPSERT',
  'MESSAGES_UPDATE',
  'SEND_MESSAGE',
  'STATUS_INSTANCE',
];

/** One line at an Evolution API server, versions 2.3.6 and 2.3.7. */
export function openEvolutionLine(parts: Parts): WhatsappGateway {
  const line = encodeURIComponent(parts.name);
  const ask: Ask = (method, path, { body, within = QUESTION_MS } = {}) =>
    callGateway(parts.transport, {
      method,
      url: `${parts.url}${path}`,
      headers: { apikey: parts.apiKey },
      ...(body && { body }),
      timeoutMilliseconds: within,
    });

  return {
    create: (webhook, phone) => create(ask, { name: parts.name, webhook, phone }),
    connect: (phone) => connect(ask, line, phone),
    redirect: (webhook) => redirect(ask, line, webhook),
    state: () => readState(ask, parts.name),
    restart: async () => orderOf(await ask('POST', `/instance/restart/${line}`)),
    logout: async () => orderOf(await ask('DELETE', `/instance/logout/${line}`), 'not-connected'),
    remove: async () => orderOf(await ask('DELETE', `/instance/delete/${line}`), 'line-missing'),
    send: (message) => send(ask, line, message),
    findSent: (search) => findSent(ask, line, search),
    statusOf: (providerId) => readStatus(ask, line, providerId),
    health: () => readHealth(ask),
    // A phone needs nobody's approval.
    templates: async () => ({ outcome: 'known', templates: [] }),
  };
}

type Ask = (
  method: GatewayCall['method'],
  path: string,
  options?: { body?: object; within?: number },
) => Promise<GatewayReply>;

type NewLine = { name: string; webhook: LineWebhook; phone: string | undefined };

async function create(ask: Ask, { name, webhook, phone }: NewLine): Promise<PairingAnswer> {
  const number = phone === undefined ? null : dialledNumber(phone);
  const reply = await ask('POST', '/instance/create', {
    within: PAIRING_MS,
    body: {
      instanceName: name,
      integration: 'WHATSAPP-BAILEYS',
      qrcode: true,
      groupsIgnore: true,
      ...(number && { number }),
      webhook: webhookOf(webhook),
    },
  });
  return pairing(reply);
}

function webhookOf({ url, secret }: LineWebhook): object {
  const headers = { authorization: `Bearer ${secret}` };
  return { enabled: true, url, byEvents: false, base64: false, headers, events: EVENTS };
}

async function redirect(ask: Ask, line: string, webhook: LineWebhook): Promise<OrderAnswer> {
  const body = { webhook: webhookOf(webhook) };
  return orderOf(await ask('POST', `/webhook/set/${line}`, { body }));
}

async function connect(ask: Ask, line: string, phone?: string): Promise<PairingAnswer> {
  const number = phone === undefined ? null : dialledNumber(phone);
  const query = number ? `?number=${number}` : '';
  return pairing(await ask('GET', `/instance/connect/${line}${query}`, { within: PAIRING_MS }));
}

function pairing(reply: GatewayReply): PairingAnswer {
  return refusalOf(reply) ?? pairingOf(bodyOf(reply));
}

/** The list tells whose phone it is and why it closed; the short answer about the state does not. */
async function readState(ask: Ask, name: string): Promise<StateAnswer> {
  const query = `instanceName=${encodeURIComponent(name)}`;
  const listed = await ask('GET', `/instance/fetchInstances?${query}`);
  const asked = await ask('GET', `/instance/connectionState/${encodeURIComponent(name)}`);
  const refusal = refusalOf(listed) ?? refusalOf(asked);
  if (refusal) return refusal;
  const row = listAt(bodyOf(listed)).find((each) => textAt(each, 'name') === name);
  // Kept in memory there, and absent while the server still loads its lines.
  const said = textAt(bodyOf(asked), 'instance', 'state') ?? textAt(row, 'connectionStatus');
  const state = STATES.get(said ?? '') ?? 'connecting';
  return {
    outcome: 'known',
    state,
    phone: phoneOf(at(row, 'ownerJid')),
    profileName: textAt(row, 'profileName'),
    // It survives a later connection.
    reason: state === 'closed' ? codeAt(row, 'disconnectionReasonCode') : null,
  };
}

const STATES = new Map<string, LineState>([
  ['open', 'open'],
  ['connecting', 'connecting'],
  ['close', 'closed'],
]);

function orderOf(reply: GatewayReply, alsoDone?: 'not-connected' | 'line-missing'): OrderAnswer {
  const refusal = refusalOf(reply);
  return refusal && refusal.reason !== alsoDone ? refusal : { outcome: 'done' };
}

async function send(ask: Ask, line: string, message: OutgoingMessage) {
  const number = dialledNumber(message.to);
  if (!number) return { outcome: 'refused', reason: 'number-invalid' } as const;
  const delay = Math.min(message.typingMilliseconds ?? 0, LONGEST_TYPING_MS);
  const body = { number, text: message.text, linkPreview: false, ...(delay > 0 && { delay }) };
  return sendOutcomeOf(
    await ask('POST', `/message/sendText/${line}`, { body, within: SEND_MS + delay }),
  );
}

/** A gateway that keeps no messages would find none: only one that has some proves anything. */
async function findSent(ask: Ask, line: string, search: SentSearch): Promise<SentAnswer> {
  const { since, until } = search;
  const window = {
    gte: since.subtract(CLOCK_SLACK).toString(),
    lte: until.add(CLOCK_SLACK).toString(),
  };
  const where = { key: { fromMe: true }, messageTimestamp: window };
  const sent = await findMessages(ask, line, { where, offset: PAGE, page: 1 });
  if (!sent) return { found: 'unknown' };
  const found = matchOf(sent.records, search);
  if (found) return found;
  if (sent.total > PAGE) return { found: 'unknown' };
  const ever = await findMessages(ask, line, {
    where: { key: { fromMe: true } },
    offset: 1,
    page: 1,
  });
  return { found: ever && ever.total > 0 ? 'not-sent' : 'unknown' };
}

type Found = { total: number; records: unknown[] };

async function findMessages(ask: Ask, line: string, body: object): Promise<Found | null> {
  const reply = await ask('POST', `/chat/findMessages/${line}`, { body });
  const total = numberAt(bodyOf(reply), 'messages', 'total');
  if (refusalOf(reply) || total === null) return null;
  return { total, records: listAt(bodyOf(reply), 'messages', 'records') };
}

function matchOf(records: unknown[], { to, text, except = [] }: SentSearch): SentAnswer | null {
  const number = dialledNumber(to);
  const wanted = number?.endsWith('@lid') ? number : `+${number}`;
  for (const record of records) {
    const providerId = idAt(record, 'key', 'id');
    const usedNumber = contactOf(at(record, 'key', 'remoteJid'));
    if (!providerId || !usedNumber || except.includes(providerId)) continue;
    if (textAt(record, 'message', 'conversation') !== text) continue;
    if (isSameContact(usedNumber, wanted)) return { found: 'sent', providerId, usedNumber };
    // The same words to somebody whose phone is hidden: it may have been this one.
    if (usedNumber.endsWith('@lid')) return { found: 'unknown' };
  }
  return null;
}

async function readStatus(ask: Ask, line: string, providerId: string): Promise<Receipt | null> {
  const body = { where: { id: providerId }, offset: PAGE, page: 1 };
  const reply = await ask('POST', `/chat/findStatusMessage/${line}`, { body });
  if (refusalOf(reply)) return null;
  const updates = listAt(bodyOf(reply)).filter((each) => textAt(each, 'keyId') === providerId);
  return furthestOf(updates.map((each) => receiptStatusOf(at(each, 'status'))).filter(isKnown));
}

function isKnown(status: Receipt | null): status is Receipt {
  return status !== null;
}

/** Its front page needs no key and names the version; the key is asked for by itself. */
async function readHealth(ask: Ask): Promise<GatewayHealth> {
  const front = await ask('GET', '/');
  const frontRefusal = refusalOf(front);
  if (frontRefusal) return frontRefusal;
  const version = textAt(bodyOf(front), 'version');
  if (version === null) return { outcome: 'refused', reason: 'not-a-gateway' };
  const refusal = refusalOf(await ask('POST', '/verify-creds', { body: {} }));
  if (refusal) return refusal;
  return TRIED_VERSIONS.test(version)
    ? { outcome: 'well', version }
    : { outcome: 'untried', version };
}

function bodyOf(reply: GatewayReply): unknown {
  return reply.heard === 'answer' ? reply.body : undefined;
}
