import type { Clock } from '../../foundation/clock.ts';
import type { Scopes } from '../../foundation/database/scopes.ts';
import type { Environment } from '../../foundation/environment.ts';
import type { Marker } from '../../foundation/secrets/keyed-mark.ts';
import type { PlayedWhatsapp } from '../../foundation/whatsapp/whatsapp.ts';
import {
  createEvolutionSimulator,
  type EvolutionSimulator,
  SIMULATED_EVOLUTION,
} from '../evolution/evolution-simulator.ts';
import type { Kinds } from '../evolution/gateway-books.ts';
import type { GraphKinds } from '../graph/graph-books.ts';
import { createGraphSimulator, type GraphSimulator } from '../graph/graph-simulator.ts';
import { booksOnTable } from './books-on-table.ts';
import type { PlayedTime } from './played-time.ts';
import { type Post, postToThisServer } from './posting.ts';

export type WhatsappSimulator = {
  evolution: EvolutionSimulator;
  graph: GraphSimulator;
  /** What the rest of the system is given in the place of both providers. */
  played: PlayedWhatsapp;
  /** Another way for webhooks to reach our server. */
  deliverThrough(post: Post): void;
  /** What it had yet to tell is lost, as when a gateway starts anew. */
  loseNews(): void;
};

type Parts = {
  scopes: Scopes;
  clock: Clock;
  environment: Environment;
  markOf: Marker;
  time: PlayedTime;
};

/** Both ways to WhatsApp, played on this machine. Their secrets are those of this installation. */
export function openWhatsappSimulator(parts: Parts): WhatsappSimulator {
  const { scopes, clock, environment, markOf, time } = parts;
  const post = postToThisServer(environment);
  const now = () => clock().epochMilliseconds;
  const appSecret = markOf('simulated WhatsApp app');
  const evolution = createEvolutionSimulator({
    within: booksOnTable<Kinds>(scopes, 'evolution'),
    time,
    now,
    post,
  });
  const graph = createGraphSimulator({
    within: booksOnTable<GraphKinds>(scopes, 'graph'),
    time,
    now,
    post,
    webhookUrl: `${environment.PUBLIC_URL}/api/webhooks/whatsapp`,
    appSecret,
  });
  return {
    evolution,
    graph,
    played: {
      evolution: { access: SIMULATED_EVOLUTION, fetch: evolution.fetch },
      meta: { appSecret, verifyToken: markOf('simulated WhatsApp token'), fetch: graph.fetch },
    },
    loseNews: () => time.lose(),
    deliverThrough(other) {
      evolution.deliverThrough(other);
      graph.deliverThrough(other);
    },
  };
}
