import type { Instance } from './gateway-books.ts';
import type { PlayedTime } from './played-time.ts';

/** How a webhook is posted; answers the HTTP status. */
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<number>;
export type Piece = { event: string; data: unknown };
export type News = { tell(instance: Instance, piece: Piece, options?: { after?: number }): void };

const NEVER_AGAIN = [400, 401, 403, 404, 422];
const ATTEMPTS = 10;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;

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
      time.later(after, () => deliver(webhook, body, 1));
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

  async function deliver(
    webhook: NonNullable<Instance['webhook']>,
    body: string,
    attempt: number,
  ): Promise<void> {
    const headers = {
      ...webhook.headers,
      'content-type': 'application/json',
      'user-agent': 'axios/1.13.2',
    };
    const status = await post()(webhook.url, headers, body).catch(() => 0);
    if (status >= 200 && status < 300) return;
    if (NEVER_AGAIN.includes(status) || attempt === ATTEMPTS) return;
    const pause = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
    time.later(pause, () => deliver(webhook, body, attempt + 1));
  }
}

/** Asked for as `MESSAGES_UPDATE`, told as `messages.update`; asking for none is asking for all. */
function wants(events: readonly string[], event: string): boolean {
  return events.length === 0 || events.includes(event.toUpperCase().replace('.', '_'));
}
