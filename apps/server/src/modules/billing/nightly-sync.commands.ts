import { projectSubscribers } from './billing-accounts.commands.ts';
import { listCustomers } from './billing-accounts.queries.ts';
import { isRefused } from './stripe-failures.client.ts';
import { type SyncParts, syncCompany } from './sync.commands.ts';

/** So many in a row are no accident: the provider is down, and later is better. */
const ENOUGH_FAILURES = 5;

/** Repairs what was missed: events that never came, and companies whose environment was switched. */
export async function syncEverybody(parts: SyncParts): Promise<void> {
  await projectEverybody(parts);
  let failures = 0;
  for (const { companyId, environment } of await parts.scopes.asOperator(parts, listCustomers)) {
    try {
      await syncCompany(parts, companyId, environment);
      failures = 0;
    } catch (error) {
      // A customer of another account is no sign of that: the provider did answer.
      failures = isRefused(error, 'resource_missing') ? 0 : failures + 1;
      if (failures >= ENOUGH_FAILURES) throw error;
      parts.payments.warn({ err: error, companyId, environment }, 'a company was not synchronised');
    }
  }
}

/** Makes every company's record say what the environment that is switched on says. */
export async function projectEverybody(parts: SyncParts): Promise<void> {
  const environment = (await parts.payments.current())?.environment ?? null;
  await parts.scopes.asOperator(parts, (scope) =>
    projectSubscribers(scope, environment, parts.now),
  );
}
