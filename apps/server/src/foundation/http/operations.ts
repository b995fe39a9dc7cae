import type { FastifyInstance } from 'fastify';
import * as prometheus from 'prom-client';
import type { Database } from '../database/database.ts';
import { createWriteProbe } from '../database/write-probe.ts';
import type { Environment } from '../environment.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { isDraining } from './draining.ts';
import { notFound } from './error-answers.ts';
import { mayReadMetrics } from './metrics-access.ts';

type OperationParts = { database: Database; jobs: JobQueue; environment: Environment };

/** What whoever runs the system looks at: is it alive, is it ready, how is it doing. */
export function registerOperations(app: FastifyInstance, parts: OperationParts): void {
  const { database, jobs, environment } = parts;
  const quiet = { logLevel: 'warn' } as const;
  const databaseStores = createWriteProbe(database.pool);
  app.get('/api/health', quiet, () => ({ status: 'ok' }));

  app.get('/api/ready', quiet, async (_request, reply) => {
    const [stores, jobsAnswer] = await Promise.all([databaseStores(), answers(jobs.ask())]);
    const draining = isDraining(app);
    const ready = stores && jobsAnswer && !draining;
    return reply
      .status(ready ? 200 : 503)
      .send({ ready, database: stores, jobs: jobsAnswer, draining });
  });

  const registry = measure(app);
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayReadMetrics(request, environment)) return reply.status(404).send(notFound());
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  try {
    await question;
    return true;
  } catch {
    return false;
  }
}

function measure(app: FastifyInstance): prometheus.Registry {
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const durations = new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}
