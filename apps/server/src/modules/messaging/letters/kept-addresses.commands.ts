import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { keepFirstEmail } from '../../clients/first-email.commands.ts';
import type { MessageRow } from '../messages.queries.ts';

/** Where a receipt went is hers from now on, if she had none: only of one that left. */
export async function keepAddressOf(
  scope: CompanyScope,
  { clientId, recipient: email }: Pick<MessageRow, 'clientId' | 'recipient'>,
): Promise<void> {
  if (clientId !== null) await keepFirstEmail(scope, { clientId, email });
}
