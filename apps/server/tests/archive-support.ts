import type { LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import { cookieOf } from './http-support.ts';
import { signIn, type TestWorld } from './support.ts';

/** Asks for the archive as this person's browser does; `null` is nobody. */
export async function downloadArchive(
  { app, system }: TestWorld,
  userId: string | null,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const cookie = userId ? { cookie: cookieOf(await signIn(system, userId)) } : {};
  return app.inject({ url: '/api/company/archive', headers: { ...headers, ...cookie } });
}

/** The texts in the archive by the names of their files. */
export function entriesOf({ rawPayload }: LightMyRequestResponse): Record<string, string> {
  const entries = Object.entries(unzipSync(rawPayload));
  // A decoder of text would take the mark at the beginning away.
  return Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}
