import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { clientOr } from '../clients.presenter.ts';
import { lockClient } from '../clients.queries.ts';
import { listDuplicates } from '../duplicates/client-duplicates.queries.ts';
import { mergeClients } from '../duplicates/client-merge.commands.ts';
import { presentDuplicate } from '../record/client-record.presenter.ts';
import { clientDataFile } from './client-data.presenter.ts';
import { readClientData } from './client-data.queries.ts';
import { anonymizeClient, registerRequest } from './client-privacy.commands.ts';
import { listPrivacyRequests } from './privacy-requests.queries.ts';

const record = forCompany.clients.record.use(opens('clients')).use(requires('clients.erase'));

/** What takes a record away or carries it out of the house. */
export const privacyHandlers = {
  listDuplicates: record.listDuplicates.handler(async ({ context }) =>
    (await listDuplicates(context.scope)).map(presentDuplicate),
  ),

  merge: record.merge.handler(async ({ input, context, errors }) => {
    const outcome = await mergeClients(context.scope, { ...input, mergedBy: context.account });
    return clientOr(outcome, errors);
  }),

  exportData: record.exportData.handler(
    async ({ input: { clientId }, context: { scope, account, now }, errors }) => {
      const client = await lockClient(scope, clientId);
      if (!client) throw errors.CLIENT_NOT_FOUND();
      if (client.anonymizedAt) throw errors.CLIENT_ANONYMIZED();
      await registerRequest(scope, 'export', { clientId, handledBy: account, now });
      return clientDataFile(await readClientData(scope, client), now);
    },
  ),

  anonymize: record.anonymize.handler(
    async ({ input: { clientId }, context: { scope, account, markOf, now }, errors }) => {
      const handling = { clientId, handledBy: account, now };
      const outcome = await anonymizeClient(scope, markOf, handling);
      return clientOr(outcome, errors);
    },
  ),

  listPrivacyRequests: record.listPrivacyRequests.handler(({ context }) =>
    listPrivacyRequests(context.scope),
  ),
};
