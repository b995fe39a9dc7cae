import { createHmac, randomUUID } from 'node:crypto';
import type { Within } from '../whatsapp/books.ts';
import type { PlayedTime } from '../whatsapp/played-time.ts';
import { deliver, type Post } from '../whatsapp/posting.ts';
import type { GraphKinds, GraphMessage } from './graph-books.ts';
import {
  type GraphWritten,
  numberOf,
  readTemplateWish,
  receiveMessage,
  sendMessage,
} from './graph-messages.ts';
import { GraphRefusal, graphPlayOf } from './graph-plays.ts';
import type { GraphStage } from './graph-stage.ts';

type GraphParts = {
  within: Within<GraphKinds>;
  time: PlayedTime;
  now(): number;
  post: Post;
  /** Where the app says its news go, and what signs them. */
  webhookUrl: string;
  appSecret: string;
};

/** WhatsApp's own Cloud API, played by ourselves. */
export type GraphSimulator = {
  fetch: typeof fetch;
  deliverThrough(post: Post): void;
  write(line: string, written: GraphWritten): Promise<void>;
  messages(line: string): Promise<GraphMessage[]>;
};

const ACCOUNT = '100000000000001';
const APPROVAL_MS = 1_000;

export function createGraphSimulator(parts: GraphParts): GraphSimulator {
  const { within, time, now } = parts;
  let { post } = parts;
  const stage: GraphStage = { within, time, now, tell };

  /** Signed over the bytes that leave; letters outside of ASCII are escaped, as they are there. */
  function tell(field: string, value: object): void {
    const news = {
      object: 'whatsapp_business_account',
      entry: [{ id: ACCOUNT, changes: [{ field, value }] }],
    };
    const body = JSON.stringify(news).replace(
      /[\u0080-\uffff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const mark = createHmac('sha256', parts.appSecret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${mark}` };
    time.later(0, () =>
      deliver({ time, post: () => post }, { url: parts.webhookUrl, headers, body }),
    );
  }

  return {
    fetch: async (input, init) => answerRequest(stage, new Request(input, init)),
    deliverThrough(other) {
      post = other;
    },
    write: (line, written) => receiveMessage(stage, line, written),
    messages: (line) => within((books) => books.list('message', line)),
  };
}

async function answerRequest(stage: GraphStage, request: Request): Promise<Response> {
  const [, , id = '', edge = ''] = new URL(request.url).pathname.split('/');
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const text = await request.text();
  try {
    if (!token.startsWith('EAA') || token.endsWith('expirado')) throw new GraphRefusal(401, 190);
    const body: unknown = text === '' ? {} : JSON.parse(text);
    const answer = await answerOf(stage, { method: request.method, id, edge, body });
    return Response.json(answer);
  } catch (error) {
    if (error instanceof GraphRefusal) return refusal(error);
    throw error;
  }
}

type GraphCall = { method: string; id: string; edge: string; body: unknown };

async function answerOf(stage: GraphStage, { method, id, edge, body }: GraphCall): Promise<object> {
  if (!/^\d{1,20}$/.test(id)) throw new GraphRefusal(400, 100);
  if (edge === '' && method === 'GET') return numberOf(id);
  if (edge === 'subscribed_apps') return { success: true };
  if (edge === 'messages' && method === 'POST') return send(stage, id, body);
  if (edge !== 'message_templates') throw new GraphRefusal(400, 100);
  if (method === 'POST') return createTemplate(stage, id, body);
  return { data: await stage.within((books) => books.list('template', id)) };
}

async function send(stage: GraphStage, line: string, body: unknown): Promise<object> {
  const { connection } = graphPlayOf(String(Reflect.get(Object(body), 'to')));
  if (connection === 'cut-before') throw broken();
  const answer = await stage.within((books) => sendMessage(stage, { books, line, body }));
  if (connection === 'cut-after') throw broken();
  return answer;
}

async function createTemplate(stage: GraphStage, account: string, body: unknown): Promise<object> {
  const wish = readTemplateWish(body);
  const template = { ...wish, id: randomUUID(), account, status: 'PENDING' as const };
  await stage.within((books) =>
    books.keep('template', { id: template.id, owner: account, thing: template }),
  );
  const status = wish.name.includes('recusado') ? 'REJECTED' : 'APPROVED';
  stage.time.later(APPROVAL_MS, async () => {
    const decided = { ...template, status: status as 'REJECTED' | 'APPROVED' };
    await stage.within((books) =>
      books.keep('template', { id: template.id, owner: account, thing: decided }),
    );
    stage.tell('message_template_status_update', {
      event: status,
      message_template_id: template.id,
      message_template_name: wish.name,
      message_template_language: wish.language,
      reason: status === 'REJECTED' ? 'INVALID_FORMAT' : 'NONE',
    });
  });
  return { id: template.id, status: 'PENDING', category: wish.category };
}

function refusal({ status, code, message }: GraphRefusal): Response {
  const error = {
    message,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details: message },
    fbtrace_id: 'A1b2',
  };
  return Response.json({ error }, { status });
}

/** As `fetch` fails when a connection is cut. */
function broken(): TypeError {
  const cause = Object.assign(new Error('ECONNRESET'), { code: 'ECONNRESET' });
  return new TypeError('fetch failed', { cause });
}
