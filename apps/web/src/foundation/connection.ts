export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
}

/** The one way to the server: sends the session cookie and tells a dead network from a bug. */
export async function fetchFromServer(input: RequestInfo, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, { ...init, credentials: 'same-origin' });
  } catch (cause) {
    // A call that was given up on purpose is no news about the network.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NoConnectionError('The server could not be reached', { cause });
  }
}
