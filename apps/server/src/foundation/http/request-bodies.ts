import type { FastifyInstance, FastifyRequest } from 'fastify';

/** JSON and forms with files, each read up to the limit of the server. Any other body is refused. */
export function acceptBodies(faces: FastifyInstance): void {
  faces.removeContentTypeParser('text/plain');
  faces.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readForm);
}

async function readForm(request: FastifyRequest, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  try {
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch (cause) {
    throw Object.assign(new Error('The form is malformed', { cause }), { statusCode: 400 });
  }
}
