import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Several times what a whole run was seen to keep at once. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * Where what is thrown away after the tests never waits for a disk; `null` when this system keeps no
 * folder in memory, has too little room there, or runs no programs from it.
 *
 * @param {string} folder
 * @param {number} needed
 * @returns {string | null}
 */
export function memoryFolder(folder = '/dev/shm', needed = ENOUGH_BYTES) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const room = Math.min(bavail * bsize, freemem());
    return room >= needed && runsPrograms(folder) ? folder : null;
  } catch {
    // Not there, or not ours to write to.
    return null;
  }
}

/** The database may be copied to where its own user reaches it, and is started there. */
function runsPrograms(folder) {
  const probe = mkdtempSync(join(folder, 'test-probe-'));
  try {
    const program = join(probe, 'program');
    writeFileSync(program, '');
    chmodSync(program, 0o755);
    accessSync(program, constants.X_OK);
    return true;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}
