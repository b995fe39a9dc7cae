import { expect, test } from 'vitest';
import { QUESTIONS_EVERY_MINUTES, takenForQuestion } from './receipt-questions.ts';

const taken = Temporal.Instant.from('2026-03-10T15:00:00Z');

test('a message is asked about four times in its first day, whenever the questions begin', () => {
  for (const offset of [0, 1, 599]) {
    const asked: number[] = [];
    for (let round = 0; round < 300; round += 1) {
      const minutes = round * QUESTIONS_EVERY_MINUTES;
      const now = taken.add({ minutes, seconds: offset });
      const isAsked = takenForQuestion(now).some(
        ({ from, until }) =>
          Temporal.Instant.compare(from, taken) < 0 && Temporal.Instant.compare(taken, until) <= 0,
      );
      if (isAsked) asked.push(minutes);
    }
    expect(asked).toEqual([10, 60, 360, 1440]);
  }
});
