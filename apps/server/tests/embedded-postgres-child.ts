import { startEmbeddedPostgres } from '../src/foundation/database/embedded-postgres.ts';

// A server in a process of its own, for tests that kill it. It lives until its parent hangs up.
process.on('message', () => {});
try {
  const server = await startEmbeddedPostgres({ folder: process.argv[2] ?? '', durability: 'none' });
  process.send?.({ url: server.url });
} catch (error) {
  process.send?.({ error: String(error) });
}
