import { everyLine } from '../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { todayOf } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { createInOneCompany } from './client-registration.handlers.ts';
import {
  blockClient,
  deactivateClient,
  reactivateClient,
  removeClient,
  unblockClient,
  updateClient,
} from './clients.commands.ts';
import {
  clientOr,
  clientsFile,
  csvLineOf,
  detailsOf,
  presentClient,
  presentListed,
  searchOf,
} from './clients.presenter.ts';
import { type ClientRow, clientsWithPhone, findClient, listTags } from './clients.queries.ts';
import { partsOf, places } from './clients-cursor.presenter.ts';
import { listClients, listFirstClients } from './clients-list.queries.ts';

const clients = forCompany.clients.clients.use(opens('clients'));

export const clientsHandlers = {
  list: clients.list
    .use(requires('clients.view'))
    .handler(async ({ input: { order, cursor, limit, ...filter }, context, errors }) => {
      const after = placeAt(cursor, places[order], errors);
      const search = searchOf(filter, context.account.companyTimezone);
      const { total, ...page } = after
        ? { ...(await listClients(context.scope, search, { order, after, limit })), total: null }
        : await listFirstClients(context.scope, search, { order, limit });
      return {
        items: page.rows.map(presentListed),
        nextCursor: nextCursor(page, (last) => partsOf(last, order)),
        totals: total,
      };
    }),

  get: clients.get.use(requires('clients.view')).handler(async ({ input, context, errors }) => {
    const client = await findClient(context.scope, input.id);
    if (!client) throw errors.CLIENT_NOT_FOUND();
    return presentClient(client);
  }),

  tags: clients.tags
    .use(requires('clients.view'))
    .handler(({ context }) => listTags(context.scope)),

  create: createInOneCompany,

  update: clients.update
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const outcome = await updateClient(scope, input, {
        details: detailsOf(input),
        today: todayOf(context),
        samePhone: input.allowsSamePhone ? 'allow' : 'warn',
      });
      if (outcome.accepted) return presentClient(outcome.value);
      if (outcome.reason === 'not-found') throw errors.CLIENT_NOT_FOUND();
      if (outcome.reason === 'anonymized') throw errors.CLIENT_ANONYMIZED();
      if (outcome.reason === 'changed-meanwhile') throw errors.CLIENT_CHANGED();
      if (outcome.reason === 'phone-invalid') throw errors.PHONE_INVALID();
      if (outcome.reason === 'birth-date-invalid') throw errors.BIRTH_DATE_INVALID();
      const others = await clientsWithPhone(scope, { typed: input.phone, except: input.id });
      throw errors.SAME_PHONE({ data: { clients: others } });
    }),

  deactivate: clients.deactivate
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await deactivateClient(context.scope, input.id);
      return presentClient(clientOr(outcome, errors));
    }),

  reactivate: clients.reactivate
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await reactivateClient(context.scope, input.id);
      return presentClient(clientOr(outcome, errors));
    }),

  block: clients.block
    .use(requires('clients.manage'))
    .handler(async ({ input: { id, reason }, context: { scope, now }, errors }) => {
      const outcome = await blockClient(scope, id, { reason, now });
      return presentClient(clientOr(outcome, errors));
    }),

  unblock: clients.unblock
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await unblockClient(context.scope, input.id);
      return presentClient(clientOr(outcome, errors));
    }),

  remove: clients.remove
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await removeClient(context.scope, input.id);
      const { id } = valueOr(outcome, {
        'not-found': errors.CLIENT_NOT_FOUND,
        'has-history': errors.CLIENT_HAS_HISTORY,
      });
      return { id };
    }),

  exportCsv: clients.exportCsv
    .use(requires('clients.export'))
    .handler(async ({ input, context: { scope, account } }) => {
      const zone = account.companyTimezone;
      const search = searchOf(input, zone);
      const lines = await everyLine<ClientRow, string[]>(
        (page) => listClients(scope, search, { ...page, order: 'newest' }),
        (rows) => rows.map((row) => csvLineOf(row, zone)),
      );
      return clientsFile(lines);
    }),
};
