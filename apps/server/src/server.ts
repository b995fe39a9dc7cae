import { buildApp } from './app.ts';
import type { Environment } from './foundation/environment.ts';
import type { Logger } from './foundation/logger.ts';
import { openSampleCompany } from './modules/platform/sample-company.commands.ts';
import type { Running } from './process.ts';
import { type Extras, openSystem, type System } from './system.ts';

type StartOptions = Extras & {
  /** Runs before the first request is let in. */
  prepare?: (system: System) => Promise<void>;
};

const STARTING = { userId: null, requestId: 'start' };

/** Opens everything and listens. */
export async function startServer(
  environment: Environment,
  logger: Logger,
  { prepare, ...extras }: StartOptions = {},
): Promise<Running> {
  const system = await openSystem(environment, logger, extras);
  try {
    const app = await buildApp(system);
    await openSampleCompany({ ...system, actor: STARTING, now: system.clock() });
    await prepare?.(system);
    await app.listen({ port: environment.PORT, host: environment.HOST });
    if (environment.WORKER === 'on') await system.work();
    return {
      ready: `Hora Marcada: ${environment.PUBLIC_URL}`,
      // Requests first, then jobs, then the database.
      async stop() {
        await app.close();
        await system.close();
      },
    };
  } catch (error) {
    await system.close();
    throw error;
  }
}
