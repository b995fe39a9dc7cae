import type { Administration } from './administration.ts';
import { changeHourlyLimit } from './modules/messaging/sending/limits.commands.ts';
import type { Terminal } from './terminal.ts';

/** How many messages the number of each company sends in an hour. */
export async function configureMessages(
  { scopes, settings, clock }: Administration,
  terminal: Terminal,
  perHour: string | undefined,
): Promise<number> {
  const changer = { userId: null, terminalUser: terminal.user, now: clock() };
  const limit = perHour && /^\d+$/.test(perHour) ? Number(perHour) : Number.NaN;
  const outcome = await scopes.asOperator({ userId: null, requestId: 'admin' }, (scope) =>
    changeHourlyLimit(scope, settings, { limit, ...changer }),
  );
  if (!outcome.accepted) {
    terminal.say('--per-hour is a whole number from 1 to 1000. Nothing was saved.');
    return 1;
  }
  terminal.say(`messages per hour and number: ${outcome.value}`);
  return 0;
}
