import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export type Terminal = {
  say(line: string): void;
  /** Asks whoever sits there, and shows nothing of the answer. */
  askSecret(question: string): Promise<string>;
  /** Nobody sits at the other end of a pipe. */
  isInteractive: boolean;
  /** Who sits there, by the name the operating system knows. */
  user: string;
};

export function openTerminal(): Terminal {
  return {
    say: (line) => process.stdout.write(`${line}\n`),
    user: userName(),
    isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    async askSecret(question) {
      process.stdout.write(question);
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
      try {
        return (await lines.question('')).trim();
      } finally {
        lines.close();
        process.stdout.write('\n');
      }
    },
  };
}

/** Inside a container the number may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
