import type { Result } from '@app/domain/shared/result';
import { forMembers, opens, requires } from '../../../foundation/http/procedures.ts';
import { rateLimitedPerCompany } from '../../../foundation/http/rate-limit.ts';
import { inCompany, type MemberContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { checkNumber } from './checks.commands.ts';
import { linePartsOf, showConnection } from './connection.steps.ts';
import type { LineParts, LineTrouble } from './line-parts.rules.ts';
import { connectOfficialNumber } from './official-number.commands.ts';
import {
  connectNumber,
  disconnectNumber,
  recreateNumber,
  removeNumber,
  restartNumber,
} from './pairing.commands.ts';
import { pauseNumber, resumeNumber } from './pauses.commands.ts';

const connection = forMembers.messaging.connection.use(opens('messages'));
const manages = requires('messages.manage');
// Each of them waits for somebody else's server.
const asks = rateLimitedPerCompany({ name: 'whatsapp-line', attempts: 30, minutes: 1 });

export const connectionHandlers = {
  read: connection.read
    .use(requires('messages.view'))
    .handler(({ context }) => showConnection(context)),

  connect: connection.connect
    .use(manages)
    .use(asks)
    .handler(({ input, context, errors }) =>
      after(context, errors, (parts) => connectNumber(parts, input)),
    ),

  check: connection.check
    .use(requires('messages.view'))
    .use(asks)
    .handler(({ context, errors }) => after(context, errors, checkNumber)),

  disconnect: connection.disconnect
    .use(manages)
    .use(asks)
    .handler(({ context, errors }) => after(context, errors, disconnectNumber)),

  restart: connection.restart
    .use(manages)
    .use(asks)
    .handler(({ context, errors }) => after(context, errors, restartNumber)),

  recreate: connection.recreate
    .use(manages)
    .use(asks)
    .handler(({ context, errors }) => after(context, errors, recreateNumber)),

  remove: connection.remove
    .use(manages)
    .use(asks)
    .handler(({ context, errors }) => after(context, errors, removeNumber)),

  pause: connection.pause.use(manages).handler(async ({ context }) => {
    const { account, now } = context;
    await inCompany(context, (scope) => pauseNumber(scope, { userId: account.userId, now }));
    return showConnection(context);
  }),

  resume: connection.resume.use(manages).handler(async ({ context }) => {
    await inCompany(context, resumeNumber);
    return showConnection(context);
  }),

  connectOfficial: connection.connectOfficial
    .use(manages)
    .use(asks)
    .handler(async ({ input, context, errors }) => {
      const outcome = await connectOfficialNumber(linePartsOf(context), input);
      valueOr(outcome, {
        ...troubles(errors),
        'official-refused': errors.WHATSAPP_OFFICIAL_REFUSED,
      });
      return showConnection(context);
    }),
};

type Errors = {
  WHATSAPP_NOT_CONFIGURED(): Error;
  WHATSAPP_GATEWAY_SILENT(): Error;
  WHATSAPP_GATEWAY_REFUSES(): Error;
  WHATSAPP_NOT_CONNECTED(): Error;
  WHATSAPP_NUMBER_TAKEN(): Error;
};

function troubles(errors: Errors): Record<LineTrouble, () => Error> {
  return {
    'not-configured': errors.WHATSAPP_NOT_CONFIGURED,
    'gateway-silent': errors.WHATSAPP_GATEWAY_SILENT,
    'gateway-refuses': errors.WHATSAPP_GATEWAY_REFUSES,
    'not-connected': errors.WHATSAPP_NOT_CONNECTED,
    taken: errors.WHATSAPP_NUMBER_TAKEN,
  };
}

async function after(
  context: MemberContext,
  errors: Errors,
  act: (parts: LineParts) => Promise<Result<null, LineTrouble>>,
): ReturnType<typeof showConnection> {
  valueOr(await act(linePartsOf(context)), troubles(errors));
  return showConnection(context);
}
