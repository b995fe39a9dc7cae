import { readEnvironment } from './foundation/environment.ts';
import { createLogger } from './foundation/logger.ts';
import { runUntilStopped } from './process.ts';
import { openSystem } from './system.ts';

await runUntilStopped(async () => {
  const environment = readEnvironment(process.env);
  const system = await openSystem(environment, createLogger(environment.LOG_LEVEL));
  await system.work();
  return { ready: 'Hora Marcada: worker ready', stop: system.close };
});
