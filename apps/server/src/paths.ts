import { join } from 'node:path';

// Both the sources (src/) and the bundle (dist/) lie directly under apps/server.
const serverFolder = join(import.meta.dirname, '..');

export const migrationsFolder = join(serverFolder, 'migrations');
export const webFolder = join(serverFolder, '..', 'web', 'dist');
export const projectFolder = join(serverFolder, '..', '..');
