/** There is more to do than may wait. Nothing was done: the same may be asked again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export type WorkQueue = <Answer>(owner: string, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Heavy work, one piece after the other in this process, in the order in which it came. So that
 * nobody fills the row alone, one owner has only a few places in it.
 */
export function createWorkQueue(most: { waiting: number; ofOwner: number }): WorkQueue {
  const owners: string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  return async (owner, work) => {
    const ofOwner = owners.filter((one) => one === owner).length;
    if (owners.length >= most.waiting || ofOwner >= most.ofOwner) {
      throw new BusyError('Too much work is waiting for its turn');
    }
    owners.push(owner);
    const done = last.then(work);
    last = done.catch(() => {});
    try {
      return await done;
    } finally {
      owners.splice(owners.indexOf(owner), 1);
    }
  };
}
