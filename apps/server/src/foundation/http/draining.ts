import type { FastifyInstance } from 'fastify';

type Ending = {
  /** Until the load balancer had the time to send visitors elsewhere. */
  noticed: Promise<unknown>;
  /** Until requests that are still not answered are cut off. */
  tooLong: Promise<unknown>;
};
type Drain = 'draining' | 'closing';

const drains = new WeakMap<FastifyInstance, Drain>();

/** Lets a server end without waiting for connections that are kept for a next request. */
export function registerDraining(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    drains.set(app, 'closing');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app)) reply.header('connection', 'close');
  });
  // An answer that had begun before, such as a stream, has promised to keep its connection.
  app.addHook('onResponse', async ({ raw }) => {
    if (drains.get(app) === 'closing') raw.socket.destroySoon();
  });
}

/** Whether this server is about to end and should get no more visitors. */
export function isDraining(app: FastifyInstance): boolean {
  return drains.has(app);
}

/** Serves whoever still comes until it was noticed, then those who are here, and closes. */
export async function closeInOrder(
  app: FastifyInstance,
  { noticed, tooLong }: Ending,
): Promise<void> {
  drains.set(app, 'draining');
  await Promise.race([noticed, tooLong]);
  const closed = app.close();
  const isLate = await Promise.race([closed.then(() => false), tooLong.then(() => true)]);
  if (isLate) {
    app.log.warn('stopping: whoever was not answered yet is cut off');
    app.server.closeAllConnections();
  }
  await closed;
}
