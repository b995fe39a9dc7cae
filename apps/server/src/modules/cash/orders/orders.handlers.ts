import { cents } from '@app/domain/shared/money';
import { everyLine } from '../../../foundation/database/pages.ts';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { readCompany } from '../../company/company.queries.ts';
import {
  listOrders,
  type OrderRow,
  readOrder,
  sumOpen,
} from '../../prepaid/orders/orders.queries.ts';
import { changeGiftCardTerms } from '../../prepaid/orders/shops.commands.ts';
import { listSoldOnline, readGiftCardTerms } from '../../prepaid/orders/shops.queries.ts';
import { actingOf } from '../acting.steps.ts';
import {
  type OrderPaymentRefusal,
  payOrder,
  refuseOrder,
  refuseOrders,
} from './order-payments.commands.ts';
import { linesOf, ordersFile, presentOrder, shopUrlOf } from './orders.presenter.ts';

const orders = forCompany.prepaid.orders.use(opens('financial'));
const views = requires('prepaid.view');
const manages = requires('prepaid.manage');
const takesMoney = requires('cash.operate');

export const ordersHandlers = {
  list: orders.list
    .use(views)
    .handler(async ({ input: { which, cursor, limit }, context: { scope, now }, errors }) => {
      const after = placeAt(cursor, newestPlace, errors);
      const page = await listOrders(scope, { which, after, limit, now });
      return {
        items: page.rows.map((row) => presentOrder(row, now)),
        nextCursor: nextCursor(page, newestParts),
        totals: after ? null : await sumOpen(scope, now),
      };
    }),

  exportCsv: orders.exportCsv
    .use(manages)
    .handler(async ({ input: { which }, context: { scope, now, account } }) => {
      const lines = await everyLine<OrderRow, string[]>(
        (page) => listOrders(scope, { which, now, ...page }),
        (rows) => linesOf(rows, now, account.companyTimezone),
      );
      return ordersFile(lines);
    }),

  confirm: orders.confirm.use(takesMoney).handler(async ({ input: { id }, context, errors }) => {
    const outcome = await payOrder(context.scope, id, actingOf(context));
    if (!outcome.accepted) throw errors[codeOf(outcome.reason)]();
    return presentOrder(await readOrder(context.scope, id), context.now);
  }),

  refuse: orders.refuse.use(takesMoney).handler(async ({ input, context, errors }) => {
    const id = valueOr(await refuseOrder(context.scope, input, actingOf(context)), {
      'order-not-found': errors.ORDER_NOT_FOUND,
      'order-paid': errors.ORDER_PAID,
      'order-refused': errors.ORDER_REFUSED,
    });
    return presentOrder(await readOrder(context.scope, id), context.now);
  }),

  refuseMany: orders.refuseMany.use(takesMoney).handler(async ({ input, context }) => ({
    refused: await refuseOrders(context.scope, input, actingOf(context)),
  })),

  shop: orders.shop.use(views).handler(({ context }) => shopOf(context)),

  changeGiftCards: orders.changeGiftCards
    .use(manages)
    .handler(async ({ input, context, errors }) => {
      const { leastCents, mostCents, version, ...terms } = input;
      const said = { ...terms, least: cents(leastCents), most: cents(mostCents) };
      valueOr(await changeGiftCardTerms(context.scope, version, said), {
        'changed-meanwhile': errors.GIFT_CARD_TERMS_CHANGED,
      });
      return shopOf(context);
    }),
};

async function shopOf({ scope, environment }: CompanyContext) {
  const { slug, pixKeyType, pixKey } = await readCompany(scope);
  const { least, most, ...terms } = await readGiftCardTerms(scope);
  return {
    url: shopUrlOf(environment.PUBLIC_URL, slug),
    hasPixKey: pixKeyType !== null && pixKey !== '',
    packages: (await listSoldOnline(scope)).length,
    giftCards: { ...terms, leastCents: least, mostCents: most },
  };
}

const CODES = {
  'order-not-found': 'ORDER_NOT_FOUND',
  'order-paid': 'ORDER_PAID',
  'order-refused': 'ORDER_REFUSED',
  'cash-closed': 'CASH_CLOSED',
  'no-pix': 'NO_PIX_METHOD',
  'package-unavailable': 'PACKAGE_UNAVAILABLE',
  'client-gone': 'CLIENT_GONE',
} as const;

/** The rest are refusals of a cart that nobody fills here. */
function codeOf(
  reason: OrderPaymentRefusal,
): (typeof CODES)[keyof typeof CODES] | 'ORDER_NOT_SOLD' {
  return reason in CODES ? CODES[reason as keyof typeof CODES] : 'ORDER_NOT_SOLD';
}
