import { typedInstant } from '@app/contract/shared/schemas';
import { z } from 'zod';
import { asOperatorWithin } from '../../../foundation/database/operator-step.ts';
import { everyLine } from '../../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { isOfAnother } from '../own-company.steps.ts';
import { readHourlyLimit } from './limits.queries.ts';
import {
  findMessage,
  type LoggedMessage,
  listMessages,
  type MessagePlace,
} from './message-log.queries.ts';
import { linesOf, messagesFile } from './messages-file.presenter.ts';
import { presentMessage, searchOf, testValuesOf } from './sending.presenter.ts';
import { readWindow, sendAgain, sendTest, sendWritten } from './written.commands.ts';

const sending = forCompany.messaging.sending.use(opens('messages'));
const views = requires('messages.view');
const sends = requires('messages.send');

const place = z.tuple([typedInstant, z.uuid()]).transform(([typed, id]): MessagePlace => {
  // As one moment: the database knows fewer offsets than a text can name.
  return { plannedAt: Temporal.Instant.from(typed).toString(), id };
});

const behind = ({ plannedAt, id }: LoggedMessage): MessagePlace => {
  return { plannedAt: plannedAt.toString(), id };
};

export const sendingHandlers = {
  list: sending.list.use(views).handler(async ({ input, context, errors }) => {
    const { cursor, limit, ...filters } = input;
    const { scope, now, account } = context;
    const after = placeAt(cursor, place, errors);
    const search = searchOf(filters, account.companyTimezone);
    const page = await listMessages(scope, search, { after, limit, now });
    return {
      items: page.rows.map(presentMessage),
      nextCursor: nextCursor(page, ({ plannedAt, id }) => [plannedAt.toString(), id]),
    };
  }),

  exportCsv: sending.exportCsv
    .use(requires('messages.manage'))
    .handler(async ({ input, context: { scope, now, account } }) => {
      const search = searchOf(input, account.companyTimezone);
      const lines = await everyLine<LoggedMessage, string[]>(
        ({ after, limit }) =>
          listMessages(scope, search, { after: after && behind(after), limit, now }),
        (rows) => linesOf(rows, account.companyTimezone),
      );
      return messagesFile(lines);
    }),

  get: sending.get.use(views).handler(async ({ input, context, errors }) => {
    const message = await findMessage(context.scope, input.id);
    if (!message) throw errors.MESSAGE_NOT_FOUND();
    return presentMessage(message);
  }),

  window: sending.window
    .use(views)
    .handler(async ({ context }) => readWindow(context.scope, await askingOf(context))),

  send: sending.send.use(sends).handler(async ({ input, context, errors }) => {
    if (isOfAnother(input, context)) throw errors.NO_COMPANY();
    const asking = await askingOf(context);
    return valueOr(await sendWritten(context.scope, input, asking), {
      'client-not-found': errors.CLIENT_NOT_FOUND,
      'appointment-not-found': errors.APPOINTMENT_NOT_FOUND,
      'template-not-found': errors.MESSAGE_TEMPLATE_UNUSABLE,
      'too-long': errors.MESSAGE_TOO_LONG,
      'not-connected': errors.WHATSAPP_NOT_CONNECTED,
      paused: errors.WHATSAPP_PAUSED,
      'limit-reached': () => errors.MESSAGE_LIMIT_REACHED(asking.refusal),
    });
  }),

  test: sending.test.use(sends).handler(async ({ input, context, errors }) => {
    if (isOfAnother(input, context)) throw errors.NO_COMPANY();
    const { phone, message } = input;
    const asking = await askingOf(context);
    const test = { phone, message, values: testValuesOf(input) };
    return valueOr(await sendTest(context.scope, test, asking), {
      'too-long': errors.MESSAGE_TOO_LONG,
      'not-connected': errors.WHATSAPP_NOT_CONNECTED,
      paused: errors.WHATSAPP_PAUSED,
      'limit-reached': () => errors.MESSAGE_LIMIT_REACHED(asking.refusal),
    });
  }),

  retry: sending.retry.use(sends).handler(async ({ input, context, errors }) => {
    const asking = await askingOf(context);
    return valueOr(await sendAgain(context.scope, input.id, asking), {
      'not-found': errors.MESSAGE_NOT_FOUND,
      'not-failed': errors.MESSAGE_NOT_FAILED,
      'not-connected': errors.WHATSAPP_NOT_CONNECTED,
      paused: errors.WHATSAPP_PAUSED,
      'limit-reached': () => errors.MESSAGE_LIMIT_REACHED(asking.refusal),
    });
  }),
};

/** Who asks, how much a number may send, and what is said to whoever wants more. */
async function askingOf({ scope, settings, account, now }: CompanyContext) {
  const hourlyLimit = await asOperatorWithin(scope, (operator) =>
    readHourlyLimit(operator, settings),
  );
  const { resetTime } = await readWindow(scope, { hourlyLimit, now });
  const details = { resetTime: (resetTime ?? now).toString() };
  const rateLimitInfo = { remainingMessages: 0 } as const;
  const refusal = {
    data: { error: 'Rate limit exceeded', details, rateLimitInfo } as const,
  };
  return { userId: account.userId, hourlyLimit, now, refusal };
}
