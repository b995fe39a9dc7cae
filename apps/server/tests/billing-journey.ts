import { inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import { billingEvents } from '../src/modules/billing/billing-events.table.ts';
import type { SignedEvent } from '../src/simulator/event-delivery.ts';
import { all } from '../src/simulator/object-store.ts';
import { deliverTo, type TestWorld } from './support.ts';

type State = Awaited<ReturnType<Subscriber['state']>>;

export type { State };

export type Subscriber = Awaited<ReturnType<ReturnType<typeof billingJourney>['company']>>;

let companies = 0;

/** What people do on our screens and on the provider's pages, over HTTP, and what comes of it. */
export function billingJourney(world: TestWorld) {
  async function company(trial: 'in-trial' | 'after-trial') {
    companies++;
    const owner = { name: 'Bê', email: `be-${companies}@salao.test` };
    const trialDays = trial === 'in-trial' ? 7 : -1;
    const { companyId, ownerId } = await world.tell.company(`Salão ${companies}`, owner, {
      trialDays,
    });
    const api = await world.as(ownerId);
    const [plan] = await api.billing.plans.list();
    const planId = plan?.id ?? '';

    async function checkout(): Promise<string> {
      return pathOf((await api.billing.subscription.checkout({ planId })).url);
    }
    async function inPortal(action: string): Promise<void> {
      await choose(pathOf((await api.billing.subscription.portal()).url), action);
    }
    async function pay(): Promise<string> {
      return (await choose(await checkout(), 'pagar')).location;
    }
    const state = () => api.billing.subscription.read();
    const provider = async () => recordsOf(world, await customerOf(world, companyId));
    return { companyId, ownerId, planId, api, checkout, inPortal, pay, state, provider };
  }

  async function choose(page: string, action: string) {
    const answer = await world.app.inject({
      method: 'POST',
      url: page,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
      },
      payload: new URLSearchParams({ acao: action }).toString(),
    });
    return { status: answer.statusCode, location: String(answer.headers.location ?? '') };
  }

  async function read(page: string): Promise<string> {
    return (await world.app.inject({ url: page })).body;
  }

  async function stripe(): Promise<Stripe> {
    const connection = await world.system.payments.connect('sim');
    if (!connection) throw new Error('payments are not simulated here');
    return connection.stripe;
  }

  return { company, choose, read, stripe };
}

/** Everything the provider has of a customer, newest first, and its events in the order they came. */
async function recordsOf(world: TestWorld, customer: string) {
  return asOperator(world, async (scope) => {
    const [subscription, ...olderSubscriptions] = await all(scope, 'subscription', customer);
    const [invoice, ...olderInvoices] = await all(scope, 'invoice', customer);
    const events = (await all(scope, 'event', customer)).reverse();
    return {
      customer,
      subscription,
      invoice,
      subscriptions: subscription ? [subscription, ...olderSubscriptions] : [],
      invoices: invoice ? [invoice, ...olderInvoices] : [],
      events,
      sent: events.filter(({ _notes }) => _notes.state !== 'unwanted').map(({ type }) => type),
    };
  });
}

async function customerOf(world: TestWorld, companyId: string): Promise<string> {
  const customers = await asOperator(world, (scope) => all(scope, 'customer'));
  return customers.find(({ metadata }) => metadata.company_id === companyId)?.id ?? '';
}

/** Stands between the provider and our door: keeps letters back, loses them, brings them twice. */
export function postman(world: TestWorld) {
  const held: SignedEvent[] = [];
  const { simulator } = world.system;
  return {
    held,
    deliver: (event: SignedEvent) => deliverTo(world.app, event),
    holdBack(): void {
      held.length = 0;
      simulator.deliverThrough(async (event) => {
        held.push(event);
        return 200;
      });
    },
    /** Our door stays closed for so many letters. */
    failFirst(times: number): { knocks: string[] } {
      const knocks: string[] = [];
      simulator.deliverThrough(async (event) => {
        knocks.push(JSON.parse(event.body).id);
        return knocks.length <= times ? 500 : deliverTo(world.app, event);
      });
      return { knocks };
    },
    lose: () => simulator.deliverThrough(async () => 200),
    workAgain: () => simulator.deliverThrough((event) => deliverTo(world.app, event)),
  };
}

/** What our side noted about the events of one customer, in the order in which they came. */
export async function receivedEvents(world: TestWorld, salon: Subscriber) {
  const ids = (await salon.provider()).events.map(({ id }) => id);
  return asOperator(world, (scope) =>
    scope
      .select()
      .from(billingEvents)
      .where(inArray(billingEvents.id, ids))
      .orderBy(billingEvents.receivedAt),
  );
}

export function asOperator<Answer>(
  world: TestWorld,
  work: Parameters<typeof world.system.scopes.asOperator<Answer>>[1],
): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}

export function permutationsOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, place) =>
    permutationsOf(things.toSpliced(place, 1)).map((rest) => [thing, ...rest]),
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
