import { setTimeout as pause } from 'node:timers/promises';

const IMPORTS = '/api/v1/client-imports';
const WORKING = ['checking', 'running'];
const BETWEEN_LOOKS_IN_MS = 250;

/**
 * So many clients more, in the way a salon brings them: as a file.
 *
 * @param {import('playwright-core').Page} page of whoever is signed in
 * @param {{ server: string, count: number }} wanted
 */
export async function importClients(page, { server, count }) {
  const ask = asking(page, server);
  const file = { name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(list(count)) };
  const { id, mapping, onKnown, onInvalidField } = await ask(IMPORTS, { multipart: { file } });
  const settings = { mapping, onKnown, onInvalidField };
  await done(ask, await ask(`${IMPORTS}/${id}/check`, { data: settings }));
  const { counts } = await done(ask, await ask(`${IMPORTS}/${id}/run`, { data: {} }));
  if (counts.new !== count) throw new Error(`Imported other clients: ${JSON.stringify(counts)}`);
}

/** @param {number} number */
export function clientName(number) {
  return `Pessoa ${number} da Silva`;
}

function list(count) {
  const lines = Array.from(
    { length: count },
    (_, number) => `${clientName(number)};(11) 9${60_000_000 + number};p${number}@exemplo.test`,
  );
  return ['Nome;Celular;E-mail', ...lines].join('\r\n');
}

function asking(page, server) {
  return async (path, body) => {
    const method = body ? 'POST' : 'GET';
    const headers = { origin: server };
    const response = await page.request.fetch(path, { method, headers, timeout: 0, ...body });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
}

async function done(ask, { id }) {
  for (;;) {
    const now = await ask(`${IMPORTS}/${id}`);
    if (now.state === 'failed') throw new Error('The import of the clients failed.');
    if (!WORKING.includes(now.state)) return now;
    await pause(BETWEEN_LOOKS_IN_MS);
  }
}
