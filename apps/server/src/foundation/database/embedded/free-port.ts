import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const ANY = 0;

/** The port of last time when it is free, else another one, remembered for next time. */
export async function rememberedFreePort(file: string): Promise<number> {
  const remembered = readPort(file);
  if (remembered && (await isFree(remembered))) return remembered;

  const port = await listenAndClose(ANY);
  writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return port;
}

export async function requireFreePort(port: number): Promise<number> {
  try {
    return await listenAndClose(port);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot use port ${port}: ${error instanceof Error ? error.message : error}. Stop the program that uses it, or choose another port.`,
      { cause: error },
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return listenAndClose(port).then(
    () => true,
    () => false,
  );
}

function readPort(file: string): number | null {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return port > 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}

function listenAndClose(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      // A server that listens on a port has an address with a port.
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}
