import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type Program = { address: string; child: ChildProcess };

/** A program of this folder that says its address and ends with its input. */
export async function startProgram(file: string, values: string[]): Promise<Program> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...values], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (said) => resolve(String(said).trim()));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { address, child };
}

export async function stopProgram({ child }: Program): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}
