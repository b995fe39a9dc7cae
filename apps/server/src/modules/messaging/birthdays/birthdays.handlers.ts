import { birthDaysOn } from '@app/domain/messaging/birthday';
import { renderTemplate } from '@app/domain/messaging/template';
import { todayIn } from '@app/domain/shared/local-time';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { listBornOn } from '../../clients/birthdays.queries.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { filledText } from '../message-values.rules.ts';
import { readMessagingSettings } from '../messaging-settings.queries.ts';
import { wishWords, zoneOf } from './birthday-run.rules.ts';
import { saveBirthdays, sendTestWish } from './birthdays.commands.ts';
import { birthdayLabels as labels } from './birthdays.labels.ts';
import {
  presentBirthdays,
  presentDay,
  splitCelebrants,
  testSentence,
} from './birthdays.presenter.ts';
import { listBirthdayDays } from './birthdays.queries.ts';

const LOG_DAYS = 30;

const birthdays = forCompany.messaging.birthdays.use(opens('messages'));
const views = requires('messages.view');
const manages = requires('messages.manage');

export const birthdaysHandlers = {
  get: birthdays.get.use(views).handler(({ context }) => shown(context)),

  save: birthdays.save.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await saveBirthdays(context.scope, input, context);
    valueOr(outcome, { 'changed-meanwhile': errors.BIRTHDAYS_CHANGED });
    return shown(context);
  }),

  testRun: birthdays.testRun.use(manages).handler(async ({ context }) => {
    const { scope, account, now } = context;
    const { recipients, leftOut } = splitCelebrants(await celebrantsToday(context));
    const text = await exampleText(context, recipients[0]?.id);
    const sentTo = await sendTestWish(scope, text, { userId: account.userId, now });
    const named = recipients.map(({ id: clientId, name }) => ({ clientId, name }));
    return { message: testSentence(named.length, sentTo), recipients: named, leftOut, text };
  }),

  log: birthdays.log.use(views).handler(async ({ context }) => {
    const { scope, account, now } = context;
    const since = now.subtract({ hours: LOG_DAYS * 24 });
    const days = await listBirthdayDays(scope, { since, timezone: account.companyTimezone });
    return days.map(presentDay);
  }),
};

async function shown({ scope }: CompanyContext) {
  return presentBirthdays(await readMessagingSettings(scope), await wishWords(scope));
}

async function celebrantsToday({ scope, account, now }: CompanyContext) {
  const zone = zoneOf(await readMessagingSettings(scope), account.companyTimezone);
  return listBornOn(scope, birthDaysOn(todayIn(zone, now)));
}

/** As the first of them would read it. */
async function exampleText(
  { scope, now }: CompanyContext,
  clientId: string | undefined,
): Promise<string> {
  const { text } = await wishWords(scope);
  const company = await readCompany(scope);
  const client = clientId ? await findClient(scope, clientId) : null;
  if (client) return filledText(scope, text, { client, company, now });
  return renderTemplate(text, {
    client_name: labels.madeUpName,
    company_name: company.tradeName || company.name,
  });
}
