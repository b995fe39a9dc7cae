import { hasLeft, isUnderWay, type MessageState } from '@app/domain/messaging/message-state';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { rateLimitedPerCompany } from '../../../foundation/http/rate-limit.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { arrives } from '../../../foundation/mail/mailer.ts';
import type { MessageRow } from '../messages.queries.ts';
import { findReceiptMail } from './letters.queries.ts';
import { sendReceipt } from './receipts.commands.ts';

const receipts = forCompany.cash.receipts.use(opens('financial'));
/** More than a full day at the counter, and no use to whoever writes to strangers. */
const hourly = { name: 'receipt-mail', attempts: 120, minutes: 60 };

export const receiptsHandlers = {
  send: receipts.send
    .use(requires('cash.operate'))
    .use(rateLimitedPerCompany(hourly))
    .handler(async ({ input: { id, ...wish }, context, errors }) => {
      const { scope, mailer, environment, account, now } = context;
      if (!(await arrives(scope, mailer, environment))) throw errors.MAIL_NOT_SET_UP();
      const asking = { userId: account.userId, now };
      const outcome = await sendReceipt(scope, { ...wish, settlementId: id }, asking);
      return presentMail(
        valueOr(outcome, {
          'not-found': errors.SETTLEMENT_NOT_FOUND,
          'too-often': errors.RECEIPT_SENT_OFTEN,
        }),
      );
    }),

  get: receipts.get
    .use(requires('cash.operate'))
    .handler(async ({ input: { messageId }, context: { scope }, errors }) => {
      const mail = await findReceiptMail(scope, messageId);
      if (!mail) throw errors.RECEIPT_MAIL_NOT_FOUND();
      return presentMail(mail);
    }),
};

function presentMail({ id, recipient, state }: MessageRow) {
  return { messageId: id, email: recipient, state: outcomeOf(state) };
}

function outcomeOf(state: MessageState) {
  if (hasLeft(state)) return 'sent' as const;
  return isUnderWay(state) ? ('under-way' as const) : ('failed' as const);
}
