import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Environment, isRehearsal } from '../environment.ts';
import { comesFromThisMachine } from './own-machine.ts';

/**
 * Out in the world the token is asked for. Only a system that this machine alone can reach shows its
 * figures without one, and to nobody through a proxy.
 */
export function mayReadMetrics(request: FastifyRequest, environment: Environment): boolean {
  const { METRICS_TOKEN } = environment;
  if (METRICS_TOKEN) return isBearer(METRICS_TOKEN, request.headers.authorization ?? '');
  return isRehearsal(environment) && comesFromThisMachine(request);
}

function isBearer(token: string, authorization: string): boolean {
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
