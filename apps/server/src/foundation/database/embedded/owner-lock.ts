import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isSameProcessRunning, markOf, type ProcessMark } from './running-process.ts';

type Ownership = { release(): void };

/**
 * Makes this process the only server on a data folder, for as long as it lives.
 *
 * Each owner creates the next numbered file, `<folder>.owner-7`; creating is atomic, so of many that
 * find the last owner dead, one wins. The highest file is never removed: numbers only grow, and a
 * slow process that claims an old number sees a higher one and withdraws.
 */
export function takeOwnership(folder: string): Ownership {
  for (;;) {
    const last = lastNumber(folder);
    refuseWhenOwned(folder, last);
    const number = last + 1;
    if (!claim(folder, number)) continue;
    if (lastNumber(folder) === number) {
      removeOlder(folder, number);
      return { release: () => release(ownerFile(folder, number)) };
    }
    rmSync(ownerFile(folder, number), { force: true });
  }
}

function refuseWhenOwned(folder: string, number: number): void {
  const file = ownerFile(folder, number);
  const owner = readOwner(file);
  if (!owner || !isSameProcessRunning(owner)) return;
  throw new EmbeddedPostgresError(
    `The data folder ${folder} is in use by process ${owner.pid}. Stop that process, or start this one with another DATA_DIR and another PORT. (The claim is in ${file}.)`,
  );
}

function claim(folder: string, number: number): boolean {
  const draft = `${folder}.owner-draft-${process.pid}`;
  writeFileSync(draft, JSON.stringify(markOf(process.pid)), { mode: 0o644 });
  try {
    // Unlike an exclusive write, a link appears with its content already inside.
    linkSync(draft, ownerFile(folder, number));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function release(file: string): void {
  if (existsSync(file)) writeFileSync(file, 'released\n');
}

function readOwner(file: string): ProcessMark | null {
  try {
    // Only `claim` and `release` write this file.
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessMark;
  } catch (error) {
    if (isReleasedOrGone(error)) return null;
    throw error;
  }
}

function isReleasedOrGone(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function lastNumber(folder: string): number {
  return Math.max(0, ...ownerNumbers(folder));
}

function removeOlder(folder: string, number: number): void {
  for (const older of ownerNumbers(folder).filter((other) => other < number)) {
    rmSync(ownerFile(folder, older), { force: true });
  }
}

function ownerNumbers(folder: string): number[] {
  const prefix = `${basename(folder)}.owner-`;
  return readdirSync(dirname(folder))
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter(Number.isInteger);
}

function ownerFile(folder: string, number: number): string {
  return join(dirname(folder), `${basename(folder)}.owner-${number}`);
}
