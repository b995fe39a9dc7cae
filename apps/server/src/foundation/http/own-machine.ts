import type { FastifyRequest } from 'fastify';
import { isLocalAddress } from '../environment.ts';

const THIS_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether somebody at this machine asks. A proxy here looks like a neighbour, so that a request which
 * says that it was passed on, or names a host that is not this machine, may come from anywhere.
 */
export function comesFromThisMachine({ headers, ip }: FastifyRequest): boolean {
  if (PASSED_ON.some((header) => header in headers)) return false;
  return THIS_MACHINE.includes(ip) && isLocalHost(headers.host ?? '');
}

function isLocalHost(host: string): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLocalAddress(url);
}
