import { expect, test } from 'vitest';
import { CLOSED_CIRCUIT } from './circuit.ts';
import {
  countedAfter,
  type GovernedMessage,
  type GovernedNumber,
  type SendingRules,
  turnOf,
} from './governor.ts';
import { HOURLY_LIMIT } from './pace.ts';
import { DEFAULT_QUIET_HOURS } from './quiet-hours.ts';

const zone = 'America/Sao_Paulo';
const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const today = Temporal.PlainDate.from('2026-03-10');
const rules: SendingRules = { hourlyLimit: HOURLY_LIMIT, quiet: DEFAULT_QUIET_HOURS, zone };
const healthy: GovernedNumber = {
  state: 'connected',
  connectedAt: now,
  bannedAt: null,
  pausedAt: null,
  nextSendAt: null,
  hour: null,
  day: null,
  circuit: CLOSED_CIRCUIT,
};
const toStranger: GovernedMessage = { nature: 'notice', to: 'new' };
const reply: GovernedMessage = { nature: 'answer', to: 'talking' };
const turn = (message: GovernedMessage, changed: Partial<GovernedNumber>, moment = now) =>
  turnOf(message, { number: { ...healthy, ...changed }, rules }, moment);

test('a healthy number sends', () => {
  expect(turn(toStranger, {})).toEqual({ may: 'go' });
});

test.each([
  ['banned', { bannedAt: now.subtract({ hours: 1000 }) }],
  ['paused', { pausedAt: now }],
  ['disconnected', { state: 'disconnected' }],
  ['disconnected', { state: 'connecting' }],
  ['disconnected', { connectedAt: null }],
] as const)('a number that is %s sends nothing, not even an answer', (because, changed) => {
  expect(turn(reply, changed)).toEqual({ may: 'stop', because });
});

test('between two messages there is a gap', () => {
  const nextSendAt = now.add({ seconds: 1 });
  expect(turn(reply, { nextSendAt })).toEqual({ may: 'wait', until: nextSendAt, because: 'gap' });
  expect(turn(reply, { nextSendAt }, nextSendAt)).toEqual({ may: 'go' });
});

test.each([
  [99, { may: 'go' }],
  [100, { may: 'wait', until: now.add({ minutes: 50 }), because: 'hour-limit' }],
] as const)('after %i messages in an hour', (sent, expected) => {
  const hour = { from: now.subtract({ minutes: 10 }), sent };
  expect(turn(reply, { hour })).toEqual(expected);
  expect(turn(reply, { hour }, now.add({ minutes: 50 }))).toEqual({ may: 'go' });
});

test('on its first day a number writes to twenty strangers, and to whomever it knows', () => {
  const day = { day: today, newPeople: 20 };
  const midnight = today.add({ days: 1 }).toZonedDateTime(zone).toInstant();
  expect(turn(toStranger, { day: { ...day, newPeople: 19 } })).toEqual({ may: 'go' });
  expect(turn(toStranger, { day })).toEqual({ may: 'wait', until: midnight, because: 'day-cap' });
  expect(turn({ nature: 'notice', to: 'known' }, { day })).toEqual({ may: 'go' });
  expect(turn(toStranger, { day }, midnight)).toEqual({ may: 'go' });
});

test('when WhatsApp limits a number, strangers wait and answers go on', () => {
  const circuit = { refusedInARow: 3, strangersStoppedAt: now };
  expect(turn(toStranger, { circuit })).toMatchObject({ because: 'strangers-stopped' });
  expect(turn(reply, { circuit })).toEqual({ may: 'go' });
});

test('at night a reminder waits and an answer goes', () => {
  const night = Temporal.Instant.from('2026-03-11T02:00:00Z');
  expect(turn({ nature: 'reminder', to: 'known' }, {}, night)).toMatchObject({ because: 'quiet' });
  expect(turn(reply, {}, night)).toEqual({ may: 'go' });
});

test('of several reasons to wait the longest counts', () => {
  const changed = {
    nextSendAt: now.add({ seconds: 9 }),
    hour: { from: now, sent: 100 },
    day: { day: today, newPeople: 20 },
  };
  expect(turn(toStranger, changed)).toMatchObject({ because: 'day-cap' });
  expect(turn(reply, changed)).toMatchObject({ because: 'hour-limit' });
});

test('a message is counted for its hour, and a stranger for the day', () => {
  const first = countedAfter(healthy, { to: 'new', zone, random: 0 }, now);
  expect(first).toEqual({
    hour: { from: now, sent: 1 },
    day: { day: today, newPeople: 1 },
    nextSendAt: now.add({ seconds: 6 }),
  });
  const later = now.add({ seconds: 6 });
  const second = countedAfter({ ...healthy, ...first }, { to: 'talking', zone, random: 0 }, later);
  expect(second).toEqual({
    hour: { from: now, sent: 2 },
    day: { day: today, newPeople: 1 },
    nextSendAt: later.add({ milliseconds: 1500 }),
  });
});
