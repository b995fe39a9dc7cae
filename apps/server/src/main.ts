import { loadDemo } from '../seeds/demo-world.ts';
import { isRehearsal, readEnvironment } from './foundation/environment.ts';
import { createLogger } from './foundation/logger.ts';
import { runUntilStopped } from './process.ts';
import { startServer } from './server.ts';

await runUntilStopped(async () => {
  const environment = readEnvironment(process.env);
  const logger = createLogger(environment.LOG_LEVEL);
  // Sample companies with a known password are for a system that only this machine can reach.
  const demo = isRehearsal(environment) ? { tellDemo: loadDemo } : {};
  return startServer(environment, logger, demo);
});
