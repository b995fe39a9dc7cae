import { expect, test } from 'vitest';
import { type S3Request, s3RefusalOf } from './s3-signature.simulator.ts';

// The key, requests and signatures below are the examples Amazon publishes with the specification.
const key = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = Temporal.Instant.from('2013-05-24T00:00:00Z');
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const read: S3Request = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': emptyHash,
    'x-amz-date': '20130524T000000Z',
    authorization: authorization(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
  body: new Uint8Array(),
};

const write: S3Request = {
  method: 'PUT',
  target: '/test%24file.text',
  headers: {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-date': '20130524T000000Z',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    authorization: authorization(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ),
  },
  body: Buffer.from('Welcome to Amazon S3.'),
};

const list: S3Request = {
  method: 'GET',
  target: '/?prefix=J&max-keys=2',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': emptyHash,
    'x-amz-date': '20130524T000000Z',
    authorization: authorization(
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ),
  },
  body: new Uint8Array(),
};

function authorization(signedHeaders: string, signature: string): string {
  const credential = `${key.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
  return `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signedHeaders},Signature=${signature}`;
}

function withHeaders(headers: S3Request['headers']): S3Request {
  return { ...read, headers: { ...read.headers, ...headers } };
}

test.each([
  ['reading', read],
  ['writing', write],
  ['listing', list],
])("accepts Amazon's own example of %s", (_case, request) => {
  expect(s3RefusalOf(request, key, now)).toBeNull();
});

test.each([
  ['another method', { ...read, method: 'DELETE' }],
  ['another path', { ...read, target: '/other.txt' }],
  ['another query', { ...list, target: '/?prefix=K&max-keys=2' }],
  ['another value in a signed header', withHeaders({ range: 'bytes=0-99' })],
  ['a header of Amazon that is not signed', withHeaders({ 'x-amz-acl': 'public-read' })],
])('refuses a signature carried over to %s', (_case, request) => {
  expect(s3RefusalOf(request, key, now)).toBe('SignatureDoesNotMatch');
});

test.each([
  ['SignatureDoesNotMatch', { secretAccessKey: 'another secret' }],
  ['SignatureDoesNotMatch', { region: 'sa-east-1' }],
  ['InvalidAccessKeyId', { accessKeyId: 'SOMEBODYELSE' }],
])('answers %s when the bucket belongs to another key', (refusal, change) => {
  expect(s3RefusalOf(read, { ...key, ...change }, now)).toBe(refusal);
});

test('refuses a body other than the one that was signed', () => {
  const request = { ...write, body: Buffer.from('Welcome to Amazon S4.') };

  expect(s3RefusalOf(request, key, now)).toBe('XAmzContentSHA256Mismatch');
});

test('refuses a request without a signature', () => {
  expect(s3RefusalOf(withHeaders({ authorization: '' }), key, now)).toBe('AccessDenied');
});

test.each([
  ['accepts', 'up to 15 minutes old', { minutes: 15 }, null],
  ['refuses', 'older than 15 minutes', { minutes: 15, seconds: 1 }, 'RequestTimeTooSkewed'],
  ['refuses', 'from the future', { minutes: -16 }, 'RequestTimeTooSkewed'],
])('%s a request %s', (_verb, _age, age, refusal) => {
  expect(s3RefusalOf(read, key, now.add(age))).toBe(refusal);
});
