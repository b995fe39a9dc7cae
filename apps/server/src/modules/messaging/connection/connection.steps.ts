import type { whatsappConnection } from '@app/contract/messaging/connection.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { SendingRules } from '@app/domain/messaging/governor';
import { DEFAULT_QUIET_HOURS } from '@app/domain/messaging/quiet-hours';
import { inCompany, type MemberContext } from '../../../foundation/http/request-context.ts';
import { supportOf } from '../../../foundation/http/session-account.ts';
import { readHourlyLimit } from '../sending/limits.queries.ts';
import { presentConnection, presentNoNumber } from './connection.presenter.ts';
import { readLineFigures } from './connection-figures.queries.ts';
import { findConnection } from './connections.queries.ts';
import type { LineParts } from './line-parts.rules.ts';

export function linePartsOf(context: MemberContext): LineParts {
  return { ...context, userId: context.account.userId };
}

/** How the number is now, as whoever asked sees it. */
export async function showConnection(
  context: MemberContext,
): Promise<Answer<typeof whatsappConnection>> {
  const { whatsapp, clock } = context;
  const environment = await whatsapp.environmentOf('evolution');
  const officialEnvironment = await whatsapp.environmentOf('meta');
  const rules = await rulesOf(context);
  return inCompany(context, async (scope) => {
    const now = clock();
    const row = await findConnection(scope);
    const environments = { environment, officialEnvironment };
    if (!row) return presentNoNumber(environments, rules);
    const { heardAt } = row;
    const figures = await readLineFigures(scope, { heardAt, zone: rules.zone }, now);
    const shown = presentConnection(row, { ...environments, figures, rules }, now);
    // By the code somebody takes the number over: that is never support's.
    return supportOf(context.account) ? { ...shown, ...NO_CODE } : shown;
  });
}

const NO_CODE = { qrCode: null, pairingCode: null };

/** The health of a number does not ask for quiet hours. */
async function rulesOf({
  scopes,
  settings,
  account,
  requestId,
}: MemberContext): Promise<SendingRules> {
  const hourlyLimit = await scopes.asOperator({ userId: account.userId, requestId }, (scope) =>
    readHourlyLimit(scope, settings),
  );
  return { hourlyLimit, quiet: DEFAULT_QUIET_HOURS, zone: account.companyTimezone };
}
