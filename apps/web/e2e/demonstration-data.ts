import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tellingPort } from './systems.ts';

const { E2E_DATA = '', DATA_DIR = '' } = process.env;
const told = join(E2E_DATA, 'told');

// Telling a year takes long and copying it does not. Servers start one after another, so the first
// has it told for all of them.
if (!existsSync(told)) await tell();
// With owners and rights: the database runs as a user of its own.
execFileSync('cp', ['-a', told, DATA_DIR]);

async function tell(): Promise<void> {
  const server = spawn('node', [join(import.meta.dirname, '../../server/dist/demo.js')], {
    env: { ...process.env, DATA_DIR: told, PORT: String(tellingPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.setEncoding('utf8').on('data', (said: string) => {
    if (said.includes('(ready in ')) server.kill('SIGTERM');
    else process.stdout.write(said);
  });
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`Telling the demonstration ended with ${code}`);
}
