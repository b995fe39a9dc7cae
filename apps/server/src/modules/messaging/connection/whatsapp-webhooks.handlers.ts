import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../foundation/clock.ts';
import type { Scopes } from '../../../foundation/database/scopes.ts';
import { createGroupedWork } from '../../../foundation/grouped-work.ts';
import { notFound } from '../../../foundation/http/error-answers.ts';
import { registerFloodGate } from '../../../foundation/http/flood-gate.ts';
import type { RateLimiter } from '../../../foundation/http/rate-limit.ts';
import { createShortMemory } from '../../../foundation/short-memory.ts';
import { readEvolutionNews } from '../../../foundation/whatsapp/evolution-webhook.ts';
import type { Heard } from '../../../foundation/whatsapp/happenings.ts';
import {
  challengeOf,
  isSignedByMeta,
  readMetaNews,
} from '../../../foundation/whatsapp/meta-webhook.ts';
import type { Whatsapp } from '../../../foundation/whatsapp/whatsapp.ts';
import { findLineOfSecret, findLinesOfNumber, type KnownLine } from './connections.queries.ts';
import { noteNews } from './line-news.commands.ts';
import { LINE_SECRET, secretHashOf } from './lines.rules.ts';

type Parts = {
  scopes: Scopes;
  clock: Clock;
  whatsapp: Whatsapp;
  attempts: RateLimiter;
};

const MEGABYTE = 1024 * 1024;
const RECEIVED = { received: true };
const UNSIGNED = { error: 'invalid_signature' };
const UNREADABLE = { error: 'invalid_body' };
const TOO_MANY = { error: 'too_many_requests' };
const ACTOR = { userId: null, requestId: 'whatsapp-news' };

/**
 * What one line may tell: sixty things at once, and sixteen a second after them. A gateway that cannot
 * reach WhatsApp says so forty times a second; what is refused of an honest phone, as after a day without
 * network, comes again.
 */
const PER_LINE = { atOnce: 60, lot: 8, every: 500 };
/** Of secrets that nobody has, from one address. */
const GUESSES = { name: 'unknown-line', attempts: 60, minutes: 1, counted: 'in-memory' } as const;
/** So that news leave most connections of the database to whoever sits before a screen. */
const COMPANIES_AT_ONCE = 4;
const MOST_WAITING = 1_000;
/** In milliseconds: what comes in one breath is written in one transaction. */
const GATHERED_FOR = 12;
const KNOWN_LINES = 10_000;
const KNOWN_FOR = 5 * 60_000;
const UNKNOWN_FOR = 10_000;

/** Before whatever else is done for a call: a flood of one line is paid by everybody. */
export function refuseFloods(app: FastifyInstance, clock: Clock): void {
  const now = () => clock().epochMilliseconds;
  registerFloodGate(app, { parameter: 'lineSecret', allowance: PER_LINE, now });
}

/**
 * Where both ways to WhatsApp ring. They come again when they are refused for the moment, and never
 * after a no; so what cannot be stored is never answered with one. Answered is what is stored.
 */
export async function registerWhatsappWebhooks(app: FastifyInstance, parts: Parts): Promise<void> {
  const door = openDoor(parts);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is signed is bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const unlimited = { config: { rateLimit: false as const } };
    scope.post<OfLine>(
      '/api/webhooks/evolution/:lineSecret',
      { ...unlimited, bodyLimit: MEGABYTE, onRequest: refuseMisshapen },
      door.hearEvolution,
    );
    scope.get('/api/webhooks/whatsapp', unlimited, door.answerChallenge);
    scope.post('/api/webhooks/whatsapp', { ...unlimited, bodyLimit: 4 * MEGABYTE }, door.hearMeta);
  });
}

type OfLine = { Params: { lineSecret: string } };

async function refuseMisshapen(request: FastifyRequest<OfLine>, reply: FastifyReply) {
  if (!LINE_SECRET.test(request.params.lineSecret)) await reply.status(404).send(notFound());
}

function openDoor({ scopes, clock, whatsapp, attempts }: Parts) {
  const now = () => clock().epochMilliseconds;
  const known = createShortMemory<KnownLine[]>({
    most: KNOWN_LINES,
    holds: (lines) => (lines.length > 0 ? KNOWN_FOR : UNKNOWN_FOR),
    now,
  });
  const note = createGroupedWork<Heard>({
    settle: (companyId, heard) =>
      scopes.withCompany({ ...ACTOR, companyId }, (scope) => noteNews(scope, heard, clock())),
    atOnce: COMPANIES_AT_ONCE,
    mostPieces: MOST_WAITING,
    gathers: GATHERED_FOR,
  });

  const linesOfSecret = (hash: string, address: string) =>
    known.recall(`secret:${hash}`, async () => {
      const attempt = { address, now: clock() };
      // Who guesses gets no more questions to the database; a line that was heard lately needs none.
      const seconds = await attempts.secondsBeyond(GUESSES, attempt);
      if (seconds > 0) throw new GuessedTooOften(seconds);
      const found = await scopes.asOperator(ACTOR, (scope) => findLineOfSecret(scope, hash));
      if (found.length === 0) await attempts.secondsToWait(GUESSES, attempt);
      return found;
    });
  const linesOfNumber = (line: string) =>
    known.recall(`number:${line}`, () =>
      scopes.asOperator(ACTOR, (scope) => findLinesOfNumber(scope, line)),
    );

  return {
    async hearEvolution(
      request: FastifyRequest<OfLine>,
      reply: FastifyReply,
    ): Promise<FastifyReply> {
      const hash = secretHashOf(request.params.lineSecret);
      const found = await linesOfSecret(hash, request.ip).catch(secondsOf);
      if (typeof found === 'number') return refuseNow(reply, found);
      const [line] = found;
      if (!line) return reply.status(404).send(notFound());
      const body = jsonOf(request.body);
      if (body === undefined) return reply.status(400).send(UNREADABLE);
      const heard = readEvolutionNews(body);
      if (heard.happening.kind !== 'ignored') await note(line.companyId, heard);
      return reply.send(RECEIVED);
    },

    async answerChallenge(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const app = await whatsapp.metaWebhook();
      const challenge = app && challengeOf(request.query, app.verifyToken);
      if (!challenge) return reply.status(403).send(UNSIGNED);
      return reply.type('text/plain').send(challenge);
    },

    async hearMeta(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const app = await whatsapp.metaWebhook();
      if (!app) return reply.status(503).send({ error: 'whatsapp_not_configured' });
      const { body: raw } = request;
      const signature = request.headers['x-hub-signature-256'];
      if (!Buffer.isBuffer(raw) || !isSignedByMeta(raw, signature, app.appSecret)) {
        return reply.status(403).send(UNSIGNED);
      }
      const body = jsonOf(raw);
      if (body === undefined) return reply.status(400).send(UNREADABLE);
      const told = readMetaNews(body);
      await Promise.all(told.map(noteOfNumber));
      return reply.send(RECEIVED);
    },
  };

  /** One account may hold numbers of several companies, and its templates are theirs. */
  async function noteOfNumber(heard: Heard): Promise<void> {
    const lines = await linesOfNumber(heard.line);
    await Promise.all(lines.map(({ companyId }) => note(companyId, heard)));
  }
}

class GuessedTooOften extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('Secrets of lines are guessed');
    this.seconds = seconds;
  }
}

function secondsOf(error: unknown): number {
  if (error instanceof GuessedTooOften) return error.seconds;
  throw error;
}

function refuseNow(reply: FastifyReply, seconds: number): FastifyReply {
  return reply.status(429).header('retry-after', seconds).send(TOO_MANY);
}

function jsonOf(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
