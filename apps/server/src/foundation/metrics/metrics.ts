import { ORPCError } from '@orpc/server';
import * as prometheus from 'prom-client';
import type { CountedFigures, Counts, Figure } from './counted-figures.ts';
import { type ProcessParts, watchProcess } from './process-figures.ts';

/** Procedures are many and most take milliseconds: a few steps each, so that they can all be kept. */
const PROCEDURE_STEPS = [0.01, 0.05, 0.25, 1, 5];

export type Metrics = {
  contentType: string;
  /** Everything that is measured, as Prometheus reads it. */
  read(): Promise<string>;
  requestDone(request: { method: string; route: string; status: number }, seconds: number): void;
  /** Lets a procedure run, and notes under its name how long it took and how it ended. */
  timeProcedure<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer>;
};

type MetricParts = ProcessParts & {
  counted: CountedFigures;
  /** Who books, by the procedure that books. */
  bookings: ReadonlyMap<string, string>;
};

export function createMetrics({ counted, bookings, ...process }: MetricParts): Metrics {
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  watchProcess(registry, process);
  const requests = new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const gauges = counted.figures.map((figure) => gaugeOf(figure, registers));

  return {
    contentType: registry.contentType,
    async read() {
      const counts = await counted.read();
      for (const show of gauges) show(counts);
      return registry.metrics();
    },
    requestDone: (labels, seconds) => requests.observe(labels, seconds),
    timeProcedure: timerOf(bookings, registers),
  };
}

/** What was refused to whoever asked is no failure of ours. */
function timerOf(
  bookings: MetricParts['bookings'],
  registers: prometheus.Registry[],
): Metrics['timeProcedure'] {
  const procedures = new prometheus.Histogram({
    name: 'procedure_duration_seconds',
    help: 'Duration of procedures: done, refused to whoever asked, or failed through our fault',
    labelNames: ['procedure', 'outcome'],
    buckets: PROCEDURE_STEPS,
    registers,
  });
  const booked = new prometheus.Counter({
    name: 'bookings_total',
    help: 'Appointments that were booked through this process',
    labelNames: ['by'],
    registers,
  });
  return async (name, run) => {
    const since = performance.now();
    const note = (outcome: string) =>
      procedures.observe({ procedure: name, outcome }, (performance.now() - since) / 1000);
    try {
      const answer = await run();
      note('done');
      const by = bookings.get(name);
      if (by) booked.inc({ by });
      return answer;
    } catch (error) {
      note(error instanceof ORPCError && error.status < 500 ? 'refused' : 'failed');
      throw error;
    }
  };
}

/** What could not be counted is not shown: an old figure would look like a good one. */
function gaugeOf({ name, help, by }: Figure, registers: prometheus.Registry[]) {
  const gauge = new prometheus.Gauge({ name, help, labelNames: by ? [by] : [], registers });
  return (counts: Counts | null) => {
    gauge.reset();
    for (const [label, value] of Object.entries(counts?.[name] ?? {})) {
      gauge.set(by ? { [by]: label } : {}, value);
    }
  };
}
