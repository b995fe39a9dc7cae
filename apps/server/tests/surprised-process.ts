// A program in which something fails that nobody waits for: thrown or rejected, and able to stop or
// stuck.
import { runUntilStopped } from '../src/process.ts';

const [kind, stopping] = process.argv.slice(2);

await runUntilStopped(async () => {
  const open = setInterval(() => {}, 1000);
  setImmediate(() => {
    const failure = new Error('nobody waited for this');
    if (kind === 'thrown') throw failure;
    Promise.reject(failure);
  });
  return {
    ready: 'started',
    longestStop: 60_000,
    async stop() {
      if (stopping === 'stuck') await new Promise(() => {});
      clearInterval(open);
      process.stdout.write('stopped in order\n');
    },
  };
});
