import { expect } from 'vitest';

// What Temporal keeps is no property, so `toMatchObject` takes any two of its values for the same.
// The files of a worker share one list of such comparisons.
globalThis.momentsAreCompared ??= compareMoments();

function compareMoments() {
  expect.addEqualityTesters([sameMoment]);
  return true;
}

function sameMoment(one, other) {
  if (!isOfTemporal(one) || !isOfTemporal(other)) return undefined;
  return one[Symbol.toStringTag] === other[Symbol.toStringTag] && one.toJSON() === other.toJSON();
}

function isOfTemporal(value) {
  return String(value?.[Symbol.toStringTag]).startsWith('Temporal.');
}
