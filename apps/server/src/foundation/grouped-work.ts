import { setTimeout as pause } from 'node:timers/promises';
import { BusyError } from './work-queue.ts';

type GroupParts<Piece> = {
  /** Does all pieces of one owner together, or none of them. */
  settle(owner: string, pieces: readonly Piece[]): Promise<void>;
  /** How many owners are served at a time. */
  atOnce: number;
  /** How many pieces of one owner may wait. */
  mostPieces: number;
  /** For how many milliseconds a first piece waits for others to come along. */
  gathers?: number;
};

export type GroupedWork<Piece> = (owner: string, piece: Piece) => Promise<void>;

type Waiting<Piece> = {
  piece: Piece;
  /** In milliseconds, on a clock that only goes forward. */
  since: number;
  settled: PromiseWithResolvers<void>;
};

/**
 * What comes for an owner while other work of hers is under way is done together afterwards. So a flood
 * of one owner costs few transactions, and nobody waits behind it. Each piece is answered once it is
 * done. When a group fails its pieces are tried one by one: one bad piece spoils no other.
 */
export function createGroupedWork<Piece>(parts: GroupParts<Piece>): GroupedWork<Piece> {
  const { settle, atOnce, mostPieces, gathers = 0 } = parts;
  const waiting = new Map<string, Waiting<Piece>[]>();
  const underWay = new Set<string>();

  function startNext(): void {
    for (const owner of waiting.keys()) {
      if (underWay.size >= atOnce) return;
      if (underWay.has(owner)) continue;
      underWay.add(owner);
      void settleNext(owner).finally(() => {
        underWay.delete(owner);
        startNext();
      });
    }
  }

  async function settleNext(owner: string): Promise<void> {
    const left = stillGathers(owner);
    if (left > 0) await pause(left);
    const group = waiting.get(owner) ?? [];
    waiting.delete(owner);
    await settleGroup(owner, group);
  }

  /** What came while others were under way has waited for company already. */
  function stillGathers(owner: string): number {
    const first = waiting.get(owner)?.[0];
    return first && gathers > 0 ? gathers - (performance.now() - first.since) : 0;
  }

  async function settleGroup(owner: string, group: readonly Waiting<Piece>[]): Promise<void> {
    const together = await outcomeOf(owner, group);
    if (together.done || group.length === 1) return answer(group, together);
    for (const one of group) answer([one], await outcomeOf(owner, [one]));
  }

  async function outcomeOf(owner: string, group: readonly Waiting<Piece>[]): Promise<Outcome> {
    try {
      await settle(
        owner,
        group.map(({ piece }) => piece),
      );
      return { done: true };
    } catch (error) {
      return { done: false, error };
    }
  }

  return (owner, piece) => {
    const group = waiting.get(owner) ?? [];
    if (group.length >= mostPieces) return Promise.reject(new BusyError('Too much waits'));
    const settled = Promise.withResolvers<void>();
    group.push({ piece, since: performance.now(), settled });
    waiting.set(owner, group);
    startNext();
    return settled.promise;
  };
}

type Outcome = { done: true } | { done: false; error: unknown };

function answer<Piece>(group: readonly Waiting<Piece>[], outcome: Outcome): void {
  for (const { settled } of group) {
    if (outcome.done) settled.resolve();
    else settled.reject(outcome.error);
  }
}
