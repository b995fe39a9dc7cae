import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { archive } from './archive.ts';
import { metricsOf } from './figures.ts';
import { promisesBackups } from './foundation/backup/backup-settings.ts';
import { registerApi } from './foundation/http/api-routes.ts';
import { registerDraining } from './foundation/http/draining.ts';
import { answerBadAddress, registerErrorAnswers } from './foundation/http/error-answers.ts';
import { registerFiles } from './foundation/http/files.ts';
import { idempotencyKeyOf } from './foundation/http/idempotency-key.ts';
import { registerLoadShedding } from './foundation/http/load-shedding.ts';
import { registerOperations } from './foundation/http/operations.ts';
import { comesFromThisMachine } from './foundation/http/own-machine.ts';
import type { RequestContext } from './foundation/http/request-context.ts';
import { registerSecurity } from './foundation/http/security.ts';
import { readSessionToken } from './foundation/http/session-cookie.ts';
import { registerWebPages } from './foundation/http/web-pages.ts';
import { allOf } from './foundation/secrets/app-secret.ts';
import { setupTokenOf } from './foundation/secrets/setup-token.ts';
import { registerStripeWebhook } from './modules/billing/stripe-webhook.handlers.ts';
import { isShop, opensOrder } from './modules/cash/orders/shop-visits.steps.ts';
import { registerCompanyArchive } from './modules/company/company-archive.handlers.ts';
import { currentSlugOf } from './modules/company/short-links.steps.ts';
import { confirmationLinkOf, originsOf } from './modules/identity/sign-in.client.ts';
import { registerSignIn } from './modules/identity/sign-in.handlers.ts';
import {
  refuseFloods,
  registerWhatsappWebhooks,
} from './modules/messaging/connection/whatsapp-webhooks.handlers.ts';
import { createAppearance } from './modules/platform/appearance.cache.ts';
import { registerAppearance } from './modules/platform/appearance.handlers.ts';
import { createLanding } from './modules/platform/landing.cache.ts';
import { opensOwnReview } from './modules/reviews/own-review-visits.steps.ts';
import { readPublicRating } from './modules/reviews/public-rating.queries.ts';
import { registerCalendarFiles } from './modules/scheduling/feeds/calendar-file.handlers.ts';
import { watchAppointments } from './modules/scheduling/free-time/affected-appointments.commands.ts';
import { registerAnsweredTimes } from './modules/scheduling/free-time/answered-times.handlers.ts';
import { isBookable } from './modules/scheduling/online/bookable-addresses.steps.ts';
import { readFace } from './modules/scheduling/online/booking-face.cache.ts';
import { opensAppointment } from './modules/scheduling/online/own-appointment-visits.steps.ts';
import { listOpenVisits } from './modules/team/support/support-visits.queries.ts';
import { webFolder } from './paths.ts';
import { router } from './router.ts';
import { registerSimulatorPages } from './simulator/simulator-pages.ts';
import { registerPhonePages } from './simulator/whatsapp/phone-pages.ts';
import type { System } from './system.ts';

const SHOWN_COMPANY_HEADER = 'x-company-id';
const MEGABYTE = 1024 * 1024;
const LONGEST_DELAY = 2000;
const COMPRESSION = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  // The default squeezes as if for an archive, which takes longer than sending does.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

type AppOptions = {
  /** Where the built screens lie. */
  folder?: string;
  /** Refuses for a moment what a process that is behind could only answer late. */
  shedsLoad?: boolean;
};

