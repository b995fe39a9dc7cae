import { describe, expect, test } from 'vitest';
import {
  answeredQuestion,
  cancelQuestionKey,
  isFresh,
  type Question,
  questionOf,
  reactionTo,
} from './answered-question.ts';

const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');
const ago = (minutes: number) => noon.subtract({ minutes });
const visit = (appointmentId: string): Question => ({ about: 'visit', appointmentId });

describe('which question an answer belongs to', () => {
  test('is what was said last', () => {
    const said = [
      { at: ago(600), question: visit('next week') },
      { at: ago(90), question: visit('tomorrow') },
    ];
    expect(answeredQuestion(said, noon)).toEqual(visit('tomorrow'));
  });

  test('is none where a person wrote after the reminder', () => {
    const said = [
      { at: ago(90), question: visit('tomorrow') },
      { at: ago(5), question: null },
    ];
    expect(answeredQuestion(said, noon)).toBeNull();
    expect(answeredQuestion(said, ago(6))).toEqual(visit('tomorrow'));
  });

  test('is none where two visits were told of in one breath', () => {
    const said = [
      { at: ago(90), question: visit('mother') },
      { at: ago(89), question: visit('daughter') },
    ];
    expect(answeredQuestion(said, noon)).toBeNull();
  });

  test('is the same visit told of twice', () => {
    const said = [
      { at: ago(90), question: visit('tomorrow') },
      { at: ago(89), question: visit('tomorrow') },
    ];
    expect(answeredQuestion(said, noon)).toEqual(visit('tomorrow'));
  });

  test('is none of what was said days ago, or later', () => {
    const after72Hours = 72 * 60 + 1;
    expect(answeredQuestion([{ at: ago(after72Hours), question: visit('a') }], noon)).toBeNull();
    expect(answeredQuestion([{ at: ago(-1), question: visit('a') }], noon)).toBeNull();
    expect(answeredQuestion([], noon)).toBeNull();
  });

  test('holds in the second in which it was asked', () => {
    const said = [{ at: noon.add({ milliseconds: 900 }), question: visit('a') }];
    expect(answeredQuestion(said, noon)).toEqual(visit('a'));
  });
});

describe('what a message asks', () => {
  const appointmentId = 'a';
  test.each([
    ['appointment_reminder_24h', 'visit'],
    ['appointment_created', 'visit'],
    ['appointment_moved', 'visit'],
    ['appointment_completed', undefined],
    ['appointment_cancelled', undefined],
    ['campaign', undefined],
    ['reply', undefined],
  ] as const)('%s: %s', (occasion, about) => {
    expect(questionOf({ occasion, occasionKey: 'x', appointmentId })?.about).toBe(about);
  });

  test('our own question whether to cancel', () => {
    const occasionKey = cancelQuestionKey('1');
    const asked = questionOf({ occasion: 'reply', occasionKey, appointmentId });
    expect(asked).toEqual({ about: 'cancelling', appointmentId });
  });
});

test('what was told of a visit that is somebody else’s by now asks nothing', () => {
  const occasionKey = 'appointment:a:appointment_reminder_24h:2026-03-10T12:00:00Z';
  const reminder = { occasion: 'appointment_reminder_24h', appointmentId: 'a' } as const;
  expect(questionOf({ ...reminder, occasionKey })).not.toBeNull();
  expect(questionOf({ ...reminder, occasionKey: `${occasionKey}:former:b` })).toBeNull();
});

describe('what an answer leads to', () => {
  const cancelling: Question = { about: 'cancelling', appointmentId: 'a' };
  test.each([
    ['confirm', false, visit('a'), 'confirm'],
    ['cancel', true, visit('a'), 'ask-to-cancel'],
    ['cancel', false, visit('a'), 'ask-to-cancel'],
    ['reschedule', false, visit('a'), 'wait'],
    ['unsure', false, visit('a'), 'wait'],
    ['confirm', false, cancelling, 'cancel'],
    ['cancel', false, cancelling, 'cancel'],
    ['cancel', true, cancelling, 'wait'],
    ['unsure', false, cancelling, 'wait'],
    ['confirm', false, null, 'wait'],
    ['cancel', false, null, 'wait'],
    ['opt-out', false, null, 'opt-out'],
    ['opt-out', false, cancelling, 'opt-out'],
  ] as const)('%s (bare no: %s) to %o: %s', (meaning, isBareNo, question, reaction) => {
    expect(reactionTo({ meaning, isBareNo }, question)).toBe(reaction);
  });
});

test('what took more than a day to arrive is not acted upon', () => {
  expect(isFresh(noon.subtract({ hours: 23 }), noon)).toBe(true);
  expect(isFresh(noon.subtract({ hours: 25 }), noon)).toBe(false);
});
