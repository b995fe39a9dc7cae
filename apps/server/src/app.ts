import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { registerApi } from './foundation/http/api-routes.ts';
import { answerBadAddress, registerErrorAnswers } from './foundation/http/error-answers.ts';
import { registerOperations } from './foundation/http/operations.ts';
import type { Arrival } from './foundation/http/procedures.ts';
import { registerSecurity } from './foundation/http/security.ts';
import { readSessionToken } from './foundation/http/session-cookie.ts';
import { registerWebPages } from './foundation/http/web-pages.ts';
import { originsOf } from './modules/identity/sign-in.client.ts';
import { registerSignIn } from './modules/identity/sign-in.handlers.ts';
import { webFolder } from './paths.ts';
import { router } from './router.ts';
import type { System } from './system.ts';

const MEGABYTE = 1024 * 1024;
const LONGEST_DELAY = 2000;
const COMPRESSION = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  // The default squeezes as if for an archive, which takes longer than sending does.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Puts the server together. It does not listen yet, so tests can ask it directly. */
export async function buildApp(system: System): Promise<FastifyInstance> {
  const { environment, logger, database, jobs, feed, signIn } = system;
  const app = Fastify({
    // Fastify's own logger type lacks a member of pino's newer one that nobody here uses.
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: () => crypto.randomUUID(),
    // Only a known proxy may say whose request it passes on; anybody can write that header.
    trustProxy: environment.TRUST_PROXY ?? false,
    bodyLimit: MEGABYTE,
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
  });
  registerErrorAnswers(app);
  // Whoever follows changes would otherwise keep the server from stopping.
  app.addHook('preClose', () => feed.close());
  await registerSecurity(app, {
    publicUrl: environment.PUBLIC_URL,
    allowedOrigins: originsOf(environment.PUBLIC_URL),
    rateLimits: environment.RATE_LIMITS,
  });
  await app.register(underPressure, { maxEventLoopDelay: LONGEST_DELAY });
  await app.register(compress, COMPRESSION);
  registerOperations(app, { database, jobs, metricsToken: environment.METRICS_TOKEN });
  registerSignIn(app, signIn, environment.PUBLIC_URL);
  await registerApi(app, { router, logger, arrivalOf: (request) => arrivalOf(request, system) });
  await registerWebPages(app, webFolder);
  return app;
}

function arrivalOf(request: FastifyRequest, system: System): Arrival {
  const { scopes, feed, mailer, clock, secret, attempts } = system;
  return {
    requestId: request.id,
    address: request.ip,
    now: clock(),
    clock,
    sessionToken: readSessionToken(request.headers.cookie, secret),
    scopes,
    feed,
    mailDelivery: mailer.delivery,
    attempts,
  };
}
