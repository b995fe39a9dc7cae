import { extname, join } from 'node:path';

// Both the sources (src/) and the bundle (dist/) lie directly under apps/server.
const serverFolder = join(import.meta.dirname, '..');

export const migrationsFolder = join(serverFolder, 'migrations');
export const webFolder = join(serverFolder, '..', 'web', 'dist');
export const projectFolder = join(serverFolder, '..', '..');

// Also run by the server, each night, for what takes long.
export const adminProgram = join(import.meta.dirname, `admin${extname(import.meta.filename)}`);

// Runs in a thread of its own, so it is a file of its own: a source in tests, else part of the bundle.
export const fileReader = join(import.meta.dirname, `file-reader${extname(import.meta.filename)}`);
