import { contract } from '@app/contract/index';
import { CLOSED, SENTENCES } from '@app/contract/shared/errors';
import { type Module, mayStillRead, mayUse, opensAny } from '@app/domain/billing/access';
import { isOperator } from '@app/domain/identity/platform-role';
import { may, type Permission } from '@app/domain/team/permissions';
import { supportMay } from '@app/domain/team/support-visit';
import { implement, ORPCError, os } from '@orpc/server';
import type { CompanyScope, OperatorScope, SessionAccount } from '../database/scopes.ts';
import { answeredOnce, type IdempotentRequest } from '../idempotency/answered-once.ts';
import { countedOnce } from './counted-once.ts';
import { idempotentRequest } from './idempotency-key.ts';
import type {
  AccountContext,
  CompanyContext,
  RequestContext,
  WaitingOperatorContext,
} from './request-context.ts';
import { lacksSecondFactor, roleOf, subscriptionOf, supportOf } from './session-account.ts';
import { requestIdOf, supportRefusal } from './support-access.ts';
import { hidingKeys } from './support-sight.ts';

// The input is validated after every step: whoever may not do something learns nothing of it.
const AFTER_EVERY_STEP = {
  initialInputValidationIndex: Number.POSITIVE_INFINITY,
  initialOutputValidationIndex: Number.POSITIVE_INFINITY,
};

const countingOnce = os
  .$context<RequestContext>()
  .middleware(({ context, next }) =>
    next({ context: { attempts: countedOnce(context.attempts) } }),
  );

const procedures = implement(contract)
  .$context<RequestContext>()
  .$config(AFTER_EVERY_STEP)
  .use(countingOnce);

export function requires(permission: Permission) {
  return os
    .$context<RequestContext & Pick<CompanyContext, 'role' | 'account'>>()
    .middleware(({ context, procedure, next }) => {
      if (!may(context.role, permission)) throw refusalOf('FORBIDDEN', procedure);
      if (supportOf(context.account) && !supportMay(permission)) throw refusal('SUPPORT_NEVER');
      return next();
    });
}

function inOwnCompany({ mayBeOld }: { mayBeOld: boolean }) {
  return os.$context<RequestContext>().middleware(({ context, path, procedure, next }) => {
    const { sessionToken: token, requestId, now } = context;
    if (!token) throw refusal('UNAUTHORIZED');
    const purpose = procedure['~orpc'].route.method === 'GET' ? 'read' : 'write';
    const key = { token, requestId, now, purpose, mayBeOld } as const;
    return context.scopes.withSession(key, async (scope, account) => {
      const role = roleOf(account);
      if (!account) throw refusal('UNAUTHORIZED');
      if (!role) throw refusalOf('NO_COMPANY', procedure);
      if (showsAnother(context, account)) throw refusal('COMPANY_CHANGED');
      requireAllowed(account, { path, procedure });
      return next({ context: { scope, account, role, subscription: subscriptionOf(account) } });
    });
  });
}

/** A write that is sent again under its key does nothing twice, whatever it is. */
const answeringOnce = os
  .$context<AccountContext & { scope: CompanyScope | OperatorScope }>()
  .middleware(async ({ context, path, procedure, next }, input, output) => {
    const request = requestOf(context, { path, procedure, input });
    if (request === null) return next();
    const reused = () => refusalOf('REQUEST_KEY_REUSED', procedure);
    const work = async () => (await next()).output;
    return output(await answeredOnce(context.scope, request, reused, work));
  });

/** Null for a look, which is answered anew each time, and for what came without a key. */
function requestOf(
  context: AccountContext & { scope?: CompanyScope | OperatorScope },
  { path, procedure, input }: Asked & { input: unknown },
): IdempotentRequest | null {
  if (procedure['~orpc'].route.method === 'GET') return null;
  const { scope, account } = context;
  const companyId = scope?.kind === 'company' ? scope.companyId : 'platform';
  return idempotentRequest({ ...context, companyId, askedBy: account.userId }, path, input);
}

const asAccount = os.$context<RequestContext>().middleware(async (asked) => {
  const { context, path, procedure, next } = asked;
  const account = await accountOf(context);
  if (!account) throw refusal('UNAUTHORIZED');
  requireAllowed(account, { path, procedure });
  return next({ context: { account, requestId: requestIdOf(account, context) } });
});

export const asMember = os.$context<RequestContext>().middleware(async (asked) => {
  const { context, path, procedure, next } = asked;
  const account = await accountOf(context);
  if (!account) throw refusal('UNAUTHORIZED');
  const role = roleOf(account);
  if (!role || !account.companyId) throw refusal('NO_COMPANY');
  if (showsAnother(context, account)) throw refusal('COMPANY_CHANGED');
  requireAllowed(account, { path, procedure });
  const { companyId } = account;
  const subscription = subscriptionOf(account);
  const requestId = requestIdOf(account, context);
  return next({ context: { account, role, companyId, subscription, requestId } });
});

type Asked = { path: readonly string[]; procedure: { '~orpc': { route: { method?: string } } } };

/** Refuses what a visit for support may not do, or may not do yet, before anything runs. */
function requireAllowed(account: SessionAccount, { path, procedure }: Asked): void {
  const support = supportOf(account);
  const { method = 'POST' } = procedure['~orpc'].route;
  const code = support && supportRefusal(support, { path, method });
  if (code) throw refusal(code);
}

