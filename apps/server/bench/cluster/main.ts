// Rehearses on this machine what an installation on several has to bear: two servers and a worker behind
// HAProxy, on PgBouncer, on a PostgreSQL primary with a standby that confirms every commit. Under fifty
// requests a second the primary is lost and everything is restarted in turns, twenty times each. Prints one
// JSON line per figure, and ends with 1 where a goal was missed. `--rounds=2` rehearses less often.
import { setTimeout as pause } from 'node:timers/promises';
import { type BusySalon, openBusySalonIn, somePhone } from '../booking/salon.ts';
import { report } from '../report.ts';
import { type Installation, openInstallation } from './installation.ts';
import { type Load, startLoad } from './load.ts';
import { failOver, type Round, restartInTurns } from './rounds.ts';

const GOALS = { lost: 0, doubled: 0, visibleAtFailover: 5000, failuresAtRestart: 0 };
const CLIENTS = 20;

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 20);
const installation = await openInstallation();
try {
  const salon = await openBusySalonIn(installation.databaseUrl);
  const load = await startVisits(installation, salon);
  await pause(5000);
  const isCarried = load.count() > 225;
  report('before, five seconds', {
    requests: load.count(),
    failures: load.failures.length,
    ...(!isCarried && { warning: 'this machine is too busy for the figures to mean anything' }),
  });
  const failovers = await repeat('failover', () => failOver(installation, load));
  const restarts = await repeat('rolling restart', () => restartInTurns(installation, load));
  await load.stop();
  const kept = await inspect(installation, salon, load);
  const visibleAtFailover = Math.max(...failovers.map(({ visibleFor }) => visibleFor));
  const failuresAtRestart = restarts
    .flatMap(({ failures }) => Object.values(failures))
    .reduce((all, count) => all + count, 0);
  const figures = { ...kept, visibleAtFailover, failuresAtRestart };
  report(`cluster, ${rounds} failovers and ${rounds} rolling restarts`, {
    requests: load.count(),
    ...figures,
    goals: GOALS,
  });
  const isMissed = Object.entries(GOALS).some(([goal, most]) => Reflect.get(figures, goal) > most);
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await installation.close();
}
process.exit();

async function repeat(name: string, play: () => Promise<Round>): Promise<Round[]> {
  const all: Round[] = [];
  for (let time = 1; time <= rounds; time++) {
    const round = await play();
    report(`${name} ${time}`, round);
    all.push(round);
  }
  return all;
}

async function startVisits({ address }: Installation, salon: BusySalon): Promise<Load> {
  const headers = { 'content-type': 'application/json', origin: address };
  const post = (path: string, body: object, more: object = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/auth/sign-in/email', salon.owner);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`sign-in answered ${signedIn.status} ${await signedIn.text()}`);
  const clientIds: string[] = [];
  for (let number = 0; number < CLIENTS; number++) {
    const client = { name: `Cliente ${number}`, phone: somePhone() };
    clientIds.push(Object(await (await post('/api/v1/clients', client, { cookie })).json()).id);
  }
  return startLoad({ address, cookie, salon, clientIds });
}

/** What was promised, and what is there. */
async function inspect({ database }: Installation, salon: BusySalon, { acknowledged }: Load) {
  const rows = await database.primary.askHora(
    `select notes, count(*)::int as times from appointments
     where company_id = '${salon.companyId}' group by notes`,
  );
  const there = new Map(rows.map(({ notes, times }) => [String(notes), Number(times)]));
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((notes) => !there.has(notes)).length,
    doubled: [...there.values()].filter((times) => times > 1).length,
  };
}
