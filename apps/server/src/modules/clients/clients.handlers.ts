import type { ClientFilter } from '@app/contract/clients/clients.contract';
import { todayIn } from '@app/domain/shared/local-time';
import { everyPage } from '../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import {
  type CompanyContext,
  forCompany,
  opens,
  requires,
} from '../../foundation/http/procedures.ts';
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
const LINES_AT_ONCE = 2_000;

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
    .handler(async ({ input, context: { scope, ...context }, errors }) => {
      const { id } = input;
      const outcome = await updateClient(scope, input, {
        details: detailsOf(input),
        today: todayIn(context.account.companyTimezone, context.now),
        samePhone: input.allowsSamePhone ? 'allow' : 'warn',
      });
      if (outcome.accepted) return presentClient(outcome.value);
      if (outcome.reason === 'not-found') throw errors.CLIENT_NOT_FOUND();
      if (outcome.reason === 'anonymized') throw errors.CLIENT_ANONYMIZED();
      if (outcome.reason === 'changed-meanwhile') throw errors.CLIENT_CHANGED();
      if (outcome.reason === 'phone-invalid') throw errors.PHONE_INVALID();
      if (outcome.reason === 'birth-date-invalid') throw errors.BIRTH_DATE_INVALID();
      const others = await clientsWithPhone(scope, { typed: input.phone, except: id });
      throw errors.SAME_PHONE({ data: { clients: others } });
    }),

  deactivate: clients.deactivate
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await deactivateClient(context.scope, input.id);
      if (outcome.accepted) return presentClient(outcome.value);
      throw outcome.reason === 'anonymized'
        ? errors.CLIENT_ANONYMIZED()
        : errors.CLIENT_NOT_FOUND();
    }),

  reactivate: clients.reactivate
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await reactivateClient(context.scope, input.id);
      if (outcome.accepted) return presentClient(outcome.value);
      throw outcome.reason === 'anonymized'
        ? errors.CLIENT_ANONYMIZED()
        : errors.CLIENT_NOT_FOUND();
    }),

  block: clients.block
    .use(requires('clients.manage'))
    .handler(async ({ input: { id, reason }, context: { scope, now }, errors }) => {
      const outcome = await blockClient(scope, id, { reason, now });
      if (outcome.accepted) return presentClient(outcome.value);
      throw outcome.reason === 'anonymized'
        ? errors.CLIENT_ANONYMIZED()
        : errors.CLIENT_NOT_FOUND();
    }),

  unblock: clients.unblock
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await unblockClient(context.scope, input.id);
      if (outcome.accepted) return presentClient(outcome.value);
      throw outcome.reason === 'anonymized'
        ? errors.CLIENT_ANONYMIZED()
        : errors.CLIENT_NOT_FOUND();
    }),

  remove: clients.remove
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await removeClient(context.scope, input.id);
      if (outcome.accepted) return { id: outcome.value.id };
      if (outcome.reason === 'not-found') throw errors.CLIENT_NOT_FOUND();
      throw errors.CLIENT_HAS_HISTORY();
    }),

  exportCsv: clients.exportCsv
    .use(requires('clients.export'))
    .handler(async ({ input, context }) => clientsFile(await csvLines(context, input))),
};

async function csvLines(
  { scope, account }: CompanyContext,
  filter: ClientFilter,
): Promise<string[][]> {
  const zone = account.companyTimezone;
  const search = searchOf(filter, zone);
  const lines: string[][] = [];
  const page = { order: 'newest', limit: LINES_AT_ONCE } as const;
  const pages = everyPage<ClientRow>((after) => listClients(scope, search, { ...page, after }));
  for await (const rows of pages) lines.push(...rows.map((row) => csvLineOf(row, zone)));
  return lines;
}
