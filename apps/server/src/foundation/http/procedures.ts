import { contract } from '@app/contract/index';
import { SENTENCES } from '@app/contract/shared/errors';
import { type Module, mayUse, type Subscription } from '@app/domain/billing/access';
import { isOperator } from '@app/domain/identity/platform-role';
import { may, type Permission, type Role } from '@app/domain/team/permissions';
import { implement, ORPCError, os } from '@orpc/server';
import type { Clock } from '../clock.ts';
import type { CompanyScope, Scopes, SessionAccount } from '../database/scopes.ts';
import type { Environment } from '../environment.ts';
import { answeredOnce } from '../idempotency/answered-once.ts';
import type { ChangeFeed } from '../live/change-feed.ts';
import type { Logger } from '../logger.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Payments } from '../payments/payments.ts';
import type { Marker } from '../secrets/keyed-mark.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { AppointmentWatch } from './appointment-watch.ts';
import type { AttemptCounter } from './attempt-limit.ts';
import { countedOnce } from './counted-once.ts';
import { idempotentRequest } from './idempotency-key.ts';
import { lacksSecondFactor, roleOf, subscriptionOf } from './session-account.ts';

/** What every procedure starts with. Built once per request; one request, one `now`. */
export type Arrival = {
  clock: Clock;
  requestId: string;
  /** Where the call comes from, as the network says and nobody can make up. */
  address: string;
  /** Asked by somebody at this machine, whom no proxy passed on. */
  fromThisMachine: boolean;
  now: Temporal.Instant;
  sessionToken: string | null;
  /** The company on the screen of whoever asks, where a screen asks. */
  shownCompanyId: string | null;
  /** By which a request that is sent again is recognised, where the sender gave it one. */
  idempotencyKey: string | null;
  scopes: Scopes;
  feed: ChangeFeed;
  mailer: Mailer;
  files: FileStore;
  settings: SettingsStore;
  /** By which a person who asked to be forgotten is recognised and nothing else. */
  markOf: Marker;
  payments: Payments;
  environment: Environment;
  attempts: AttemptCounter;
  logger: Logger;
  /** What those who change hours ask the agenda, which stands behind them. */
  watchAppointments: AppointmentWatch;
  /** The address that confirms an e-mail when somebody opens it. */
  confirmationLinkOf: (email: string) => Promise<string>;
  /** What the first administrator has to know, where she is asked. */
  setupTokenFor: (environment: Environment) => string;
  /** Fills the system with the demonstration; missing where there is none to tell. */
  loadDemo: (() => Promise<void>) | null;
  /** Sent along with the answer; missing where nobody speaks HTTP. */
  resHeaders?: Headers;
};

/** What a handler of a company knows about its request: one transaction, one company, one role. */
export type CompanyContext = Arrival & {
  scope: CompanyScope;
  account: SessionAccount;
  role: Role;
  subscription: Subscription;
};

// Whoever may not do something learns nothing about the input it would take.
const AFTER_EVERY_STEP = {
  initialInputValidationIndex: Number.POSITIVE_INFINITY,
  initialOutputValidationIndex: Number.POSITIVE_INFINITY,
};

const countingOnce = os
  .$context<Arrival>()
  .middleware(({ context, next }) =>
    next({ context: { attempts: countedOnce(context.attempts) } }),
  );

const procedures = implement(contract)
  .$context<Arrival>()
  .$config(AFTER_EVERY_STEP)
  .use(countingOnce);

export function requires(permission: Permission) {
  return os
    .$context<Arrival & Pick<CompanyContext, 'role'>>()
    .middleware(({ context, procedure, next }) => {
      if (may(context.role, permission)) return next();
      throw refusalOf('FORBIDDEN', procedure);
    });
}

const inOwnCompany = os.$context<Arrival>().middleware(({ context, procedure, next }) => {
  const { sessionToken: token, requestId, now } = context;
  if (!token) throw refusal('UNAUTHORIZED');
  const purpose = procedure['~orpc'].route.method === 'GET' ? 'read' : 'write';
  return context.scopes.withSession({ token, requestId, now, purpose }, async (scope, account) => {
    const role = roleOf(account);
    if (!account) throw refusal('UNAUTHORIZED');
    if (!role) throw refusalOf('NO_COMPANY', procedure);
    if (showsAnother(context, account)) throw refusal('COMPANY_CHANGED');
    return next({ context: { scope, account, role, subscription: subscriptionOf(account) } });
  });
});

