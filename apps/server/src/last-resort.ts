import { createLogger } from './foundation/logger.ts';

const LONGEST_STOP = 5000;

/**
 * Resolves when something failed that nobody waited for, be it thrown or rejected: what this process
 * holds in memory can no longer be trusted. Whoever hears of it has a moment to stop in order.
 */
export function firstSurprise(): Promise<void> {
  const logger = createLogger('fatal');
  return new Promise((resolve) => {
    process.on('uncaughtException', (error) => {
      logger.fatal({ err: error }, 'unexpected failure, stopping');
      process.exitCode = 1;
      setTimeout(() => process.exit(), LONGEST_STOP).unref();
      resolve();
    });
  });
}
