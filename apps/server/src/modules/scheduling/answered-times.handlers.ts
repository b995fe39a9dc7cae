import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../foundation/http/attempt-limit.ts';
import type { Arrival } from '../../foundation/http/procedures.ts';
import { countVisit } from '../../foundation/http/visit-limit.ts';
import type { ChangeFeed } from '../../foundation/live/change-feed.ts';
import { openCompanyMemory } from '../../foundation/live/company-memory.ts';
import { publicLooks } from './public-choices.handlers.ts';
import { TIMES_COME_FROM } from './public-times.handlers.ts';
import { knownCompanyIdOf } from './public-visits.handlers.ts';

type AnsweredParts = { feed: ChangeFeed; arrivalOf: (request: FastifyRequest) => Arrival };
/** Empty until the answer is there. */
type Page = { text: string | null };

const FREE_TIMES = /^\/api\/public\/companies\/([^/?]+)\/(?:days|slots)\?/;

/**
 * The same question about free times gets the same answer until something changes, without asking
 * the procedure again. What it refuses, it refuses anew each time.
 */
export function registerAnsweredTimes(
  app: FastifyInstance,
  { feed, arrivalOf }: AnsweredParts,
): void {
  const memory = openCompanyMemory<Page>(feed, TIMES_COME_FROM);
  const awaited = new WeakMap<FastifyRequest, Page>();

  app.addHook('onRequest', async (request, reply) => {
    const idOrSlug = request.method === 'GET' && FREE_TIMES.exec(request.url)?.[1];
    if (!idOrSlug) return;
    const arrival = arrivalOf(request);
    const companyId = knownCompanyIdOf(arrival, idOrSlug);
    if (companyId === null) return;
    const asked = { companyId, question: request.url, now: arrival.now };
    const page = memory.find(asked);
    if (!page?.text) {
      const blank = { text: null };
      memory.keep(asked, blank);
      awaited.set(request, blank);
      return;
    }
    // Whoever looked too often is told so by the procedure.
    if (countVisit(arrival, publicLooks, networkOf(arrival.address)) > 0) return;
    return reply.type('application/json').send(page.text);
  });

  app.addHook('onSend', async (request, reply, body) => {
    const page = awaited.get(request);
    if (page && reply.statusCode === 200 && typeof body === 'string') page.text = body;
    return body;
  });
}
