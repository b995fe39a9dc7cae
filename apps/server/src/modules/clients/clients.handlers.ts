import { type ClientFilter, unknownCursor } from '@app/contract/clients/clients.contract';
import { todayIn } from '@app/domain/shared/local-time';
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
import { clientsWithPhone, findClient, listTags } from './clients.queries.ts';
import { cursorOf, readCursor } from './clients-cursor.presenter.ts';
import { listClients, listFirstClients } from './clients-list.queries.ts';

const clients = forCompany.clients.clients.use(opens('clients'));
const LINES_AT_ONCE = 2_000;

export const clientsHandlers = {
  list: clients.list
    .use(requires('clients.view'))
    .handler(async ({ input: { order, cursor, limit, ...filter }, context, errors }) => {
      const after = cursor ? readCursor(cursor, order) : null;
      if (cursor && !after) throw errors.BAD_REQUEST({ data: unknownCursor });
      const search = searchOf(filter, context.account.companyTimezone);
      const { rows, hasMore, total } = after
        ? { ...(await listClients(context.scope, search, { order, after, limit })), total: null }
        : await listFirstClients(context.scope, search, { order, limit });
      const last = rows.at(-1);
      return {
        clients: rows.map(presentListed),
        nextCursor: hasMore && last ? cursorOf(last, order) : null,
        total,
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

/** Page by page: rows of the database take far more room than the lines made of them. */
async function csvLines(
  { scope, account }: CompanyContext,
  filter: ClientFilter,
): Promise<string[][]> {
  const zone = account.companyTimezone;
  const search = searchOf(filter, zone);
  const lines: string[][] = [];
  const page = { order: 'newest', limit: LINES_AT_ONCE } as const;
  let found = await listClients(scope, search, { ...page, after: null });
  for (;;) {
    for (const row of found.rows) lines.push(csvLineOf(row, zone));
    const after = found.rows.at(-1);
    if (!found.hasMore || !after) return lines;
    found = await listClients(scope, search, { ...page, after });
  }
}
