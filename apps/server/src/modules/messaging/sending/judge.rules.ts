import type { Verdict } from '@app/domain/messaging/verdict';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { MessageRow } from '../messages.queries.ts';

/** Says what becomes of a message by what is true now. It reads, and stores nothing. */
export type Judge = (
  scope: CompanyScope,
  message: MessageRow,
  now: Temporal.Instant,
) => Promise<Verdict>;
