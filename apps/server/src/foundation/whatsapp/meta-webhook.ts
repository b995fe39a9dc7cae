import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Receipt } from '@app/domain/messaging/message-state';
import type { Happening, Heard, IncomingContent } from './happenings.ts';
import { at, codeAt, idAt, instantAt, listAt, textAt } from './loose-json.ts';

const SIGNATURE = /^sha256=(?<hex>[0-9a-f]{64})$/;

/** Over the bytes as they came: written anew, the same JSON has other bytes. */
export function isSignedByMeta(raw: Buffer, signature: unknown, appSecret: string): boolean {
  const given = typeof signature === 'string' && SIGNATURE.exec(signature)?.groups?.hex;
  if (!given) return false;
  const own = createHmac('sha256', appSecret).update(raw).digest();
  return timingSafeEqual(own, Buffer.from(given, 'hex'));
}

/** What to answer when the address is registered; `null` for whoever does not know the token. */
export function challengeOf(query: unknown, verifyToken: string): string | null {
  if (textAt(query, 'hub.mode') !== 'subscribe') return null;
  const challenge = textAt(query, 'hub.challenge');
  if (!challenge || !/^[\w-]{1,200}$/.test(challenge)) return null;
  return isSame(textAt(query, 'hub.verify_token') ?? '', verifyToken) ? challenge : null;
}

function isSame(one: string, other: string): boolean {
  const marks = [one, other].map((text) => createHmac('sha256', 'compare').update(text).digest());
  const [first, second] = marks;
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

/** One call tells of many things, of several numbers. What has no shape we know is left out. */
export function readMetaNews(body: unknown): Heard[] {
  if (textAt(body, 'object') !== 'whatsapp_business_account') return [];
  return listAt(body, 'entry').flatMap((entry) =>
    listAt(entry, 'changes').flatMap((change) => readChange(textAt(entry, 'id') ?? '', change)),
  );
}

function readChange(account: string, change: unknown): Heard[] {
  const value = at(change, 'value');
  if (textAt(change, 'field') === 'message_template_status_update') {
    return heardOf(account, [readTemplate(value)]);
  }
  if (textAt(change, 'field') !== 'messages') return [];
  const line = textAt(value, 'metadata', 'phone_number_id');
  if (!line) return [];
  return heardOf(line, [
    ...listAt(value, 'statuses').map(readStatus),
    ...listAt(value, 'messages').map((message, index) =>
      readMessage(message, textAt(value, 'contacts', index, 'profile', 'name')),
    ),
  ]);
}

function heardOf(line: string, happenings: (Happening | null)[]): Heard[] {
  return happenings.flatMap((happening) => (happening ? [{ line, happening }] : []));
}

function readTemplate(value: unknown): Happening | null {
  const name = textAt(value, 'message_template_name');
  const status = textAt(value, 'event');
  if (!name || !status) return null;
  const language = textAt(value, 'message_template_language') ?? '';
  return { kind: 'template', name, language, status, reason: textAt(value, 'reason') };
}

function readStatus(told: unknown): Happening | null {
  const providerId = idAt(told, 'id');
  const status = STATUSES.get(textAt(told, 'status') ?? '');
  if (!providerId || !status) return null;
  return {
    kind: 'receipt',
    providerId,
    status,
    reference: textAt(told, 'biz_opaque_callback_data'),
    errorCode: codeAt(told, 'errors', 0, 'code'),
    at: instantAt(told, 'timestamp'),
  };
}

const STATUSES = new Map<string, Receipt>([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
]);

/** People with a user name may write without showing a phone. */
function readMessage(told: unknown, name: string | null): Happening | null {
  const providerId = idAt(told, 'id');
  const digits = textAt(told, 'from');
  const phone = digits && /^\d{5,20}$/.test(digits) ? `+${digits}` : null;
  const hidden = phone ? null : textAt(told, 'user_id');
  if (!providerId || !(phone ?? hidden)) return null;
  const from = { phone, hidden, name: name?.slice(0, 100) ?? null };
  return {
    kind: 'incoming',
    providerId,
    from,
    content: contentOf(told),
    at: instantAt(told, 'timestamp'),
  };
}

function contentOf(told: unknown): IncomingContent {
  const type = textAt(told, 'type');
  const text =
    textAt(told, 'text', 'body') ??
    textAt(told, 'button', 'text') ??
    textAt(told, 'interactive', 'button_reply', 'title');
  if (text !== null) return { kind: 'text', text };
  return { kind: KINDS.find((kind) => kind === type) ?? 'other' };
}

const KINDS = ['image', 'audio', 'video', 'document', 'sticker', 'location'] as const;
