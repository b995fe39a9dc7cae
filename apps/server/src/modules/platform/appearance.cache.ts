import { appearanceStyle } from '@app/domain/platform/appearance-style';
import { cacheAnswer } from '../../foundation/cached-answer.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { Scopes } from '../../foundation/database/scopes.ts';
import type { Logger } from '../../foundation/logger.ts';
import type { SettingsStore } from '../../foundation/settings/settings.ts';
import { withTimeout } from '../../foundation/timeout.ts';
import { appearanceIn } from './platform-settings.queries.ts';
import { APPEARANCE_SETTINGS, PLATFORM_NAME } from './setting-keys.rules.ts';

const TIMEOUT_MS = 2000;
/** Whoever saves sees it at once; everybody else with the next page. */
const KEPT_FOR = { seconds: 5 };

type Parts = { scopes: Scopes; settings: SettingsStore; clock: Clock; logger: Logger };

/** The stylesheet of the operators' wishes. Every page asks for it, so it is worked out only so often. */
export function createAppearance({
  scopes,
  settings,
  clock,
  logger,
}: Parts): () => Promise<string> {
  const actor = { userId: null, requestId: 'appearance' };
  const keys = [PLATFORM_NAME, ...Object.values(APPEARANCE_SETTINGS)];
  return cacheAnswer({
    clock,
    keptFor: KEPT_FOR,
    otherwise: '',
    async ask() {
      const reading = scopes.asOperator(actor, (scope) => settings.readAll(scope, keys));
      const saved = await withTimeout(TIMEOUT_MS, reading);
      return appearanceStyle({ ...appearanceIn(saved), name: saved.get(PLATFORM_NAME) ?? '' });
    },
    complain: (error) => logger.warn({ err: error }, 'pages look as they did before'),
  });
}
