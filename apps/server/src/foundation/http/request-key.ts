import { ORPCError, os } from '@orpc/server';

const LONGEST = 200;
const TOO_LONG = `Use no máximo ${LONGEST} caracteres em Idempotency-Key.`;

/** The name that the sender gave a request, if any: an empty one is none. */
export function requestKeyOf(
  headers: Record<string, string | string[] | undefined>,
): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

/** Step of a procedure that recognises a request which is sent again. */
export const recognised = os
  .$context<{ requestKey: string | null }>()
  .middleware(({ context: { requestKey }, next }) => {
    if (requestKey === null || requestKey.length <= LONGEST) return next();
    const data = { issues: [{ path: ['Idempotency-Key'], message: TOO_LONG }] };
    throw new ORPCError('BAD_REQUEST', { message: TOO_LONG, data, defined: true });
  });
