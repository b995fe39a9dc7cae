import { describe, expect, test } from 'vitest';
import { BusyError, createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to, and tells when it began. */
function workshop() {
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const ending = Promise.withResolvers<string>();
    endings.set(name, ending);
    return ending.promise;
  };
  return { begun, work, endingOf: (name: string) => endings.get(name) };
}

describe('heavy work', () => {
  test('is done one piece at a time, in order, also after one that failed', async () => {
    const { begun, work, endingOf } = workshop();
    const turns = createWorkQueue({ waiting: 9, ofOwner: 9 });
    const [first, second, third] = ['1', '2', '3'].map((name) => turns(name, work(name)));
    await expect.poll(() => begun).toEqual(['1']);
    endingOf('1')?.reject(new Error('damaged'));
    await expect(first).rejects.toThrow('damaged');
    await expect.poll(() => begun).toEqual(['1', '2']);
    endingOf('2')?.resolve('drawn');
    expect(await second).toBe('drawn');
    await expect.poll(() => begun).toEqual(['1', '2', '3']);
    endingOf('3')?.resolve('drawn too');
    expect(await third).toBe('drawn too');
  });

  test('has so many places for one owner, and so many in all', async () => {
    const { begun, work, endingOf } = workshop();
    const turns = createWorkQueue({ waiting: 3, ofOwner: 2 });
    const first = turns('a', work('1'));
    const others = [turns('a', async () => '2')];
    await expect(turns('a', async () => '')).rejects.toThrow(BusyError);
    others.push(turns('b', async () => '3'));
    await expect(turns('c', async () => '')).rejects.toThrow(BusyError);

    await expect.poll(() => begun).toEqual(['1']);
    endingOf('1')?.resolve('1');
    expect(await Promise.all([first, ...others])).toEqual(['1', '2', '3']);
    expect(await turns('a', async () => '4')).toBe('4');
  });
});
