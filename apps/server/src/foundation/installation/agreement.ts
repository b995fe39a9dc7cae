import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectForStart } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { type StartLock, underStartLock } from '../database/start-lock.ts';
import { type Environment, EnvironmentError } from '../environment.ts';
import type { Logger } from '../logger.ts';
import type { Marker } from '../secrets/keyed-mark.ts';
import { isAnybodyPresent, showPresence } from './presence.ts';
import {
  marksOfSettings,
  type SettingMarks,
  SHARED_SETTINGS,
  type SharedSetting,
} from './shared-settings.ts';

const AGREEMENT_LOCK = 4_862_006;
const FACT = 'setting ';
/** Somebody who is just ending is not worth a refusal, in milliseconds. */
const PATIENCE = { inAll: 3_000, between: 300 };

type Agreeing = {
  database: Pick<Database, 'directUrl'>;
  environment: Environment;
  markOf: Marker;
  logger: Logger;
  patience?: typeof PATIENCE;
};

/**
 * Refuses to run beside processes that were told otherwise. Whoever starts alone decides: what
 * changed since the last start holds from now on, and the log says what. Answers a connection that
 * shows this process to others until it is ended.
 */
export async function agreeOnSettings(agreeing: Agreeing): Promise<pg.Client> {
  const { database, environment, markOf, patience = PATIENCE } = agreeing;
  const marks = marksOfSettings(environment, markOf);
  const presence = await connectForStart(database.directUrl);
  try {
    for (let waited = 0; ; waited += patience.between) {
      const differing = await compare(agreeing, marks, presence);
      if (differing.length === 0) return presence;
      if (waited >= patience.inAll) throw disagreement(differing);
      await pause(patience.between);
    }
  } catch (error) {
    await presence.end();
    throw error;
  }
}

/** Answers what differs from what others run with. If nothing does, this process is one of them. */
function compare(
  { database, logger }: Agreeing,
  marks: SettingMarks,
  presence: pg.Client,
): Promise<SharedSetting[]> {
  return underStartLock(lockOf(database, logger), async (client) => {
    const differing = await findDiffering(client, marks);
    if (differing.length > 0 && (await isAnybodyPresent(client))) return differing;
    for (const name of differing) {
      logger.info({ variable: name }, 'changed since the last start, and holds from now on');
    }
    await storeMarks(client, marks);
    await showPresence(presence);
    return [];
  });
}

/** For a change while others run: they go on as they are, and are started again one by one. */
export async function acceptSettings(agreeing: Agreeing): Promise<SharedSetting[]> {
  const { database, environment, markOf, logger } = agreeing;
  const marks = marksOfSettings(environment, markOf);
  return underStartLock(lockOf(database, logger), async (client) => {
    const differing = await findDiffering(client, marks);
    await storeMarks(client, marks);
    return differing;
  });
}

function lockOf({ directUrl }: Agreeing['database'], logger: Logger): StartLock {
  return { directUrl, key: AGREEMENT_LOCK, name: 'the comparison of settings', logger };
}

/** What was never stored differs from nothing. */
async function findDiffering(client: pg.Client, marks: SettingMarks): Promise<SharedSetting[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, value from installation_facts where starts_with(name, $1)',
    [FACT],
  );
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  return namesOf(marks).filter((name) => {
    const known = stored.get(`${FACT}${name}`);
    return known !== undefined && known !== marks[name];
  });
}

async function storeMarks(client: pg.Client, marks: SettingMarks): Promise<void> {
  const names = namesOf(marks);
  await client.query(
    `insert into installation_facts (name, value)
     select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set value = excluded.value, updated_at = now()
       where installation_facts.value <> excluded.value`,
    [names.map((name) => `${FACT}${name}`), names.map((name) => marks[name])],
  );
}

function namesOf(marks: SettingMarks): SharedSetting[] {
  // Object.keys does not say that it answers the keys of this type.
  return Object.keys(marks) as SharedSetting[];
}

function disagreement(differing: readonly SharedSetting[]): EnvironmentError {
  const lines = differing.map(
    (name) => `  ${name} is not what they run with: ${SHARED_SETTINGS[name]}.`,
  );
  return new EnvironmentError(
    `Other servers or workers run on this database with other settings:\n${lines.join('\n')}\n` +
      'Give this process the same. To change it, stop them all and start again, or run\n' +
      'npm run admin -- settings:accept with the new settings and then start them again one by one.',
  );
}
