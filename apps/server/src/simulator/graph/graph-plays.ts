const PLAYED = /^55\d{2}90000(?<play>\d{4})$/;

export type GraphPlay = {
  /** Refused at once, or accepted and told as failed afterwards. */
  refusedWith?: { status: number; code: number };
  failsWith?: number;
  connection?: 'cut-before' | 'cut-after';
};

/** `55 DD 9 0000-NNNN`: the last four digits choose what happens to a message. */
export function graphPlayOf(number: string): GraphPlay {
  return PLAYS.get(PLAYED.exec(number)?.groups?.play ?? '') ?? {};
}

const PLAYS = new Map<string, GraphPlay>([
  ['0026', { failsWith: 131_026 }],
  ['0049', { failsWith: 131_049 }],
  ['0031', { refusedWith: { status: 403, code: 131_031 } }],
  ['0048', { refusedWith: { status: 400, code: 131_048 } }],
  ['0056', { refusedWith: { status: 400, code: 131_056 } }],
  ['0131', { refusedWith: { status: 500, code: 131_000 } }],
  ['0429', { refusedWith: { status: 429, code: 130_429 } }],
  ['0408', { connection: 'cut-after' }],
  ['0504', { connection: 'cut-before' }],
]);

export const GRAPH_SENTENCES = new Map<number, string>([
  [100, 'Invalid parameter'],
  [190, 'Invalid OAuth access token'],
  [130_429, 'Rate limit hit'],
  [131_000, 'Something went wrong'],
  [131_026, 'Message undeliverable'],
  [131_031, 'Account has been locked'],
  [131_047, 'Re-engagement message'],
  [131_048, 'Spam rate limit hit'],
  [131_049, 'This message was not delivered to maintain healthy ecosystem engagement'],
  [131_056, 'Pair rate limit hit'],
  [132_000, 'Number of parameters does not match the expected number of params'],
  [132_001, 'Template name does not exist in the translation'],
  [132_015, 'Template is paused'],
]);

/** A refusal in Graph's own words. */
export class GraphRefusal extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number) {
    super(`(#${code}) ${GRAPH_SENTENCES.get(code)}`);
    this.status = status;
    this.code = code;
  }
}
