import type { Administration } from './administration.ts';
import { acceptSettings } from './foundation/installation/agreement.ts';
import { createLogger } from './foundation/logger.ts';
import type { Terminal } from './terminal.ts';

/** What this command was started with is from now on what every server and worker has to have. */
export async function acceptTheseSettings(
  { database, environment, installation }: Administration,
  terminal: Terminal,
): Promise<number> {
  const { markOf } = installation;
  const logger = createLogger('error');
  const changed = await acceptSettings({ database, environment, markOf, logger });
  if (changed.length === 0) terminal.say('These are the settings that hold already.');
  else terminal.say(`accepted: ${changed.join(', ')}. Start servers and workers again with them.`);
  return 0;
}
