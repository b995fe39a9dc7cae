import { type DeactivationRefusal, deactivationRefusal } from '@app/domain/platform/administrator';
import type { OperatorAction } from '@app/domain/platform/operator-action';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { recordOperatorAction } from '../../foundation/operators/operator-actions.ts';
import {
  createAccount,
  deactivateAccount,
  type NewAccount,
  reactivateAccount,
  renameAccount,
} from '../identity/accounts.commands.ts';
import { type AdministratorRow, holdAdministrators } from '../identity/administrators.queries.ts';
import { sendConfirmation } from '../identity/confirmation.commands.ts';

type Doer = { userId: string; requestId: string; now: Temporal.Instant };
type NewAdministrator = {
  account: NewAccount;
  /** Where she confirms that the address is hers. */
  url: string;
};
type Fields = Pick<AdministratorRow, 'name' | 'active'>;
type Changes = Fields & { id: string; before: Fields };

/** Another account that runs the platform; whoever makes it stays signed in as herself. */
export async function createAdministrator(
  scope: OperatorScope,
  { mailer, ...doer }: Doer & { mailer: Mailer },
  { account, url }: NewAdministrator,
): Promise<Result<AdministratorRow, 'no-administrator' | 'email-taken' | 'not-found'>> {
  if (!isStillOne(await holdAdministrators(scope), doer)) return refuse('no-administrator');
  const created = await createAccount(scope, { ...account, role: 'admin' });
  if (!created.accepted) return created;
  await sendConfirmation(scope, mailer, { ...account, url });
  await record(scope, doer, 'administrator.created', account);
  return found(await holdAdministrators(scope), created.value.userId);
}

/** Takes what was read: whoever changed it meanwhile is not overwritten. */
export async function changeAdministrator(
  scope: OperatorScope,
  doer: Doer,
  { id, name, active, before }: Changes,
): Promise<Result<AdministratorRow, DeactivationRefusal | 'changed'>> {
  const administrators = await holdAdministrators(scope);
  const stored = administrators.find((each) => each.id === id);
  if (!stored) return refuse('not-found');
  if (!isStillOne(administrators, doer)) return refuse('no-administrator');
  if (stored.name !== before.name || stored.active !== before.active) return refuse('changed');
  const refusal = active
    ? null
    : deactivationRefusal(administrators, { by: doer.userId, whom: id });
  if (refusal) return refuse(refusal);

  if (name !== stored.name) {
    await renameAccount(scope, id, name);
    const details = { name, before: stored.name };
    await record(scope, doer, 'administrator.changed', { ...stored, name }, details);
  }
  if (active !== stored.active) await turn(scope, doer, { ...stored, name });
  return accept({ ...stored, name, active });
}

/** Nobody takes out herself or the last one, however many try at once. */
export async function deactivateAdministrator(
  scope: OperatorScope,
  doer: Doer,
  id: string,
): Promise<Result<AdministratorRow, DeactivationRefusal>> {
  const administrators = await holdAdministrators(scope);
  const refusal = deactivationRefusal(administrators, { by: doer.userId, whom: id });
  if (refusal) return refuse(refusal);
  const stored = found(administrators, id);
  if (stored.accepted && stored.value.active) await turn(scope, doer, stored.value);
  return stored.accepted ? accept({ ...stored.value, active: false }) : stored;
}

/** Whoever asks was let in a moment ago; by now somebody else may have taken her out. */
function isStillOne(administrators: readonly AdministratorRow[], { userId }: Doer): boolean {
  return administrators.some(({ id, active }) => id === userId && active);
}

/** In or out, whichever she is not. */
async function turn(scope: OperatorScope, doer: Doer, stored: AdministratorRow): Promise<void> {
  if (stored.active) await deactivateAccount(scope, stored.id);
  else await reactivateAccount(scope, stored.id);
  const action = stored.active ? 'administrator.deactivated' : 'administrator.reactivated';
  await record(scope, doer, action, stored);
}

function found(
  administrators: readonly AdministratorRow[],
  id: string,
): Result<AdministratorRow, 'not-found'> {
  const stored = administrators.find((each) => each.id === id);
  return stored ? accept(stored) : refuse('not-found');
}

function record(
  scope: OperatorScope,
  doer: Doer,
  action: OperatorAction,
  { name, email }: { name: string; email: string },
  details: Record<string, unknown> = {},
): Promise<void> {
  return recordOperatorAction(scope, doer, { action, subject: `${name} (${email})`, details });
}
