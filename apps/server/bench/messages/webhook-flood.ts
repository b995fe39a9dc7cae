import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { secretHashOf } from '../../src/modules/messaging/connection/lines.rules.ts';
import { type Call, countOutcomes, outcomeOf } from '../booking/calls.ts';
import { type BusySalon, startOn } from '../booking/salon.ts';
import { endProgram, firstMatch, runProgram } from '../child-programs.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { openSalonServer, type SalonServer } from '../salon-server.ts';
import { enough } from '../scale.ts';
import { ratioOf, spreadOf } from '../spread.ts';

const OTHERS = enough(10, 1);
const SECONDS = enough(30, 1);
const WARM_UP_SECONDS = enough(10, 0);
const PER_SECOND = enough(1_000, 50);
const KNOWN = enough(500, 5);
const GOALS = { p99: 50, ratioOfOthers: 1.5 };
const LINE = 'flooded';
/** Whoever works at a counter does something every few moments. */
const BETWEEN_REQUESTS = 100;
const TABLES = [
  'messages',
  'incoming_messages',
  'conversations',
  'notices',
  'mails',
  'effects',
  'audit_records',
];

/** A gateway that posts without end about one line, while people of other companies work. */
export async function measureWebhookFlood(place: Place): Promise<void> {
  // Limits hold as they do out in the world; the proxy is what gives each owner an address of her own.
  const server = await openSalonServer(place, { TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: '0' });
  try {
    const [flooded, ...others] = await server.openSalons(OTHERS + 1);
    const callers = await Promise.all(others.map((salon, at) => ownerAt(server, salon, at)));
    const secret = await openLine(server, flooded?.companyId ?? '');
    await work(callers, pause(WARM_UP_SECONDS * 1000));
    const before = await work(callers, pause(SECONDS * 1000));
    const elsewhere = await workWhileElsewhere(callers);
    const rows = await countRows(server);
    const flood = floodOf(`${server.address}/api/webhooks/evolution/${secret}`);
    const meanwhile = await work(callers, flood);
    report(`webhooks: ${PER_SECOND} a second of one line, answered`, {
      ...(await flood),
      goal: GOALS.p99,
    });
    report('webhooks: requests of other companies meanwhile, against before', {
      ratioOfP50: ratioOf(meanwhile.p50, before.p50),
      ratioOfP99: ratioOf(meanwhile.p99, before.p99),
      goal: GOALS.ratioOfOthers,
      ofFloodElsewhere: {
        ratioOfP50: ratioOf(elsewhere.p50, before.p50),
        ratioOfP99: ratioOf(elsewhere.p99, before.p99),
      },
      meanwhile,
      elsewhere,
      before,
    });
    report('webhooks: rows written by all of it', await newRows(server, rows));
  } finally {
    await server.close();
  }
}

type Owner = { call: Call; salon: BusySalon };

async function ownerAt(server: SalonServer, salon: BusySalon, at: number): Promise<Owner> {
  const from = `10.1.0.${at + 1}`;
  return { salon, call: server.callAs(await server.signIn(salon, from), from) };
}

/** A line with some messages that left through it; answers the secret of its address. */
async function openLine({ ask }: SalonServer, companyId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await ask(
    `insert into whatsapp_connections (company_id, provider, line_name, secret_hash, state, connected_at)
     values ($1, 'evolution', $2, $3, 'connected', now() - interval '60 days')`,
    [companyId, LINE, secretHashOf(secret)],
  );
  await ask(
    `insert into messages (company_id, occasion, occasion_key, planned_at, state, taken_at,
       provider_id, recipient, text)
     select $1, 'manual', 'sent:' || n, now(), 'sending', now(), 'known-' || n,
       '551197' || 1000000 + n, 'Oi'
     from generate_series(0, $2::int - 1) as n`,
    [companyId, KNOWN],
  );
  return secret;
}

type Flood = { answers: Record<string, number>; p50: number; p99: number; longest: number };

/** What the flood costs the machine by itself: the same, to somebody who answers and does nothing. */
async function workWhileElsewhere(callers: readonly Owner[]): Promise<Work> {
  const sink = runProgram([join(import.meta.dirname, 'webhook-sink.ts')], {});
  try {
    return await work(callers, floodOf(await firstMatch(sink, /^(http.*)$/m)));
  } finally {
    await endProgram(sink);
  }
}

/** In a process of its own: whoever posts so much must not be in the way of who measures others. */
async function floodOf(url: string): Promise<Flood> {
  const script = join(import.meta.dirname, 'webhook-flooder.ts');
  const child = runProgram(
    [script, url, LINE, String(KNOWN), String(PER_SECOND), String(SECONDS)],
    {},
  );
  return JSON.parse(await firstMatch(child, /^(\{.*\})$/m));
}

type Work = { p50: number; p99: number; longest: number; outcomes: Record<string, number> };

/** What owners do all day, until something ends. */
async function work(owners: readonly Owner[], until: Promise<unknown>): Promise<Work> {
  const times: number[] = [];
  const outcomes: string[] = [];
  let isOver = false;
  const over = until.then(() => {
    isOver = true;
  });
  const lane = async ({ call, salon }: Owner) => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      outcomes.push(outcomeOf(await call(askingAt(salon, turn))));
      times.push(performance.now() - began);
      await pause(BETWEEN_REQUESTS);
    }
  };
  await Promise.all([over, ...owners.map(lane)]);
  return { ...spreadOf(times), outcomes: countOutcomes(outcomes) };
}

let written = 0;

/** Three looks, and something that is written. */
function askingAt(salon: BusySalon, turn: number): Parameters<Call>[0] {
  const day = salon.tomorrow.toString();
  const looks = ['services', `agenda?fromDate=${day}`, 'clients'];
  const look = looks[turn % (looks.length + 1)];
  if (look) return { method: 'GET', path: `/api/v1/${look}` };
  written += 1;
  const startTime = startOn(salon.tomorrow.add({ days: written % 20 }), 60).toString();
  const { clientId, quickServiceId, professionalIds } = salon;
  const professionalId = professionalIds[0];
  const booking = { clientId, serviceIds: [quickServiceId], professionalId, startTime };
  return { method: 'POST', path: '/api/v1/appointments', body: { ...booking, overbook: true } };
}

type Rows = Record<string, number>;

/** Of the flooded company alone, but for the queue and the mails. */
async function countRows({ ask }: SalonServer): Promise<Rows> {
  const ofLine = `where company_id = (select company_id from whatsapp_connections)`;
  const counts = TABLES.map((table) => {
    const whose = table === 'mails' ? '' : ofLine;
    return `select '${table}' as name, count(*)::int as count from ${table} ${whose}`;
  });
  const rows = await ask<{ name: string; count: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function newRows(server: SalonServer, before: Rows): Promise<Rows> {
  const after = await countRows(server);
  return Object.fromEntries(
    TABLES.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]),
  );
}
