import { describe, expect, test } from 'vitest';
import {
  afterLeaving,
  afterNews,
  afterTaken,
  type ConnectedNumber,
  isReconnecting,
  type LineNews,
  lossOf,
} from './connection.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const ago = (hours: number) => now.subtract({ hours });
const fresh: ConnectedNumber = {
  state: 'disconnected',
  phone: '',
  profileName: '',
  connectedAt: null,
  disconnectedAt: null,
  leftAt: null,
  lostBecause: null,
  bannedAt: null,
  qrCode: null,
  pairingCode: null,
  codeUntil: null,
  refusedInARow: 0,
  strangersStoppedAt: null,
};
const paired: ConnectedNumber = {
  ...fresh,
  state: 'connected',
  phone: '+5511987654321',
  profileName: 'Salão',
  connectedAt: ago(500),
};
const qr: LineNews = { kind: 'qr', code: '2@abc,def', pairingCode: null };
const none = { phone: null, profileName: null, reason: null };
const open = (phone: string | null = paired.phone): LineNews => ({
  kind: 'connection',
  state: 'open',
  phone,
  profileName: 'Salão',
  reason: null,
});
const connecting: LineNews = { kind: 'connection', state: 'connecting', ...none };
const closed = (reason: number | null): LineNews => ({
  kind: 'connection',
  state: 'closed',
  ...none,
  reason,
});
const after = (number: ConnectedNumber, ...news: LineNews[]) =>
  news.reduce((before, piece) => afterNews(before, piece, now), number);

describe('pairing', () => {
  test('shows each code for forty seconds, then connects', () => {
    const shown = after(fresh, connecting, qr);
    expect(shown).toMatchObject({
      state: 'connecting',
      qrCode: '2@abc,def',
      codeUntil: now.add({ seconds: 40 }),
      disconnectedAt: null,
    });
    expect(after(shown, open())).toEqual({ ...paired, connectedAt: now });
  });

  test('a code that comes after the pairing is late', () => {
    expect(after(paired, qr, { kind: 'qr-ended' })).toEqual(paired);
  });

  test('a code that nobody scans ends as it began', () => {
    expect(after(fresh, qr, { kind: 'qr-ended' })).toEqual(fresh);
  });
});

describe('the age of a number', () => {
  test('survives its network', () => {
    expect(after(paired, connecting, open())).toEqual(paired);
  });

  test.each<[string, Partial<ConnectedNumber>, string | null]>([
    ['another number', {}, '+5511900001111'],
    ['one that was banned', { bannedAt: ago(1) }, paired.phone],
    ['one that was away for a week', { disconnectedAt: ago(24 * 7) }, paired.phone],
  ])('begins anew for %s', (_case, was, phone) => {
    const back = after({ ...paired, ...was, state: 'connecting', refusedInARow: 2 }, open(phone));
    expect(back).toMatchObject({ connectedAt: now, bannedAt: null, refusedInARow: 0 });
  });

  test('goes on for one that was away for less', () => {
    const away = { ...paired, state: 'connecting' as const, disconnectedAt: ago(24 * 7 - 1) };
    expect(after(away, open(null)).connectedAt).toEqual(paired.connectedAt);
  });
});

describe('losing a number', () => {
  test.each([
    ['without its network', after(paired, connecting), true],
    ['told so once more', after(paired, connecting, connecting), true],
    ['closed by the network and opened anew', after(paired, closed(428), connecting), true],
    ['that is connected', paired, false],
    ['never paired', after(fresh, connecting), false],
    ['unlinked and paired anew', after(paired, closed(401), connecting), false],
    ['gone and made anew', after(paired, closed(404), connecting), false],
    ['banned and paired anew', after(paired, closed(403), connecting), false],
    ['that shows a code', after(paired, connecting, qr), false],
    ['a person left', afterLeaving(paired, now), false],
  ])('one %s comes back by itself, or not', (_case, number, isBack) => {
    expect(isReconnecting(number)).toBe(isBack);
  });

  test('keeps the moment at which it went out', () => {
    const out = { ...after(paired, connecting), disconnectedAt: ago(1) };
    expect(after(out, connecting, closed(401))).toMatchObject({
      state: 'disconnected',
      disconnectedAt: ago(1),
      lostBecause: 401,
    });
  });

  test('a line that a person left tells so itself, and a ban counts all the same', () => {
    const left = afterLeaving(paired, now);
    expect(after(left, closed(401))).toEqual(left);
    expect(after(left, closed(403)).bannedAt).toEqual(now);
  });

  test.each([
    ['comes back within a week keeps its age', 7 * 24 - 1, paired.connectedAt],
    ['comes back after a week begins anew', 7 * 24, now],
  ])('a number that a person disconnected and that %s', (_case, hours, connectedAt) => {
    const left = afterLeaving(paired, ago(hours));
    expect([left.disconnectedAt, String(left.leftAt)]).toEqual([null, String(ago(hours))]);
    const again = after(afterLeaving(left, now), connecting, qr, open());
    expect([String(again.connectedAt), again.leftAt]).toEqual([String(connectedAt), null]);
  });

  test('a ban stays until it is paired again', () => {
    const banned = after(paired, closed(403));
    expect(after(banned, closed(null), connecting, qr).bannedAt).toEqual(now);
    expect(after(banned, open()).bannedAt).toBeNull();
  });

  test.each<[string, ConnectedNumber, string | null]>([
    ['connected', paired, null],
    ['never paired', after(fresh, qr), null],
    ['never scanned', after(fresh, qr, closed(428)), null],
    ['unlinked', after(paired, closed(401)), 'unlinked'],
    ['another company’s', afterTaken(after(fresh, qr), now), 'taken'],
    ['another company’s, and told closed', after(afterTaken(fresh, now), closed(401)), 'taken'],
    ['another company’s, and being paired anew', after(afterTaken(fresh, now), qr), null],
    ['paired anew with a phone of its own', after(afterTaken(fresh, now), qr, open()), null],
    ['banned', after(paired, closed(403)), 'banned'],
    ['without network for a moment', after(paired, connecting), null],
    [
      'without network for two minutes',
      { ...after(paired, connecting), disconnectedAt: now.subtract({ minutes: 2 }) },
      'out',
    ],
    ['disconnected by a person', after(afterLeaving(paired, now), closed(401)), null],
    [
      'disconnected by a person and never paired again',
      after(afterLeaving(paired, now), connecting, qr, closed(428)),
      null,
    ],
  ])('the team is told of one that is %s: %s', (_case, number, loss) => {
    expect(lossOf(number, now)).toBe(loss);
  });
});
