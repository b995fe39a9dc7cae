import { watchAnswer } from './sign-in/security-monitor.ts';

export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
}

/** The one way to the server: sends the session cookie and tells a dead network from a bug. */
export async function fetchFromServer(input: RequestInfo, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, credentials: 'same-origin' });
    watchAnswer(pathOf(input), response.status);
    return response;
  } catch (cause) {
    // A call that was given up on purpose is no news about the network.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NoConnectionError('The server could not be reached', { cause });
  }
}

function pathOf(input: RequestInfo): string {
  const address = typeof input === 'string' ? input : input.url;
  return new URL(address, location.origin).pathname;
}
