import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './database.ts';
import { type MessageLines, openMessageLines } from './message-lines.ts';
import { type MessageSenders, openMessageSenders } from './message-senders.ts';
import { report } from './report.ts';
import { enough } from './scale.ts';

const COMPANIES = enough(500, 4);
const EACH = enough(20, 1);
const ARMED = enough(100_000, 100);
const KILLS = enough(20, 0);
const RESTARTS = enough(5, 0);
const SILENT = enough(50, 1);
const GOALS = { lost: 0, doubled: 0, shortestPause: 6000, leavesWithin: 60_000, ratio: 1.5 };
const GIVEN_UP = 30 * 60_000;
const BETWEEN_MESSAGES = enough(16_000, 7_000);

type Stage = { lines: MessageLines; senders: MessageSenders };

/** Messages of many companies through one gateway, while everything around them breaks. */
export async function measureMessages(place: Place): Promise<void> {
  const lines = await openMessageLines();
  const senders = await openMessageSenders(place, lines.variables);
  try {
    const stage = { lines, senders };
    await connectNumbers(stage);
    await arm(senders);
    const control = await leaving(stage, []);
    report('messages: one of each company, among many armed', {
      companies: COMPANIES,
      armed: ARMED,
      ...control,
      goal: GOALS.leavesWithin,
    });
    const disturbed = await leaving(stage, await namesOf(senders, SILENT));
    const ratio = Number((disturbed.p99 / control.p99).toFixed(2));
    report('messages: others, while some lines are silent', {
      silent: SILENT,
      ...disturbed,
      ratio,
      goal: GOALS.ratio,
    });
    report('messages: kills and restarts', { ...(await suffer(stage)), goals: GOALS });
  } finally {
    await senders.close();
    lines.close();
  }
}

async function connectNumbers({ lines, senders }: Stage): Promise<void> {
  await senders.ask(
    `with founded as (
       insert into companies (name, slug, trial_ends_at)
       select 'Empresa ' || n, 'empresa-' || n, '2100-01-01' from generate_series(1, $1::int) as n
       returning id, slug)
     insert into company_slugs (slug, company_id) select slug, id from founded`,
    [COMPANIES],
  );
  await senders.ask(
    `insert into whatsapp_connections (company_id, provider, line_name, secret_hash, state, connected_at)
     select id, 'evolution', slug, slug, 'disconnected', now() - interval '60 days'
     from companies where slug like 'empresa-%'`,
  );
  await lines.pair(await namesOf(senders, COMPANIES));
  await senders.ask(`update whatsapp_connections set state = 'connected'`);
}

async function namesOf(senders: MessageSenders, most: number): Promise<string[]> {
  const rows = await senders.ask<{ name: string }>(
    'select line_name as name from whatsapp_connections order by company_id limit $1',
    [most],
  );
  return rows.map(({ name }) => name);
}

/** What waits for another day. */
async function arm(senders: MessageSenders): Promise<void> {
  await senders.ask(
    `insert into messages (company_id, occasion, occasion_key, planned_at)
     select company_id, 'appointment_reminder_24h', 'armed:' || n,
       now() + interval '1 day' + n * interval '1 second'
     from whatsapp_connections, generate_series(1, $1::int) as n`,
    [Math.ceil(ARMED / COMPANIES)],
  );
  await senders.ask('analyze messages');
}

/** The text says which it is: each has to arrive once. */
const QUEUE = `
  insert into messages (company_id, occasion, occasion_key, recipient, text, planned_at)
  select company_id, 'manual', $1 || ':' || n, '55119' || lpad(n::text, 8, '7'),
    $1 || ' ' || line_name || ' ' || n, now()
  from whatsapp_connections, generate_series(1, $2::int) as n`;

type Leaving = { p50: number; p99: number; longest: number };

/** How long one message of each company takes from its minute to the phone, without those of silent lines. */
async function leaving({ lines, senders }: Stage, silent: string[]): Promise<Leaving> {
  await pause(BETWEEN_MESSAGES);
  lines.silence(silent);
  const name = `round-${silent.length}`;
  const began = Temporal.Now.instant().epochMilliseconds;
  await senders.ask(QUEUE, [name, 1]);
  const others = (await namesOf(senders, COMPANIES)).filter((line) => !silent.includes(line));
  const took: number[] = [];
  for (const line of others) {
    took.push((await arrival(lines, line, name)) - began);
  }
  lines.silence([]);
  took.sort((one, next) => one - next);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}

async function arrival(lines: MessageLines, line: string, name: string): Promise<number> {
  for (;;) {
    const found = (await lines.sent(line)).find(({ text }) => text.startsWith(`${name} `));
    if (found) return found.at;
    await pause(50);
  }
}

/** Many messages of each number, and something is killed again and again. */
async function suffer({ lines, senders }: Stage): Promise<object> {
  await senders.ask(QUEUE, ['storm', EACH]);
  const began = performance.now();
  for (let time = 0; time < KILLS; time += 1) {
    await pause(5_000);
    await senders.kill();
    if (time % Math.ceil(KILLS / Math.max(1, RESTARTS)) === 1) await senders.restartDatabase();
  }
  await untilAllLeft(senders, began);
  const counts = await arrivals(lines, await namesOf(senders, COMPANIES));
  const expected = COMPANIES * EACH;
  return {
    messages: expected,
    kills: KILLS,
    restarts: RESTARTS,
    seconds: Math.round((performance.now() - began) / 1000),
    lost: expected - counts.texts.size,
    doubled: [...counts.texts.values()].filter((times) => times > 1).length,
    ...(await statesOf(senders)),
    shortestPause: await shortestPause(senders),
  };
}

async function untilAllLeft(senders: MessageSenders, began: number): Promise<void> {
  for (;;) {
    const [left] = await senders
      .ask<{ count: number }>(
        `select count(*)::int as count from messages where text like 'storm %'
         and (state = 'queued' or (state = 'sending' and provider_id is null))`,
      )
      .catch(() => [{ count: -1 }]);
    if (left?.count === 0 || performance.now() - began > GIVEN_UP) return;
    await pause(2_000);
  }
}

async function arrivals(lines: MessageLines, names: readonly string[]) {
  const texts = new Map<string, number>();
  for (const name of names) {
    for (const { text } of await lines.sent(name)) {
      if (text.startsWith('storm ')) texts.set(text, (texts.get(text) ?? 0) + 1);
    }
  }
  return { texts };
}

async function statesOf(senders: MessageSenders): Promise<object> {
  const rows = await senders.ask<{ state: string; error: string; count: number }>(
    `select state, error, count(*)::int as count from messages where text like 'storm %'
     group by state, error`,
  );
  return { states: rows, attempts: await attemptsOf(senders) };
}

async function attemptsOf(senders: MessageSenders): Promise<object> {
  const rows = await senders.ask<{ attempts: number; count: number }>(
    `select attempts, count(*)::int as count from messages where text like 'storm %'
     group by attempts order by attempts`,
  );
  return Object.fromEntries(rows.map(({ attempts, count }) => [attempts, count]));
}

/** In milliseconds, between two attempts of one number that were both the last of their message. */
async function shortestPause(senders: MessageSenders): Promise<number> {
  const [row] = await senders.ask<{ shortest: number }>(
    `select (extract(epoch from min(pause)) * 1000)::int as shortest from (
       select taken_at - lag(taken_at) over (partition by company_id order by taken_at) as pause
       from messages where text like 'storm %') as pauses`,
  );
  return row?.shortest ?? 0;
}
