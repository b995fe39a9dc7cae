import { randomBytes } from 'node:crypto';
import { at, listAt, textAt } from '../../foundation/whatsapp/loose-json.ts';
import type { Books } from '../whatsapp/books.ts';
import type { GraphKinds, GraphMessage, GraphTemplate } from './graph-books.ts';
import { GRAPH_SENTENCES, GraphRefusal, graphPlayOf } from './graph-plays.ts';
import type { GraphStage } from './graph-stage.ts';

const DAY = 86_400_000;
type Open = { books: Books<GraphKinds>; line: string; body: unknown };

/** Own words only within a day of the client's last message; otherwise a template that was approved. */
export async function sendMessage(stage: GraphStage, { books, line, body }: Open): Promise<object> {
  const contact = textAt(body, 'to') ?? '';
  const isWhatsapp = textAt(body, 'messaging_product') === 'whatsapp';
  if (!isWhatsapp || !/^\d{8,15}$/.test(contact)) throw new GraphRefusal(400, 100);
  const { refusedWith } = graphPlayOf(contact);
  if (refusedWith) throw new GraphRefusal(refusedWith.status, refusedWith.code);
  const text =
    textAt(body, 'type') === 'template'
      ? await templateText(books, body)
      : await freeText(stage, { books, line, body }, contact);
  const message: GraphMessage = {
    id: `wamid.${randomBytes(24).toString('base64url')}`,
    line,
    contact,
    direction: 'out',
    text,
    at: stage.now(),
    statuses: [],
  };
  await books.keep('message', { id: message.id, owner: line, thing: message });
  planStatuses(stage, message, textAt(body, 'biz_opaque_callback_data'));
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: contact, wa_id: contact }],
    messages: [{ id: message.id }],
  };
}

async function freeText(
  stage: GraphStage,
  { books, line, body }: Open,
  contact: string,
): Promise<string> {
  const text = textAt(body, 'text', 'body');
  if (!text) throw new GraphRefusal(400, 100);
  const received = (await books.list('message', line)).filter(
    (each) => each.direction === 'in' && each.contact === contact && stage.now() - each.at < DAY,
  );
  if (received.length === 0) throw new GraphRefusal(400, 131_047);
  return text;
}

async function templateText(books: Books<GraphKinds>, body: unknown): Promise<string> {
  const name = textAt(body, 'template', 'name');
  const language = textAt(body, 'template', 'language', 'code');
  const template = (await books.list('template')).find(
    (each) => each.name === name && each.language === language,
  );
  if (template?.status === 'PAUSED') throw new GraphRefusal(400, 132_015);
  if (template?.status !== 'APPROVED') throw new GraphRefusal(404, 132_001);
  return filled(template, listAt(body, 'template', 'components'));
}

/** Each part wants exactly its fields, in their order or by their names; an address is a button's own. */
function filled({ components }: GraphTemplate, given: unknown[]): string {
  const part = (type: string) => components.find((each) => textAt(each, 'type') === type);
  const givenTo = (type: string) => given.find((each) => textAt(each, 'type') === type);
  const header = filledPart(textAt(part('HEADER'), 'text') ?? '', givenTo('header'));
  const text = filledPart(textAt(part('BODY'), 'text') ?? '', givenTo('body'));
  const addresses = listAt(part('BUTTONS'), 'buttons').flatMap((button, place) => {
    const own = given.find(
      (each) => textAt(each, 'type') === 'button' && textAt(each, 'index') === String(place),
    );
    const url = textAt(button, 'url');
    return url === null ? [] : [filledPart(url, own)];
  });
  return [header, text, ...addresses].filter(Boolean).join('\n');
}

function filledPart(text: string, given: unknown): string {
  const parameters = listAt(given, 'parameters');
  const places = [...new Set(text.match(/\{\{\w+\}\}/g))];
  const values = places.map((place) => {
    const name = place.slice(2, -2);
    const named = parameters.find((each) => textAt(each, 'parameter_name') === name);
    return textAt(named ?? parameters[Number(name) - 1], 'text');
  });
  const isWhole = places.length === parameters.length && values.every(Boolean);
  if (!isWhole) throw new GraphRefusal(400, 132_000);
  return places.reduce((said, place, at) => said.replaceAll(place, values[at] ?? ''), text);
}

function planStatuses(stage: GraphStage, message: GraphMessage, reference: string | null): void {
  const { failsWith } = graphPlayOf(message.contact);
  const plan: [number, string][] = failsWith
    ? [[300, 'failed']]
    : [
        [300, 'sent'],
        [800, 'delivered'],
        [5_000, 'read'],
      ];
  for (const [after, status] of plan) {
    const errors = failsWith
      ? [{ code: failsWith, title: GRAPH_SENTENCES.get(failsWith), error_data: { details: '' } }]
      : undefined;
    stage.time.later(after, async () => {
      await noteStatus(stage, message.id, status);
      stage.tell('messages', {
        ...metadataOf(message.line),
        statuses: [
          {
            id: message.id,
            status,
            timestamp: seconds(stage.now()),
            recipient_id: message.contact,
            ...(reference && { biz_opaque_callback_data: reference }),
            ...(errors && { errors }),
          },
        ],
      });
    });
  }
}

function noteStatus({ within }: GraphStage, id: string, status: string): Promise<void> {
  return within(async (books) => {
    const message = await books.find('message', id);
    if (!message) return;
    message.statuses.push(status);
    await books.keep('message', { id, owner: message.line, thing: message });
  });
}

export type GraphWritten = { number: string; name: string; text: string };

/** A client writes, which opens the window for a day. */
export async function receiveMessage(
  stage: GraphStage,
  line: string,
  { number, name, text }: GraphWritten,
): Promise<void> {
  const id = `wamid.${randomBytes(24).toString('base64url')}`;
  const message: GraphMessage = {
    id,
    line,
    text,
    contact: number,
    direction: 'in',
    at: stage.now(),
    statuses: [],
  };
  await stage.within((books) => books.keep('message', { id, owner: line, thing: message }));
  stage.tell('messages', {
    ...metadataOf(line),
    contacts: [{ profile: { name }, wa_id: number }],
    messages: [
      { from: number, id, timestamp: seconds(stage.now()), type: 'text', text: { body: text } },
    ],
  });
}

function metadataOf(line: string): object {
  const metadata = { display_phone_number: displayNumberOf(line), phone_number_id: line };
  return { messaging_product: 'whatsapp', metadata };
}

/** Each number it is asked about exists, and is made of its own id. */
export function displayNumberOf(line: string): string {
  return `5511${line.replace(/\D/g, '').padStart(9, '9').slice(-9)}`;
}

export function numberOf(line: string): object {
  return {
    id: line,
    display_phone_number: displayNumberOf(line),
    verified_name: 'Salão de demonstração',
    quality_rating: 'GREEN',
  };
}

function seconds(milliseconds: number): string {
  return String(Math.floor(milliseconds / 1000));
}

export function readTemplateWish(body: unknown): Omit<GraphTemplate, 'id' | 'account' | 'status'> {
  const name = textAt(body, 'name') ?? '';
  const category = textAt(body, 'category') ?? '';
  const language = textAt(body, 'language') ?? '';
  const components = listAt(body, 'components');
  const isKnown = ['UTILITY', 'MARKETING', 'AUTHENTICATION'].includes(category);
  const hasBody = components.some((each) => at(each, 'type') === 'BODY');
  if (!/^[a-z0-9_]{1,512}$/.test(name) || !isKnown || !language || !hasBody) {
    throw new GraphRefusal(400, 100);
  }
  return { name, category, language, components };
}
