import { openBenchPool, scopesOn } from '../bench-scopes.ts';
import { listParties } from '../platform/parties.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { noteWriting } from '../platform/traces.ts';
import { report } from '../report.ts';
import { measureBoth, type Side } from './growth-rounds.ts';
import { worksOn } from './growth-works.ts';

const CONNECTIONS = 4;
const GOALS = { slots: 1.15, days: 1.15, agendaOfDay: 1.3, agendaOfWeek: 1.3, booking: 1.3 };

type Sizes = { small: number; large: number };

/** How much longer everything takes among more appointments, both sizes taking turns. */
export async function measureGrowth({ small, large }: Sizes): Promise<void> {
  const platforms = { small: await openPlatform(small), large: await openPlatform(large) };
  const sides = { small: await sideOf(platforms.small), large: await sideOf(platforms.large) };
  try {
    for (const [name, goal] of Object.entries(GOALS)) {
      const { growth, ...figures } = await measureBoth(sides, name as keyof typeof GOALS);
      report(`${name}: growth from ${small} to ${large} appointments`, {
        growth,
        goal,
        isReached: growth <= goal,
        ...figures,
      });
    }
  } finally {
    await Promise.all(Object.values(sides).map(({ pool }) => pool.end()));
    await platforms.small.leave();
    await platforms.large.leave();
  }
}

async function sideOf(platform: Platform): Promise<Side> {
  const { databaseUrl, adminUrl, companies } = platform;
  await noteWriting(adminUrl);
  const pool = openBenchPool(databaseUrl, CONNECTIONS);
  const parties = await listParties(platform);
  const works = worksOn(scopesOn(pool), parties);
  return { pool, adminUrl, works, companies, place: 0 };
}
