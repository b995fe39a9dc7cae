import { normalizePhone } from '@app/domain/shared/phones';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../foundation/http/error-answers.ts';
import type { Whatsapp } from '../../foundation/whatsapp/whatsapp.ts';
import type { EvolutionSimulator } from '../evolution/evolution-simulator.ts';
import type { MessageType, Phone } from '../evolution/gateway-books.ts';
import { addressOf } from '../evolution/played-numbers.ts';
import { GatewayRefusal } from '../evolution/stage.ts';
import { acceptForms } from '../simulator-pages.ts';
import { chatPage, linesPage, lostPage, PHONE_NOTICES, type PhoneNotice } from './phone-page.ts';

const ROOT = '/whatsapp-simulado';

type Asking = FastifyRequest<{
  Params: { line: string; number: string };
  Querystring: { aviso?: string };
  Body: Record<string, string | undefined> | null;
}>;

/** Phones to play with, only where the gateway is played as well. */
export function registerPhonePages(
  app: FastifyInstance,
  simulator: EvolutionSimulator,
  whatsapp: Pick<Whatsapp, 'environmentOf'>,
): void {
  app.register(async (pages) => {
    acceptForms(pages);
    pages.addHook('onRequest', async (_request, reply) => {
      const isPlayed = (await whatsapp.environmentOf('evolution')) === 'sim';
      if (!isPlayed) return reply.status(404).send(notFound());
      reply.header('cache-control', 'no-store');
    });
    pages.get(ROOT, async (request: Asking, reply) => show(reply, await lines(simulator, request)));
    pages.post(`${ROOT}/:line`, async (request: Asking, reply) =>
      reply.redirect(await actOnLine(simulator, request), 303),
    );
    pages.get(`${ROOT}/:line/:number`, async (request: Asking, reply) =>
      show(reply, await chat(simulator, request)),
    );
    pages.post(`${ROOT}/:line/:number`, async (request: Asking, reply) =>
      reply.redirect(await actInChat(simulator, request), 303),
    );
  });
}

function show(reply: FastifyReply, html: string | null): FastifyReply {
  reply.type('text/html; charset=utf-8');
  return html ? reply.send(html) : reply.status(404).send(lostPage());
}

async function lines(simulator: EvolutionSimulator, { query }: Asking): Promise<string> {
  const instances = await simulator.instances();
  const shown = await Promise.all(
    instances.map(async (instance) => ({
      instance,
      messages: await simulator.messages(instance.name),
    })),
  );
  return linesPage(shown, noticeOf(query.aviso));
}

async function chat(
  simulator: EvolutionSimulator,
  { params, query }: Asking,
): Promise<string | null> {
  const instance = (await simulator.instances()).find(({ name }) => name === params.line);
  const number = digitsOf(params.number);
  if (!instance || !number) return null;
  const jid = addressOf(number);
  const messages = (await simulator.messages(instance.name)).filter((each) => each.jid === jid);
  const phone = await phoneOf(simulator, number);
  return chatPage({ instance, phone, messages }, noticeOf(query.aviso));
}

/** Answers where to go next. What cannot be done is said there. */
async function actOnLine(simulator: EvolutionSimulator, { params, body }: Asking): Promise<string> {
  const number = digitsOf(body?.telefone ?? '');
  const act = LINE_ACTS.get(body?.acao ?? '');
  if (body?.acao === 'abrir') {
    return number ? chatAddress(params.line, number) : `${ROOT}?aviso=telefone`;
  }
  if (!act) return ROOT;
  if (act === 'parear' && !number) return `${ROOT}?aviso=telefone`;
  try {
    if (act === 'parear') {
      const profileName = body?.nome?.trim().slice(0, 60) || 'Meu salão';
      await simulator.pair(params.line, { number: number ?? '', profileName });
    } else if (act === 'rede') await simulator.loseNetwork(params.line);
    else await simulator.close(params.line, act);
    return `${ROOT}?aviso=${body?.acao}`;
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return `${ROOT}?aviso=codigo`;
  }
}

const LINE_ACTS = new Map<string, 'parear' | 'rede' | 401 | 403>([
  ['parear', 'parear'],
  ['rede', 'rede'],
  ['desconectar', 401],
  ['banir', 403],
]);

async function actInChat(simulator: EvolutionSimulator, { params, body }: Asking): Promise<string> {
  const number = digitsOf(params.number);
  if (!number) return ROOT;
  const phone = await phoneOf(simulator, number);
  const change = PHONE_CHANGES.get(body?.acao ?? '');
  if (change) await simulator.setPhone({ ...phone, ...change });
  const type = MEDIA.get(body?.acao ?? '') ?? 'conversation';
  const text = body?.texto?.trim().slice(0, 4_000) ?? '';
  if (!change && (text || type !== 'conversation')) {
    const name = body?.nome?.trim().slice(0, 60) || 'Cliente';
    await unlessRefused(simulator.write(params.line, { number, name, text, type }));
  }
  return chatAddress(params.line, number);
}

/** Where the line is gone, the page that follows says so. */
async function unlessRefused(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
  }
}

const MEDIA = new Map<string, MessageType>([
  ['audio', 'audioMessage'],
  ['foto', 'imageMessage'],
  ['figurinha', 'stickerMessage'],
]);

const PHONE_CHANGES = new Map<string, Partial<Phone>>([
  ['sem-whatsapp', { account: 'none' }],
  ['com-whatsapp', { account: 'usual' }],
  ['desligar', { reach: 'off' }],
  ['ligar', { reach: 'on' }],
]);

async function phoneOf(simulator: EvolutionSimulator, number: string): Promise<Phone> {
  const known = (await simulator.phones()).find((phone) => phone.number === number);
  return known ?? { number, account: 'usual', reach: 'on' };
}

function chatAddress(line: string, number: string): string {
  return `${ROOT}/${encodeURIComponent(line)}/${number}`;
}

function digitsOf(text: string): string | null {
  return normalizePhone(text)?.slice(1) ?? null;
}

function noticeOf(said: string | undefined): PhoneNotice | undefined {
  return PHONE_NOTICES.get(said ?? '');
}
