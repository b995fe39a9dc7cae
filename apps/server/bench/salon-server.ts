import { connectDatabase } from '../src/foundation/database/database.ts';
import { createLogger } from '../src/foundation/logger.ts';
import { freePort, startProcess } from '../tests/server-process.ts';
import { scopesOn } from './bench-scopes.ts';
import { type Call, callerOf } from './booking/calls.ts';
import { type BusySalon, openBusySalon } from './booking/salon.ts';
import type { Place } from './database.ts';
import { type Ask, superuserOf } from './superuser.ts';

/** The built server with salons of its own, and their owners before it. */
export type SalonServer = {
  address: string;
  ask: Ask;
  openSalons(count: number): Promise<BusySalon[]>;
  /** The cookie of whoever signs in; from another address, where limits are counted by it. */
  signIn(salon: BusySalon, from?: string): Promise<string>;
  callAs(cookie: string, from?: string): Call;
  close(): Promise<void>;
};

export const SECRET = 'a secret of thirty-two characters or more';
const CONNECTIONS = 16;

export async function openSalonServer(
  place: Place,
  variables: Record<string, string>,
): Promise<SalonServer> {
  const port = await freePort();
  const server = startProcess('dist/main.js', {
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.folder,
    APP_SECRET: SECRET,
    PORT: String(port),
    LOG_LEVEL: 'error',
    ...variables,
  });
  await server.ready;
  const address = `http://127.0.0.1:${port}`;
  const origin = `http://localhost:${port}`;
  return {
    address,
    ask: superuserOf(place),
    openSalons: (count) => openSalons(place, count),
    async signIn({ owner }, from) {
      const response = await fetch(`${address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...forwarded(from) },
        body: JSON.stringify(owner),
      });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (!cookie) throw new Error(`sign-in answered ${response.status}`);
      return cookie;
    },
    callAs: (cookie, from) =>
      callerOf({
        address,
        connections: CONNECTIONS,
        headers: { cookie, origin, ...forwarded(from) },
      }),
    async close() {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}

/** As a proxy says it. */
function forwarded(from: string | undefined): Record<string, string> {
  return from ? { 'x-forwarded-for': from } : {};
}

async function openSalons({ databaseUrl }: Place, count: number): Promise<BusySalon[]> {
  const database = await connectDatabase(databaseUrl, createLogger('warn'));
  const scopes = scopesOn(database.requests);
  const salons: BusySalon[] = [];
  while (salons.length < count) {
    salons.push(await openBusySalon({ scopes, now: Temporal.Now.instant() }));
  }
  await database.close();
  return salons;
}
