import { randomBytes } from 'node:crypto';
import type { Instance, Message, MessageType } from './gateway-books.ts';
import {
  addressOf,
  hiddenAddressOf,
  type PlannedReceipt,
  type Play,
  playOf,
  receiptsFor,
} from './played-numbers.ts';
import { BrokenConnection, GatewayRefusal, type Scene, type Stage } from './stage.ts';

type Wish = { number: string; text: string };

/** What sendText does: looks whether the number exists, hands the message over, tells about it. */
export async function sendText(scene: Scene, instance: Instance, body: unknown): Promise<object> {
  const { number, text } = readWish(body);
  const jid = number.endsWith('@lid') ? number : addressOf(number);
  const play = playOf(number);
  await refuseWhenClosed(scene, instance, { jid, play });
  const phone = await scene.books.find('phone', number);
  if (play === 'no-account' || phone?.account === 'none') {
    throw new GatewayRefusal(400, [{ jid, exists: false, number }]);
  }
  if (play === 'server-error') throw new GatewayRefusal(500, 'Internal Server Error');
  if (play === 'cut-before') throw new BrokenConnection('cut');

  const message = newMessage(scene, instance, { jid, text, fromMe: true });
  await keepMessage(scene, message);
  const answer = answerOf(instance, message);
  scene.news.tell(instance, { event: 'send.message', data: answer }, { after: 50 });
  for (const receipt of receiptsFor(number, phone)) planReceipt(scene, message, receipt);
  return answer;
}

/** What the caller hears although the message left. */
export function answerLost(body: unknown): BrokenConnection | null {
  const number = Reflect.get(Object(body), 'number');
  const play = typeof number === 'string' ? playOf(digitsOf(number)) : 'usual';
  if (play === 'silent-after') return new BrokenConnection('silent');
  return play === 'page-after' ? new BrokenConnection('page') : null;
}

function readWish(body: unknown): Wish {
  const { number, text } = Object(body);
  if (number === undefined) throw schemaError('instance requires property "number"');
  if (typeof number !== 'string') throw schemaError('Invalid format');
  if (typeof text !== 'string') throw schemaError('instance requires property "text"');
  if (text.trim() === '') throw new GatewayRefusal(400, ['Text is required']);
  return { number: number.endsWith('@lid') ? number : digitsOf(number), text };
}

function schemaError(sentence: string): GatewayRefusal {
  return new GatewayRefusal(400, [[sentence]]);
}

/** No country code is added, as it is there. */
function digitsOf(number: string): string {
  return number.replace(/[\s+()-]/g, '');
}

async function refuseWhenClosed(
  scene: Scene,
  instance: Instance,
  { jid, play }: { jid: string; play: Play },
): Promise<void> {
  const isReachable = scene.trouble().whatsapp === 'reachable';
  if (play === 'closed') throw new GatewayRefusal(400, ['Error: Connection Closed']);
  if (instance.state === 'open' && isReachable) return;
  if (!instance.phone) {
    const said = "TypeError: Cannot read properties of undefined (reading 'id')";
    throw new GatewayRefusal(400, [said]);
  }
  const known = await scene.books.list('message', instance.name);
  if (known.some((message) => message.jid === jid)) {
    throw new GatewayRefusal(400, ['Error: Connection Closed']);
  }
  throw new GatewayRefusal(500, 'Connection Closed');
}

function newMessage(
  { now }: Stage,
  { name: instance }: Instance,
  fields: Pick<Message, 'jid' | 'text' | 'fromMe'> & { type?: MessageType },
): Message {
  const id = `3EB0${randomBytes(9).toString('hex').toUpperCase()}`;
  return { type: 'conversation', ...fields, id, instance, at: now(), updates: [] };
}

async function keepMessage({ books }: Pick<Scene, 'books'>, message: Message): Promise<void> {
  await books.keep('message', { id: message.id, owner: message.instance, thing: message });
}

export function answerOf(instance: Instance, message: Message): object {
  return {
    key: { remoteJid: message.jid, fromMe: message.fromMe, id: message.id },
    pushName: 'Você',
    status: 'PENDING',
    message: { conversation: message.text },
    contextInfo: { mentionedJid: [], groupMentions: [] },
    messageType: 'conversation',
    messageTimestamp: Math.floor(message.at / 1000),
    instanceId: instance.id,
    source: 'web',
  };
}

