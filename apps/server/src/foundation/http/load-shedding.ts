import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const RETRY_AFTER_SECONDS = 10;

/**
 * A server that gets too little processor time says so before it begins with anything. Pages and programs
 * are let through: reading a file is cheap, and a screen whose program came in half shows nothing.
 *
 * @param longestDelay of whatever the process does next, in milliseconds.
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  longestDelay: number,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: turnCallsAway,
  });
}

function turnCallsAway({ url }: FastifyRequest, reply: FastifyReply): Promise<never> | undefined {
  if (!/^\/(api|rpc)\//.test(url)) return undefined;
  reply.status(503).header('retry-after', RETRY_AFTER_SECONDS);
  const busy = new Error('This server gets too little processor time');
  return Promise.reject(Object.assign(busy, { statusCode: 503, code: 'FST_UNDER_PRESSURE' }));
}
