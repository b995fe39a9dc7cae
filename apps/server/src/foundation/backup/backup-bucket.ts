import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { StorageError } from '../storage/file-store.ts';
import type { S3Options } from '../storage/s3-file-store.ts';
import { FOLDERS } from './backup-folders.ts';
import type { BackupPlace } from './backup-place.ts';

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';
type Upload = { content: Blob; sum: string };
type Ask = (method: Method, target: string, upload?: Upload) => Promise<Response>;

/** A file of the database is a gigabyte at most; over a slow line it takes its time. */
const LONGEST_TRANSFER_MS = 30 * 60_000;
const NOTHING_SENT = createHash('sha256').update('').digest('hex');

/**
 * A bucket of any service that speaks the protocol of Amazon S3. What is written is drafted on this
 * machine first: a bucket wants to know size and sum before the first byte.
 */
export function openBackupBucket(options: S3Options): BackupPlace {
  const ask = createAsk(options);
  return {
    address: `s3://${options.bucket}`,
    async put(write, nameOf) {
      const draft = join(tmpdir(), FOLDERS.drafts, randomBytes(8).toString('hex'));
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
      try {
        await write(createWriteStream(draft, { mode: 0o600 }));
        const name = nameOf();
        const upload = { content: await openAsBlob(draft), sum: await sumOf(draft) };
        await requireSuccess(await ask('PUT', name, upload));
        return name;
      } finally {
        await rm(draft, { force: true });
      }
    },
    get: (name) => arriving(ask, name),
    async has(name) {
      const answer = await ask('HEAD', name);
      if (answer.status === 404) return false;
      await requireSuccess(answer);
      return true;
    },
    list: (folder) => listAll(ask, `${folder}/`),
    async remove(name) {
      const answer = await ask('DELETE', name);
      // Amazon answers 204 for what is not there; some compatible services answer 404.
      if (answer.status !== 404) await requireSuccess(answer);
    },
    async sizeOf(name) {
      const answer = await ask('HEAD', name);
      await requireSuccess(answer);
      return Number(answer.headers.get('content-length'));
    },
  };
}

/** Readable at once; whatever goes wrong on the way is its error. */
function arriving(ask: Ask, name: string): Readable {
  const arrived = new PassThrough();
  receive(ask, name, arrived).catch((error: Error) => arrived.destroy(error));
  return arrived;
}

async function receive(ask: Ask, name: string, arrived: Writable): Promise<void> {
  const answer = await ask('GET', name);
  await requireSuccess(answer);
  if (!answer.body) throw new StorageError(`The bucket sent nothing of ${name}`, answer.status);
  await pipeline(Readable.fromWeb(answer.body), arrived);
}

/** A bucket names a thousand at once, and says where to go on. */
async function listAll(ask: Ask, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for (let from: string | undefined = ''; from !== undefined; ) {
    const place = from === '' ? '' : `&continuation-token=${encodeURIComponent(from)}`;
    const answer = await ask('GET', `?list-type=2&prefix=${encodeURIComponent(prefix)}${place}`);
    await requireSuccess(answer);
    const text = await answer.text();
    names.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name));
    from = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
  }
  return names.sort();
}

function createAsk({ endpoint, bucket, timeoutInMilliseconds, ...key }: S3Options): Ask {
  const client = new AwsClient({ ...key, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const longest = timeoutInMilliseconds ?? LONGEST_TRANSFER_MS;
  return async (method, target, upload) => {
    try {
      return await client.fetch(`${root}/${target}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(longest),
        headers: { 'x-amz-content-sha256': upload?.sum ?? NOTHING_SENT },
        ...(upload && { body: upload.content }),
      });
    } catch (error) {
      throw new StorageError(`The bucket ${bucket} did not answer ${method}`, null, {
        cause: error,
      });
    }
  };
}

/** The sum is part of the signature: what was changed on its way is refused by the bucket. */
async function sumOf(draft: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(draft), sum);
  return sum.digest('hex');
}

async function requireSuccess(answer: Response): Promise<void> {
  if (answer.ok) return;
  const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  throw new StorageError(`The bucket answered ${answer.status} (${code})`, answer.status);
}
