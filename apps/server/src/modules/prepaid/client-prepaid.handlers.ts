import { id as anId } from '@app/contract/shared/schemas';
import { todayIn } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import { z } from 'zod';
import { everyLine } from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { limitAccount } from '../clients/record/client-account.commands.ts';
import {
  type AccountView,
  listOwing,
  type OwingPlace,
  type OwingRow,
  readAccount,
  sumOwing,
} from './accounts/accounts.queries.ts';
import {
  owingFile,
  owingLinesOf,
  presentAccount,
  presentClientPackage,
  presentOwing,
} from './client-prepaid.presenter.ts';
import { listClientPackages } from './packages/client-packages.queries.ts';

const clients = forCompany.prepaid.clients.use(opens('financial'));
const views = requires('prepaid.view');
const manages = requires('prepaid.manage');

export const clientPrepaidHandlers = {
  packages: clients.packages
    .use(views)
    .handler(async ({ input: { clientId }, context: { scope, account, now } }) => {
      const today = todayIn(account.companyTimezone, now);
      const bought = await listClientPackages(scope, clientId, today);
      return bought.map(presentClientPackage);
    }),

  account: clients.account
    .use(views)
    .handler(async ({ input: { clientId }, context: { scope }, errors }) =>
      presentAccount(await accountOr(scope, clientId, errors.CLIENT_NOT_FOUND)),
    ),

  setLimit: clients.setLimit
    .use(manages)
    .handler(async ({ input: { clientId, limitCents }, context: { scope }, errors }) => {
      const limited = await limitAccount(
        scope,
        clientId,
        limitCents === null ? null : cents(limitCents),
      );
      if (!limited) throw errors.CLIENT_NOT_FOUND();
      return presentAccount(await accountOr(scope, clientId, errors.CLIENT_NOT_FOUND));
    }),

  owing: clients.owing
    .use(views)
    .handler(async ({ input: { cursor, limit }, context: { scope }, errors }) => {
      const after = placeAt(cursor, owingPlace, errors);
      const page = await listOwing(scope, { after, limit });
      return {
        items: page.rows.map(presentOwing),
        nextCursor: nextCursor(page, ({ owed, clientId }) => [owed, clientId]),
        totals: after ? null : await sumOwing(scope),
      };
    }),

  exportOwing: clients.exportOwing
    .use(manages)
    .handler(async ({ context: { scope } }) =>
      owingFile(
        await everyLine<OwingRow, string[]>((page) => listOwing(scope, page), owingLinesOf),
      ),
    ),
};

/** Where a page ended. */
const owingPlace: z.ZodType<OwingPlace> = z
  .tuple([z.int(), anId])
  .transform(([owed, clientId]) => ({ owed, clientId }));

async function accountOr(
  scope: CompanyScope,
  clientId: string,
  notFound: () => Error,
): Promise<AccountView> {
  const found = await readAccount(scope, clientId);
  if (!found) throw notFound();
  return found;
}
