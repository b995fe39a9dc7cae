import type { AskedAppointment } from '@app/contract/shared/affected-appointments';
import { expect, test } from 'vitest';
import { decide, keepAll, moveAllThatFit, stillPossible } from './affected-decisions.ts';

const at = (time: string) => `2026-03-20T${time}:00Z`;

function asked(id: string, from: string, until: string, people: string[]): AskedAppointment {
  const busy = { busyFrom: at(from), busyUntil: at(until) };
  const takers = people.map((name) => ({ id: name, name, ...busy }));
  const words = { serviceNames: '', professionalName: 'Ana', clientName: id, clientPhone: null };
  return { id, startTime: at(from), ...words, takers, problem: null };
}

test('nobody is given two at once, and who comes after is given more', () => {
  const appointments = [
    asked('nine', '12:00', '13:00', ['bia', 'caio']),
    asked('half', '12:30', '13:30', ['bia', 'caio']),
    asked('third', '12:30', '13:00', ['bia', 'caio']),
    asked('ten', '13:00', '14:00', ['bia']),
  ];
  const stays = [{ id: 'third', professionalId: null }];
  expect(moveAllThatFit(appointments, stays)).toEqual([
    { id: 'nine', professionalId: 'bia' },
    { id: 'half', professionalId: 'caio' },
    { id: 'third', professionalId: null },
    { id: 'ten', professionalId: 'bia' },
  ]);
  expect(keepAll(appointments.slice(0, 1))).toEqual([{ id: 'nine', professionalId: null }]);
});

test('what was decided stays as far as it is still possible', () => {
  const kept = { id: 'kept', professionalId: null };
  const moved = { id: 'moved', professionalId: 'bia' };
  const decided = [kept, moved, { id: 'lost', professionalId: 'bia' }];
  const lost = { ...asked('lost', '12:00', '13:00', ['bia']), problem: 'taken' as const };
  const now = [
    asked('kept', '10:00', '11:00', []),
    asked('moved', '11:00', '12:00', ['bia']),
    lost,
  ];
  expect(stillPossible(decided, now)).toEqual([kept, moved]);
  expect(stillPossible([{ id: 'kept', professionalId: 'bia' }], now)).toEqual([]);
});

test('one is decided anew, or left open again', () => {
  const decided = decide([], 'a', null);
  expect(decide(decided, 'a', 'bia')).toEqual([{ id: 'a', professionalId: 'bia' }]);
  expect(decide(decided, 'a', undefined)).toEqual([]);
});
