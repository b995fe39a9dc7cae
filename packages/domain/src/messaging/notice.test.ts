import { describe, expect, test } from 'vitest';
import type { Role } from '../team/permissions.ts';
import { concernOf, kindsFor, mayBeMailed, NOTICE_KINDS, usualWish } from './notice.ts';

describe('who is told', () => {
  test.each<[Role, string]>([
    ['owner', 'everybodys'],
    ['manager', 'everybodys'],
    ['receptionist', 'everybodys'],
    ['professional', 'own'],
  ])('of what clients do in the agenda, a %s hears: %s', (role, concern) => {
    expect(concernOf('appointment-booked', role)).toBe(concern);
    expect(concernOf('appointment-cancelled', role)).toBe(concern);
  });

  test('of money and files, only those whose business they are', () => {
    expect(kindsFor('owner')).toEqual([...NOTICE_KINDS]);
    expect(kindsFor('receptionist')).not.toContain('payment-failed');
    expect(kindsFor('receptionist')).not.toContain('import-finished');
    expect(kindsFor('professional')).toEqual([
      'appointment-booked',
      'appointment-requested',
      'appointment-moved',
      'appointment-cancelled',
      'appointment-unanswered',
      'reminder-in-doubt',
    ]);
  });
});

describe('where she is told', () => {
  test('what clients do online comes as an e-mail unless she says otherwise', () => {
    expect(usualWish('appointment-moved')).toMatchObject({ app: true, email: true });
    expect(usualWish('import-finished')).toMatchObject({ app: true, email: false });
  });

  test('so does a visit that nobody confirmed, and a campaign that did not leave', () => {
    expect(usualWish('appointment-unanswered').email).toBe(true);
    expect(usualWish('campaign-failed').email).toBe(true);
    expect(concernOf('campaign-failed', 'manager')).toBe('everybodys');
    expect(concernOf('campaign-paused', 'receptionist')).toBe('none');
  });

  test('a refused card has a letter of its own', () => {
    expect(mayBeMailed('payment-failed')).toBe(false);
    expect(usualWish('payment-failed').email).toBe(false);
    expect(mayBeMailed('import-finished')).toBe(true);
  });
});
