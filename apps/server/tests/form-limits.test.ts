import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, expectRefused, ORIGIN } from './http-support.ts';
import { signIn, testWorld } from './support.ts';

const MEGABYTE = 1024 * 1024;
const BOUNDARY = '----as-browsers-write-it-7MA4YWxk';
const world = testWorld();
let cookie: string;

beforeAll(async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  cookie = cookieOf(await signIn(world.system, salon.ownerId));
});

type Sender = 'nobody' | 'a forger' | 'a member';

function post(url: string, payload: Buffer | Readable, sender: Sender = 'a member') {
  const forged = cookieOf('any token', 'another secret');
  const cookies = { nobody: {}, 'a forger': { cookie: forged }, 'a member': { cookie } };
  const headers = { 'content-type': `multipart/form-data; boundary="${BOUNDARY}"` };
  return world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, origin: ORIGIN, ...cookies[sender] },
  });
}

const faces = [
  { face: 'RPC', list: '/rpc/clients/imports/create', other: '/rpc/company/company/uploadLogo' },
  { face: 'REST', list: '/api/v1/client-imports', other: '/api/v1/services' },
];

describe.each(faces)('a form over $face', ({ list, other }) => {
  test.each(['nobody', 'a forger'] as const)('from %s has a megabyte', async (sender) => {
    expectRefused(await post(list, formOf(1.1 * MEGABYTE), sender), 413, 'TOO_LARGE');
    expect((await post(list, formOf(0.9 * MEGABYTE), sender)).statusCode).not.toBe(413);
  });

  test('from a member has 6 megabytes, and 21 where lists of clients are uploaded', async () => {
    expectRefused(await post(other, formOf(6.1 * MEGABYTE)), 413, 'TOO_LARGE');
    expect((await post(other, formOf(5.9 * MEGABYTE))).statusCode).not.toBe(413);
    expectRefused(await post(`${list}?x=1`, formOf(21.1 * MEGABYTE)), 413, 'TOO_LARGE');
    expect((await post(`${list}?x=1`, formOf(20.9 * MEGABYTE))).statusCode).not.toBe(413);
  });

  test('that does not say its length is read no further than that', async () => {
    const answer = await post(list, Readable.from([formOf(2 * MEGABYTE)]), 'nobody');
    expectRefused(answer, 413, 'TOO_LARGE');
  });

  test('of twenty parts is read, one of more is not', async () => {
    expect((await post(other, fieldsOf(20))).statusCode).not.toBe(413);
    expectRefused(await post(other, fieldsOf(21)), 413, 'TOO_LARGE');
  });

  test('of a hundred thousand parts keeps nobody waiting', async () => {
    const form = fieldsOf(100_000);
    const before = process.threadCpuUsage();
    expectRefused(await post(list, form), 413, 'TOO_LARGE');
    // Its own work alone: a busy machine is no failure.
    expect(process.threadCpuUsage(before).user).toBeLessThan(300_000);
  });
});

function formOf(length: number): Buffer {
  return fileForm(Buffer.alloc(length, 'x'));
}

function fileForm(content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="clientes.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

function fieldsOf(count: number): Buffer {
  const field = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`;
  return Buffer.from(`${field.repeat(count)}--${BOUNDARY}--\r\n`);
}
