import { describe, expect, test } from 'vitest';
import {
  contactsOfPhone,
  isHiddenContact,
  isWindowOpen,
  phoneShown,
  previewOf,
  recipientOf,
  replyChance,
  storableName,
  storableText,
  talkContact,
  talkName,
  writtenAt,
} from './conversation.ts';

const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');

describe('whom a talk is with', () => {
  test('one phone is one talk, with the ninth digit and without', () => {
    const one = talkContact({ phone: '+552199998888', hidden: null });
    expect(one).toBe('5521999998888');
    expect(talkContact({ phone: '+5521999998888', hidden: '1@lid' })).toBe(one);
  });

  test('the key of a phone names the talks with it', () => {
    const one = talkContact({ phone: '+5521999998888', hidden: null });
    expect(contactsOfPhone('2199998888')).toContain(one);
    expect(contactsOfPhone('2133334444')).toContain('552133334444');
    expect(contactsOfPhone('')).toEqual([]);
  });

  test('a phone of another country is addressed as such', () => {
    const contact = talkContact({ phone: '+14155551234', hidden: null }) ?? '';
    expect(contact).toBe('14155551234');
    expect(recipientOf(contact)).toBe('+14155551234');
    expect(phoneShown(contact)).toBe('+14155551234');
  });

  test('whoever hides her phone keeps the address behind which she hides', () => {
    expect(talkContact({ phone: null, hidden: '1@lid' })).toBe('1@lid');
    expect(recipientOf('1@lid')).toBe('1@lid');
    expect(phoneShown('1@lid')).toBe('');
    expect(talkContact({ phone: null, hidden: null })).toBeNull();
  });

  test.each([
    ['5521999998888', false],
    ['14155551234', false],
    ['+14155551234', false],
    ['1179@lid', true],
    ['BR.1503', true],
    ['BR.13491208655302741918', true],
    ['', true],
  ])('%s hides the phone: %j', (contact, isHidden) => {
    expect(isHiddenContact(contact)).toBe(isHidden);
    if (!isHidden) return;
    expect(phoneShown(contact)).toBe('');
    expect(recipientOf(contact)).toBe(contact);
  });

  test('is called as in the book, as she calls herself, or by her number', () => {
    const contact = '5521999998888';
    expect(talkName({ contact, contactName: 'Rê', clientName: 'Renata' })).toBe('Renata');
    expect(talkName({ contact, contactName: 'Rê', clientName: null })).toBe('Rê');
    expect(talkName({ contact, contactName: '', clientName: null })).toBe('(21) 99999-8888');
  });
});

describe('what came from outside', () => {
  test('is stored without what no column holds', () => {
    expect(storableText('a\0b\uD83D')).toBe('ab\uFFFD');
    expect(storableText('x'.repeat(70_000))).toHaveLength(65_536);
    expect(storableName(null)).toBe('');
    expect(storableName('  Ana \n Maria ')).toBe('Ana Maria');
  });

  test('is shown in one line', () => {
    expect(previewOf('Oi!\n\nTudo   bem?')).toBe('Oi! Tudo bem?');
  });

  test('was written now where the clock of the phone is ahead', () => {
    expect(writtenAt(noon.add({ hours: 1 }), noon)).toEqual(noon);
    expect(writtenAt(null, noon)).toEqual(noon);
    const before = noon.subtract({ minutes: 1 });
    expect(writtenAt(before, noon)).toEqual(before);
  });
});

test.each([
  ['possible', {}],
  ['disconnected', { state: 'connecting' }],
  ['disconnected', { bannedAt: noon, pausedAt: noon }],
  ['paused', { pausedAt: noon }],
  ['paused', { pausedAt: noon, provider: 'meta' }],
  ['window-closed', { provider: 'meta' }],
  ['possible', {}, '1179@lid'],
  ['hidden', { provider: 'meta' }, '1179@lid'],
  ['hidden', { provider: 'meta' }, 'BR.1503'],
  ['hidden', {}, 'BR.1503'],
  ['paused', { pausedAt: noon }, 'BR.1503'],
] as const)('an answer is %s where the number is %j, to %s', (chance, change, contact?: string) => {
  const number = { provider: 'evolution', state: 'connected', bannedAt: null, pausedAt: null };
  expect(
    replyChance(
      { ...number, ...change } as Parameters<typeof replyChance>[0],
      { contact: contact ?? '5511987654321', lastIncomingAt: null },
      noon,
    ),
  ).toBe(chance);
});

test('a number may answer for a day after she wrote', () => {
  expect(isWindowOpen(null, noon)).toBe(false);
  expect(isWindowOpen(noon.subtract({ hours: 23 }), noon)).toBe(true);
  expect(isWindowOpen(noon.subtract({ hours: 24 }), noon)).toBe(false);
});
