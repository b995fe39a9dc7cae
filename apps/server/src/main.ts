import { readEnvironment } from './foundation/environment.ts';
import { createLogger } from './foundation/logger.ts';
import { runUntilStopped } from './process.ts';
import { startServer } from './server.ts';

await runUntilStopped(async () => {
  const environment = readEnvironment(process.env);
  return startServer(environment, createLogger(environment.LOG_LEVEL));
});
