import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Scopes } from '../database/scopes.ts';
import type { Logger } from '../logger.ts';
import type { JobContext } from './job.ts';

/** Work that looks by itself every few seconds: what waits in a table of its own needs no queue. */
export type Beat = {
  name: string;
  everyMs: number;
  run(context: JobContext): Promise<void>;
};

type BeatParts = { scopes: Scopes; clock: Clock; logger: Logger };

export type Beats = {
  start(): void;
  /** Waits for the runs that are under way. */
  stop(): Promise<void>;
};

/** One run at a time of each; one that fails is tried again with the next beat. */
export function createBeats(beats: readonly Beat[], parts: BeatParts): Beats {
  const stopping = new AbortController();
  let running: Promise<void>[] = [];
  return {
    start() {
      running = beats.map((beat) => keepTime(beat, parts, stopping.signal));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function keepTime(beat: Beat, parts: BeatParts, signal: AbortSignal): Promise<void> {
  const logger = parts.logger.child({ beat: beat.name });
  while (!signal.aborted) {
    try {
      const actor = { userId: null, requestId: `beat-${crypto.randomUUID()}` };
      await beat.run({ scopes: parts.scopes, actor, now: parts.clock(), logger });
    } catch (error) {
      logger.warn({ err: error }, 'beat failed');
    }
    // Aborting ends the pause, and with it the loop.
    await setTimeout(beat.everyMs, undefined, { signal }).catch(() => undefined);
  }
}
