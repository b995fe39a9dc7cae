import type { Instance, Message } from './gateway-books.ts';
import { answerOf } from './messages.ts';
import type { Scene } from './stage.ts';

const PAGE = 50;

/** `offset` is the size of a page there. */
export async function findMessages(
  { books }: Scene,
  instance: Instance,
  body: unknown,
): Promise<object> {
  const { where = {}, offset = PAGE, page = 1 } = Object(body);
  const { key = {}, messageTimestamp } = Object(where);
  const from = Date.parse(messageTimestamp?.gte ?? '') || 0;
  const until = Date.parse(messageTimestamp?.lte ?? '') || Number.POSITIVE_INFINITY;
  const found = (await books.list('message', instance.name))
    .filter((message) => key.id === undefined || message.id === key.id)
    .filter((message) => !key.fromMe || message.fromMe)
    .filter((message) => key.remoteJid === undefined || message.jid === key.remoteJid)
    .filter(({ at }) => seconds(at) >= seconds(from) && seconds(at) <= seconds(until))
    .reverse();
  const records = found.slice((page - 1) * offset, page * offset);
  return {
    messages: {
      total: found.length,
      pages: Math.ceil(found.length / offset),
      currentPage: page,
      records: records.map((message) => recordOf(instance, message)),
    },
  };
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

function recordOf(instance: Instance, message: Message): object {
  const { status: _, ...told } = { status: '', ...answerOf(instance, message) };
  const MessageUpdate = message.updates.map((status) => ({ status }));
  return { id: `cm${message.id.toLowerCase()}`, ...told, MessageUpdate };
}

export async function findStatuses(
  { books }: Scene,
  instance: Instance,
  body: unknown,
): Promise<object> {
  const { id } = Object(Object(body).where);
  const message = typeof id === 'string' ? await books.find('message', id) : undefined;
  if (message?.instance !== instance.name) return [];
  return message.updates.map((status, index) => ({
    id: `cm${index}${message.id.toLowerCase()}`,
    keyId: message.id,
    remoteJid: message.jid,
    fromMe: true,
    participant: null,
    pollUpdates: null,
    status,
    messageId: `cm${message.id.toLowerCase()}`,
    instanceId: instance.id,
  }));
}
