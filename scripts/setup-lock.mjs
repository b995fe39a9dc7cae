import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_IN_MS = 15 * 60 * 1000;
const PAUSE_IN_MS = 200;

/**
 * Does the work while no other process works in the same clone. A lock left behind by a process
 * that is gone is taken over.
 *
 * @template Answer
 * @param {string} root
 * @param {() => Promise<Answer>} work
 * @returns {Promise<Answer>}
 */
export async function withSetupLock(root, work) {
  await acquire(root);
  const release = () => rmSync(lockOf(root), { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

async function acquire(root) {
  const giveUpAt = Date.now() + PATIENCE_IN_MS;
  let waitingFor = null;
  while (!take(root)) {
    const owner = ownerOf(lockOf(root));
    if (owner === null) continue;
    if (!isAlive(owner)) {
      removeStale(root);
      continue;
    }
    if (Date.now() > giveUpAt) throw new Error(`Gave up waiting for process ${owner}.`);
    if (waitingFor !== owner) console.log(`Another set-up is running (process ${owner}); waiting.`);
    waitingFor = owner;
    await pause(PAUSE_IN_MS);
  }
}

/** The folder is filled first and then moved into place, so a lock never lacks its owner. */
function take(root) {
  const prepared = mkdtempSync(`${lockOf(root)}-`);
  writeFileSync(join(prepared, 'pid'), String(process.pid));
  try {
    renameSync(prepared, lockOf(root));
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false;
    throw error;
  }
}

/** Moved aside before it is removed: of two processes that see a stale lock, one moves it. */
function removeStale(root) {
  const aside = `${lockOf(root)}-stale-${process.pid}`;
  try {
    renameSync(lockOf(root), aside);
    if (isAlive(ownerOf(aside))) renameSync(aside, lockOf(root));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function lockOf(root) {
  return join(root, '.setup-lock');
}