/** Puts the server together. It does not listen yet, so tests can ask it directly. */
export async function buildApp(
  system: System,
  { folder = webFolder, shedsLoad = false }: AppOptions = {},
): Promise<FastifyInstance> {
  const { environment, logger, database, jobs, feed, answeredChanges, assistant } = system;
  const app = Fastify({
    // Fastify's own logger type lacks a member of pino's newer one that nobody here uses.
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: () => crypto.randomUUID(),
    // Only a known proxy may say whose request it passes on; anybody can write that header.
    trustProxy: environment.TRUST_PROXY ?? false,
    bodyLimit: MEGABYTE,
    // Whoever comes while it ends is served like everybody else.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
  });
  registerErrorAnswers(app);
  if (environment.RATE_LIMITS === 'on') refuseFloods(app, system.clock);
  // Whoever follows changes would otherwise keep the server from stopping.
  app.addHook('preClose', () => feed.close());
  // An answer that is being written ends, with what it cost until then stored.
  app.addHook('preClose', () => assistant.close());
  registerDraining(app);
  answeredChanges.register(app);
  await registerSecurity(app, {
    publicUrl: environment.PUBLIC_URL,
    allowedOrigins: originsOf(environment.PUBLIC_URL),
    rateLimits: environment.RATE_LIMITS,
  });
  if (shedsLoad) await registerLoadShedding(app, LONGEST_DELAY);
  await app.register(compress, COMPRESSION);
  const metrics = metricsOf(system);
  registerOperations(app, { database, jobs, environment, metrics });
  const { owner } = database;
  registerSignIn(app, { ...system, owner, publicUrl: environment.PUBLIC_URL });
  await registerStripeWebhook(app, system);
  await registerWhatsappWebhooks(app, system);
  registerAnsweredTimes(app, { feed, contextOf: (request) => contextOf(request, system) });
  await registerApi(app, {
    router,
    logger,
    metrics,
    contextOf: (request) => contextOf(request, system),
  });
  registerCompanyArchive(app, { archive, contextOf: (request) => contextOf(request, system) });
  registerCalendarFiles(app, { contextOf: (request) => contextOf(request, system) });
  registerFiles(app, system.files);
  registerSimulatorPages(app, system.simulator, system.payments);
  registerPhonePages(app, system.whatsappSimulator.evolution, system.whatsapp);
  const appearance = createAppearance(system);
  registerAppearance(app, appearance);
  const landing = createLanding({
    ...system,
    publicUrl: environment.PUBLIC_URL,
    isBackedUp: promisesBackups(environment),
  });
  await registerWebPages(app, {
    folder,
    address: environment.PUBLIC_URL,
    choosePage: (request) => landing.choosePage(contextOf(request, system)),
    readFacts: landing.readFacts,
    isBookable: (request, idOrSlug) => isBookable(contextOf(request, system), idOrSlug),
    readFace: (request, idOrSlug) => readFace(contextOf(request, system), idOrSlug),
    appearance,
    currentSlug: (request, slug) => currentSlugOf(contextOf(request, system), slug),
    opensAppointment: (request, token) => opensAppointment(contextOf(request, system), token),
    opensReview: (request, token) => opensOwnReview(contextOf(request, system), token),
    isShop: (request, idOrSlug) => isShop(contextOf(request, system), idOrSlug),
    opensOrder: (request, token) => opensOrder(contextOf(request, system), token),
  });
  return app;
}

export function contextOf(request: FastifyRequest, system: System): RequestContext {
  return {
    ...partsOf(system),
    requestId: request.id,
    address: request.ip,
    fromThisMachine: comesFromThisMachine(request),
    sessionToken: readSessionToken(request.headers.cookie, allOf(system.secrets)),
    shownCompanyId: shownCompanyOf(request),
    idempotencyKey: idempotencyKeyOf(request.headers),
  };
}

function shownCompanyOf({ headers }: FastifyRequest): string | null {
  const shown = headers[SHOWN_COMPANY_HEADER];
  return typeof shown === 'string' ? shown : null;
}

/** What only the request itself can tell. */
type AskedBy =
  | 'requestId'
  | 'address'
  | 'fromThisMachine'
  | 'sessionToken'
  | 'shownCompanyId'
  | 'idempotencyKey';

/** What a request needs of the system, and the one moment at which it happens. */
export function partsOf(system: System): Omit<RequestContext, AskedBy> {
  const { scopes, feed, mailer, files, clock, attempts, settings, payments, environment } = system;
  return {
    now: clock(),
    clock,
    scopes,
    feed,
    mailer,
    files,
    settings,
    markOf: system.markOf,
    sealer: system.sealer,
    payments,
    push: system.push,
    whatsapp: system.whatsapp,
    assistant: system.assistant,
    environment,
    attempts,
    logger: system.logger,
    watchAppointments,
    readPublicRating,
    listOpenVisits,
    alerts: system.alerts,
    failingJobs: { list: system.jobs.listFailing, retry: system.jobs.retryGivenUp },
    confirmationLinkOf: (email) => confirmationLinkOf(system.signIn, email),
    setupTokenFor: (given) => setupTokenOf(given, system.secrets.current),
    loadDemo: system.loadDemo,
  };
}
