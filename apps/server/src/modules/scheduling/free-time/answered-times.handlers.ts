import { daysQuery, slotsQuery } from '@app/contract/scheduling/booking-choices.contract';
import { epochMinuteOf } from '@app/domain/scheduling/booking-place';
import { answerHoldsUntil } from '@app/domain/scheduling/lasting-answer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import type { ChangeFeed } from '../../../foundation/live/change-feed.ts';
import { type Cacheable, openCompanyCache } from '../../../foundation/live/company-cache.ts';
import { knownCompanyIdOf } from '../../company/company-addresses.rules.ts';
import { publicLooks } from '../online/public-choices.handlers.ts';
import type { FreeSlot } from './availability.rules.ts';
import { listOpenDays, listOpenSlots, type OpenTimes } from './open-times.rules.ts';
import { openTimesOf, TIMES_COME_FROM } from './public-times.cache.ts';

type AnsweredParts = { feed: ChangeFeed; contextOf: (request: FastifyRequest) => RequestContext };
/** As it goes out, so that it is written once; none where only the procedure knows what to say. */
type Page = Cacheable & { body: Buffer | null };

const FREE_TIMES = /^\/api\/public\/companies\/([^/?]+)\/(days|slots)\?/;
const MOST_BYTES = 48 * 1024 * 1024;

/**
 * The same question about free times gets the same answer until something changes or its time is
 * over. What is asked plainly is answered here; the procedure refuses, and answers all the rest.
 */
export function registerAnsweredTimes(
  app: FastifyInstance,
  { feed, contextOf }: AnsweredParts,
): void {
  const pages = openCompanyCache<Page>(feed, { topics: TIMES_COME_FROM, mostBytes: MOST_BYTES });

  app.addHook('onRequest', async (request, reply) => {
    const [, idOrSlug, list] = (request.method === 'GET' && FREE_TIMES.exec(request.url)) || [];
    if (!idOrSlug) return;
    const context = contextOf(request);
    const { attempts } = context;
    const companyId = knownCompanyIdOf(context, idOrSlug);
    if (companyId === null || (await attempts.secondsBeyond(publicLooks, context)) > 0) return;
    const write = list === 'days' ? writeDays : writeSlots;
    const asked = { companyId, question: request.url, now: context.now };
    const page = await pages
      .getOrLoad(asked, () => write(context, companyId, request.query))
      // What fails here fails there again, and is told in its words.
      .catch(() => null);
    if (!page?.body || (await attempts.secondsToWait(publicLooks, context)) > 0) return;
    return reply.type('application/json').send(page.body);
  });
}

const daysInput = z.strictObject(daysQuery);
const slotsInput = z.strictObject(slotsQuery);

async function writeDays(
  context: RequestContext,
  companyId: string,
  query: unknown,
): Promise<Page> {
  const input = daysInput.safeParse(query);
  if (!input.success) return NOTHING_TO_SAY;
  const open = await openTimesOf(context, companyId, input.data);
  if (!open.accepted) return NOTHING_TO_SAY;
  const { times, holdsUntil } = open.value;
  const days = listOpenDays(times, context.now);
  const firstDay = days.find(({ available }) => available)?.date;
  const [first] = firstDay ? listOpenSlots(times, firstDay, context.now) : [];
  const lasts = Math.min(holdsUntil, clockHoldsUntil(times, first, context.now));
  return pageOf(days, lasts);
}

async function writeSlots(
  context: RequestContext,
  companyId: string,
  query: unknown,
): Promise<Page> {
  const input = slotsInput.safeParse(query);
  if (!input.success) return NOTHING_TO_SAY;
  const open = await openTimesOf(context, companyId, input.data);
  if (!open.accepted) return NOTHING_TO_SAY;
  const { times, holdsUntil } = open.value;
  const slots = listOpenSlots(times, Temporal.PlainDate.from(input.data.date), context.now);
  const lasts = Math.min(holdsUntil, clockHoldsUntil(times, slots[0], context.now));
  return pageOf(slots, lasts);
}

function clockHoldsUntil(
  { rules: { zone, noticeMinutes } }: OpenTimes,
  first: FreeSlot | undefined,
  now: Temporal.Instant,
): number {
  const firstStart = first ? epochMinuteOf(first.startTime) : null;
  return answerHoldsUntil({ firstStart, noticeMinutes, zone }, now);
}

const NOTHING_TO_SAY: Page = { body: null, holdsUntil: Number.POSITIVE_INFINITY, bytes: 0 };

function pageOf(list: object[], holdsUntil: number): Page {
  const body = Buffer.from(JSON.stringify(list));
  return { body, holdsUntil, bytes: body.length };
}
