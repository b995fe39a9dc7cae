import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../../src/foundation/storage/file-store.ts';
import { type S3Key, type S3Request, s3RefusalOf } from './s3-signature.simulator.ts';

type S3Bucket = S3Key & { bucket: string };
type Answer = {
  status: number;
  contentType?: string;
  body?: string | Uint8Array;
  /** Of what is not sent along. */
  size?: number;
};

export type S3Simulator = {
  endpoint: string;
  /** What the bucket holds, by key, with the type each upload declared. */
  objects: Map<string, StoredFile>;
  close(): Promise<void>;
};

/** A bucket on this machine that speaks the protocol of Amazon S3 and checks every signature. */
export async function startS3Simulator(bucket: S3Bucket): Promise<S3Simulator> {
  const objects = new Map<string, StoredFile>();
  const server = createServer(async (incoming, response) => {
    const answer = answerTo(await requestOf(incoming), bucket, objects);
    const { status, contentType, size, body } = answer;
    response
      .writeHead(status, {
        ...(contentType && { 'content-type': contentType }),
        ...(size !== undefined && { 'content-length': size }),
      })
      .end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  // `address()` answers text only for a pipe, and this server listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function requestOf(incoming: IncomingMessage): Promise<S3Request> {
  const { method = '', url: target = '', headers } = incoming;
  return { method, target, headers, body: await buffer(incoming) };
}

function answerTo(request: S3Request, bucket: S3Bucket, objects: Map<string, StoredFile>): Answer {
  const refusal = s3RefusalOf(request, bucket, Temporal.Now.instant());
  if (refusal) return failure(refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403, refusal);

  const root = `/${bucket.bucket}/`;
  if (!request.target.startsWith(root)) return failure(404, 'NoSuchBucket');

  if (request.method === 'GET' && request.target.startsWith(`${root}?`)) {
    return list(request.target, objects);
  }

  const key = request.target.slice(root.length);
  if (request.method === 'PUT') return store(request, key, objects);
  if (request.method === 'GET') return show(key, objects);
  if (request.method === 'HEAD') return describe(key, objects);
  if (request.method === 'DELETE') return remove(key, objects);
  return failure(405, 'MethodNotAllowed');
}

function store(request: S3Request, key: string, objects: Map<string, StoredFile>): Answer {
  const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
  objects.set(key, { content: request.body, contentType });
  return { status: 200 };
}

/** Few at once, so that whoever reads a list has to ask again. */
const LISTED_AT_ONCE = 2;

function list(target: string, objects: Map<string, StoredFile>): Answer {
  const asked = new URL(target, 'http://bucket').searchParams;
  const [prefix, from] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key >= from).sort();
  const contents = keys
    .slice(0, LISTED_AT_ONCE)
    .map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = keys[LISTED_AT_ONCE];
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  const body = `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
  return { status: 200, contentType: 'application/xml', body };
}

function describe(key: string, objects: Map<string, StoredFile>): Answer {
  const object = objects.get(key);
  return object ? { status: 200, size: object.content.length } : { status: 404 };
}

function show(key: string, objects: Map<string, StoredFile>): Answer {
  const object = objects.get(key);
  if (!object) return failure(404, 'NoSuchKey');
  return { status: 200, contentType: object.contentType, body: object.content };
}

function remove(key: string, objects: Map<string, StoredFile>): Answer {
  objects.delete(key);
  return { status: 204 };
}

function failure(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  return { status, contentType: 'application/xml', body };
}
