import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** The bucket of this installation, or a folder of this machine. */
export function openFileStore(environment: Environment): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return createLocalFileStore(join(environment.DATA_DIR, 'files'));
  }
  return createS3FileStore({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: environment.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
