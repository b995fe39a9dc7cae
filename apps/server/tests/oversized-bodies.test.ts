import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { cookieOf, ORIGIN } from './http-support.ts';
import { signIn, testWorld } from './support.ts';

const PIECE = Buffer.alloc(256 * 1024, 'x');
const PIECES = 120;
const world = testWorld();
let port: number;
let cookie: string;

beforeAll(async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  cookie = cookieOf(await signIn(world.system, salon.ownerId));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = Object(world.app.server.address()));
});

/** Sends everything before it reads a word, as browsers do. */
async function upload(path: string, type: string, length: 'said' | 'chunked'): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  const size =
    length === 'said' ? `content-length: ${PIECE.length * PIECES}` : 'transfer-encoding: chunked';
  const head = [
    'host: localhost',
    `origin: ${ORIGIN}`,
    `cookie: ${cookie}`,
    `content-type: ${type}`,
  ];
  socket.write([`POST ${path} HTTP/1.1`, ...head, size, '', ''].join('\r\n'));
  for (let piece = 0; piece < PIECES; piece++) {
    if (length === 'chunked') socket.write(`${PIECE.length.toString(16)}\r\n`);
    const sent = new Promise<void>((resolve, reject) => {
      socket.write(PIECE, (error) => (error ? reject(error) : resolve()));
    });
    if (length === 'chunked') socket.write('\r\n');
    await sent;
  }
  if (length === 'chunked') socket.write('0\r\n\r\n');
  return text(socket);
}

const FORM = 'multipart/form-data; boundary=x';

test.each<[string, string, 'said' | 'chunked']>([
  ['/rpc/clients/imports/create', FORM, 'said'],
  ['/rpc/clients/imports/create', FORM, 'chunked'],
  ['/api/v1/client-imports', FORM, 'said'],
  ['/rpc/catalog/services/create', 'application/json', 'said'],
  ['/api/v1/services', 'application/json', 'chunked'],
])(
  'too much for %s as %s with its length %s gets a sentence, not a broken connection',
  async (path, type, length) => {
    const answer = await upload(path, type, length);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('O que você enviou é grande demais.');
  },
);
