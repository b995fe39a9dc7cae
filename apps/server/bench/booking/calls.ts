import { Agent, request } from 'node:http';

export type Answer = { status: number; body: unknown };
export type Asking = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object };
/** Asks a server, as whoever is signed in there. */
export type Call = (asking: Asking) => Promise<Answer>;
type Caller = { address: string; connections: number; headers?: Record<string, string> };

/** Over so many connections that stay open. */
export function callerOf({ address, connections, headers = {} }: Caller): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return ({ method, path, body }) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? '' : JSON.stringify(body);
      const typed = sent ? { 'content-type': 'application/json' } : {};
      const options = { agent, method, headers: { ...headers, ...typed } };
      const asked = request(`${address}${path}`, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: read(text) }));
      });
      asked.on('error', reject);
      asked.end(sent);
    });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The code of a refusal, or what was answered instead. */
export function outcomeOf({ status, body }: Answer): string {
  if (status < 300) return 'done';
  const code = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : body;
  return `${status} ${code}`;
}

export function countOutcomes(outcomes: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(outcomes, (outcome) => outcome);
  return Object.fromEntries([...groups].map(([outcome, all]) => [outcome, all.length]));
}
