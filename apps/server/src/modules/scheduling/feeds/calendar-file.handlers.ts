import { createHash } from 'node:crypto';
import { calendarFile } from '@app/domain/scheduling/calendar-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicVisits } from '../../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { manageUrlOf } from '../online/appointment-links.commands.ts';
import { openLink } from '../online/own-appointment-visits.steps.ts';
import { findFollowedCompany } from '../online/public-company.queries.ts';
import { feedContent, isMarked } from './calendar-feeds.presenter.ts';
import { findFeed, listFeedEntries } from './calendar-feeds.queries.ts';
import { ownContent } from './calendar-file.presenter.ts';

type OwnFile = { Params: { token: string } };
type FeedFile = { Params: { companyId: string; id: string; file: string } };
type CalendarParts = { contextOf: (request: FastifyRequest) => RequestContext };

const MARKED_FILE = /^([\w-]{43})\.ics$/;

/** Appointments as calendar programs read them. The address is the key: they cannot sign in. */
export function registerCalendarFiles(app: FastifyInstance, { contextOf }: CalendarParts): void {
  app.get<OwnFile>('/a/:token/agenda.ics', { config: publicVisits }, async (request, reply) => {
    const file = await ownFile(contextOf(request), request.params.token);
    return send(request, reply, file);
  });
  const feeds = '/calendario/:companyId/:id/:file';
  app.get<FeedFile>(feeds, { config: publicVisits }, async (request, reply) => {
    const file = await feedFile(contextOf(request), request.params);
    return send(request, reply, file);
  });
}

function ownFile(context: RequestContext, token: string): Promise<string | null> {
  const publicUrl = context.environment.PUBLIC_URL;
  const written = { publicUrl, manageUrl: manageUrlOf(publicUrl, token) };
  return openLink(context, { token, purpose: 'read' }, async ({ own }) =>
    calendarFile(ownContent(own, written)),
  );
}

async function feedFile(
  context: RequestContext,
  params: FeedFile['Params'],
): Promise<string | null> {
  const [, mark = ''] = MARKED_FILE.exec(params.file) ?? [];
  if (!isMarked(params, mark, context.markOf)) return null;
  const { companyId, id } = params;
  const entry = { companyId, userId: null, requestId: context.requestId, purpose: 'read' as const };
  return context.scopes.withCompany(entry, async (scope) => {
    const company = await findFollowedCompany(scope, context.now);
    const feed = company && (await findFeed(scope, id));
    if (!company || !feed) return null;
    const entries = await listFeedEntries(scope, feed, context.now);
    const ids = [...new Set(entries.map(({ professionalId }) => professionalId))];
    const names = await readProfessionalNames(scope, ids);
    const publicUrl = context.environment.PUBLIC_URL;
    return calendarFile(feedContent({ feed, company, entries, names, publicUrl }));
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: string | null): FastifyReply {
  reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
  if (file === null) {
    return reply.status(404).type('text/plain; charset=utf-8').send('Calendário não encontrado.');
  }
  const tag = `W/"${createHash('sha256').update(file).digest('base64url')}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="agenda.ics"')
    .send(file);
}
