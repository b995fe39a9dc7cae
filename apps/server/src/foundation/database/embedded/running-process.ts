import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Tells a process from a later one of the same number, where /proc knows when it started. */
export type ProcessMark = { pid: number; startedAt: string | null };

export function markOf(pid: number): ProcessMark {
  return { pid, startedAt: startOf(pid) };
}

export function isSameProcessRunning(mark: ProcessMark): boolean {
  if (!isRunning(mark.pid)) return false;
  const startedAt = startOf(mark.pid);
  return mark.startedAt === null || startedAt === null || startedAt === mark.startedAt;
}

export function isRunning(pid: number): boolean {
  return existsForSignals(pid) && statusFields(pid)?.[0] !== 'Z';
}

export async function waitForExit(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(20);
}

/** The command line of a process; null when the system does not tell. */
export function commandLineOf(pid: number): string | null {
  return readIfAllowed(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? askPs(pid);
}

function existsForSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in clock ticks since boot: so the boot is part of the mark. */
function startOf(pid: number): string | null {
  const ticks = statusFields(pid)?.[19];
  const boot = readIfAllowed('/proc/sys/kernel/random/boot_id')?.trim();
  return ticks && boot ? `${boot}/${ticks}` : null;
}

/** The fields of a process from its state on: the name before it may hold spaces and brackets. */
function statusFields(pid: number): string[] | undefined {
  const status = readIfAllowed(`/proc/${pid}/stat`);
  return status?.slice(status.lastIndexOf(')') + 2).split(' ');
}

function readIfAllowed(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function askPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
}
