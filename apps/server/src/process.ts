import { explain } from './explanation.ts';
import { firstSurprise } from './last-resort.ts';

export type Running = {
  ready: string;
  stop(): Promise<void>;
  /** In milliseconds: whatever still holds on after that is left behind. */
  longestStop: number;
};

/** Starts, says so with the time it took, and stops in order: on Ctrl-C, when asked, when surprised. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  // From the first moment: whoever is asked to end while starting must not leave a database behind.
  const asked = firstSignal();
  const surprised = firstSurprise();
  try {
    const running = await start();
    say(`${running.ready} (ready in ${(process.uptime() * 1000).toFixed(0)} ms)`);
    await Promise.race([asked, surprised]);
    endAfter(running.longestStop);
    await running.stop();
    process.exit();
  } catch (error) {
    say(explain(error));
    process.exit(1);
  }
}

/** Later signals are heard and ignored: stopping takes its time once. */
function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}

function endAfter(milliseconds: number): void {
  setTimeout(() => {
    say(`Stopping took longer than ${milliseconds / 1000} s; ended without waiting any longer.`);
    process.exit(1);
  }, milliseconds).unref();
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
