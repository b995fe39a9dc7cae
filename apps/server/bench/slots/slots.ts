import { getHeapStatistics } from 'node:v8';
import { freeStarts } from '@app/domain/scheduling/availability';
import { boardOf } from '@app/domain/scheduling/slot-board';
import { plainFreeStarts } from '@app/domain/scheduling/slot-oracle';
import { type SlotBoard, sweep } from '@app/domain/scheduling/slot-sweep';
import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { type Workload, workloadOf } from './workload.ts';

const ROUNDS = enough(7);
const MICROSECONDS_OF_A_ROUND = enough(60_000);
const SWEEPS_WEIGHED = enough(300_000, 10);
const WEIGHINGS = 3;
/** In bytes. Less than that for each sweep is the machine's own, compiling or looking at its heap. */
const SMALLEST_OBJECT = 16;
/** How many floors a sweep may take at most, and how often it fits into plain dates at least. */
const AIMS = [
  { bookings: 0, mostFloors: 20, leastSpeedUp: null },
  { bookings: 200, mostFloors: 6, leastSpeedUp: 1000 },
  { bookings: 2000, mostFloors: 3, leastSpeedUp: null },
];

/** The engine of availability against plain dates, and against what no engine can go below. */
export function measureSlots(): void {
  for (const aim of AIMS) measure(aim);
}

function measure({ bookings, mostFloors, leastSpeedUp }: (typeof AIMS)[number]): void {
  const workload = workloadOf(bookings);
  const { open, busy, question, plain } = workload;
  const board = ownBoard(workload);
  const slots = sweep(board, question);
  const times = takeTurns({
    plain: () => plainFreeStarts(plain).length,
    whole: () => freeStarts(open(), busy, question).length,
    engine: () => sweep(board, question),
    floor: () => touchAll(board, slots),
  });
  const floors = ratioOf(times.engine, times.floor);
  const speedUp = ratioOf(times.plain, times.engine);
  const sameAnswer = isSameAnswer(workload);
  const bytes = bytesPerRun(() => sweep(board, question));
  report(`free times of 31 days, ${bookings} bookings`, {
    slots,
    sameAnswer,
    microseconds: Object.entries(times).map(([name, all]) => `${name} ${round(medianOf(all))}`),
    timesTheFloor: round(floors),
    fasterThanPlainDates: round(speedUp),
    fromScheduleToListFasterThanPlainDates: round(ratioOf(times.plain, times.whole)),
    bytesPerSweep: bytes,
    aims: { mostFloors, leastSpeedUp },
    reached:
      sameAnswer &&
      floors <= mostFloors &&
      speedUp >= (leastSpeedUp ?? 0) &&
      bytes < SMALLEST_OBJECT,
  });
}

/** The shared board is laid out anew by every question: this one stays as it is. */
function ownBoard({ open, busy, question }: Workload): SlotBoard {
  const shared = boardOf(open(), busy, question.stepMinutes);
  return {
    ...shared,
    open: shared.open.slice(),
    busy: shared.busy.slice(),
    out: shared.out.slice(),
  };
}

function isSameAnswer({ open, busy, question, plain }: Workload): boolean {
  const engine = freeStarts(open(), busy, question);
  const expected = plainFreeStarts(plain).map((start) => start.epochMilliseconds / 60_000);
  return JSON.stringify(engine) === JSON.stringify(expected);
}

/** Reads every booking once, writes every slot once, and decides nothing. */
function touchAll({ busy, busyCount, out }: SlotBoard, slots: number): number {
  let touched = 0;
  for (let at = 0; at < busyCount * 2; at += 2) {
    touched = (touched + (busy[at] ?? 0) + (busy[at + 1] ?? 0)) | 0;
  }
  for (let slot = 0; slot < slots; slot++) out[slot] = slot;
  return touched;
}

type Works = { plain: Work; whole: Work; engine: Work; floor: Work };
type Work = () => number;

/** Microseconds of one run in each round; they take turns, so that a busy machine touches all alike. */
function takeTurns(works: Works): Record<keyof Works, number[]> {
  const repeats = {
    plain: repeatsFor(works.plain),
    whole: repeatsFor(works.whole),
    engine: repeatsFor(works.engine),
    floor: repeatsFor(works.floor),
  };
  const times: Record<keyof Works, number[]> = { plain: [], whole: [], engine: [], floor: [] };
  for (let turn = 0; turn < ROUNDS; turn++) {
    times.plain.push(timeOf(works.plain, repeats.plain));
    times.whole.push(timeOf(works.whole, repeats.whole));
    times.engine.push(timeOf(works.engine, repeats.engine));
    times.floor.push(timeOf(works.floor, repeats.floor));
  }
  return times;
}

/** Round by round, because neighbours in time meet the same machine. */
function ratioOf(subject: number[], control: number[]): number {
  return medianOf(subject.map((time, turn) => time / (control[turn] ?? Number.NaN)));
}

/** As many as fill a round; looking for them also lets the machine compile the work. */
function repeatsFor(work: Work): number {
  let repeats = 1;
  while (timeOf(work, repeats) * repeats < MICROSECONDS_OF_A_ROUND) repeats *= 2;
  return repeats;
}

/** Of this thread's own time: what others do on the machine meanwhile does not count. */
function timeOf(work: Work, repeats: number): number {
  let sum = 0;
  const start = process.threadCpuUsage();
  for (let run = 0; run < repeats; run++) sum += work();
  const { user, system } = process.threadCpuUsage(start);
  if (Number.isNaN(sum)) throw new Error('the work answered no number');
  return (user + system) / repeats;
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The least of some weighings: what the machine does beside the work only ever adds. */
function bytesPerRun(work: Work): number {
  const weighings = Array.from({ length: WEIGHINGS }, () => {
    const before = getHeapStatistics().total_allocated_bytes;
    for (let run = 0; run < SWEEPS_WEIGHED; run++) work();
    return (getHeapStatistics().total_allocated_bytes - before) / SWEEPS_WEIGHED;
  });
  return round(Math.min(...weighings));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
