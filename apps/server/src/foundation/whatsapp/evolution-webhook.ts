import { contactOf, hiddenOf, phoneOf } from './contact-address.ts';
import { imageOf, receiptStatusOf } from './evolution-answers.ts';
import type { LineState } from './gateway.ts';
import type { Happening, Heard, IncomingContent } from './happenings.ts';
import { at, codeAt, idAt, instantAt, numberAt, textAt } from './loose-json.ts';

const IGNORED: Happening = { kind: 'ignored' };
const LONGEST_NAME = 100;

/** Any body at all: whatever is not one of the shapes we know is ignored. Nothing in it is believed further. */
export function readEvolutionNews(body: unknown): Heard {
  const line = textAt(body, 'instance') ?? '';
  const read = READERS.get(textAt(body, 'event') ?? '');
  return { line, happening: read?.(at(body, 'data')) ?? IGNORED };
}

const READERS = new Map<string, (data: unknown) => Happening>([
  ['qrcode.updated', readCode],
  ['connection.update', readConnection],
  ['status.instance', readClosing],
  ['messages.update', readReceipt],
  ['messages.upsert', readMessage],
  ['send.message', readHandedOver],
]);

function readCode(data: unknown): Happening {
  const shown = at(data, 'qrcode');
  const code = textAt(shown, 'code');
  if (!code) return numberAt(data, 'statusCode') === null ? IGNORED : { kind: 'qr-ended' };
  const image = imageOf(textAt(shown, 'base64'));
  return { kind: 'qr', code, image, pairingCode: textAt(shown, 'pairingCode') };
}

function readConnection(data: unknown): Happening {
  const state = STATES.get(textAt(data, 'state') ?? '');
  if (!state) return IGNORED;
  return {
    kind: 'connection',
    state,
    phone: phoneOf(at(data, 'wuid')),
    profileName: textAt(data, 'profileName'),
    reason: state === 'closed' ? codeAt(data, 'statusReason') : null,
  };
}

/** `refused` follows the last code that nobody scanned. */
const STATES = new Map<string, LineState>([
  ['open', 'open'],
  ['connecting', 'connecting'],
  ['close', 'closed'],
  ['refused', 'closed'],
]);

function readClosing(data: unknown): Happening {
  if (textAt(data, 'status') !== 'closed') return IGNORED;
  const reason = codeAt(data, 'disconnectionReasonCode');
  return { kind: 'connection', state: 'closed', phone: null, profileName: null, reason };
}

/** Joined by the id alone: the address may be a hidden one, of a message to a phone. */
function readReceipt(data: unknown): Happening {
  const providerId = idAt(data, 'keyId');
  const status = receiptStatusOf(at(data, 'status'));
  if (!providerId || !status) return IGNORED;
  return { kind: 'receipt', providerId, status, reference: null, errorCode: null, at: null };
}

function readMessage(data: unknown): Happening {
  const providerId = idAt(data, 'key', 'id');
  const addresses = [at(data, 'key', 'remoteJid'), at(data, 'key', 'remoteJidAlt')];
  const phone = addresses.map(phoneOf).find(Boolean) ?? null;
  const hidden = addresses.map(hiddenOf).find(Boolean) ?? null;
  // Groups, broadcasts and channels are neither.
  if (!providerId || !(phone ?? hidden) || !contactOf(addresses[0])) return IGNORED;
  const moment = instantAt(data, 'messageTimestamp');
  if (at(data, 'key', 'fromMe') === true) {
    const text = textAt(data, 'message', 'conversation') ?? '';
    return { kind: 'sent-elsewhere', providerId, to: phone ?? hidden ?? '', text, at: moment };
  }
  const name = textAt(data, 'pushName')?.slice(0, LONGEST_NAME) ?? null;
  const content = contentOf(data);
  return { kind: 'incoming', providerId, from: { phone, hidden, name }, content, at: moment };
}

function contentOf(data: unknown): IncomingContent {
  const text =
    textAt(data, 'message', 'conversation') ??
    textAt(data, 'message', 'extendedTextMessage', 'text');
  if (text !== null) return { kind: 'text', text };
  return { kind: CONTENTS.get(textAt(data, 'messageType') ?? '') ?? 'other' };
}

const CONTENTS = new Map<string, Exclude<IncomingContent['kind'], 'text'>>([
  ['imageMessage', 'image'],
  ['audioMessage', 'audio'],
  ['videoMessage', 'video'],
  ['documentMessage', 'document'],
  ['documentWithCaptionMessage', 'document'],
  ['stickerMessage', 'sticker'],
  ['locationMessage', 'location'],
]);

function readHandedOver(data: unknown): Happening {
  const providerId = idAt(data, 'key', 'id');
  const to = contactOf(at(data, 'key', 'remoteJid'));
  if (!providerId || !to) return IGNORED;
  const text = textAt(data, 'message', 'conversation') ?? '';
  return { kind: 'handed-over', providerId, to, text };
}
