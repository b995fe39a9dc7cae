import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { actingOf } from '../acting.steps.ts';
import { CART_ERRORS, lineOf, maySell, payingOf, sentenceOf } from './cart.presenter.ts';
import { listPurchases } from './purchases.queries.ts';
import { sellAtCounter } from './sales.commands.ts';
import { presentSettlement } from './settlements.presenter.ts';
import { readSettlement } from './settlements.queries.ts';

const sales = forCompany.cash.sales.use(opens('financial'));

export const salesHandlers = {
  sell: sales.sell.use(requires('cash.operate')).handler(async ({ input, context, errors }) => {
    const { scope } = context;
    if (!maySell(context, input.items)) throw errors.PRODUCT_UNAVAILABLE();
    const { clientId, sellerId, items } = input;
    const sale = { ...payingOf(input), clientId, sellerId, items: items.map(lineOf) };
    const outcome = await sellAtCounter(scope, sale, actingOf(context));
    if (!outcome.accepted) throw errors[SALE_ERRORS[outcome.reason]](sentenceOf(outcome));
    return presentSettlement(await readSettlement(scope, outcome.value));
  }),

  ofClient: sales.ofClient
    .use(requires('cash.view'))
    .handler(async ({ input: { clientId }, context: { scope } }) => {
      const rows = await listPurchases(scope, clientId);
      return rows.map(({ gross, discount, ...row }) => ({ ...row, paidCents: gross - discount }));
    }),
};

const SALE_ERRORS = { ...CART_ERRORS, 'client-not-found': 'CLIENT_NOT_FOUND' } as const;
