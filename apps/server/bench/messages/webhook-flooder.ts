// Posts so many webhooks a second, whether they are answered or not, and says how that went.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { countOutcomes } from '../booking/calls.ts';
import { spreadOf } from '../spread.ts';
import { bodyAt, NO_JSON } from './webhook-bodies.ts';

const [url = '', line = '', known = '', perSecond = '', seconds = ''] = process.argv.slice(2);
const about = { line, known: Number(known) };
const all = Number(perSecond) * Number(seconds);
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const outcomes: string[] = [];
const times: number[] = [];
const acceptedTimes: number[] = [];
/** When those began that nobody answered yet. */
const open = new Set<number>();
/** Whoever is answered later than this after the end is not waited for. */
const GRACE = 20_000;

/** From the moment at which it was due: whoever waits for a free connection waits too. */
function post(number: number): Promise<void> {
  // Two never begin at the very same moment.
  const began = performance.now() + number / 1e9;
  open.add(began);
  return new Promise((resolve) => {
    const end = (outcome: string) => {
      if (open.has(began)) note(outcome, began);
      resolve();
    };
    const headers = { 'content-type': 'application/json' };
    const body = bodyAt(number, about);
    const whose = body === NO_JSON ? ' to what is no JSON' : '';
    const asked = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('close', () => end(`${response.statusCode}${whose}`));
    });
    asked.on('error', () => end('no answer'));
    asked.end(body);
  });
}

function note(outcome: string, began: number): void {
  open.delete(began);
  outcomes.push(outcome);
  times.push(performance.now() - began);
  if (outcome === '200') acceptedTimes.push(performance.now() - began);
}

const began = performance.now();
const answered: Promise<void>[] = [];
while (answered.length < all) {
  const due = Math.min(all, ((performance.now() - began) / 1000) * Number(perSecond));
  while (answered.length < due) answered.push(post(answered.length));
  await pause(5);
}
const rate = Math.round(all / ((performance.now() - began) / 1000));
await Promise.race([Promise.all(answered), pause(GRACE)]);
for (const one of [...open]) note('too late', one);
const spread = { ...spreadOf(times), accepted: spreadOf(acceptedTimes) };
console.log(JSON.stringify({ sent: all, rate, answers: countOutcomes(outcomes), ...spread }));
process.exit();
