import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicVisits } from './rate-limit.ts';
import { framedContentPolicy } from './security-headers.ts';

const BOOKING_PAGE = 'booking.html';
const OWN_PAGE = 'own-appointment.html';
const REVIEW_PAGE = 'own-review.html';
const SHOP_PAGE = 'shop.html';
/** Questions that the booking page asks as soon as it runs: it gets the answers along with it. */
const FIRST_QUESTIONS = ['/services'];

/** What a page says before its program runs, as HTML that is safe to send. */
export type PageFace = {
  /** In the place of the title and the description. */
  head: string;
  /** In the place of what is seen while the program comes. */
  body: string;
};

export type VisitorPageParts = {
  folder: string;
  address: string;
  /** Whether a company that takes bookings has this address. */
  isBookable(request: FastifyRequest, idOrSlug: string): Promise<boolean>;
  /** The face of that company; null where it cannot be told. */
  readFace(request: FastifyRequest, idOrSlug: string): Promise<PageFace | null>;
  /** The stylesheet of the platform's colours, which the other pages ask for. */
  appearance(): Promise<string>;
  /** The address that whoever has or had this one has now; null when nobody has it. */
  currentSlug(request: FastifyRequest, slug: string): Promise<string | null>;
  /** Whether this key opens somebody's appointment. */
  opensAppointment(request: FastifyRequest, token: string): Promise<boolean>;
  /** Whether this key opens a visit that may still be reviewed. */
  opensReview(request: FastifyRequest, token: string): Promise<boolean>;
  /** Whether a company that sells something by its link has this address. */
  isShop(request: FastifyRequest, idOrSlug: string): Promise<boolean>;
  /** Whether this key opens what somebody ordered there. */
  opensOrder(request: FastifyRequest, token: string): Promise<boolean>;
};

/** Programs for those who are not signed in, apart from the dashboard. */
export function registerVisitorPages(app: FastifyInstance, parts: VisitorPageParts): void {
  registerBookingPage(app, parts);
  registerShopPage(app, parts);
  const { folder, opensAppointment, opensReview, opensOrder } = parts;
  registerKeyPage(app, '/a/:token', { folder, file: OWN_PAGE, opens: opensAppointment });
  registerKeyPage(app, '/review/:token', { folder, file: REVIEW_PAGE, opens: opensReview });
  registerKeyPage(app, '/pedido/:token', { folder, file: SHOP_PAGE, opens: opensOrder });
}

/** A company may show it inside its own site. */
function registerBookingPage(app: FastifyInstance, parts: VisitorPageParts): void {
  if (!existsSync(join(parts.folder, BOOKING_PAGE))) return;
  const policy = framedContentPolicy(parts.address);
  const written = readFileSync(join(parts.folder, BOOKING_PAGE), 'utf8');

  async function send(request: FastifyRequest, reply: FastifyReply, idOrSlug: string) {
    reply.removeHeader('x-frame-options').header('content-security-policy', policy);
    reply.type('text/html');
    if (idOrSlug === '') return reply.sendFile(BOOKING_PAGE);
    reply.header('cache-control', 'no-cache');
    const page = coloured(written, await parts.appearance());
    if (idOrSlug.includes('/') || !(await parts.isBookable(request, idOrSlug))) {
      // The page itself tells the visitor; robots and whoever checks links read the status.
      return reply.status(404).send(page);
    }
    const face = await parts.readFace(request, idOrSlug);
    return reply.header('link', preloads(idOrSlug)).send(face ? filled(page, face) : page);
  }

  app.get('/booking', (request, reply) => send(request, reply, ''));
  app.get<{ Params: { '*': string } }>('/booking/*', (request, reply) =>
    send(request, reply, request.params['*'].replace(/\/$/, '')),
  );
  app.get<{ Params: { slug: string } }>(
    '/b/:slug',
    { config: publicVisits },
    async (request, reply) => {
      const { slug } = request.params;
      const current = await parts.currentSlug(request, slug);
      if (current !== null && current !== slug) {
        // What a link says besides, such as a coupon, goes along.
        const [, query] = /(\?.*)$/.exec(request.url) ?? [];
        return reply.redirect(`/b/${current}${query ?? ''}`, 302);
      }
      return send(request, reply, slug);
    },
  );
}

const APPEARANCE = /<link href="\/appearance\.css"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const WAITING = /<main class="waiting">[\s\S]*?<\/main>/;

/** Inside of it: a phone on a slow line would wait for the stylesheet with an empty screen. */
function coloured(page: string, style: string): string {
  return page.replace(APPEARANCE, () => (style ? `<style>${style}</style>` : ''));
}

function filled(page: string, { head, body }: PageFace): string {
  return page
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => head)
    .replace(WAITING, () => body);
}

function preloads(idOrSlug: string): string {
  const company = `/api/public/companies/${encodeURIComponent(idOrSlug)}`;
  return FIRST_QUESTIONS.map(
    (question) => `<${company}${question}>; rel=preload; as=fetch; crossorigin`,
  ).join(', ');
}

function registerShopPage(app: FastifyInstance, { folder, isShop }: VisitorPageParts): void {
  if (!existsSync(join(folder, SHOP_PAGE))) return;
  const page = readFileSync(join(folder, SHOP_PAGE));
  app.get<{ Params: { company: string } }>('/comprar/:company', async (request, reply) => {
    reply.type('text/html');
    if (await isShop(request, request.params.company)) return reply.sendFile(SHOP_PAGE);
    // The page itself tells the visitor.
    return reply.status(404).header('cache-control', 'no-cache').send(page);
  });
}

type KeyPage = {
  folder: string;
  file: string;
  opens(request: FastifyRequest, token: string): Promise<boolean>;
};

/** The address is the key to what the page shows: nobody is told it, and no robot keeps it. */
function registerKeyPage(
  app: FastifyInstance,
  address: '/a/:token' | '/review/:token' | '/pedido/:token',
  { folder, file, opens }: KeyPage,
): void {
  if (!existsSync(join(folder, file))) return;
  const page = readFileSync(join(folder, file));
  app.get<{ Params: { token: string } }>(address, async (request, reply) => {
    reply
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .type('text/html');
    if (await opens(request, request.params.token)) return reply.sendFile(file);
    // The page itself tells the visitor.
    return reply.status(404).header('cache-control', 'no-cache').send(page);
  });
}
