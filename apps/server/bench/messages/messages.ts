import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { type MessageLines, openMessageLines } from './message-lines.ts';
import { armForAnotherDay, connectNumbers, foundCompanies } from './message-numbers.ts';
import { type MessageSenders, openMessageSenders } from './message-senders.ts';

const COMPANIES = enough(500, 4);
const EACH = enough(20, 1);
const ARMED = enough(100_000, 100);
const KILLS = enough(20, 0);
const RESTARTS = enough(5, 0);
const SILENT = enough(50, 1);
const GOALS = { lost: 0, doubled: 0, shortestPause: 6000, leavesWithin: 60_000, ratio: 1.5 };
const GIVEN_UP = 30 * 60_000;
const SETTLING_GIVEN_UP = enough(10 * 60_000, 20_000);
const BETWEEN_MESSAGES = enough(16_000, 7_000);

type Stage = { lines: MessageLines; senders: MessageSenders };

/** Messages of many companies through one gateway, while everything around them breaks. */
export async function measureMessages(place: Place): Promise<void> {
  const lines = await openMessageLines();
  const senders = await openMessageSenders(place, lines.variables);
  try {
    const stage = { lines, senders };
    await foundCompanies(senders.ask, COMPANIES);
    await connectNumbers({ ...senders, lines, place }, 'empresa-');
    await armForAnotherDay(senders.ask, ARMED);
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

async function namesOf(senders: MessageSenders, most: number): Promise<string[]> {
  const rows = await senders.ask<{ name: string }>(
    'select line_name as name from whatsapp_connections order by company_id limit $1',
    [most],
  );
  return rows.map(({ name }) => name);
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
  const left = performance.now();
  await untilAllSettled(senders, left);
  const counts = await arrivals(lines, await namesOf(senders, COMPANIES));
  const expected = COMPANIES * EACH;
  return {
    messages: expected,
    kills: KILLS,
    restarts: RESTARTS,
    seconds: Math.round((left - began) / 1000),
    settledSecondsLater: Math.round((performance.now() - left) / 1000),
    lost: expected - counts.texts.size,
    doubled: [...counts.texts.values()].filter((times) => times > 1).length,
    ...(await statesOf(senders)),
    shortestPause: await shortestPause(senders),
  };
}

/** The gateway took all of them, as far as we know. */
function untilAllLeft(senders: MessageSenders, began: number): Promise<void> {
  return untilNone(
    senders,
    `state = 'queued' or (state = 'sending' and provider_id is null)`,
    began + GIVEN_UP,
  );
}

/** Of all of them it was heard that they arrived, or the gateway was asked. */
function untilAllSettled(senders: MessageSenders, left: number): Promise<void> {
  return untilNone(senders, `state in ('queued', 'sending')`, left + SETTLING_GIVEN_UP);
}

async function untilNone({ ask }: MessageSenders, which: string, until: number): Promise<void> {
  const question = `select count(*)::int as count from messages where text like 'storm %' and (${which})`;
  for (;;) {
    const [left] = await ask<{ count: number }>(question).catch(() => [{ count: -1 }]);
    if (left?.count === 0 || performance.now() > until) return;
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
