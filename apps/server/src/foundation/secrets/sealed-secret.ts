import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** A `KeyObject` rather than bytes, so that a key printed by mistake shows nothing. */
export type SealingKey = KeyObject & { readonly brand: 'SealingKey' };

/** Says why a sealed secret could not be opened, and never what is inside it. */
export class SealedSecretError extends Error {
  override name = 'SealedSecretError';
}

/** The application's secret is never used as a key itself: each purpose derives its own from it. */
export function sealingKeyFrom(appSecret: string): SealingKey {
  const bytes = hkdfSync('sha256', appSecret, '', `sealed-secret ${VERSION}`, KEY_BYTES);
  // The brand exists only for the compiler; no other function makes one.
  return createSecretKey(new Uint8Array(bytes)) as SealingKey;
}

/** Encrypts a secret into text fit for a column: `v1.<nonce>.<ciphertext>.<tag>`. */
export function sealSecret(key: SealingKey, plain: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(VERSION));
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [nonce, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [VERSION, ...parts].join('.');
}

export function openSecret(key: SealingKey, sealed: string): string {
  const { nonce, ciphertext, tag } = partsOf(sealed);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(VERSION));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    throw new SealedSecretError('The sealed secret was changed or sealed with another key');
  }
}

function partsOf(sealed: string): { nonce: Buffer; ciphertext: Buffer; tag: Buffer } {
  const [version, nonce, ciphertext, tag, ...rest] = sealed.split('.');
  if (version !== VERSION) throw new SealedSecretError('The sealed secret has an unknown version');
  if (nonce === undefined || ciphertext === undefined || tag === undefined || rest.length > 0) {
    throw new SealedSecretError('The sealed secret does not have four parts');
  }
  return { nonce: bytesOf(nonce), ciphertext: bytesOf(ciphertext), tag: bytesOf(tag) };
}

/** Node skips characters that are not base64url; here they count as tampering. */
function bytesOf(part: string): Buffer {
  const bytes = Buffer.from(part, 'base64url');
  if (bytes.toString('base64url') !== part) {
    throw new SealedSecretError('The sealed secret is not base64url text');
  }
  return bytes;
}
