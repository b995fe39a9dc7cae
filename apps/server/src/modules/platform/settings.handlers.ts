import type { KeptSecret, SettingSection } from '@app/contract/platform/settings.contract';
import { id as anId } from '@app/contract/shared/schemas';
import { centsOfMicros } from '@app/domain/insights/assistant';
import { z } from 'zod';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forOperators, forWaitingOperators } from '../../foundation/http/procedures.ts';
import type { AccountContext } from '../../foundation/http/request-context.ts';
import {
  type Desk,
  recordingChanges,
  removeSettings,
} from '../../foundation/settings/setting-saves.ts';
import {
  type CostPlace,
  listAssistantCosts,
  sumAssistantCosts,
} from '../insights/assistant-costs.queries.ts';
import {
  changeAppearance,
  changeAssistant,
  changeEvolution,
  changeGeneral,
  changeMailServer,
  changeMeta,
  changeOwner,
} from './platform-settings.commands.ts';
import { readPlatformSettings } from './platform-settings.queries.ts';
import { SECRETS, USUAL_VALUES } from './setting-keys.rules.ts';
import { sendTestMail, testEvolution } from './setting-tests.commands.ts';
import { readSettingVersions } from './setting-versions.queries.ts';
import { SETTING_GROUPS } from './settings.labels.ts';

const platformSettings = forOperators.platform.settings;
// No transaction is open while they speak to the outside.
const tests = forWaitingOperators.platform.settings;

export const platformSettingsHandlers = {
  read: platformSettings.read.handler(({ context }) => current(context)),

  changeGeneral: platformSettings.changeGeneral.handler(({ input, context, errors }) => {
    const { version, ...typed } = input;
    const seen = { section: 'general', version, late: errors.SETTINGS_CHANGED } as const;
    return saving(context, seen, (desk) => changeGeneral(desk, typed));
  }),

  changeCompany: platformSettings.changeCompany.handler(({ input, context, errors }) => {
    const { version, ...typed } = input;
    const seen = { section: 'company', version, late: errors.SETTINGS_CHANGED } as const;
    return saving(context, seen, (desk) => changeOwner(desk, typed));
  }),

  changeAppearance: platformSettings.changeAppearance.handler(({ input, context, errors }) => {
    const { version, ...typed } = input;
    const seen = { section: 'appearance', version, late: errors.SETTINGS_CHANGED } as const;
    return saving(context, seen, (desk) => changeAppearance(desk, typed));
  }),

  changeEvolution: platformSettings.changeEvolution.handler(({ input, context, errors }) => {
    if (context.environment.EVOLUTION_URL) throw errors.SETTING_FIXED();
    const { version, ...typed } = input;
    const seen = { section: 'evolution', version, late: errors.SETTINGS_CHANGED } as const;
    return saving(context, seen, async (desk) => {
      const saved = await changeEvolution(desk, typed);
      if (!saved.accepted) throw errors.KEY_AGAIN();
    });
  }),

  changeMeta: platformSettings.changeMeta.handler(({ input, context, errors }) => {
    const { version, ...typed } = input;
    const seen = { section: 'meta', version, late: errors.SETTINGS_CHANGED } as const;
    return saving(context, seen, (desk) => changeMeta(desk, typed));
  }),

  changeOpenai: platformSettings.changeOpenai.handler(({ input, context, errors }) => {
    const { version, ...typed } = input;
    const seen = { section: 'openai', version, late: errors.SETTINGS_CHANGED } as const;
    return saving(context, seen, async (desk) => {
      const saved = await changeAssistant(desk, typed);
      if (!saved.accepted) throw errors.KEY_AGAIN();
    });
  }),

  listAssistantCosts: platformSettings.listAssistantCosts.handler(
    async ({ input: { cursor, limit }, context: { scope, now }, errors }) => {
      const after = placeAt(cursor, costPlace, errors);
      const page = await listAssistantCosts(scope, { now, after, limit });
      return {
        items: page.rows.map(presentCost),
        nextCursor: nextCursor(page, ({ costInMicros, companyId }) => [costInMicros, companyId]),
        totals: after ? null : presentCost(await sumAssistantCosts(scope, now)),
      };
    },
  ),

  changeSmtp: platformSettings.changeSmtp.handler(({ input, context, errors }) => {
    if (context.environment.SMTP_URL) throw errors.SETTING_FIXED();
    const { version, ...typed } = input;
    const seen = { section: 'smtp', version, late: errors.SETTINGS_CHANGED } as const;
    return saving(context, seen, async (desk) => {
      const saved = await changeMailServer(desk, typed);
      if (saved.accepted) return;
      throw saved.reason === 'password-again' ? errors.PASSWORD_AGAIN() : errors.PASSWORD_MISSING();
    });
  }),

  removeSecret: platformSettings.removeSecret.handler(
    async ({ input: { of }, context, errors }) => {
      const { EVOLUTION_URL, SMTP_URL } = context.environment;
      const fixed: Partial<Record<KeptSecret, string | undefined>> = {
        evolution: EVOLUTION_URL,
        smtp: SMTP_URL,
      };
      if (fixed[of]) throw errors.SETTING_FIXED();
      const noted = { subject: SETTING_GROUPS[of], requestId: context.requestId };
      await removeSettings(deskOf(context), SECRETS[of], noted);
      return current(context);
    },
  ),

  testEvolution: tests.testEvolution.handler(({ context }) => testEvolution(context.whatsapp)),

  testSmtp: tests.testSmtp.handler(({ input: { to }, context }) => {
    const { account, requestId } = context;
    return sendTestMail(context, { userId: account.userId, requestId }, to);
  }),
};

const costPlace: z.ZodType<CostPlace> = z
  .tuple([z.int(), anId])
  .transform(([costInMicros, companyId]) => ({ costInMicros, companyId }));

function presentCost<Row extends { costInMicros: number }>({ costInMicros, ...row }: Row) {
  return { ...row, costCents: centsOfMicros(costInMicros) };
}

type OperatorContext = AccountContext & { scope: OperatorScope };

/** What somebody read before she changed it, and what she is told where it is not so any more. */
type Seen = { section: SettingSection; version: number | undefined; late: () => Error };

/** Saves, writes into the trail what is another than before, and answers what holds now. */
async function saving(
  context: OperatorContext,
  { section, version, late }: Seen,
  work: (desk: Desk) => Promise<void>,
): ReturnType<typeof current> {
  const desk = deskOf(context);
  const { requestId, scope } = context;
  const noted = { subject: SETTING_GROUPS[section], requestId, usual: USUAL_VALUES };
  await recordingChanges(desk, noted, async () => {
    const versions = await readSettingVersions(scope);
    if (version !== undefined && versions[section] !== version) throw late();
    await work(desk);
  });
  return current(context);
}

function deskOf({ scope, settings, account, now }: OperatorContext): Desk {
  return { scope, settings, changer: { userId: account.userId, now } };
}

function current({ scope, settings, environment }: OperatorContext) {
  return readPlatformSettings(scope, settings, environment);
}
