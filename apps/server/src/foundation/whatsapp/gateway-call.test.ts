import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callGateway } from './gateway-call.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

test('an answer is read with its status and how long to wait', async () => {
  const url = await serve((_request, response) =>
    response.writeHead(429, { 'retry-after': '7' }).end('{"a":[1]}'),
  );
  expect(await call(url)).toEqual({
    heard: 'answer',
    status: 429,
    body: { a: [1] },
    retryAfterSeconds: 7,
  });
});

test('a page, broken JSON and nothing at all are gibberish', async () => {
  for (const text of ['<html>502</html>', '{"key":', '']) {
    const url = await serve((_request, response) => response.writeHead(502).end(text));
    expect(await call(url)).toEqual({ heard: 'gibberish', status: 502 });
  }
});

test('another address is not followed, and is not given the key', async () => {
  const asked: string[] = [];
  const other = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  const url = await serve((_request, response) =>
    response.writeHead(307, { location: `${other}/roubo` }).end('{}'),
  );
  expect(await call(url)).toEqual({ heard: 'gibberish', status: 307 });
  expect(asked).toEqual([]);
});

test('a closed door means that nobody heard; a cut after the request means that somebody may have', async () => {
  const url = await serve((request) => request.socket.destroy());
  expect(await call(url)).toEqual({ heard: 'cut' });
  const gone = servers.pop();
  await new Promise((resolve) => gone?.close(resolve));
  expect(await call(url)).toEqual({ heard: 'unreachable' });
  expect(await call('http://nao-existe.invalid')).toEqual({ heard: 'unreachable' });
});

test('a cut in the middle of the answer leaves doubt as well', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(201, { 'content-length': '500' });
    response.write('{"key":');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await call(url)).toEqual({ heard: 'cut' });
});

test('silence ends when its time is over, also in the middle of an answer', async () => {
  const silent = await serve(() => {});
  expect(await call(silent, 50)).toEqual({ heard: 'no-answer' });
  const slow = await serve((_request, response) => {
    response.writeHead(200);
    response.write('{');
  });
  expect(await call(slow, 50)).toEqual({ heard: 'no-answer' });
});

test('an answer without end is cut', async () => {
  const url = await serve((_request, response) => response.end('x'.repeat(6_000_000)));
  expect(await call(url)).toEqual({ heard: 'cut' });
});

function call(url: string, timeoutMilliseconds = 5_000) {
  const headers = { apikey: 'chave' };
  return callGateway(fetch, { method: 'POST', url, headers, body: {}, timeoutMilliseconds });
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
