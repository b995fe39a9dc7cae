import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A random text that stays the same from the first time it is asked for. */
export function readOrCreateSecret(file: string): string {
  return read(file) ?? create(file);
}

function read(file: string): string | null {
  const secret = contentOf(file)?.trim();
  if (secret === '') throw new Error(`${file} is empty: restore it from a backup, or remove it`);
  return secret ?? null;
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Linking a finished file is atomic and replaces none: of two first starts, both get one secret. */
function create(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    const existing = hasCode(error, 'EEXIST') ? read(file) : null;
    if (existing === null) throw error;
    return existing;
  } finally {
    rmSync(draft);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
