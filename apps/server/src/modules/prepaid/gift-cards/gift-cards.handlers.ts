import { readGiftCardCode } from '@app/domain/prepaid/gift-card';
import { everyLine } from '../../../foundation/database/pages.ts';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { todayOf } from '../../../foundation/http/request-context.ts';
import { readCompany } from '../../company/company.queries.ts';
import {
  findGiftCard,
  type GiftCardView,
  listGiftCardEntries,
  listGiftCards,
  sumUsable,
} from './gift-card-list.queries.ts';
import {
  codeSeenBy,
  codesSeenBy,
  giftCardsFile,
  linesOf,
  presentGiftCard,
} from './gift-cards.presenter.ts';

const giftCards = forCompany.prepaid.giftCards.use(opens('financial'));
const views = requires('prepaid.view');

export const giftCardsHandlers = {
  list: giftCards.list
    .use(views)
    .handler(async ({ input: { which, cursor, limit }, context, errors }) => {
      const { scope } = context;
      const today = todayOf(context);
      const after = placeAt(cursor, newestPlace, errors);
      const page = await listGiftCards(scope, { which, after, limit, today });
      return {
        items: page.rows.map((row) => presentGiftCard(row, codesSeenBy(context))),
        nextCursor: nextCursor(page, newestParts),
        totals: after ? null : await sumUsable(scope, today),
      };
    }),

  exportCsv: giftCards.exportCsv
    .use(requires('prepaid.manage'))
    .handler(async ({ input: { which }, context }) => {
      const today = todayOf(context);
      const sight = codesSeenBy(context);
      const lines = await everyLine<GiftCardView, string[]>(
        (page) => listGiftCards(context.scope, { which, today, ...page }),
        (rows) => linesOf(rows, sight, context.account.companyTimezone),
      );
      return giftCardsFile(lines);
    }),

  get: giftCards.get.use(views).handler(async ({ input, context, errors }) => {
    const { scope } = context;
    const found = await findGiftCard(scope, input, todayOf(context));
    if (!found) throw errors.GIFT_CARD_NOT_FOUND();
    const { tradeName, name } = await readCompany(scope);
    const entries = await listGiftCardEntries(scope, found.id);
    const sight = codeSeenBy(context, found);
    return {
      ...presentGiftCard(found, sight),
      hasWholeCode: sight === 'whole',
      companyName: tradeName || name,
      entries: entries.map(({ amount, ...entry }) => ({ ...entry, amountCents: amount })),
    };
  }),

  find: giftCards.find.use(views).handler(async ({ input, context, errors }) => {
    const code = readGiftCardCode(input.code);
    const found = code && (await findGiftCard(context.scope, { code }, todayOf(context)));
    if (!found) throw errors.GIFT_CARD_NOT_FOUND();
    return presentGiftCard(found, 'whole');
  }),
};
