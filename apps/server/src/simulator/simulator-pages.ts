import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../foundation/http/error-answers.ts';
import type { Payments } from '../foundation/payments/payments.ts';
import { completeCheckout, isOpen, type Payment } from './checkout.ts';
import { checkoutPage, DECLINED, successAddress } from './checkout-page.ts';
import type { Happening } from './happening.ts';
import { invoicePage } from './invoice-page.ts';
import { all, find, findOrRefuse, idOf, type StoredSession } from './object-store.ts';
import { framed } from './page-frame.ts';
import { PORTAL_ACTIONS } from './portal-actions.ts';
import { portalPage } from './portal-page.ts';
import type { StripeSimulator } from './stripe-simulator.ts';
import { doWhatIsDue } from './subscription-clock.ts';
import { currentSubscription } from './subscription-life.ts';

const ROOT = '/pagamento-simulado';
const HOUR = 3600;
const CATCH_UP_EVERY = 30_000;

type Asking = FastifyRequest<{
  Params: { id: string };
  Querystring: { aviso?: string };
  Body: { acao?: string } | null;
}>;

/** The provider's own pages. With a real key set they are not there. */
export function registerSimulatorPages(
  app: FastifyInstance,
  simulator: StripeSimulator,
  payments: Pick<Payments, 'current'>,
): void {
  const isPlayed = async () => (await payments.current())?.environment === 'sim';
  app.register(async (pages) => {
    acceptForms(pages);
    pages.addHook('onRequest', async (_request, reply) => {
      if (!(await isPlayed())) return reply.status(404).send(notFound());
      reply.header('cache-control', 'no-store');
    });
    addPages(pages, simulator);
  });
  keepCatchingUp(app, async () => {
    if (await isPlayed()) await simulator.catchUp();
  });
}

function addPages(pages: FastifyInstance, simulator: StripeSimulator): void {
  const { happen } = simulator;
  pages.get(`${ROOT}/checkout/:id`, async (request: Asking, reply) =>
    show(reply, await happen((happening) => checkoutSight(happening, request))),
  );
  pages.post(`${ROOT}/checkout/:id`, async (request: Asking, reply) =>
    leave(reply, await happen((happening) => decideCheckout(happening, request))),
  );
  pages.get(`${ROOT}/portal/:id`, async (request: Asking, reply) =>
    show(reply, await happen((happening) => portalSight(happening, request))),
  );
  pages.post(`${ROOT}/portal/:id`, async (request: Asking, reply) =>
    leave(reply, await actInPortal(simulator, request)),
  );
  pages.get(`${ROOT}/fatura/:id`, async (request: Asking, reply) =>
    show(reply, await happen((happening) => invoiceSight(happening, request))),
  );
}

export function acceptForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Only a server that listens has time passing by. One round at a time, and none is cut off. */
function keepCatchingUp(app: FastifyInstance, catchUp: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const next = async () => {
    round = catchUp().catch((err) => app.log.error({ err }, 'payment simulator'));
    await round;
    timer?.refresh();
  };
  app.addHook('onListen', async () => {
    timer = setTimeout(next, CATCH_UP_EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
    await round;
  });
}

type Sight = { html: string } | null;

function show(reply: FastifyReply, sight: Sight): FastifyReply {
  reply.type('text/html; charset=utf-8');
  return sight ? reply.send(sight.html) : reply.status(404).send(LOST);
}

/** The answer to a form is another address, so that going back or reloading sends nothing twice. */
function leave(reply: FastifyReply, address: string | null): FastifyReply {
  return address ? reply.redirect(address, 303) : show(reply, null);
}

async function checkoutSight(happening: Happening, { params, query }: Asking): Promise<Sight> {
  const session = await find(happening.scope, 'checkout.session', params.id);
  if (!session) return null;
  const price = await findOrRefuse(happening.scope, 'price', session._notes.order.price);
  const product = await findOrRefuse(happening.scope, 'product', idOf(price.product));
  const notice = query.aviso === 'recusado' ? DECLINED : undefined;
  return { html: checkoutPage({ session, price, product, now: happening.now, notice }) };
}

async function decideCheckout(
  happening: Happening,
  { params, body }: Asking,
): Promise<string | null> {
  const session = await find(happening.scope, 'checkout.session', params.id);
  if (!session) return null;
  const page = `${ROOT}/checkout/${session.id}`;
  if (body?.acao === 'recusar')
    return isOpen(session, happening.now) ? `${page}?aviso=recusado` : page;
  const payment = PAYMENTS.get(body?.acao ?? '');
  const paid: StoredSession = payment
    ? await completeCheckout(happening, session, payment)
    : session;
  return paid.status === 'complete' ? successAddress(paid) : page;
}

const PAYMENTS = new Map<string, Payment>([
  ['pagar', 'with-card'],
  ['assinar-sem-cartao', 'without-card'],
]);

async function portalSight(happening: Happening, { params, query }: Asking): Promise<Sight> {
  const session = await find(happening.scope, 'billing_portal.session', params.id);
  if (!session) return null;
  if (session.created + HOUR < happening.now) return { html: EXPIRED };
  await doWhatIsDue(happening, session.customer);
  const html = portalPage({
    session,
    customer: await findOrRefuse(happening.scope, 'customer', session.customer),
    subscription: await currentSubscription(happening, session.customer),
    invoices: await all(happening.scope, 'invoice', session.customer),
    notice: PORTAL_ACTIONS.get(query.aviso ?? '')?.notice,
  });
  return { html };
}

async function actInPortal(
  { happen }: StripeSimulator,
  { params, body }: Asking,
): Promise<string | null> {
  const name = body?.acao ?? '';
  const session = await happen(async (happening) => {
    const found = await find(happening.scope, 'billing_portal.session', params.id);
    if (!found || found.created + HOUR < happening.now) return found;
    await PORTAL_ACTIONS.get(name)?.act(happening, found.customer);
    return found;
  });
  if (!session) return null;
  await happen((happening) => doWhatIsDue(happening, session.customer));
  return `${ROOT}/portal/${session.id}${PORTAL_ACTIONS.has(name) ? `?aviso=${name}` : ''}`;
}

async function invoiceSight(happening: Happening, { params }: Asking): Promise<Sight> {
  const invoice = await find(happening.scope, 'invoice', params.id);
  return invoice ? { html: invoicePage(invoice) } : null;
}

const LOST = framed({
  title: 'Página não encontrada',
  content:
    '<section><p>Este endereço de pagamento não existe. Volte ao Hora Marcada.</p></section>',
});
const EXPIRED = framed({
  title: 'Acesso expirado',
  content:
    '<section><p>Este acesso valia por uma hora. Volte ao Hora Marcada e abra de novo.</p></section>',
});
