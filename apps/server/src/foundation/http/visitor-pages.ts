import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { framedContentPolicy } from './security-headers.ts';

const BOOKING_PAGE = 'booking.html';
const OWN_PAGE = 'own-appointment.html';
/** Asked for by the page as soon as its program runs; named here, they come along with it. */
const FIRST_QUESTIONS = ['', '/professionals'];

type VisitorPageParts = { folder: string; address: string };

/** Programs for those who are not signed in, apart from the dashboard. */
export function registerVisitorPages(app: FastifyInstance, parts: VisitorPageParts): void {
  registerBookingPage(app, parts);
  registerOwnPage(app, parts);
}

/** A company may show it inside its own site. */
function registerBookingPage(app: FastifyInstance, parts: VisitorPageParts): void {
  if (!existsSync(join(parts.folder, BOOKING_PAGE))) return;
  const policy = framedContentPolicy(parts.address);
  for (const address of ['/booking', '/booking/*']) {
    app.get<{ Params: { '*'?: string } }>(address, (request, reply) => {
      const idOrSlug = request.params['*'] ?? '';
      reply.removeHeader('x-frame-options').header('content-security-policy', policy);
      if (idOrSlug !== '' && !idOrSlug.includes('/')) reply.header('link', preloads(idOrSlug));
      return reply.type('text/html').sendFile(BOOKING_PAGE);
    });
  }
}

function preloads(idOrSlug: string): string {
  const company = `/api/public/companies/${encodeURIComponent(idOrSlug)}`;
  return FIRST_QUESTIONS.map(
    (question) => `<${company}${question}>; rel=preload; as=fetch; crossorigin`,
  ).join(', ');
}

/** The address is the key to the client's appointment: nobody is told it, and no robot keeps it. */
function registerOwnPage(app: FastifyInstance, { folder }: VisitorPageParts): void {
  if (!existsSync(join(folder, OWN_PAGE))) return;
  app.get('/a/:token', (_request, reply) =>
    reply
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .type('text/html')
      .sendFile(OWN_PAGE),
  );
}