/** Somebody switched companies in another tab: what this one shows must not land in the new one. */
export function showsAnother(
  { shownCompanyId }: RequestContext,
  { companyId }: SessionAccount,
): boolean {
  return shownCompanyId !== null && shownCompanyId !== companyId;
}

/** The module of the company's plan that a procedure belongs to. */
export function opens(module: Module) {
  type Opening = RequestContext & Pick<CompanyContext, 'subscription'>;
  return os.$context<Opening>().middleware(({ context, next }) => {
    requireOpen(module, context);
    return next();
  });
}

/**
 * What screens of other modules name and offer for a choice, too: the agenda needs services in a plan
 * without their screen. It is read by whoever may, as long as anything is open.
 */
export function namedElsewhere(module: Module) {
  type Reading = RequestContext & Pick<CompanyContext, 'subscription'>;
  return os.$context<Reading>().middleware(({ context: { subscription, now }, next }) => {
    if (!opensAny(subscription, now)) throw closed('MODULE_CLOSED', module);
    return next();
  });
}

/** Of a module, what a company whose access has ended may read all the same. */
export function staysReadable(module: Module) {
  type Reading = RequestContext & Pick<CompanyContext, 'subscription'>;
  return os.$context<Reading>().middleware(({ context: { subscription, now }, next }) => {
    if (subscription.hiddenModules.includes(module)) throw closed('MODULE_OFF', module);
    if (!mayStillRead(module, subscription, now)) throw closed('MODULE_CLOSED', module);
    return next();
  });
}

/** Refuses what the platform switched off, and what is not paid for. */
export function requireOpen(
  module: Module,
  { subscription, now }: Pick<CompanyContext, 'subscription' | 'now'>,
): void {
  if (subscription.hiddenModules.includes(module)) throw closed('MODULE_OFF', module);
  if (!mayUse(module, subscription, now)) throw closed('MODULE_CLOSED', module);
}

function closed(code: keyof typeof CLOSED, module: Module): ORPCError<string, { module: Module }> {
  const { status, message } = CLOSED[code];
  return new ORPCError(code, { status, message, data: { module } });
}

const asOperator = os.$context<RequestContext>().middleware(async ({ context, next }) => {
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
export function actsAsOperator(account: SessionAccount, context: RequestContext): boolean {
  if (!isOperator(account.platformRole)) return false;
  requireOperator(account, context);
  return true;
}

/** Refuses everybody but whoever runs the platform, and proved it twice where others reach it. */
export function requireOperator(account: SessionAccount, { environment }: RequestContext): void {
  if (!isOperator(account.platformRole)) throw refusal('FORBIDDEN');
  if (lacksSecondFactor(account, environment)) throw refusal('TWO_FACTOR_REQUIRED');
}

export async function accountOf(context: RequestContext): Promise<SessionAccount | null> {
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
export const forCompany = procedures
  .use(inOwnCompany({ mayBeOld: false }))
  .use(hidingKeys)
  .use(answeringOnce);

/** Theirs that count and list what was: a second old is as good, so that a standby may answer them. */
export const forReaders = procedures
  .use(inOwnCompany({ mayBeOld: true }))
  .use(hidingKeys)
  .use(answeringOnce);

/** Procedures of a member that speak to the outside: no transaction is open while they do. */
export const forMembers = procedures.use(asMember).use(hidingKeys);

/** Procedures of whoever is signed in, with or without a company. Each opens its own scope. */
export const forAccounts = procedures.use(asAccount);

/** Procedures of the platform's operators. */
export const forOperators = procedures.use(asOperator).use(answeringOnce);

const provenOperator = os.$context<AccountContext>().middleware(({ context, next }) => {
  requireOperator(context.account, context);
  return next();
});

const actingOnce = os
  .$context<AccountContext>()
  .middleware(({ context, path, procedure, next }, input) => {
    const { account, requestId, scopes } = context;
    const request = requestOf(context, { path, procedure, input });
    const reused = () => refusalOf('REQUEST_KEY_REUSED', procedure);
    const actOnce: WaitingOperatorContext['actOnce'] = (act) =>
      scopes.asOperator({ userId: account.userId, requestId }, (scope) =>
        answeredOnce(scope, request, reused, () => act(scope)),
      );
    return next({ context: { actOnce } });
  });

/** Theirs that wait for something slow or outside: no transaction is open while they do. */
export const forWaitingOperators = forAccounts.use(provenOperator).use(actingOnce);

/** Procedures of a company that only whoever runs the platform may use, in her own. */
export const administers = os
  .$context<RequestContext & Pick<CompanyContext, 'account'>>()
  .middleware(({ context, procedure, next }) => {
    if (!isOperator(context.account.platformRole)) throw refusalOf('FORBIDDEN', procedure);
    requireOperator(context.account, context);
    return next();
  });

/** Tells procedures of accounts whether it is an operator's. */
export const toldWhoAdministers = os
  .$context<AccountContext>()
  .middleware(({ context, next }) =>
    next({ context: { administers: actsAsOperator(context.account, context) } }),
  );

/** Procedures that look at the session themselves. */
export const forAnyone = procedures;
