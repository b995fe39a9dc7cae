import type { mailSummary } from '@app/contract/platform/mailbox.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { withoutLinks } from '@app/domain/platform/read-mail';
import { isRehearsal } from '../../foundation/environment.ts';
import { forOperators } from '../../foundation/http/procedures.ts';
import { recordOperatorAction } from '../../foundation/operators/operator-actions.ts';
import { findMail, listMails, type MailRow } from './mailbox.queries.ts';

const mailbox = forOperators.platform.mailbox;

export const mailboxHandlers = {
  list: mailbox.list.handler(async ({ context }) => {
    const mails = await listMails(context.scope);
    const delivery = await context.mailer.delivery(context.scope);
    return { delivery, mails: mails.map(presentMail) };
  }),

  show: mailbox.show.handler(async ({ input, context, errors }) => {
    const mail = await findMail(context.scope, input.id);
    if (!mail) throw errors.MAIL_NOT_FOUND();
    const { scope, account, requestId, now, environment } = context;
    const { recipient, error } = mail;
    const shown = { ...presentMail(mail), error };
    if (recipient.toLowerCase() === account.email.toLowerCase()) {
      return { ...shown, text: textOf(mail) };
    }
    const doer = { userId: account.userId, requestId, now };
    await recordOperatorAction(scope, doer, { action: 'mail.opened', subject: recipient });
    // While nobody else reaches the system, the mailbox is where its links are found.
    const text = isRehearsal(environment) ? textOf(mail) : withoutLinks(textOf(mail));
    return { ...shown, text };
  }),
};

/** What was sent may hold a link that opens an account. */
function textOf({ state, text }: MailRow): string {
  return state === 'sent' ? 'O conteúdo não é guardado depois do envio.' : text;
}

function presentMail({
  id,
  recipient,
  subject,
  state,
  createdAt,
}: MailRow): Answer<typeof mailSummary> {
  return { id, to: recipient, subject, state, createdAt };
}
