import type { Administration } from './administration.ts';
import { sealMarkKeyAnew } from './foundation/installation/mark-key.ts';
import { sealSettingsAnew } from './foundation/settings/setting-seals.ts';
import { sealTwoFactorsAnew } from './modules/identity/two-factor-seals.commands.ts';
import { sealTokensAnew } from './modules/messaging/connection/token-seals.commands.ts';
import type { Terminal } from './terminal.ts';

/** Everything or nothing, under the current APP_SECRET. To run it again does no harm. */
export async function rotateSecret(
  { database, secrets, installation }: Administration,
  terminal: Terminal,
): Promise<number> {
  const { sealer, sealedWith } = installation;
  const [settings, twoFactors, tokens] = await database.owner.transaction(async (transaction) => {
    await sealMarkKeyAnew(transaction, sealer);
    return [
      await sealSettingsAnew(transaction, sealer),
      await sealTwoFactorsAnew(transaction, secrets, sealedWith),
      await sealTokensAnew(transaction, sealer),
    ];
  });
  const counted = `${settings} settings, ${twoFactors} authenticators, ${tokens} WhatsApp numbers`;
  terminal.say(`sealed anew: ${counted}, the key of marks`);
  terminal.say('Everything lies under APP_SECRET now.');
  if (secrets.old.length > 0) {
    terminal.say(
      'Leave APP_SECRET_OLD for 30 more days: until then it keeps people signed in. Then remove it.',
    );
  }
  return 0;
}
