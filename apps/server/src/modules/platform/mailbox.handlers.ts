import type { mailSummary } from '@app/contract/platform/mailbox.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { forOperators } from '../../foundation/http/procedures.ts';
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
    return { ...presentMail(mail), text: textOf(mail), error: mail.error };
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
