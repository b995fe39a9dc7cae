import type { OpenSession } from '@app/contract/identity/profile.contract';
import { SECONDS_BETWEEN_COPIES } from '@app/domain/shared/email';
import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { forAccounts } from '../../foundation/http/procedures.ts';
import { limitAccount } from '../../foundation/http/rate-limit.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { arrives } from '../../foundation/mail/mailer.ts';
import { accountPhotoHandlers } from './account-photo.handlers.ts';
import { renameAccount } from './accounts.commands.ts';
import { sendConfirmation } from './confirmation.commands.ts';
import { newEmailHandlers } from './new-email.handlers.ts';
import { endOtherSessions, endSession } from './sessions.commands.ts';
import { listOpenSessions, type SessionRow } from './sessions.queries.ts';

const confirmations = { name: 'confirmation', attempts: 5, minutes: 15 };
const copies = { name: 'confirmation-copy', attempts: 1, minutes: SECONDS_BETWEEN_COPIES / 60 };
const profile = forAccounts.identity.profile;

export const profileHandlers = {
  ...accountPhotoHandlers,
  ...newEmailHandlers,

  rename: profile.rename.handler(async ({ input: { name }, context }) => {
    const { userId } = context.account;
    await context.scopes.asOperator(actorOf(context), (scope) =>
      renameAccount(scope, userId, name),
    );
    return { name };
  }),

  sendConfirmation: profile.sendConfirmation.handler(async ({ context, errors }) => {
    const { userId, name, email, emailVerified } = context.account;
    if (emailVerified) throw errors.ALREADY_CONFIRMED();
    await limitAccount(copies, userId, context);
    await limitAccount(confirmations, userId, context);

    const url = await context.confirmationLinkOf(email);
    const { mailer, environment } = context;
    const sent = await context.scopes.asOperator(actorOf(context), async (scope) => {
      await sendConfirmation(scope, mailer, { name, email, url });
      return arrives(scope, mailer, environment);
    });
    return { sent };
  }),

  listSessions: profile.listSessions.handler(async ({ context }) => {
    const { userId, sessionId } = context.account;
    const open = await context.scopes.asOperator(actorOf(context), (scope) =>
      listOpenSessions(scope, userId, context.now),
    );
    return open.map((session) => presentSession(session, sessionId));
  }),

  endSession: profile.endSession.handler(async ({ input: { id }, context, errors }) => {
    const own = { userId: context.account.userId, sessionId: id };
    const outcome = await context.scopes.asOperator(actorOf(context), (scope) =>
      endSession(scope, own),
    );
    return valueOr(outcome, { 'not-found': errors.SESSION_NOT_FOUND });
  }),

  endOtherSessions: profile.endOtherSessions.handler(async ({ context }) => ({
    ended: await context.scopes.asOperator(actorOf(context), (scope) =>
      endOtherSessions(scope, context.account),
    ),
  })),
};

type AccountContext = { account: SessionAccount; requestId: string };

function actorOf({ account: { userId }, requestId }: AccountContext) {
  return { userId, requestId };
}

function presentSession(session: SessionRow, current: string): OpenSession {
  return {
    id: session.id,
    userAgent: session.userAgent,
    address: session.ipAddress,
    startedAt: session.createdAt.toISOString(),
    renewedAt: session.updatedAt.toISOString(),
    isCurrent: session.id === current,
  };
}
