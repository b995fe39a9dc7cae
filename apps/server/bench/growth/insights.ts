import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { type Asking, askPlatform, QUESTIONS, type Question } from './insights-questions.ts';

const GOALS = { timesOfSelect: 15, p99: 20, growth: 1.2 };
const ROUNDS = enough(60);
const ASKED_IN_ROUND = enough(50, 2);
const WARM_UP_ROUNDS = enough(10);

type Sizes = { small: number; large: number };
/** Milliseconds of each answer. */
type Times = Record<Question, number[]>;
type Side = { asking: Asking; times: Times };

/** What the figures of one company cost among few others and among many, beside `select 1`. */
export async function measureInsights(sizes: Sizes): Promise<void> {
  const small = { asking: await askPlatform(sizes.small), times: noTimes() };
  const large = { asking: await askPlatform(sizes.large), times: noTimes() };
  try {
    const firstLook = await lookAtStrangers(large.asking);
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      // Both take turns: a busy machine slows both.
      for (const side of [small, large]) await askAll(side, round);
      if (round === WARM_UP_ROUNDS - 1) for (const side of [small, large]) side.times = noTimes();
    }
    for (const name of ['home', 'month'] as const) {
      reportOn(name, { small, large, firstLook: firstLook[name] }, sizes);
    }
  } finally {
    await small.asking.close();
    await large.asking.close();
  }
}

function noTimes(): Times {
  return { select: [], selectInside: [], home: [], month: [] };
}

/** What nobody asked for lately lies on the disk, or far away in memory. */
async function lookAtStrangers(asking: Asking): Promise<Pick<Times, 'home' | 'month'>> {
  const times = noTimes();
  for (const [place, id] of asking.strangers.entries()) {
    await ask(asking, place % 2 === 0 ? 'home' : 'month', { id, times });
  }
  return times;
}

async function askAll({ asking, times }: Side, round: number): Promise<void> {
  const { regulars } = asking;
  for (const name of QUESTIONS) {
    for (let nth = 0; nth < ASKED_IN_ROUND; nth++) {
      const id = regulars[(round * ASKED_IN_ROUND + nth) % regulars.length] ?? '';
      await ask(asking, name, { id, times });
    }
  }
}

async function ask(
  asking: Asking,
  name: Question,
  { id, times }: { id: string; times: Times },
): Promise<void> {
  const began = performance.now();
  const isAnswered = await asking[name](id);
  times[name].push(performance.now() - began);
  if (!isAnswered) throw new Error(`${name} found nothing about ${id}`);
}

function reportOn(
  name: 'home' | 'month',
  { small, large, firstLook }: { small: Side; large: Side; firstLook: number[] },
  sizes: Sizes,
): void {
  const p50 = {
    select: middle(large.times.select),
    selectInside: middle(large.times.selectInside),
    small: middle(small.times[name]),
    large: middle(large.times[name]),
  };
  const timesOfSelect = rounded(p50.large / p50.select);
  const growth = rounded(p50.large / p50.small);
  const p99 = quantile(large.times[name], 0.99);
  report(`insights: ${name}, growth from ${sizes.small} to ${sizes.large} appointments`, {
    timesOfSelect,
    timesOfSelectInside: rounded(p50.large / p50.selectInside),
    growth,
    p99,
    goals: GOALS,
    p50,
    firstLook: { p50: middle(firstLook), p99: quantile(firstLook, 0.99) },
    isReached: timesOfSelect <= GOALS.timesOfSelect && growth <= GOALS.growth && p99 <= GOALS.p99,
  });
}

function middle(times: readonly number[]): number {
  return quantile(times, 0.5);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((first, second) => first - second);
  return rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
