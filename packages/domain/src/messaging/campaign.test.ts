import { expect, test } from 'vitest';
import {
  businessHoursUntil,
  campaignStart,
  campaignState,
  decided,
  isTooLongForMany,
  sentOf,
  statesIn,
  WAY_OUT,
  withWayOut,
} from './campaign.ts';
import type { MessageState } from './message-state.ts';

const zone = 'America/Manaus';
const at = (time: string) => Temporal.ZonedDateTime.from(`${time}[${zone}]`).toInstant();
const now = at('2026-03-10T12:00');
const nothing = {
  queued: 0,
  sending: 0,
  sent: 0,
  delivered: 0,
  read: 0,
  failed: 0,
  skipped: 0,
};

test.each<[MessageState[], string]>([
  [['queued', 'sent'], 'sending'],
  [['sending'], 'sending'],
  [['sent', 'failed', 'skipped'], 'completed'],
  [['read', 'delivered'], 'completed'],
  [['failed', 'skipped'], 'failed'],
  [[], 'failed'],
])('a campaign whose messages are %j is %s', (messages, expected) => {
  expect(campaignState(messages)).toBe(expected);
});

test.each([
  ['', '10:00', 'moment-missing'],
  ['2026-03-11', '', 'moment-missing'],
  ['2026-03-10', '11:59', 'moment-past'],
  ['2026-03-09', '23:00', 'moment-past'],
])('a campaign for %j at %j is refused: %s', (date, time, reason) => {
  expect(campaignStart({ type: 'schedule', date, time }, zone, now)).toEqual({
    accepted: false,
    reason,
  });
});

test('a campaign begins now, or at its time in the company’s zone', () => {
  expect(campaignStart({ type: 'now' }, zone, now)).toEqual({ accepted: true, value: now });
  const later = campaignStart({ type: 'schedule', date: '2026-03-10', time: '12:00' }, zone, now);
  expect(later).toEqual({ accepted: true, value: now });
});

test.each([
  ['2026-03-10T08:59', '2026-03-10T09:00'],
  ['2026-03-10T09:00', null],
  ['2026-03-10T17:59', null],
  ['2026-03-10T18:00', '2026-03-11T09:00'],
  ['2026-03-10T23:30', '2026-03-11T09:00'],
  ['2026-03-10T00:00', '2026-03-10T09:00'],
])('within business hours, a message at %s waits until %s', (moment, until) => {
  expect(businessHoursUntil(zone, at(moment))).toEqual(until && at(until));
});

test('marketing tells how to leave, once', () => {
  expect(withWayOut('Oi {client_name}!')).toBe(
    'Oi {client_name}!\n\nPara não receber mais, responda SAIR.',
  );
  const own = 'Não quer mais? Responda SAIR';
  expect(withWayOut(own)).toBe(own);
  expect(withWayOut('Vamos sairmos')).toContain('responda SAIR');
  expect(withWayOut('Para sair linda no Natal')).toContain('responda SAIR');
});

test('the way out counts, where it is added', () => {
  const added = `\n\n${WAY_OUT}`.length;
  expect(isTooLongForMany('a'.repeat(4000 - added))).toBe(false);
  expect(isTooLongForMany('a'.repeat(4001 - added))).toBe(true);
  const own = ' SAIR';
  expect(isTooLongForMany('a'.repeat(4000 - own.length) + own)).toBe(false);
});

test('progress counts what is decided, and what has surely left', () => {
  const progress = { ...nothing, queued: 4, sending: 1, sent: 2, read: 3, failed: 1, skipped: 2 };
  expect(decided(progress)).toBe(8);
  expect(sentOf(progress)).toBe(5);
  expect(statesIn({ ...nothing, read: 1 })).toEqual(['read']);
});
