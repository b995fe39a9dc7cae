import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type PushedNotice = { authorization: string; ttl: string; text: string };

/** A browser and its push service, on this machine, speaking what the real ones speak. */
export type PushSimulator = {
  endpoint: string;
  keys: { publicKey: string; authSecret: string };
  pushed: PushedNotice[];
  /** What the service answers from now on: 201, or 410 once the browser is gone. */
  answers(status: number): void;
  close(): void;
};

export async function startPushSimulator(): Promise<PushSimulator> {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys().toString('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const pushed: PushedNotice[] = [];
  let status = 201;
  const server = createServer(async (request, reply) => {
    const sealed = await buffer(request);
    const { authorization = '', ttl = '' } = request.headers;
    if (status === 201) {
      const text = opened(sealed, { browser, authSecret });
      pushed.push({ authorization, ttl: String(ttl), text });
    }
    reply.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port says which.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
    keys: { publicKey, authSecret },
    pushed,
    answers: (next) => {
      status = next;
    },
    close: () => server.close(),
  };
}

/** Opens what was sealed for this browser, as it would itself. */
export function opened(
  sealed: Buffer,
  { browser, authSecret }: { browser: ECDH; authSecret: string },
): string {
  const salt = sealed.subarray(0, 16);
  const length = sealed.readUInt8(20);
  const sender = sealed.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const derive = (secret: Buffer, about: { salt: Buffer; info: Buffer; bytes: number }) =>
    Buffer.from(hkdfSync('sha256', secret, about.salt, about.info, about.bytes));
  const secret = Buffer.from(authSecret, 'base64url');
  const shared = derive(browser.computeSecret(sender), { salt: secret, info, bytes: 32 });
  const coded = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
  const key = derive(shared, { salt, info: coded('aes128gcm'), bytes: 16 });
  const nonce = derive(shared, { salt, info: coded('nonce'), bytes: 12 });
  const body = sealed.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
