import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave to seal its notices with, as it writes them: base64url. */
export type PushKeys = { publicKey: string; authSecret: string };

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** Whether these can be a browser's keys: a point on the curve, and 16 bytes. */
export function arePushKeys({ publicKey, authSecret }: PushKeys): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) return false;
  if (Buffer.from(authSecret, 'base64url').length !== SECRET_BYTES) return false;
  try {
    const probe = createECDH(CURVE);
    probe.generateKeys();
    probe.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/**
 * Seals a notice so that only this browser can open it (RFC 8291, `aes128gcm` of RFC 8188): whoever
 * carries it sees nothing but its length. `salt` and the pair of keys are new for each.
 */
export function sealedFor(
  { publicKey, authSecret }: PushKeys,
  plain: string,
  { salt = randomBytes(16), ours = newKeys() } = {},
): Buffer {
  const theirs = Buffer.from(publicKey, 'base64url');
  const ourPoint = ours.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ourPoint]);
  const secret = Buffer.from(authSecret, 'base64url');
  const shared = derived(ours.computeSecret(theirs), { salt: secret, info, length: 32 });
  const key = derived(shared, { salt, info: coding('aes128gcm'), length: 16 });
  const nonce = derived(shared, { salt, info: coding('nonce'), length: 12 });

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record; there is only one.
  const sealed = [cipher.update(plain, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()];
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD_SIZE, 16);
  head.writeUInt8(ourPoint.length, 20);
  return Buffer.concat([head, ourPoint, ...sealed, cipher.getAuthTag()]);
}

function newKeys() {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys;
}

function coding(name: 'aes128gcm' | 'nonce'): Buffer {
  return Buffer.from(`Content-Encoding: ${name}\0`);
}

function derived(
  secret: Buffer,
  { salt, info, length }: { salt: Buffer; info: Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
