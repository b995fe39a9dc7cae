import { ownOrderContract } from '@app/contract/prepaid/own-order.contract';
import { ORPCError } from '@orpc/server';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  type LinkOpening,
  openCompanyLink,
  openedAnything,
} from '../../../foundation/http/company-link.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { companyIdOf } from '../../company/company-addresses.rules.ts';
import { findOrderOfLink, type OrderRow } from '../../prepaid/orders/orders.queries.ts';
import { findShop, type Shop } from '../../prepaid/orders/shops.queries.ts';

type Visitor = Pick<RequestContext, 'scopes' | 'requestId' | 'now'>;
type Visit = { scope: CompanyScope; shop: Shop };

/** A step of whoever likes to buy, in a company that sells something by its link. */
export async function visitShop<Answer>(
  context: Visitor,
  { idOrSlug, purpose }: { idOrSlug: string; purpose: 'read' | 'write' },
  work: (visit: Visit) => Promise<Answer>,
): Promise<Answer> {
  const answer = await openShop(context, { idOrSlug, purpose }, work);
  if (answer === null) throw shopNotFound();
  return answer;
}

/** Whether there is anything at this address. */
export function isShop(context: Visitor, idOrSlug: string): Promise<boolean> {
  const where = { idOrSlug, purpose: 'read' } as const;
  return openedAnything(openShop(context, where, async () => true));
}

async function openShop<Answer>(
  context: Visitor,
  { idOrSlug, purpose }: { idOrSlug: string; purpose: 'read' | 'write' },
  work: (visit: Visit) => Promise<Answer>,
): Promise<Answer | null> {
  const companyId = await companyIdOf(context, idOrSlug);
  if (companyId === null) return null;
  const entry = { companyId, userId: null, requestId: context.requestId, purpose };
  return context.scopes.withCompany(entry, async (scope) => {
    const shop = await findShop(scope, context.now);
    return shop && work({ scope, shop });
  });
}

/** A step at the order that a link opens. Null when it opens nothing. */
export function openOrder<Answer>(
  visitor: Visitor,
  opening: LinkOpening,
  work: (opened: { scope: CompanyScope; order: OrderRow }) => Promise<Answer>,
): Promise<Answer | null> {
  return openCompanyLink(visitor, opening, async (scope, tokenHash) => {
    const order = await findOrderOfLink(scope, tokenHash);
    return order && work({ scope, order });
  });
}

/** Whether there is an order at this address. */
export function opensOrder(visitor: Visitor, token: string): Promise<boolean> {
  return openedAnything(openOrder(visitor, { token, purpose: 'read' }, async () => true));
}

const { SHOP_NOT_FOUND } = ownOrderContract.shop['~orpc'].errorMap;

function shopNotFound(): ORPCError<'SHOP_NOT_FOUND', undefined> {
  return new ORPCError('SHOP_NOT_FOUND', SHOP_NOT_FOUND);
}
