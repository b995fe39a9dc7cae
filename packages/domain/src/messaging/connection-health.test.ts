import { expect, test } from 'vitest';
import { CLOSED_CIRCUIT } from './circuit.ts';
import { healthOf, type ObservedNumber } from './connection-health.ts';
import { DEFAULT_QUIET_HOURS } from './quiet-hours.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const rules = { hourlyLimit: 100, quiet: DEFAULT_QUIET_HOURS, zone: 'America/Sao_Paulo' };
const healthy: ObservedNumber = {
  state: 'connected',
  connectedAt: now.subtract({ hours: 24 * 30 }),
  bannedAt: null,
  pausedAt: null,
  nextSendAt: null,
  hour: null,
  day: null,
  circuit: CLOSED_CIRCUIT,
  taken: 50,
  arrived: 45,
  unansweredSince: null,
};
const today = Temporal.PlainDate.from('2026-03-10');

test.each<[string, Partial<ObservedNumber>, string, string[]]>([
  ['healthy', {}, 'good', []],
  ['banned', { bannedAt: now }, 'stopped', ['banned']],
  ['disconnected', { state: 'disconnected' }, 'stopped', ['disconnected']],
  ['paused', { pausedAt: now }, 'stopped', ['paused']],
  [
    'limited by WhatsApp',
    { circuit: { refusedInARow: 3, strangersStoppedAt: now } },
    'careful',
    ['strangers-stopped'],
  ],
  ['sending what does not arrive', { taken: 40, arrived: 9 }, 'careful', ['arrives-nowhere']],
  ['sending what mostly arrives', { taken: 40, arrived: 10 }, 'good', []],
  ['sending little that does not arrive', { taken: 9, arrived: 0 }, 'good', []],
  [
    'without any word for a quarter of an hour',
    { unansweredSince: now.subtract({ minutes: 15 }) },
    'careful',
    ['gateway-silent'],
  ],
  ['without any word for a while', { unansweredSince: now.subtract({ minutes: 14 }) }, 'good', []],
  ['at its hourly limit', { hour: { from: now, sent: 100 } }, 'careful', ['hour-limit-reached']],
  ['at its daily cap', { day: { day: today, newPeople: 400 } }, 'careful', ['day-cap-reached']],
  ['young', { connectedAt: now.subtract({ hours: 24 * 13 }) }, 'good', ['young']],
  [
    'young and at its cap',
    { connectedAt: now, day: { day: today, newPeople: 20 } },
    'careful',
    ['day-cap-reached', 'young'],
  ],
  [
    'banned and therefore disconnected',
    { bannedAt: now, state: 'disconnected' },
    'stopped',
    ['banned', 'disconnected'],
  ],
])('a number that is %s', (_case, changed, level, signs) => {
  expect(healthOf({ ...healthy, ...changed }, rules, now)).toEqual({ level, signs });
});
