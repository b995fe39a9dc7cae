import { DEMO_LOGINS, DEMO_PASSWORD } from '@app/domain/identity/demo-logins';
import { readEnvironment } from '../src/foundation/environment.ts';
import { createLogger } from '../src/foundation/logger.ts';
import { runUntilStopped } from '../src/process.ts';
import { startServer } from '../src/server.ts';
import { loadDemo } from './demo-world.ts';

await runUntilStopped(async () => {
  const environment = readEnvironment({ DATA_DIR: 'data-demo', ...process.env });
  const logger = createLogger(environment.LOG_LEVEL);
  const server = await startServer(environment, logger, { prepare: loadDemo });
  const logins = DEMO_LOGINS.map(({ email, role }) => `  ${email.padEnd(25)} ${role}`).join('\n');
  return {
    ...server,
    ready: `Logins, all with the password ${DEMO_PASSWORD}:\n${logins}\n${server.ready}`,
  };
});
