import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { consequence } from '../../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../../foundation/jobs/events.ts';
import { type Job, listener } from '../../../foundation/jobs/job.ts';
import { forgetTalks } from './conversations.commands.ts';
import { listWritten } from './conversations.queries.ts';
import { claimStrays, linkTalks } from './strays.commands.ts';

export const conversationConsequences: Consequence<CompanyScope>[] = [
  consequence('clients.reachable', (scope, { reached }) => linkTalks(scope, reached)),
  consequence('client.leaving', claimStrays),
  consequence('client.asked', async (scope, { clientId, tell }) =>
    tell('incoming_messages', await listWritten(scope, clientId)),
  ),
];

export const conversationJobs: Job[] = [
  listener('conversation.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetTalks(scope, [clientId, ...mergedIds]),
  ),
];
