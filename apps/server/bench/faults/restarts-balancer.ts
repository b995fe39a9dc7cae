import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, request, type Server } from 'node:http';

type Target = { port: number; isReady: boolean; agent: Agent };
type Balancer = { stop(): Promise<void> };

const LOOK_EVERY_MILLISECONDS = 500;

/** Passes requests on in turn to those that said last that they are ready. It tries nothing twice. */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  const targets = ports.map((each) => ({
    port: each,
    isReady: true,
    agent: new Agent({ keepAlive: true }),
  }));
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ready = targets.filter(({ isReady }) => isReady);
    turn += 1;
    const target = ready[turn % ready.length] ?? targets[turn % targets.length];
    const { method, url: path, headers } = incoming;
    const asked = request({ port: target?.port, agent: target?.agent, method, path, headers });
    asked.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer));
      answer.pipe(outgoing);
    });
    asked.once('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => targets.forEach(look), LOOK_EVERY_MILLISECONDS);
  return { stop: () => stop(server, timer, targets) };
}

function look(target: Target): void {
  get({ port: target.port, path: '/api/ready', agent: false })
    .once('response', (answer) => {
      target.isReady = answer.statusCode === 200;
      answer.resume();
    })
    .once('error', () => {
      target.isReady = false;
    });
}

/** How a server keeps its connection to the balancer is nothing to the visitor. */
function withoutConnection({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers;
  return rest;
}

async function stop(server: Server, timer: NodeJS.Timeout, targets: Target[]): Promise<void> {
  clearInterval(timer);
  for (const { agent } of targets) agent.destroy();
  server.closeAllConnections();
  server.close();
}
