import type { SendOutcome } from './gateway.ts';

const LARGEST_ANSWER = 5_000_000;

/** Failures of which it is certain that no request had left yet. */
const BEFORE_THE_REQUEST =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_INVALID_URL|ERR_TLS_\w+|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

export type GatewayCall = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: object;
  timeoutMilliseconds: number;
};

export type GatewayReply =
  | { heard: 'answer'; status: number; body: unknown; retryAfterSeconds?: number }
  /** Whoever answered speaks no JSON: a proxy, a login page, another server. */
  | { heard: 'gibberish'; status: number }
  | { heard: 'unreachable' }
  | { heard: 'no-answer' }
  | { heard: 'cut' };

/** Of a message to which no gateway answered in its own words. */
export function unansweredOutcome(reply: Exclude<GatewayReply, { heard: 'answer' }>): SendOutcome {
  if (reply.heard === 'unreachable') return { outcome: 'not-taken', reason: 'unreachable' };
  if (reply.heard !== 'gibberish') return { outcome: 'unknown', reason: reply.heard };
  // A page may stand before a gateway that took the message all the same.
  return leavesDoubt(reply.status)
    ? { outcome: 'unknown', reason: 'gateway-error' }
    : { outcome: 'not-taken', reason: 'not-a-gateway' };
}

/** Whether a request may have been taken though nobody can read the answer; 408 is said by proxies. */
function leavesDoubt(status: number): boolean {
  return status < 300 || status === 408 || status >= 500;
}

/** One request with a hard end. Another address is not followed: it would be given the key too. */
export async function callGateway(
  transport: typeof fetch,
  { method, url, headers, body, timeoutMilliseconds }: GatewayCall,
): Promise<GatewayReply> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const answer = await transport(url, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
    return await readReply(answer);
  } catch (error) {
    if (signal.aborted) return { heard: 'no-answer' };
    return { heard: isBeforeTheRequest(error) ? 'unreachable' : 'cut' };
  }
}

async function readReply(answer: Response): Promise<GatewayReply> {
  const { status } = answer;
  const text = await readText(answer);
  const wait = Number(answer.headers.get('retry-after'));
  try {
    const body: unknown = JSON.parse(text);
    if (status >= 300 && status < 400) return { heard: 'gibberish', status };
    return { heard: 'answer', status, body, ...(wait > 0 && { retryAfterSeconds: wait }) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { heard: 'gibberish', status };
  }
}

/** An answer without end would fill the memory. */
async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new Error('The gateway answers without end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Each attempt of a connection may fail in its own way; all of them must have failed early. */
function isBeforeTheRequest(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error.cause instanceof Error ? error.cause : error;
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.length > 0 && causes.every((each) => BEFORE_THE_REQUEST.test(codeOf(each)));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