function planReceipt(stage: Stage, { id }: Message, receipt: PlannedReceipt): void {
  stage.time.later(receipt.after, () =>
    stage.within(async (books) => {
      const message = await books.find('message', id);
      const instance = message && (await books.find('instance', message.instance));
      if (!message || !instance) return;
      message.updates.push(receipt.status);
      await keepMessage({ books }, message);
      for (let copy = 0; copy < receipt.copies; copy += 1) {
        stage.news.tell(instance, {
          event: 'messages.update',
          data: updateOf(instance, message, receipt),
        });
      }
    }),
  );
}

function updateOf(instance: Instance, message: Message, { status, from }: PlannedReceipt): object {
  const digits = message.jid.split('@')[0] ?? '';
  return {
    keyId: message.id,
    remoteJid: from === 'hidden' ? hiddenAddressOf(digits) : message.jid,
    fromMe: true,
    status,
    instanceId: instance.id,
    messageId: `cm${message.id.toLowerCase()}`,
  };
}

/** A phone that was off gets what waited for it. */
export async function catchUpReceipts(scene: Scene, number: string): Promise<void> {
  const jid = addressOf(number);
  for (const message of await scene.books.list('message')) {
    if (!message.fromMe || message.jid !== jid || message.updates.length > 0) continue;
    for (const receipt of receiptsFor(number, undefined)) planReceipt(scene, message, receipt);
  }
}

export type Written = {
  number: string;
  name: string;
  text: string;
  type?: MessageType;
  /** Behind an address that hides the phone. */
  hidden?: boolean;
  /** How often the same message comes; 2.3.6 lets only one of them through. */
  copies?: number;
};

/** Somebody writes to the line. */
export async function receiveText(
  scene: Scene,
  instance: Instance,
  { number, name, text, type = 'conversation', hidden = false, copies = 1 }: Written,
): Promise<Message> {
  const message = newMessage(scene, instance, {
    jid: addressOf(number),
    text,
    type,
    fromMe: false,
  });
  await keepMessage(scene, message);
  const told = scene.trouble().version === '2.3.6' ? 1 : copies;
  for (let copy = 0; copy < told; copy += 1) {
    tellReceived(scene, instance, { message, name, addressing: hidden ? 'lid' : 'pn' });
  }
  return message;
}

/** 2.3.6 shows the hidden address and the phone beside it; 2.3.7 puts the phone in the place of both. */
function tellReceived(
  { news, trouble }: Stage,
  instance: Instance,
  { message, name, addressing }: { message: Message; name: string; addressing: 'lid' | 'pn' },
): void {
  const hidden = hiddenAddressOf(message.jid.split('@')[0] ?? '');
  const isOld = trouble().version === '2.3.6';
  const addresses = {
    pn: { remoteJid: message.jid, remoteJidAlt: hidden },
    lid: { remoteJid: isOld ? hidden : message.jid, remoteJidAlt: message.jid },
  };
  const data = {
    key: {
      ...addresses[addressing],
      fromMe: false,
      id: message.id,
      participant: '',
      addressingMode: addressing,
    },
    pushName: name,
    status: 'DELIVERY_ACK',
    message:
      message.type === 'conversation' ? { conversation: message.text } : { [message.type]: {} },
    messageType: message.type,
    messageTimestamp: Math.floor(message.at / 1000),
    instanceId: instance.id,
    source: 'unknown',
  };
  news.tell(instance, { event: 'messages.upsert', data });
}

/** The owner writes on the paired phone itself. */
export async function writeOnPhone(
  scene: Scene,
  instance: Instance,
  { number, text }: { number: string; text: string },
): Promise<void> {
  const message = newMessage(scene, instance, { jid: addressOf(number), text, fromMe: true });
  await keepMessage(scene, message);
  const data = { ...answerOf(instance, message), status: 'SERVER_ACK', source: 'ios' };
  scene.news.tell(instance, { event: 'messages.upsert', data });
}
