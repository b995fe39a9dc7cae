import { RETRY_AFTER_IN_SECONDS, UNAVAILABLE } from '@app/contract/shared/unavailable';
import { ORPCError, ValidationError } from '@orpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseTrouble, isOutcomeUnknown } from '../database/database-trouble.ts';
import { isUnstorable } from '../database/sql-state.ts';
import type { Logger } from '../logger.ts';
import { BusyError } from '../work-queue.ts';
import { letFinishSending } from './oversized-bodies.ts';

export const OUR_FAULT = 'Algo deu errado do nosso lado. Tente novamente.';
const CHECK_INPUT = 'Confira os dados enviados.';
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Endereço não encontrado.' };

type Answer = { code: string; message: string };

/** What is wrong with a request before any procedure sees it. */
const answersByCode: Record<string, Answer> = {
  FST_ERR_CTP_INVALID_JSON_BODY: malformed(),
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformed(),
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'TOO_LARGE',
    message: 'O que você enviou é grande demais.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_TYPE',
    message: 'Este tipo de conteúdo não é aceito.',
  },
};

/** Every failure outside a procedure answers a sentence; the details stay in the log. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) await letFinishSending(request.raw);
    if (status < 500) {
      const answer = answersByCode[error.code] ?? { code: 'BAD_REQUEST', message: CHECK_INPUT };
      return reply.status(status).send(status === 429 ? tooMany(error) : answer);
    }
    if (status === 503 || isDatabaseTrouble(error) || error instanceof BusyError) {
      request.log.warn({ err: error }, 'system unavailable');
      const { code, ...answer } = unavailable(error);
      if (mayRepeat(code)) reply.header('retry-after', RETRY_AFTER_IN_SECONDS);
      return reply.status(answer.status).send({ code, message: answer.message });
    }
    request.log.error({ err: error }, 'request failed');
    const data = { requestId: request.id };
    return reply.status(status).send({ code: 'INTERNAL_SERVER_ERROR', message: OUR_FAULT, data });
  });
}

/** An address that cannot even be read never reaches a route. */
export function answerBadAddress(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.status(404).send(NOT_FOUND);
}

export function notFound(): Answer {
  return NOT_FOUND;
}

type Unavailable = { code: keyof typeof UNAVAILABLE; status: number; message: string };

/** Later it may work. Whether it did already, only the end of a transaction that got lost leaves open. */
function unavailable(error: unknown): Unavailable {
  const code = isOutcomeUnknown(error) ? 'OUTCOME_UNKNOWN' : 'SERVICE_UNAVAILABLE';
  return { code, ...UNAVAILABLE[code] };
}

/** Programs repeat by themselves what says when; what may have been stored is for people to look at. */
function mayRepeat(code: Unavailable['code']): boolean {
  return code === 'SERVICE_UNAVAILABLE';
}

type Failed = { logger: Logger; requestId: string; resHeaders?: Headers };

/** What a procedure threw, as the person may read it. */
export function presentableError(
  error: unknown,
  { logger, requestId, resHeaders }: Failed,
): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.cause instanceof ValidationError) {
    if (error.status < 500) return invalidInput(error.cause);
  } else if (error instanceof ORPCError && error.status < 500) {
    return error.defined || error.code !== 'BAD_REQUEST' ? error : invalidRequest();
  }
  if (isUnstorable(error)) return invalidRequest();
  if (isDatabaseTrouble(error) || error instanceof BusyError) {
    logger.warn({ err: error, requestId }, 'system unavailable');
    const { code, ...answer } = unavailable(error);
    if (mayRepeat(code)) resHeaders?.set('retry-after', String(RETRY_AFTER_IN_SECONDS));
    return new ORPCError(code, answer);
  }
  logger.error({ err: error, requestId }, 'procedure failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: OUR_FAULT, data: { requestId } });
}

function invalidInput({ issues }: ValidationError): ORPCError<string, unknown> {
  const data = {
    issues: issues.map(({ path, message }) => ({ path: (path ?? []).map(keyOf), message })),
  };
  return new ORPCError('BAD_REQUEST', { message: CHECK_INPUT, data, defined: true });
}

export function invalidRequest(): ORPCError<string, unknown> {
  return new ORPCError('BAD_REQUEST', {
    message: CHECK_INPUT,
    data: { issues: [] },
    defined: true,
  });
}

function keyOf(segment: PropertyKey | { readonly key: PropertyKey }): string | number {
  const key = typeof segment === 'object' ? segment.key : segment;
  return typeof key === 'symbol' ? String(key) : key;
}

function malformed(): Answer {
  return {
    code: 'MALFORMED',
    message: 'Não entendemos o que foi enviado: o JSON está malformado.',
  };
}

/** The limiter writes its own sentence, with the time to wait. */
function tooMany(error: FastifyError): Answer {
  return { code: 'TOO_MANY_REQUESTS', message: error.message };
}
