import type { Within } from '../whatsapp/books.ts';
import type { PlayedTime } from '../whatsapp/played-time.ts';
import type { GatewayBooks, Kinds } from './gateway-books.ts';
import type { News } from './news.ts';

/** What goes wrong with the whole gateway at the moment. */
export type Trouble = {
  /** `down` refuses connections, `silent` never answers, `page` answers a page of a proxy. */
  gateway: 'none' | 'down' | 'silent' | 'page' | 'unlicensed';
  whatsapp: 'reachable' | 'unreachable';
  /** How long each answer takes. */
  slowMilliseconds: number;
  version: '2.3.6' | '2.3.7' | '2.4.0';
};

export const NO_TROUBLE: Trouble = {
  gateway: 'none',
  whatsapp: 'reachable',
  slowMilliseconds: 0,
  version: '2.3.7',
};

export type Stage = {
  within: Within<Kinds>;
  news: News;
  time: PlayedTime;
  now(): number;
  trouble(): Trouble;
};

/** A stage with the books open. */
export type Scene = Stage & { books: GatewayBooks };

/** A refusal in Evolution's own words, or a connection that breaks. */
export class GatewayRefusal extends Error {
  readonly status: number;
  readonly said: unknown;

  constructor(status: number, said: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.said = said;
  }
}

export class BrokenConnection extends Error {
  readonly how: 'cut' | 'silent' | 'page';

  constructor(how: 'cut' | 'silent' | 'page') {
    super(`the connection is ${how}`);
    this.how = how;
  }
}
