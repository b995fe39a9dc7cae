import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { metricsOf } from './figures.ts';
import {
  answerBadAddress,
  notFound,
  registerErrorAnswers,
} from './foundation/http/error-answers.ts';
import { registerOperations } from './foundation/http/operations.ts';
import type { System } from './system.ts';

/** A worker serves nobody but whoever watches over it: health, readiness and metrics. */
export function buildWorkerApp(system: System): FastifyInstance {
  const { environment, logger, database, jobs } = system;
  const app = Fastify({
    // Fastify's own logger type lacks a member of pino's newer one that nobody here uses.
    loggerInstance: logger as FastifyBaseLogger,
    trustProxy: environment.TRUST_PROXY ?? false,
    frameworkErrors: answerBadAddress,
  });
  registerErrorAnswers(app);
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(notFound()));
  registerOperations(app, { database, jobs, environment, metrics: metricsOf(system) });
  return app;
}
