import type { PlayedTime } from '../whatsapp/played-time.ts';
import { deliver, type Post } from '../whatsapp/posting.ts';
import type { Instance } from './gateway-books.ts';

export type Piece = { event: string; data: unknown };
export type News = { tell(instance: Instance, piece: Piece, options?: { after?: number }): void };

const OWN_HEADERS = { 'content-type': 'application/json', 'user-agent': 'axios/1.13.2' };

type NewsParts = {
  time: PlayedTime;
  post: () => Post;
  /** How Evolution calls itself in what it sends. */
  serverUrl: string;
  now: () => number;
};

/** Posts what happened to whoever asked for it: unsigned, in no order, and again when it fails. */
export function createNews({ time, post, serverUrl, now }: NewsParts): News {
  return {
    tell(instance, piece, { after = 0 } = {}) {
      const { webhook } = instance;
      if (!webhook || !wants(webhook.events, piece.event)) return;
      const body = JSON.stringify(envelopeOf(instance, piece));
      const headers = { ...webhook.headers, ...OWN_HEADERS };
      time.later(after, () => deliver({ time, post }, { url: webhook.url, headers, body }));
    },
  };

  function envelopeOf(instance: Instance, { event, data }: Piece): object {
    return {
      event,
      instance: instance.name,
      data,
      destination: instance.webhook?.url,
      date_time: new Date(now()).toISOString(),
      ...(instance.phone && { sender: `${instance.phone}@s.whatsapp.net` }),
      server_url: serverUrl,
      apikey: null,
    };
  }
}

/** Asked for as `MESSAGES_UPDATE`, told as `messages.update`; asking for none is asking for all. */
function wants(events: readonly string[], event: string): boolean {
  return events.length === 0 || events.includes(event.toUpperCase().replace('.', '_'));
}
