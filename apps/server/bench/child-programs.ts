import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program of ours in a process of its own; what it complains about is heard. */
export function runProgram(
  command: readonly string[],
  variables: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [...command], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The first thing it says that fits. */
export function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
      const found = pattern.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`ended too early:\n${output}`)));
  });
}

/** Asks it to end; answers how long that took, in milliseconds. */
export async function endProgram(child: ChildProcess): Promise<number> {
  const asked = performance.now();
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return performance.now() - asked;
}
