import { type AppSecrets, allOf } from './app-secret.ts';
import { openSecret, SealedSecretError, sealingKeyFrom, sealSecret } from './sealed-secret.ts';

/** Seals with the current secret of the application, and opens what any known one has sealed. */
export type Sealer = {
  seal(plain: string): string;
  open(sealed: string): string;
  /** Which of the application's secrets sealed it; null when it is none of ours. */
  secretBehind(sealed: string): string | null;
};

export function createSealer(secrets: AppSecrets): Sealer {
  const keys = allOf(secrets).map((secret) => ({ secret, key: sealingKeyFrom(secret) }));
  const current = sealingKeyFrom(secrets.current);

  function findOpened(sealed: string): { secret: string; plain: string } | null {
    for (const { secret, key } of keys) {
      try {
        return { secret, plain: openSecret(key, sealed) };
      } catch (error) {
        if (!(error instanceof SealedSecretError)) throw error;
      }
    }
    return null;
  }

  return {
    seal: (plain) => sealSecret(current, plain),
    open(sealed) {
      const opened = findOpened(sealed);
      // The first key says why, in the same words as if there were no others.
      return opened ? opened.plain : openSecret(current, sealed);
    },
    secretBehind: (sealed) => findOpened(sealed)?.secret ?? null,
  };
}
