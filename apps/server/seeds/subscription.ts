import { type BillingParts, startFirstCheckout } from '../src/modules/billing/checkout.commands.ts';
import { syncCompany } from '../src/modules/billing/sync.commands.ts';
import { completeCheckout } from '../src/simulator/checkout.ts';
import { findOrRefuse } from '../src/simulator/object-store.ts';
import type { System } from '../src/system.ts';

/**
 * Subscribes a company of the demonstration the way people do: it opens the payment page, and the
 * simulator pays it. Where payments are real, nobody pays for a demonstration.
 */
export async function subscribe(system: System, companyId: string): Promise<void> {
  const { simulator, clock, scopes, payments, settings, environment } = system;
  if ((await payments.current())?.environment !== 'sim') return;

  const actor = { userId: null, requestId: 'scenario' };
  const parts: BillingParts = { scopes, payments, settings, environment, now: clock(), ...actor };
  const checkout = await startFirstCheckout(parts, companyId);
  if (checkout.result !== 'ready') throw new Error('The demonstration cannot be subscribed');
  const pageId = checkout.url.split('/').at(-1) ?? '';
  await simulator.happen(async (happening) => {
    const page = await findOrRefuse(happening.scope, 'checkout.session', pageId);
    await completeCheckout(happening, page, 'with-card');
  });
  // The simulator's events find no server while it still starts.
  await syncCompany(parts, companyId, 'sim');
}
