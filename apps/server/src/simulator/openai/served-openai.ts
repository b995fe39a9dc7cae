import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** The simulated provider over real HTTP, on this machine: pieces travel as they are written. */
export async function serveOpenai(answer: typeof fetch, port = 0): Promise<Server> {
  const server = createServer(async (request, response) => {
    const left = new AbortController();
    response.on('close', () => left.abort());
    try {
      const reply = await answer(await requestOf(request, left.signal));
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
      for await (const piece of reply.body ?? []) response.write(piece);
      response.end();
    } catch {
      // Where a request in this process would fail, a connection breaks.
      request.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

async function requestOf(request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request;
  const body = method === 'GET' ? null : await text(request);
  const authorization = String(headers.authorization ?? '');
  return new Request(`http://127.0.0.1${url}`, {
    method,
    headers: { authorization },
    body,
    signal,
  });
}
