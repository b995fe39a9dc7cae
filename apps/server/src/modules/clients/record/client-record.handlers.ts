import { may } from '@app/domain/team/permissions';
import { forCompany, opens, refusal, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { clientOr } from '../clients.presenter.ts';
import { findClient } from '../clients.queries.ts';
import { recordConsent } from '../privacy/client-consents.commands.ts';
import { listConsents } from '../privacy/client-consents.queries.ts';
import { privacyHandlers } from '../privacy/privacy.handlers.ts';
import { presentChanges } from './client-changes.presenter.ts';
import { listChanges } from './client-changes.queries.ts';
import { removeNote, writeNote } from './client-notes.commands.ts';
import { listNotes } from './client-notes.queries.ts';
import { presentNote } from './client-record.presenter.ts';

const record = forCompany.clients.record.use(opens('clients'));
const SHOWN_CHANGES = 200;

export const clientRecordHandlers = {
  listNotes: record.listNotes
    .use(requires('clients.view'))
    .handler(async ({ input: { clientId }, context, errors }) => {
      if (!(await findClient(context.scope, clientId))) throw errors.CLIENT_NOT_FOUND();
      const notes = await listNotes(context.scope, clientId);
      return notes.map((note) => presentNote(note, context));
    }),

  writeNote: record.writeNote
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await writeNote(context.scope, { ...input, author: context.account });
      return presentNote(clientOr(outcome, errors), context);
    }),

  removeNote: record.removeNote
    .use(requires('clients.manage'))
    .handler(async ({ input, context: { scope, account, role }, errors }) => {
      const byAuthor = may(role, 'clients.erase') ? null : account.userId;
      const outcome = await removeNote(scope, { ...input, byAuthor });
      return valueOr(outcome, {
        'not-found': errors.NOTE_NOT_FOUND,
        'not-own': () => refusal('FORBIDDEN'),
      });
    }),

  listConsents: record.listConsents
    .use(requires('clients.view'))
    .handler(async ({ input: { clientId }, context: { scope }, errors }) => {
      if (!(await findClient(scope, clientId))) throw errors.CLIENT_NOT_FOUND();
      return listConsents(scope, clientId);
    }),

  recordConsent: record.recordConsent
    .use(requires('clients.manage'))
    .handler(async ({ input, context: { scope, account, now }, errors }) => {
      const outcome = await recordConsent(scope, { ...input, recordedBy: account, now });
      return clientOr(outcome, errors);
    }),

  listChanges: record.listChanges
    .use(requires('clients.view'))
    .handler(async ({ input: { clientId }, context: { scope }, errors }) => {
      const client = await findClient(scope, clientId);
      if (!client) throw errors.CLIENT_NOT_FOUND();
      return presentChanges(await listChanges(scope, client, SHOWN_CHANGES));
    }),

  ...privacyHandlers,
};
