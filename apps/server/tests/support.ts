import { randomUUID } from 'node:crypto';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Scenario, scenario } from '../seeds/scenario.ts';
import { buildApp, partsOf } from '../src/app.ts';
import { connectDatabase } from '../src/foundation/database/database.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { readEnvironment } from '../src/foundation/environment.ts';
import type { RequestContext } from '../src/foundation/http/request-context.ts';
import { createLogger } from '../src/foundation/logger.ts';
import { companies } from '../src/modules/company/companies.table.ts';
import { sessions } from '../src/modules/identity/accounts.table.ts';
import { router } from '../src/router.ts';
import type { SignedEvent } from '../src/simulator/event-delivery.ts';
import { type TimeByHand, timeByHand } from '../src/simulator/whatsapp/played-time.ts';
import { assembleSystem, type System } from '../src/system.ts';
import { cloneDatabase, dropDatabase } from './template-database.ts';

export const SECRET = 'a secret of thirty-two characters or more';
export const SECRETS = { current: SECRET, old: [] };
export const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');

export type TestWorld = {
  readonly system: System;
  readonly app: FastifyInstance;
  readonly tell: Scenario;
  /** Lets simulated phones and gateways do what comes later. */
  readonly phoneTime: TimeByHand;
  /** The API as this person sees it; nobody is signed in without one. */
  as(userId?: string): Promise<RouterClient<typeof router>>;
  inCompany<Answer>(
    companyId: string,
    work: (scope: CompanyScope) => Promise<Answer>,
  ): Promise<Answer>;
  /** What only the operators may do: the company is closed to everybody. */
  close(companyId: string): Promise<void>;
};

type WorldOptions = { variables?: Record<string, string> };

/** A whole system on a database of its own, for one test file. Its clock stands at `noon`. */
export function testWorld({ variables = {} }: WorldOptions = {}): TestWorld {
  const name = `test_${process.env.VITEST_POOL_ID}_${process.pid}`;
  const phoneTime = timeByHand();
  let system: System;
  let app: FastifyInstance;

  beforeAll(async () => {
    const url = await cloneDatabase(
      inject('ownerUrl'),
      new URL(inject('ownerUrl')).pathname.slice(1),
      name,
    );
    const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...variables });
    const logger = createLogger(environment.LOG_LEVEL);
    const database = await connectDatabase(url, logger);
    const parts = { environment, logger, database, secrets: SECRETS, clock: () => noon };
    system = await assembleSystem({ ...parts, phoneTime });
    app = await buildApp(system);
    system.simulator.deliverThrough((event) => deliverTo(app, event));
    system.whatsappSimulator.deliverThrough((url, headers, body) =>
      post(app, { url, headers, body }),
    );
  });
  afterAll(async () => {
    await app.close();
    await system.close();
    await dropDatabase(inject('ownerUrl'), name);
  });

  return {
    get system() {
      return system;
    },
    get app() {
      return app;
    },
    phoneTime,
    get tell() {
      return scenario({ scopes: system.scopes, now: noon });
    },
    as: async (userId) =>
      createRouterClient(router, {
        context: await contextOf(system, userId ? await signIn(system, userId) : null),
      }),
    inCompany: (companyId, work) =>
      system.scopes.withCompany({ companyId, userId: null, requestId: 'test' }, work),
    close: (companyId) =>
      system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
        await scope.update(companies).set({ active: false }).where(eq(companies.id, companyId));
      }),
  };
}

/** An event of the payment provider, as it would come over the network. */
export async function deliverTo(
  app: FastifyInstance,
  { body, signature }: SignedEvent,
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
  return answer.statusCode;
}

/** News of a simulated phone, as they would come over the network. */
async function post(
  app: FastifyInstance,
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
): Promise<number> {
  const { pathname } = new URL(url);
  return (await app.inject({ method: 'POST', url: pathname, headers, payload: body })).statusCode;
}

/** A session as the sign-in would store it; answers its token. */
export async function signIn(system: System, userId: string, now = noon): Promise<string> {
  const token = randomUUID();
  const expiresAt = new Date(now.add({ hours: 1 }).epochMilliseconds);
  await system.database.owner.insert(sessions).values({ token, userId, expiresAt });
  return token;
}

export function contextOf(system: System, sessionToken: string | null): RequestContext {
  return {
    ...partsOf(system),
    requestId: randomUUID(),
    address: '127.0.0.1',
    fromThisMachine: true,
    sessionToken,
    shownCompanyId: null,
    idempotencyKey: null,
  };
}
