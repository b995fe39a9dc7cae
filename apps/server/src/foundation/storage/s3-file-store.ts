import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import {
  contentTypeOf,
  requirePathOfType,
  requireValidFolder,
  requireValidPath,
} from './file-path.ts';
import { type FileStore, StorageError, type StoredFile } from './file-store.ts';

export type S3Options = {
  /** Such as `https://s3.sa-east-1.amazonaws.com`; the bucket comes after it, in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutInMilliseconds?: number;
};

type Send = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  upload?: StoredFile,
) => Promise<Answer>;
type Answer = { status: number; content: Uint8Array };

/** Keeps files in a bucket of any service that speaks the protocol of Amazon S3. */
export function createS3FileStore(options: S3Options): FileStore {
  const send = createSend(options);
  return {
    async put(path, content, contentType) {
      requirePathOfType(path, contentType);
      requireSuccess(await send('PUT', path, { content, contentType }));
    },

    async get(path): Promise<StoredFile | null> {
      const contentType = contentTypeOf(path);
      const answer = await send('GET', path);
      if (answer.status === 404) return null;

      requireSuccess(answer);
      return { content: answer.content, contentType };
    },

    async remove(path) {
      requireValidPath(path);
      const answer = await send('DELETE', path);
      // Amazon answers 204 for what is not there; some compatible services answer 404.
      if (answer.status !== 404) requireSuccess(answer);
    },

    async removeFolder(folder) {
      requireValidFolder(folder);
      for (;;) {
        const paths = await listFolder(send, folder);
        for (const path of paths) await this.remove(path);
        if (paths.length === 0) return;
      }
    },
  };
}

/** The first of them, as many as the bucket names at once; those that are removed make room for the next. */
async function listFolder(send: Send, folder: string): Promise<string[]> {
  const answer = await send('GET', `?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`);
  requireSuccess(answer);
  const text = Buffer.from(answer.content).toString();
  return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
}

function createSend({ endpoint, bucket, timeoutInMilliseconds = 10_000, ...key }: S3Options): Send {
  const client = new AwsClient({ ...key, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  return async (method, path, upload) => {
    try {
      const response = await client.fetch(`${root}/${path}`, {
        method,
        headers: headersFor(upload),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutInMilliseconds),
        ...(upload && { body: upload.content }),
      });
      return { status: response.status, content: await response.bytes() };
    } catch (error) {
      throw new StorageError(`The bucket did not answer ${method}`, null, { cause: error });
    }
  };
}

/** The hash is part of the signature: a file changed on its way is refused by the bucket. */
function headersFor(upload: StoredFile | undefined): Record<string, string> {
  const hash = createHash('sha256').update(upload?.content ?? '');
  return {
    'x-amz-content-sha256': hash.digest('hex'),
    ...(upload && { 'content-type': upload.contentType }),
  };
}

function requireSuccess({ status, content }: Answer): void {
  if (status >= 200 && status < 300) return;

  const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(Buffer.from(content).toString()) ?? [];
  throw new StorageError(`The bucket answered ${status} (${code})`, status);
}
