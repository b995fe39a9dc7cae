import { todayIn } from '@app/domain/shared/local-time';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { supportOf } from '../../../foundation/http/session-account.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { listCardsOf } from '../../prepaid/gift-cards/client-cards.queries.ts';
import { actingOf } from '../acting.steps.ts';
import {
  CART_ERRORS,
  lineOf,
  maySell,
  payingOf,
  presentClientCard,
  sentenceOf,
} from './cart.presenter.ts';
import { listLastSold, listPurchases, settlementIdsOf } from './purchases.queries.ts';
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

  cardsOf: sales.cardsOf
    .use(requires('prepaid.view'))
    .handler(async ({ input: { clientId }, context: { scope, account, now } }) => {
      // Whoever reads a code can pay with it: support has to be told it.
      if (supportOf(account)) return [];
      const client = await findClient(scope, clientId);
      if (!client || client.anonymizedAt) return [];
      const today = todayIn(account.companyTimezone, now);
      const paidWith = settlementIdsOf(scope, clientId);
      return (await listCardsOf(scope, { client, paidWith, today })).map(presentClientCard);
    }),

  lastSold: sales.lastSold
    .use(requires('cash.operate'))
    .handler(({ context: { scope } }) => listLastSold(scope)),
};

const SALE_ERRORS = { ...CART_ERRORS, 'client-not-found': 'CLIENT_NOT_FOUND' } as const;
