import type { Answer } from '@app/contract/shared/schemas';
import type { invitation } from '@app/contract/team/invitations.contract';
import { SECONDS_BETWEEN_COPIES } from '@app/domain/shared/email';
import { INVITATION_MAILS } from '@app/domain/team/invitation';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { limitAccount, rateLimitedPerCompany } from '../../foundation/http/rate-limit.ts';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import {
  cancelInvitation,
  invite,
  resendInvitation,
  type Sending,
} from './invitations.commands.ts';
import { type InvitationRow, listOpenInvitations } from './invitations.queries.ts';
import { joiningHandlers } from './joining.handlers.ts';

const invitations = forCompany.team.invitations.use(opens('settings'));
const copies = { name: 'invitation-copy', attempts: 1, minutes: SECONDS_BETWEEN_COPIES / 60 };
const hourlyMails = {
  name: 'invitation-mail',
  minutes: 60,
  attempts: INVITATION_MAILS.perHour,
};
const trialMails = {
  name: 'invitation-trial',
  minutes: 24 * 60,
  attempts: INVITATION_MAILS.perDayInTrial,
};

export const invitationsHandlers = {
  list: invitations.list.use(requires('members.view')).handler(async ({ context }) => {
    const rows = await listOpenInvitations(context.scope);
    return rows.map(presentInvitation);
  }),

  create: invitations.create
    .use(requires('members.manage'))
    .use(rateLimitedPerCompany(hourlyMails))
    .handler(async ({ input, context, errors }) => {
      if (!context.account.emailVerified) throw errors.EMAIL_NOT_CONFIRMED();
      await limitInTrial(context);
      const outcome = await invite(context.scope, input, sendingOf(context));
      const { link, replaced, ...invitation } = valueOr(outcome, {
        'already-member': errors.ALREADY_MEMBER,
        'role-too-high': errors.ROLE_TOO_HIGH,
      });
      return { ...presentInvitation(invitation), link, replaced };
    }),

  resend: invitations.resend
    .use(requires('members.manage'))
    .use(rateLimitedPerCompany(hourlyMails))
    .handler(async ({ input, context, errors }) => {
      if (!context.account.emailVerified) throw errors.EMAIL_NOT_CONFIRMED();
      await limitInTrial(context);
      await limitAccount(copies, input.id, context);
      const outcome = await resendInvitation(context.scope, input.id, sendingOf(context));
      const { link, ...invitation } = valueOr(outcome, {
        'not-found': errors.INVITATION_NOT_FOUND,
        'role-too-high': errors.ROLE_TOO_HIGH,
      });
      return { ...presentInvitation(invitation), link };
    }),

  cancel: invitations.cancel
    .use(requires('members.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await cancelInvitation(context.scope, { id, actor: context.role });
      valueOr(outcome, {
        'not-found': errors.INVITATION_NOT_FOUND,
        'role-too-high': errors.ROLE_TOO_HIGH,
      });
      return { id };
    }),

  ...joiningHandlers,
};

/** Whoever does not pay yet writes to few people in the product's name. */
async function limitInTrial(context: CompanyContext): Promise<void> {
  if (context.subscription.status === 'active') return;
  await limitAccount(trialMails, context.scope.companyId, context);
}

function sendingOf({ account, role, mailer, environment, now }: CompanyContext): Sending {
  return {
    inviter: { userId: account.userId, name: account.name, role },
    post: {
      mailer,
      publicUrl: environment.PUBLIC_URL,
      companyName: account.companyName,
      environment,
    },
    now,
  };
}

function presentInvitation(row: InvitationRow): Answer<typeof invitation> {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.invitedByName,
    expiresAt: row.expiresAt,
    createdAt: row.createdAt,
  };
}
