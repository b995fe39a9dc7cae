export type Spread = { p50: number; p99: number; longest: number };

/** How long most, nearly all and the slowest took, in the unit of the times, to a tenth. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, next) => one - next);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: tenths(at(0.5)), p99: tenths(at(0.99)), longest: tenths(at(1)) };
}

export function ratioOf(subject: number, control: number): number {
  return Math.round((subject / control) * 100) / 100;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
