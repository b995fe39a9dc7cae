import { readEnvironment } from '../src/foundation/environment.ts';
import { createLogger } from '../src/foundation/logger.ts';
import { runUntilStopped } from '../src/process.ts';
import { startServer } from '../src/server.ts';
import { DEMO_LOGINS, tellDemo } from './demo-world.ts';
import { scenario } from './scenario.ts';

await runUntilStopped(async () => {
  const environment = readEnvironment({ DATA_DIR: 'data-demo', ...process.env });
  const server = await startServer(environment, createLogger(environment.LOG_LEVEL), (system) =>
    tellDemo(scenario({ scopes: system.scopes, now: system.clock() })),
  );
  const logins = DEMO_LOGINS.map((login) => `  ${login}`).join('\n');
  return {
    ...server,
    ready: `Logins, all with the password demo1234:\n${logins}\n${server.ready}`,
  };
});
