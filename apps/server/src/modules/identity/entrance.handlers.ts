import { createHash, timingSafeEqual } from 'node:crypto';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@app/domain/identity/demo-logins';
import { isRehearsal } from '../../foundation/environment.ts';
import { forAnyone } from '../../foundation/http/procedures.ts';
import { publicReads, rateLimited } from '../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { arrives } from '../../foundation/mail/mailer.ts';
import { asksSetupToken } from '../../foundation/secrets/setup-token.ts';
import { prepareAccount } from './accounts.commands.ts';
import { sendConfirmation } from './confirmation.commands.ts';
import { createFirstAccount, loadDemoOnce } from './first-access.commands.ts';
import { isFirstAccess } from './first-access.queries.ts';

const tenPerQuarterHour = { attempts: 10, minutes: 15 };
const entrance = forAnyone.identity.entrance;

export const entranceHandlers = {
  current: entrance.current.use(rateLimited(publicReads)).handler(async ({ context }) => {
    const firstAccess = await seemsFirstAccess(context);
    return {
      firstAccess,
      asksSetupToken: firstAccess && asksSetupToken(context.environment, context),
      offersDemo: firstAccess && hasDemo(context),
      recoversByEmail: await context.scopes.asOperator(actorOf(context), (scope) =>
        arrives(scope, context.mailer, context.environment),
      ),
    };
  }),

  configure: entrance.configure
    .use(rateLimited({ name: 'first-access', ...tenPerQuarterHour }))
    .handler(async ({ input: { setupToken, ...person }, context, errors }) => {
      const { scopes, mailer } = context;
      if (!(await scopes.asOperator(actorOf(context), isFirstAccess))) {
        throw errors.ALREADY_CONFIGURED();
      }
      if (!opensSetup(context, setupToken)) throw errors.WRONG_SETUP_TOKEN();

      const account = await prepareAccount({ ...person, role: 'client' });
      const url = await context.confirmationLinkOf(account.email);
      const outcome = await scopes.asOperator(actorOf(context), async (scope) => {
        const created = await createFirstAccount(scope, account);
        if (created.accepted) await sendConfirmation(scope, mailer, { ...account, url });
        return created;
      });
      return valueOr(outcome, { 'email-taken': errors.USER_EXISTS });
    }),

  loadDemo: entrance.loadDemo
    .use(rateLimited({ name: 'demo', ...tenPerQuarterHour }))
    .handler(async ({ input, context, errors }) => {
      if (!context.loadDemo || !hasDemo(context)) throw errors.NO_DEMO();
      if (!opensSetup(context, input.setupToken)) throw errors.WRONG_SETUP_TOKEN();

      const outcome = await loadDemoOnce(context, context.loadDemo);
      if (!outcome.accepted) throw errors.ALREADY_CONFIGURED();
      return { logins: [...DEMO_LOGINS], password: DEMO_PASSWORD };
    }),
};

function actorOf({ requestId }: RequestContext) {
  return { userId: null, requestId };
}

/** Where nobody can tell, the door to the whole system stays shut. */
async function seemsFirstAccess(context: RequestContext): Promise<boolean> {
  try {
    return await context.scopes.asOperator(actorOf(context), isFirstAccess);
  } catch (error) {
    context.logger.error({ err: error, requestId: context.requestId }, 'first access unknown');
    return false;
  }
}

/** Sample companies with known passwords are only for a system that nobody else can reach. */
function hasDemo({ environment, loadDemo, fromThisMachine }: RequestContext): boolean {
  return loadDemo !== null && isRehearsal(environment) && fromThisMachine;
}

/** Compared by fingerprint, which takes the same time however much of a guess is right. */
function opensSetup(context: RequestContext, given: string | undefined): boolean {
  if (!asksSetupToken(context.environment, context)) return true;
  const token = context.setupTokenFor(context.environment);
  return timingSafeEqual(fingerprint(token), fingerprint(given ?? ''));
}

function fingerprint(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
