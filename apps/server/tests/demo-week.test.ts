import type { Weekday } from '@app/domain/shared/local-time';
import { describe, expect, test } from 'vitest';
import { extraDays, hours, onDays } from '../seeds/week.ts';

const TUESDAY_TO_SATURDAY: Weekday[] = [2, 3, 4, 5, 6];
const EVERY_WEEKDAY: Weekday[] = [1, 2, 3, 4, 5];
const monday = Temporal.PlainDate.from('2026-11-16');

const ana = { name: 'Ana', week: onDays(TUESDAY_TO_SATURDAY, ['09:00-18:00'], ['12:00-13:00']) };
const bia = { name: 'Bia', week: onDays(TUESDAY_TO_SATURDAY, ['10:00-19:00']) };
const caio = { name: 'Caio', week: onDays(EVERY_WEEKDAY, ['08:00-12:00']) };

describe('the day on which somebody looks at the demonstration', () => {
  test('is worked by those who would rest, when most of the team would', () => {
    const extra = extraDays([ana, bia, caio], monday);
    expect([...extra.keys()]).toEqual(['Ana', 'Bia']);
    expect(extra.get('Ana')).toMatchObject({
      fromDate: monday,
      untilDate: monday.add({ days: 1 }),
      kind: 'special-hours',
      shifts: [hours('09:00-12:00'), hours('13:00-18:00')],
    });
  });

  test('is an ordinary one when half of the team is there', () => {
    expect(extraDays([ana, caio], monday)).toEqual(new Map());
    expect(extraDays([ana, bia, caio], monday.add({ days: 1 }))).toEqual(new Map());
  });
});
