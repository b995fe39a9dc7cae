import { setTimeout as pause } from 'node:timers/promises';
import { SETUP_MARK } from '@app/domain/identity/first-access';
import { buildApp } from './app.ts';
import { type Environment, isRehearsal } from './foundation/environment.ts';
import { closeInOrder } from './foundation/http/draining.ts';
import type { Logger } from './foundation/logger.ts';
import { setupTokenOf } from './foundation/secrets/setup-token.ts';
import { isFirstAccess } from './modules/identity/first-access.queries.ts';
import { openSampleCompany } from './modules/platform/sample-company.commands.ts';
import type { Running } from './process.ts';
import { type Extras, openSystem, type System } from './system.ts';

type StartOptions = Extras & {
  /** Runs before the first request is let in. */
  prepare?: (system: System) => Promise<void>;
};

/** From the signal to the end, in milliseconds; a longer drain is followed by five seconds. */
const LONGEST_STOP = 10_000;
const AFTER_DRAIN = 5_000;
/** Of that, what jobs and the database keep when requests took all they could. */
const FOR_JOBS = 1_000;
const FOR_DATABASE = 1_000;

const STARTING = { userId: null, requestId: 'start' };

/** Opens everything and listens. */
export async function startServer(
  environment: Environment,
  logger: Logger,
  { prepare, ...extras }: StartOptions = {},
): Promise<Running> {
  const system = await openSystem(environment, logger, extras);
  try {
    const app = await buildApp(system, { shedsLoad: true });
    await openSampleCompany({ ...system, actor: STARTING, now: system.clock() });
    await prepare?.(system);
    await app.listen({ port: environment.PORT, host: environment.HOST });
    if (environment.WORKER === 'on') await system.work();
    const drain = environment.DRAIN_SECONDS * 1000;
    const longestStop = Math.max(LONGEST_STOP, drain + AFTER_DRAIN);
    return {
      ready: [`Hora Marcada: ${environment.PUBLIC_URL}`, ...(await firstSteps(system))].join('\n'),
      longestStop,
      // Requests first, then jobs, then the database.
      async stop() {
        const began = performance.now();
        const tooLong = pause(longestStop - FOR_JOBS - FOR_DATABASE, null, { ref: false });
        await closeInOrder(app, { noticed: pause(drain), tooLong });
        await system.close(longestStop - FOR_DATABASE - (performance.now() - began));
      },
    };
  } catch (error) {
    await system.close();
    throw error;
  }
}

/**
 * An empty system that others can reach waits for whoever reads this: the address has the code in
 * it, behind the mark that browsers keep to themselves.
 */
export async function firstSteps({ environment, secrets, scopes }: System): Promise<string[]> {
  // Whoever chose it knows it, and a log is no place for it.
  if (environment.SETUP_TOKEN || isRehearsal(environment)) return [];
  if (!(await scopes.asOperator(STARTING, isFirstAccess))) return [];
  const token = setupTokenOf(environment, secrets.current);
  return [`First access: ${environment.PUBLIC_URL}/#${SETUP_MARK}${token}`];
}
