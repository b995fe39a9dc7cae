import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Environment, isLocalAddress, isRehearsal } from '../environment.ts';

const THIS_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Out in the world the token is asked for. Only a system that this machine alone can reach shows its
 * figures without one, and to nobody through a proxy: a proxy on this machine looks like a neighbour,
 * whether or not it says whom it speaks for.
 */
export function mayReadMetrics(request: FastifyRequest, environment: Environment): boolean {
  const { METRICS_TOKEN, TRUST_PROXY } = environment;
  if (METRICS_TOKEN) return isBearer(METRICS_TOKEN, request.headers.authorization ?? '');
  if (TRUST_PROXY || !isRehearsal(environment)) return false;
  if (PASSED_ON.some((header) => header in request.headers)) return false;
  return THIS_MACHINE.includes(request.ip) && isLocalHost(request.headers.host ?? '');
}

function isLocalHost(host: string): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLocalAddress(url);
}

function isBearer(token: string, authorization: string): boolean {
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
