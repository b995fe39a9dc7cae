import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  type Hash,
  type Hmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** How backups are closed: with a key of their own, or with none. */
export type BackupKey = {
  /** Told by the names of files, so that each shows how to read it. */
  extension: 'zst' | 'zst.enc';
  /** What a file is called by: nobody without the key can make a name that fits other contents. */
  newSum(): Hash | Hmac;
  close(): Transform;
  open(): Transform;
};

const CIPHER = 'aes-256-ctr';
const KEY_LENGTH = 32;
const VECTOR_LENGTH = 16;

export function backupKeyOf(secret: string | undefined): BackupKey {
  if (!secret) return OPEN;
  const encryption = derived(secret, 'encryption');
  const naming = derived(secret, 'naming');
  return {
    extension: 'zst.enc',
    newSum: () => createHmac('sha256', naming),
    close: () => closing(encryption),
    open: () => opening(encryption),
  };
}

const OPEN: BackupKey = {
  extension: 'zst',
  newSum: () => createHash('sha256'),
  close: () => passing(),
  open: () => passing(),
};

function derived(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `hora-marcada backup ${purpose}`, KEY_LENGTH));
}

function passing(): Transform {
  return new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
}

/** The vector stands in front. What was changed underway shows in the sum of what comes out. */
function closing(key: Buffer): Transform {
  const vector = randomBytes(VECTOR_LENGTH);
  const cipher = createCipheriv(CIPHER, key, vector);
  const transform = new Transform({
    transform: (chunk, _encoding, done) => done(null, cipher.update(chunk)),
    flush: (done) => done(null, cipher.final()),
  });
  transform.push(vector);
  return transform;
}

function opening(key: Buffer): Transform {
  let vector = Buffer.alloc(0);
  let decipher: ReturnType<typeof createDecipheriv> | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      if (decipher) return done(null, decipher.update(chunk));
      vector = Buffer.concat([vector, chunk]);
      if (vector.length < VECTOR_LENGTH) return done();
      decipher = createDecipheriv(CIPHER, key, vector.subarray(0, VECTOR_LENGTH));
      return done(null, decipher.update(vector.subarray(VECTOR_LENGTH)));
    },
  });
}
