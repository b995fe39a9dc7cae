import type { FastifyInstance } from 'fastify';
import { type Allowance, createAllowances } from './allowances.ts';

type FloodGate = {
  /** The parameter of the address that says who calls. */
  parameter: string;
  allowance: Allowance;
  now: () => number;
};

const TOO_MANY = Buffer.from('{"error":"too_many_requests"}');
const HEADERS = { 'content-type': 'application/json', 'content-length': TOO_MANY.length };

/**
 * Asks whoever calls too often to come again, before anything else is done for the call: no header is
 * made, no body is read. It has to be registered first.
 */
export function registerFloodGate(
  app: FastifyInstance,
  { parameter, allowance, now }: FloodGate,
): void {
  const allowances = createAllowances(allowance);
  app.addHook('onRequest', (request, reply, done) => {
    // As the router read it: written otherwise in an address it is still the same.
    const caller: unknown = Reflect.get(Object(request.params), parameter);
    const seconds = typeof caller === 'string' ? allowances.take(caller, now()) : 0;
    if (seconds === 0) return done();
    reply.hijack();
    reply.raw.writeHead(429, { ...HEADERS, 'retry-after': String(seconds) }).end(TOO_MANY);
  });
}
