import type { Readable } from 'node:stream';
import { MIMEType } from 'node:util';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

const MEGABYTE = 1024 * 1024;
/** A picture of 5 MB, and some room for the form around it. */
const LONGEST_FORM = 6 * MEGABYTE;
/** The largest file somebody uploads is a list of clients. */
const LONGEST_CLIENT_LIST = 21 * MEGABYTE;
const CLIENT_LISTS = ['/rpc/clients/imports/create', '/api/v1/client-imports'];
// No form here has more than a few; each one takes longer to read than all its bytes together.
const MOST_PARTS = 20;

type HasSession = (request: FastifyRequest) => boolean;

/** JSON up to the limit of the server, and forms with files. Any other body is refused. */
export function acceptBodies(faces: FastifyInstance, hasSession: HasSession): void {
  faces.removeContentTypeParser('text/plain');
  faces.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: Readable) => {
      const limit = hasSession(request) ? longestFormAt(request.url) : MEGABYTE;
      if (Number(request.headers['content-length']) > limit) throw tooLarge();
      return readForm(request.headers['content-type'] ?? '', await readUpTo(limit, payload));
    },
  );
}

function longestFormAt(url: string): number {
  const [path = ''] = url.split('?');
  return CLIENT_LISTS.includes(path) ? LONGEST_CLIENT_LIST : LONGEST_FORM;
}

async function readUpTo(limit: number, payload: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Closing the stream halfway would close the connection, and nobody would read the refusal.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > limit) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw malformed(cause);
  }
  if (length > limit) throw tooLarge();
  return Buffer.concat(chunks);
}

async function readForm(contentType: string, body: Buffer): Promise<FormData> {
  if (hasTooManyParts(contentType, body)) throw tooLarge();
  const headers = { 'content-type': contentType };
  try {
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch (cause) {
    throw malformed(cause);
  }
}

function hasTooManyParts(contentType: string, body: Buffer): boolean {
  const boundary = `--${boundaryIn(contentType)}`;
  let parts = 0;
  // The last boundary ends the form and begins no part.
  for (let at = body.indexOf(boundary); at >= 0 && parts <= MOST_PARTS + 1; parts++) {
    at = body.indexOf(boundary, at + boundary.length);
  }
  return parts > MOST_PARTS + 1;
}

function boundaryIn(contentType: string): string {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary');
    if (boundary) return boundary;
  } catch (cause) {
    throw malformed(cause);
  }
  throw malformed('no boundary');
}

function tooLarge(): Error {
  return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}

function malformed(cause: unknown): Error {
  return Object.assign(new Error('The form is malformed', { cause }), { statusCode: 400 });
}
