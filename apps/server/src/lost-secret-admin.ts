import { openDatabaseBeside } from './foundation/database/database.ts';
import { databaseOf, type Environment, secretsOf } from './foundation/environment.ts';
import { replaceMarkKey } from './foundation/installation/mark-key.ts';
import { createLogger } from './foundation/logger.ts';
import { createSealer } from './foundation/secrets/sealer.ts';
import { forgetSealedSettings } from './foundation/settings/setting-seals.ts';
import { forgetTwoFactors } from './modules/identity/two-factor-seals.commands.ts';
import { forgetTokens } from './modules/messaging/connection/token-seals.commands.ts';
import type { Terminal } from './terminal.ts';

const WARNING = `The secret from before cannot be made anew. Without it these are given up:
  the payment provider's keys, which have to be configured again;
  the keys of numbers at WhatsApp's own API, which have to be connected again;
  everybody's second step, which has to be set up again;
  all sessions: everybody signs in again;
  addresses of calendar feeds, and the marks of people who asked to be forgotten.
To do so: npm run admin -- secret:lost --yes`;

/** The way out when the secret that sealed the database is gone: what it sealed goes too. */
export async function giveUpSealed(
  environment: Environment,
  terminal: Terminal,
  answer: 'yes' | 'not yet',
): Promise<number> {
  if (answer === 'not yet') {
    terminal.say(WARNING);
    return 1;
  }
  const logger = createLogger('error');
  const sealer = createSealer(secretsOf(environment));
  const database = await openDatabaseBeside({ ...databaseOf(environment), logger });
  try {
    const [settings, people, numbers] = await database.owner.transaction(async (transaction) => {
      await replaceMarkKey(transaction, sealer);
      return [
        await forgetSealedSettings(transaction),
        await forgetTwoFactors(transaction),
        await forgetTokens(transaction),
      ];
    });
    const counted = `${settings} settings, ${people} authenticators, ${numbers} WhatsApp numbers`;
    terminal.say(`given up: ${counted}, all sessions, all marks`);
    terminal.say('The database belongs to the current APP_SECRET now.');
    return 0;
  } finally {
    await database.close();
  }
}
