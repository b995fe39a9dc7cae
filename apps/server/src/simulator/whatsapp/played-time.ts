/** Work that is due later. What waits is in memory alone, as it is at Evolution: a restart loses it. */
export type PlayedTime = {
  later(milliseconds: number, work: () => Promise<void>): void;
  /** Forgets all that waits. */
  lose(): void;
};

export type TimeByHand = PlayedTime & {
  /** Lets so much time go by, doing what falls due on the way, one after the other. */
  pass(milliseconds: number): Promise<void>;
};

export function realTime(): PlayedTime {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later(milliseconds, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        // What fails is lost, as it is at a gateway: whoever waits for it asks again.
        work().catch(() => {});
      }, milliseconds).unref();
      timers.add(timer);
    },
    lose() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

export function timeByHand(): TimeByHand {
  let now = 0;
  let waiting: { due: number; work: () => Promise<void> }[] = [];
  return {
    later(milliseconds, work) {
      waiting.push({ due: now + milliseconds, work });
    },
    lose() {
      waiting = [];
    },
    async pass(milliseconds) {
      const until = now + milliseconds;
      for (let next = takeNext(until); next; next = takeNext(until)) {
        now = next.due;
        await next.work();
      }
      now = until;
    },
  };

  function takeNext(until: number) {
    const due = waiting.filter((each) => each.due <= until);
    const next = due.reduce<(typeof due)[number] | undefined>(
      (first, each) => (first && first.due <= each.due ? first : each),
      undefined,
    );
    waiting = waiting.filter((each) => each !== next);
    return next;
  }
}
