import { ORPCError } from '@orpc/server';
import type { IdempotentRequest } from '../idempotency/answered-once.ts';
import type { Marker } from '../secrets/keyed-mark.ts';
import { sealingKeyFrom } from '../secrets/sealed-secret.ts';

const LONGEST = 200;
const TOO_LONG = `Use no máximo ${LONGEST} caracteres em Idempotency-Key.`;

/** The key that the sender gave a request, if any: an empty one is none. */
export function idempotencyKeyOf(
  headers: Record<string, string | string[] | undefined>,
): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

/** Who asks is part of the key: two people who chose the same one mean different things. */
type Asking = {
  companyId: string;
  askedBy: string;
  idempotencyKey: string | null;
  markOf: Marker;
};

/** Null where the sender gave no key. Marks, not texts: what somebody typed does not lie around. */
export function idempotentRequest(
  { companyId, askedBy, idempotencyKey, markOf }: Asking,
  procedure: readonly string[],
  input: unknown,
): IdempotentRequest | null {
  if (idempotencyKey === null) return null;
  refuseLong(idempotencyKey);
  const sent = `${companyId}:${askedBy}:${idempotencyKey}`;
  return {
    key: markOf(`idempotency-key:${sent}`),
    asked: markOf(`idempotency-asked:${procedure.join('.')}:${JSON.stringify(input)}`),
    sealingKey: sealingKeyFrom(markOf(`idempotency-answer:${sent}`)),
  };
}

function refuseLong(key: string): void {
  if (key.length <= LONGEST) return;
  const data = { issues: [{ path: ['Idempotency-Key'], message: TOO_LONG }] };
  throw new ORPCError('BAD_REQUEST', { message: TOO_LONG, data, defined: true });
}
