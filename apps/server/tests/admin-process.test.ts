import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { freePort, type ServerProcess, startProcess } from './server-process.ts';

const WEBHOOK = 'whsec_SegredoDoServidor';
const home = mkdtempSync(join(tmpdir(), 'hora-marcada-admin-'));
const variables = { DATA_DIR: join(home, 'data'), LOG_LEVEL: 'warn' };
const processes: ServerProcess[] = [];

afterAll(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

function admin(...args: string[]): ServerProcess {
  const secrets = {
    STRIPE_SECRET_KEY: 'sk_test_51SegredoDoServidor',
    STRIPE_WEBHOOK_SECRET: WEBHOOK,
  };
  const started = startProcess('dist/admin.js', { ...variables, ...secrets }, args);
  processes.push(started);
  return started;
}

test('keys are saved while the server runs on its own database, which holds them at once and when it is stopped', async () => {
  chmodSync(home, 0o755);
  const port = await freePort();
  const server = startProcess('dist/main.js', { ...variables, PORT: String(port) });
  processes.push(server);
  await server.ready;
  expect(await knock(port)).toBe(400);

  const configured = admin('stripe:configure', '--environment', 'test');
  expect({ code: await configured.ended, said: configured.said() }).toMatchObject({ code: 0 });
  expect(configured.said()).toContain('test  webhook-secret   whsec_…idor');
  expect(configured.said()).not.toContain('Segredo');
  expect(await knock(port)).toBe(200);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const shown = admin('stripe:show');
  expect({ code: await shown.ended, said: shown.said() }).toMatchObject({ code: 0 });
  expect(shown.said()).toContain('test  secret-key       sk_test_…idor');
}, 60_000);

/** An event that is nobody's, signed with the secret that is being saved. */
async function knock(port: number): Promise<number> {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.updated',
    created: 1,
    livemode: false,
    data: { object: {} },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK });
  const { status } = await fetch(`http://127.0.0.1:${port}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return status;
}
