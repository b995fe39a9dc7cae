import { readEnvironment } from './foundation/environment.ts';
import { createLogger } from './foundation/logger.ts';
import { runUntilStopped } from './process.ts';
import { openSystem, type System } from './system.ts';
import { buildWorkerApp } from './worker-app.ts';

/** Jobs have ten seconds to end, see the job queue; the database gets the rest. */
const LONGEST_STOP = 15_000;

await runUntilStopped(async () => {
  const environment = readEnvironment(process.env);
  const system = await openSystem(environment, createLogger(environment.LOG_LEVEL));
  try {
    const watched = await openToWatchers(system);
    await system.work();
    return {
      ready: 'Hora Marcada: worker ready',
      longestStop: LONGEST_STOP,
      async stop() {
        await watched?.close();
        await system.close();
      },
    };
  } catch (error) {
    await system.close();
    throw error;
  }
});

async function openToWatchers(system: System) {
  const { WORKER_PORT: port, HOST: host } = system.environment;
  if (!port) return null;
  const app = buildWorkerApp(system);
  app.server.keepAliveTimeout = 1000;
  await app.listen({ port, host });
  return app;
}
