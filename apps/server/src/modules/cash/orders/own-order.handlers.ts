import { readPhone } from '@app/domain/clients/client';
import { refusalOfRoom } from '@app/domain/prepaid/order';
import { USUAL_WORK } from '@app/domain/scheduling/visitor';
import { cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { idempotentRequest } from '../../../foundation/http/idempotency-key.ts';
import { forAnyone } from '../../../foundation/http/procedures.ts';
import { limitAccount, type RateLimit, rateLimited } from '../../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { answeredOnce } from '../../../foundation/idempotency/answered-once.ts';
import { listServices } from '../../catalog/services.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { findSoldCard } from '../../prepaid/gift-cards/gift-cards.queries.ts';
import { countWaiting } from '../../prepaid/orders/order-origins.queries.ts';
import { placeOrder, type WantedOrder } from '../../prepaid/orders/orders.commands.ts';
import type { OrderRow } from '../../prepaid/orders/orders.queries.ts';
import {
  createChallenge,
  isSolved,
  type SolvedChallenge,
  useUp,
} from '../../scheduling/online/booking-challenge.commands.ts';
import { findSettlementRow } from '../checkout/settlements.queries.ts';
import { countOrder, originOf, workForOrder } from './order-use.steps.ts';
import { orderUrlOf } from './orders.presenter.ts';
import { type OpenedOrder, presentOwnOrder, presentShop } from './own-order.presenter.ts';
import { openOrder, visitShop } from './shop-visits.steps.ts';

/** Many phones share the address of one carrier. */
const looks: RateLimit = { name: 'public-shop', attempts: 300, minutes: 1, counted: 'in-memory' };
const ordersOfAddress = { name: 'order', attempts: 30, minutes: 15 };
const ordersOfPhone = { name: 'order-phone', attempts: 10, minutes: 15 };

const visitors = forAnyone.prepaid.ownOrder;

export const ownOrderHandlers = {
  shop: visitors.shop
    .use(rateLimited(looks))
    .handler(({ input: { idOrSlug }, context }) =>
      visitShop(context, { idOrSlug, purpose: 'read' }, async ({ shop }) => presentShop(shop)),
    ),

  challenge: visitors.challenge.use(rateLimited(looks)).handler(({ input, context }) =>
    visitShop(context, { ...input, purpose: 'read' }, async ({ scope }) => {
      const asking = { ...context, companyId: scope.companyId };
      const work = (await workForOrder(asking)) || USUAL_WORK;
      return createChallenge({ ...asking, work });
    }),
  ),

  place: visitors.place
    .use(rateLimited(ordersOfAddress))
    .handler(async ({ input: { idOrSlug, solved, ...wish }, context, errors, path }) => {
      const phoneKey = readPhone(wish.contactPhone)?.phoneKey;
      if (!phoneKey) throw errors.PHONE_INVALID();
      await limitAccount(ordersOfPhone, phoneKey, context);
      const hasWorked = solved !== null && (await takeWork(context, idOrSlug, solved));
      return visitShop(context, { idOrSlug, purpose: 'write' }, ({ scope, shop }) => {
        const asking = { ...context, companyId: scope.companyId, askedBy: phoneKey };
        const request = idempotentRequest(asking, path, wish);
        // What was ordered already costs nobody new work.
        return answeredOnce(scope, request, errors.REQUEST_KEY_REUSED, async () => {
          const origin = originOf(asking);
          if (!hasWorked && (await workForOrder(asking)) > 0) {
            // Nobody is made to work for a refusal.
            const waiting = await countWaiting(scope, { phoneKey, origin }, context.now);
            const refusal = refusalOfRoom(waiting);
            throw refusal ? errors[CODES[refusal]]() : errors.CHALLENGE_REQUIRED();
          }
          const contact = { name: wish.contactName, phone: wish.contactPhone };
          const order = { shop, wanted: wantedOf(wish.wanted), contact, origin };
          const placed = await placeOrder(scope, order, context.now);
          if (!placed.accepted) throw errors[CODES[placed.reason]]();
          await countOrder(asking);
          return { url: orderUrlOf(context.environment.PUBLIC_URL, placed.value.token) };
        });
      });
    }),

  get: visitors.get
    .use(rateLimited(looks))
    .handler(async ({ input: { token }, context, errors }) => {
      const opened = await openOrder(context, { token, purpose: 'read' }, ({ scope, order }) =>
        readOpened(scope, order),
      );
      if (!opened) throw errors.LINK_NOT_FOUND();
      return presentOwnOrder(opened, context.now);
    }),
};

/**
 * Whether she did the work that is asked for. It is used up in a transaction of its own: what it is
 * spent on may be refused, and each answer costs work anew.
 */
function takeWork(
  context: RequestContext,
  idOrSlug: string,
  solved: SolvedChallenge,
): Promise<boolean> {
  return visitShop(context, { idOrSlug, purpose: 'write' }, async ({ scope }) => {
    const asking = { ...context, companyId: scope.companyId };
    const work = await workForOrder(asking);
    return work > 0 && isSolved(solved, { ...asking, work }) && useUp(scope, solved);
  });
}

const CODES = {
  'phone-invalid': 'PHONE_INVALID',
  'package-unavailable': 'PACKAGE_UNAVAILABLE',
  'price-changed': 'PRICE_CHANGED',
  'amount-not-sold': 'AMOUNT_NOT_SOLD',
  'too-many-orders': 'TOO_MANY_ORDERS',
  'too-many-from-here': 'TOO_MANY_FROM_HERE',
  'shop-full': 'SHOP_FULL',
} as const;

type Wanted =
  | { kind: 'package'; packageId: string; priceCents: number }
  | { kind: 'gift_card'; amountCents: number; recipientName: string; message: string };

function wantedOf(wanted: Wanted): WantedOrder {
  if (wanted.kind === 'package') {
    const { kind, packageId, priceCents } = wanted;
    return { kind, packageId, price: cents(priceCents) };
  }
  const { amountCents, ...card } = wanted;
  return { ...card, amount: cents(amountCents) };
}

async function readOpened(scope: CompanyScope, order: OrderRow): Promise<OpenedOrder> {
  const { settlementId, held } = order;
  const names = new Map((await listServices(scope)).map(({ id, name }) => [id, name]));
  return {
    order,
    company: await readCompany(scope),
    services: held.map(({ serviceId, sessions }) => ({
      serviceName: names.get(serviceId) ?? '',
      sessions,
    })),
    settlement: settlementId ? await findSettlementRow(scope, settlementId) : null,
    giftCard: settlementId ? await findSoldCard(scope, settlementId) : null,
  };
}
