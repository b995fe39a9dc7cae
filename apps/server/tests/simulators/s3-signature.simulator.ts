import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type S3Key = { region: string; accessKeyId: string; secretAccessKey: string };

/** A request as it came over the wire: `target` is the path with its query, still encoded. */
export type S3Request = {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
};

type S3Refusal =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch'
  | 'SignatureDoesNotMatch';

type Authorization = {
  accessKeyId: string;
  scope: string;
  headerNames: string[];
  signature: string;
};

const TOLERANCE = { minutes: 15 };
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Checks AWS Signature Version 4 by the specification, without the code of the client. */
export function s3RefusalOf(
  request: S3Request,
  key: S3Key,
  now: Temporal.Instant,
): S3Refusal | null {
  const authorization = authorizationOf(request);
  if (!authorization) return 'AccessDenied';
  if (authorization.accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';

  const signedAt = header(request, 'x-amz-date');
  if (isSkewed(signedAt, now)) return 'RequestTimeTooSkewed';
  if (header(request, 'x-amz-content-sha256') !== sha256(request.body)) {
    return 'XAmzContentSHA256Mismatch';
  }
  if (!signsEnough(request, authorization)) return 'SignatureDoesNotMatch';

  const scope = `${signedAt.slice(0, 8)}/${key.region}/s3/aws4_request`;
  if (authorization.scope !== scope) return 'SignatureDoesNotMatch';

  const canonical = sha256(canonicalRequest(request, authorization.headerNames));
  const text = ['AWS4-HMAC-SHA256', signedAt, scope, canonical].join('\n');
  const expected = hmac(signingKey(key, signedAt.slice(0, 8)), text);
  const given = Buffer.from(authorization.signature, 'hex');
  return timingSafeEqual(given, expected) ? null : 'SignatureDoesNotMatch';
}

function authorizationOf(request: S3Request): Authorization | null {
  const match = AUTHORIZATION.exec(header(request, 'authorization'));
  if (!match) return null;

  const [, accessKeyId = '', scope = '', headerNames = '', signature = ''] = match;
  return { accessKeyId, scope, headerNames: headerNames.split(';'), signature };
}

function isSkewed(signedAt: string, now: Temporal.Instant): boolean {
  if (!/^\d{8}T\d{6}Z$/.test(signedAt)) return true;

  const instant = Temporal.Instant.from(signedAt);
  const earliest = now.subtract(TOLERANCE);
  const latest = now.add(TOLERANCE);
  return (
    Temporal.Instant.compare(instant, earliest) < 0 || Temporal.Instant.compare(instant, latest) > 0
  );
}

/** Amazon demands that the host and every header of its own be signed. */
function signsEnough({ headers }: S3Request, { headerNames }: Authorization): boolean {
  const demanded = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  return ['host', ...demanded].every((name) => headerNames.includes(name));
}

function canonicalRequest(request: S3Request, headerNames: string[]): string {
  const { pathname, searchParams } = new URL(request.target, 'http://bucket');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return [
    request.method,
    pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    query.sort().join('&'),
    ...headerNames.map((name) => `${name}:${header(request, name).trim().replace(/\s+/g, ' ')}`),
    '',
    headerNames.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
}

function signingKey({ region, secretAccessKey }: S3Key, day: string): Buffer {
  const ofTheDay = hmac(`AWS4${secretAccessKey}`, day);
  return hmac(hmac(hmac(ofTheDay, region), 's3'), 'aws4_request');
}

function header({ headers }: S3Request, name: string): string {
  const value = headers[name] ?? '';
  return Array.isArray(value) ? value.join(',') : value;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
