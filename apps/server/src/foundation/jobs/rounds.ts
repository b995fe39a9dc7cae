import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger.ts';

export type Rounds = { stop(): Promise<void> };

/**
 * Makes a round again and again, each so many milliseconds after the one before: for what has to happen
 * sooner than a job would. A round that fails is told and does not end them.
 */
export function makeRounds(
  round: () => Promise<void>,
  { every, name, logger }: { every: number; name: string; logger: Logger },
): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await round().catch((error: unknown) => logger.warn({ err: error }, `${name}: round failed`));
      await pause(every, undefined, { signal }).catch(() => {});
    }
  }

  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
