import { afterLeaving, afterNews, type LineNews } from '@app/domain/messaging/connection';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type {
  LineWebhook,
  OrderAnswer,
  PairingAnswer,
  Refused,
  WhatsappGateway,
} from '../../../foundation/whatsapp/gateway.ts';
import { type ConnectionRow, findConnection, lockConnection } from './connections.queries.ts';
import {
  type LineParts,
  type LineTrouble,
  troubleOf,
  webhookOfLine,
  within,
} from './line-parts.rules.ts';
import { gatewayOf, lineNameOf, lineSecretOf, secretHashOf } from './lines.rules.ts';
import { keepNumber } from './numbers.commands.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

type Outcome = Result<null, LineTrouble>;

/** Asks for what a person scans, or with a phone also for what she types there. Makes the line if it is missing. */
export async function connectNumber(
  parts: LineParts,
  { phone }: { phone?: string | undefined } = {},
): Promise<Outcome> {
  const connection = await within(parts, (scope) => openConnection(scope, parts));
  const gateway = await gatewayOf(parts, connection);
  if (!gateway) return refuse('not-configured');
  const answer = await pair(gateway, { webhook: webhookOfLine(parts, connection), phone });
  if (answer.outcome === 'refused') return refuse(troubleOf(answer));
  const news = await newsOf(gateway, answer);
  const kept = await within(parts, (scope) => note(scope, news, parts));
  return kept === 'taken' ? refuse('taken') : accept(null);
}

/** The company's number; one that never had any gets its line. */
async function openConnection(
  scope: CompanyScope,
  { markOf }: Pick<LineParts, 'markOf'>,
): Promise<ConnectionRow> {
  const { companyId } = scope;
  const hashOf = (number: number) => secretHashOf(lineSecretOf(markOf, companyId, number));
  const line = { lineName: lineNameOf(companyId, 1), secretHash: hashOf(1) };
  await scope
    .insert(whatsappConnections)
    .values({ provider: 'evolution', ...line })
    .onConflictDoNothing();
  const connection = await findConnection(scope);
  if (!connection) throw new Error('The line was made and is not there');
  // Secrets are others where the key that makes them was lost.
  const secretHash = hashOf(connection.secretNumber);
  if (secretHash !== connection.secretHash)
    await scope.update(whatsappConnections).set({ secretHash });
  return connection;
}

type Pairing = { webhook: LineWebhook; phone: string | undefined };

async function pair(gateway: WhatsappGateway, { webhook, phone }: Pairing): Promise<PairingAnswer> {
  const answer = await gateway.connect(phone);
  if (isRefused(answer, 'line-missing')) return make(gateway, { webhook, phone });
  if (answer.outcome === 'refused') return answer;
  // The address of this server may be another one by now.
  await gateway.redirect(webhook);
  if (phone === undefined || answer.outcome !== 'code' || answer.pairingCode) return answer;
  // A line that shows a code already asks for no other one.
  await gateway.logout();
  return gateway.connect(phone);
}

async function make(gateway: WhatsappGateway, { webhook, phone }: Pairing): Promise<PairingAnswer> {
  const made = await gateway.create(webhook, phone);
  return isRefused(made, 'name-taken') ? gateway.connect(phone) : made;
}

function isRefused(answer: PairingAnswer | OrderAnswer, reason: Refused['reason']): boolean {
  return answer.outcome === 'refused' && answer.reason === reason;
}

async function newsOf(
  gateway: WhatsappGateway,
  answer: Exclude<PairingAnswer, Refused>,
): Promise<LineNews> {
  const nothing = { phone: null, profileName: null, reason: null };
  if (answer.outcome === 'code') return { kind: 'qr', ...answer };
  if (answer.outcome === 'waiting') return { kind: 'connection', state: 'connecting', ...nothing };
  const known = await gateway.state();
  return { kind: 'connection', ...nothing, ...(known.outcome === 'known' && known), state: 'open' };
}

async function note(
  scope: CompanyScope,
  news: LineNews,
  { clock }: LineParts,
): Promise<'kept' | 'taken'> {
  const now = clock();
  const before = await lockConnection(scope);
  if (!before) return 'kept';
  const after = { ...afterNews(before, news, now), askedAt: now };
  return keepNumber(scope, { before, after }, now);
}

/** Ends it on purpose. It is written first: the line tells of its end while we still wait for the answer. */
export async function disconnectNumber(parts: LineParts): Promise<Outcome> {
  const before = await within(parts, (scope) => leave(scope, parts));
  if (!before) return accept(null);
  const gateway = await gatewayOf(parts, before);
  if (!gateway) return refuse('not-configured');
  const answer = await gateway.logout();
  if (answer.outcome === 'done' || isRefused(answer, 'line-missing')) return accept(null);
  await within(parts, (scope) => comeBack(scope, before, parts));
  return refuse(troubleOf(answer));
}

async function leave(scope: CompanyScope, { clock }: LineParts): Promise<ConnectionRow | null> {
  const before = await lockConnection(scope);
  const now = clock();
  if (before) await keepNumber(scope, { before, after: afterLeaving(before, now) }, now);
  return before;
}

/** Nothing was ended after all. */
async function comeBack(
  scope: CompanyScope,
  { state, disconnectedAt, leftAt, lostBecause }: ConnectionRow,
  { clock }: LineParts,
): Promise<void> {
  const now = await lockConnection(scope);
  if (!now) return;
  const after = { ...now, state, disconnectedAt, leftAt, lostBecause };
  await keepNumber(scope, { before: now, after }, clock());
}

/** What hangs is opened anew, with the same pairing. */
export async function restartNumber(parts: LineParts): Promise<Outcome> {
  const connection = await within(parts, findConnection);
  const gateway = connection && (await gatewayOf(parts, connection));
  if (!connection) return refuse('not-connected');
  if (!gateway) return refuse('not-configured');
  const answer = await gateway.restart();
  return answer.outcome === 'refused' ? refuse(troubleOf(answer)) : accept(null);
}

/**
 * Takes the line away at the gateway. What the number has sent today and lately is still counted: to
 * pair it anew makes it no freer.
 */
export async function removeNumber(parts: LineParts): Promise<Outcome> {
  const connection = await within(parts, findConnection);
  if (!connection) return accept(null);
  const gateway = await gatewayOf(parts, connection);
  const answer = await gateway?.remove();
  if (answer?.outcome === 'refused' && !isRefused(answer, 'unauthorized')) {
    return refuse(troubleOf(answer));
  }
  await within(parts, (scope) => beginAnew(scope, parts));
  return accept(null);
}

/** Under another name and another address, so that nothing of the old line is believed any more. */
async function beginAnew(scope: CompanyScope, { markOf, clock }: LineParts): Promise<void> {
  const before = await lockConnection(scope);
  if (!before) return;
  const now = clock();
  const number = before.secretNumber + 1;
  const after: ConnectionRow = {
    ...afterLeaving(before, now),
    provider: 'evolution',
    secretNumber: number,
    lineName: lineNameOf(scope.companyId, number),
    secretHash: secretHashOf(lineSecretOf(markOf, scope.companyId, number)),
    phoneNumberId: null,
    businessId: null,
    sealedToken: null,
    phone: '',
    profileName: '',
    connectedAt: null,
    bannedAt: null,
  };
  await keepNumber(scope, { before, after }, now);
}

/** A line that nothing else helps. */
export async function recreateNumber(parts: LineParts): Promise<Outcome> {
  const removed = await removeNumber(parts);
  return removed.accepted ? connectNumber(parts) : removed;
}
