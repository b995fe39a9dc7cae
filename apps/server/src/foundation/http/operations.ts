import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { createWriteProbe } from '../database/write-probe.ts';
import type { Environment } from '../environment.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { isDraining } from './draining.ts';
import { notFound } from './error-answers.ts';
import { mayReadMetrics } from './metrics-access.ts';

type OperationParts = {
  database: Database;
  jobs: JobQueue;
  environment: Environment;
  metrics: Metrics;
};

/** What whoever runs the system looks at: is it alive, is it ready, how is it doing. */
export function registerOperations(app: FastifyInstance, parts: OperationParts): void {
  const { database, jobs, environment, metrics } = parts;
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

  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    metrics.requestDone({ method, route, status: statusCode }, elapsedTime / 1000);
  });
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayReadMetrics(request, environment)) return reply.status(404).send(notFound());
    return reply.type(metrics.contentType).send(await metrics.read());
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
