import type { Administration } from './administration.ts';
import { resetTwoFactor } from './modules/identity/two-factor-reset.commands.ts';
import type { Terminal } from './terminal.ts';

const SENTENCES = {
  'no-account': 'No account has this e-mail.',
  'not-enabled': 'This account has no second step. Nothing was changed.',
};

/** The way back for whoever lost phone and recovery codes, operators too. */
export async function takeSecondStepAway(
  { database }: Administration,
  terminal: Terminal,
  email: string,
): Promise<number> {
  const outcome = await database.owner.transaction((transaction) =>
    resetTwoFactor(transaction, { email, by: terminal.user }),
  );
  if (!outcome.accepted) {
    terminal.say(SENTENCES[outcome.reason]);
    return 1;
  }
  terminal.say(`second step of ${email}: switched off`);
  terminal.say(`sessions ended: ${outcome.value.endedSessions}`);
  terminal.say('The password alone lets this person in now. Ask for a new second step at once.');
  return 0;
}
