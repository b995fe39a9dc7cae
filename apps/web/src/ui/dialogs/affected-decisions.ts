import type { AskedAppointment, Taker } from '@app/contract/shared/affected-appointments';
import type { ComponentType } from 'react';

/** To whom an appointment goes at its time; null when it stays as it is. */
export type Decision = { id: string; professionalId: string | null };

type WordsProps = { count: number; text: string | null; onChange: (text: string | null) => void };

/** How whoever would come to a closed door is told. The words are seen, or left out, before it is stored. */
export type Telling = {
  Words: ComponentType<WordsProps>;
  tell: (told: Told) => void;
};
export type Told = { appointmentIds: string[]; text: string };

/** What is still possible of what was decided before: who could not get it is not asked again. */
export function stillPossible(
  decided: readonly Decision[],
  appointments: readonly AskedAppointment[],
): Decision[] {
  return decided.filter(({ id, professionalId }) => {
    const asked = appointments.find((one) => one.id === id);
    if (!asked || asked.problem) return false;
    return professionalId === null || asked.takers.some((taker) => taker.id === professionalId);
  });
}

/**
 * Every one to the first who is free and gets no other at that time; who fits nowhere waits, or stays
 * where that was said. */
export function moveAllThatFit(
  appointments: readonly AskedAppointment[],
  decided: readonly Decision[],
): Decision[] {
  const given: Taker[] = [];
  const decisions: Decision[] = [];
  for (const { id, takers } of appointments) {
    const free = takers.find((taker) => !given.some((other) => meet(taker, other)));
    if (free) given.push(free);
    const stays = decided.find((one) => one.id === id && one.professionalId === null);
    const decision = free ? { id, professionalId: free.id } : stays;
    if (decision) decisions.push(decision);
  }
  return decisions;
}

export function keepAll(appointments: readonly AskedAppointment[]): Decision[] {
  return appointments.map(({ id }) => ({ id, professionalId: null }));
}

/** One decision more, another, or none. */
export function decide(
  decided: readonly Decision[],
  id: string,
  professionalId: string | null | undefined,
): Decision[] {
  const others = decided.filter((one) => one.id !== id);
  return professionalId === undefined ? others : [...others, { id, professionalId }];
}

/** Of whom nothing is decided: nobody serves them as things stand. */
export function leftIn(
  appointments: readonly AskedAppointment[],
  decided: readonly Decision[],
): string[] {
  const seenTo = new Set(decided.map(({ id }) => id));
  return appointments.map(({ id }) => id).filter((id) => !seenTo.has(id));
}

function meet(one: Taker, other: Taker): boolean {
  const { compare } = Temporal.Instant;
  return (
    one.id === other.id &&
    compare(one.busyFrom, other.busyUntil) < 0 &&
    compare(other.busyFrom, one.busyUntil) < 0
  );
}
