import { join } from 'node:path';
import { readOrCreateSecret } from './secret-file.ts';

/** The secret that seals and signs, and those from before it, which still open and verify. */
export type AppSecrets = { current: string; old: readonly string[] };

type AppSecretSource = {
  configured: string | undefined;
  old?: readonly string[];
  dataFolder: string;
};

/** The configured secret, else the one kept in the data folder, which the first start creates. */
export function loadAppSecrets({ configured, old = [], dataFolder }: AppSecretSource): AppSecrets {
  return { current: configured || readOrCreateSecret(join(dataFolder, 'app.secret')), old };
}

/** The newest first. */
export function allOf({ current, old }: AppSecrets): readonly string[] {
  return [current, ...old];
}
