import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a simulated gateway or provider looks at. */
const HEADERS = ['apikey', 'authorization'];

/** A simulator over real HTTP, on this machine, for whoever hammers on it: pieces travel as written. */
export async function serve(answer: typeof fetch, port = 0): Promise<Server> {
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
  const { method = 'GET', url = '/' } = request;
  const body = method === 'GET' ? null : await text(request);
  const headers = Object.fromEntries(
    HEADERS.map((name) => [name, String(request.headers[name] ?? '')]),
  );
  return new Request(`http://127.0.0.1${url}`, { method, headers, body, signal });
}
