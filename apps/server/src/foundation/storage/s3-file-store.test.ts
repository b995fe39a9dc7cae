import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type S3Simulator, startS3Simulator } from '../../../tests/simulators/s3.simulator.ts';
import { StorageError } from './file-store.ts';
import { createS3FileStore, type S3Options } from './s3-file-store.ts';

const bucket = {
  bucket: 'arquivos',
  region: 'sa-east-1',
  accessKeyId: 'hora-marcada',
  secretAccessKey: 'the right secret',
};

const closers: (() => Promise<unknown> | unknown)[] = [];
let simulator: S3Simulator;

beforeEach(async () => {
  simulator = await startS3Simulator(bucket);
  closers.push(simulator.close);
});

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function storeWith(change: Partial<S3Options> = {}) {
  return createS3FileStore({ ...bucket, endpoint: simulator.endpoint, ...change });
}

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close().closeAllConnections());
  // `address()` answers text only for a pipe, and this server listens on a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function failureOf(work: Promise<unknown>): Promise<StorageError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof StorageError) return error;
  throw new Error('Expected a StorageError', { cause: error });
}

test('tells the bucket the type of the file', async () => {
  await storeWith().put('a/logo.webp', Uint8Array.of(1), 'image/webp');

  expect(simulator.objects.get('a/logo.webp')?.contentType).toBe('image/webp');
});

test('a slash at the end of the endpoint makes no difference', async () => {
  await storeWith({ endpoint: `${simulator.endpoint}/` }).put(
    'a.gif',
    Uint8Array.of(1),
    'image/gif',
  );

  expect([...simulator.objects.keys()]).toEqual(['a.gif']);
});

test.each([
  ['SignatureDoesNotMatch', { secretAccessKey: 'a wrong secret' }],
  ['SignatureDoesNotMatch', { region: 'us-east-1' }],
  ['InvalidAccessKeyId', { accessKeyId: 'somebody-else' }],
])('the bucket answers %s to a wrong key', async (code, change) => {
  const store = storeWith(change);
  const failures = [
    await failureOf(store.put('logo.png', Uint8Array.of(1), 'image/png')),
    await failureOf(store.get('logo.png')),
    await failureOf(store.remove('logo.png')),
  ];

  for (const { status, message } of failures) {
    expect({ status, message }).toEqual({
      status: 403,
      message: `The bucket answered 403 (${code})`,
    });
  }
  expect(simulator.objects.size).toBe(0);
});

test('storing in a bucket that does not exist fails', async () => {
  const store = storeWith({ bucket: 'another' });

  expect((await failureOf(store.put('a.png', Uint8Array.of(1), 'image/png'))).status).toBe(404);
});

test('tries again when the service is busy for a moment', async () => {
  let requests = 0;
  const endpoint = await startServer((_request, response) => {
    requests += 1;
    response.writeHead(requests < 3 ? 503 : 200).end('content');
  });

  const file = await storeWith({ endpoint }).get('a.txt');

  expect(Buffer.from(file?.content ?? []).toString()).toBe('content');
});

test('fails with the status of a service that stays broken', async () => {
  const endpoint = await startServer((_request, response) => response.writeHead(500).end());

  expect((await failureOf(storeWith({ endpoint }).get('a.png'))).status).toBe(500);
});

test('does not carry the signed request to where the service points', async () => {
  const endpoint = await startServer((_request, response) => {
    response.writeHead(307, { location: `${simulator.endpoint}/arquivos/a.png` }).end();
  });

  expect((await failureOf(storeWith({ endpoint }).get('a.png'))).status).toBe(307);
});

test.each([
  ['never answers', () => {}],
  ['stops in the middle of the file', (_request, response) => response.write('half')],
] satisfies [string, RequestListener][])(
  'gives up on a service that %s',
  async (_case, listener) => {
    const endpoint = await startServer(listener);
    const failure = await failureOf(
      storeWith({ endpoint, timeoutInMilliseconds: 200 }).get('a.png'),
    );

    expect(failure.status).toBeNull();
    expect(failure.cause).toMatchObject({ name: 'TimeoutError' });
  },
);

test('a service that is not there fails without showing the key', async () => {
  await simulator.close();
  closers.length = 0;
  const failure = await failureOf(storeWith().put('a.png', Uint8Array.of(1), 'image/png'));

  expect(failure.status).toBeNull();
  expect(inspect(failure, { depth: 10 })).not.toContain('the right secret');
});