/** A write that is sent again under its key does nothing twice, whatever it is. */
const answeringOnce = os
  .$context<Arrival & Pick<CompanyContext, 'scope' | 'account'>>()
  .middleware(async ({ context, path, procedure, next }, input, output) => {
    const { scope, account } = context;
    const asking = { ...context, companyId: scope.companyId, askedBy: account.userId };
    const isRead = procedure['~orpc'].route.method === 'GET';
    const request = isRead ? null : idempotentRequest(asking, path, input);
    if (request === null) return next();
    const reused = () => refusalOf('REQUEST_KEY_REUSED', procedure);
    const answer = await answeredOnce(scope, request, reused, async () => (await next()).output);
    return output(answer);
  });

const asAccount = os.$context<Arrival>().middleware(async ({ context, next }) => {
  const account = await accountOf(context);
  if (!account) throw refusal('UNAUTHORIZED');
  return next({ context: { account } });
});

export const asMember = os.$context<Arrival>().middleware(async ({ context, next }) => {
  const account = await accountOf(context);
  if (!account) throw refusal('UNAUTHORIZED');
  const role = roleOf(account);
  if (!role || !account.companyId) throw refusal('NO_COMPANY');
  if (showsAnother(context, account)) throw refusal('COMPANY_CHANGED');
  const subscription = subscriptionOf(account);
  return next({ context: { account, role, companyId: account.companyId, subscription } });
});

/** Somebody switched companies in another tab: what this one shows must not land in the new one. */
export function showsAnother({ shownCompanyId }: Arrival, { companyId }: SessionAccount): boolean {
  return shownCompanyId !== null && shownCompanyId !== companyId;
}

/** The module of the company's plan that a procedure belongs to. */
export function opens(module: Module) {
  type Opening = Arrival & Pick<CompanyContext, 'subscription'>;
  return os.$context<Opening>().middleware(({ context, next }) => {
    if (!mayUse(module, context.subscription, context.now)) throw refusal('MODULE_CLOSED');
    return next();
  });
}

const asOperator = os.$context<Arrival>().middleware(async ({ context, next }) => {
  const account = await accountOf(context);
  if (!account) throw refusal('UNAUTHORIZED');
  requireOperator(account, context);
  const actor = { userId: account.userId, requestId: context.requestId };
  return context.scopes.asOperator(actor, async (scope) => next({ context: { scope, account } }));
});

/**
 * Whether whoever runs the platform acts, in procedures that are for others too. She who has not
 * proved it twice is refused: nothing of what is hers alone happens for her.
 */
export function actsAsOperator(account: SessionAccount, arrival: Arrival): boolean {
  if (!isOperator(account.platformRole)) return false;
  requireOperator(account, arrival);
  return true;
}

/** Refuses everybody but whoever runs the platform, and proved it twice where others reach it. */
export function requireOperator(account: SessionAccount, { environment }: Arrival): void {
  if (!isOperator(account.platformRole)) throw refusal('FORBIDDEN');
  if (lacksSecondFactor(account, environment)) throw refusal('TWO_FACTOR_REQUIRED');
}

export async function accountOf(context: Arrival): Promise<SessionAccount | null> {
  const { sessionToken: token, requestId, now, scopes } = context;
  if (!token) return null;
  const key = { token, requestId, now, purpose: 'read' as const };
  return scopes.withSession(key, async (_scope, account) => account);
}

type Worded = { '~orpc': { errorMap: Partial<Record<string, { message?: string }>> } };

/** A procedure may word a refusal for what was tried. */
function refusalOf(code: keyof typeof SENTENCES, procedure: Worded): ORPCError<string, undefined> {
  const { status, message } = SENTENCES[code];
  const worded = procedure['~orpc'].errorMap[code]?.message ?? message;
  return new ORPCError(code, { status, message: worded });
}

export function refusal(code: keyof typeof SENTENCES): ORPCError<string, undefined> {
  return new ORPCError(code, SENTENCES[code]);
}

/** Procedures of a signed-in member: each runs inside one transaction of the member's company. */
export const forCompany = procedures.use(inOwnCompany).use(answeringOnce);

/** Procedures of a member that speak to the outside: no transaction is open while they do. */
export const forMembers = procedures.use(asMember);

/** Procedures of whoever is signed in, with or without a company. Each opens its own scope. */
export const forAccounts = procedures.use(asAccount);

/** Procedures of the platform's operators. */
export const forOperators = procedures.use(asOperator);

/** Tells procedures of accounts whether it is an operator's. */
export const toldWhoAdministers = os
  .$context<Arrival & { account: SessionAccount }>()
  .middleware(({ context, next }) =>
    next({ context: { administers: actsAsOperator(context.account, context) } }),
  );

/** Procedures that look at the session themselves. */
export const forAnyone = procedures;
