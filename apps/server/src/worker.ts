import { readEnvironment } from './foundation/environment.ts';
import { createLogger } from './foundation/logger.ts';
import { runUntilStopped } from './process.ts';
import { openSystem } from './system.ts';

/** Jobs have ten seconds to end, see the job queue; the database gets the rest. */
const LONGEST_STOP = 15_000;

await runUntilStopped(async () => {
  const environment = readEnvironment(process.env);
  const system = await openSystem(environment, createLogger(environment.LOG_LEVEL));
  await system.work();
  return {
    ready: 'Hora Marcada: worker ready',
    longestStop: LONGEST_STOP,
    stop: () => system.close(),
  };
});
