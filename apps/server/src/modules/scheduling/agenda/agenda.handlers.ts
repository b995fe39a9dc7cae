import { isTooLongAgo } from '@app/domain/scheduling/appointment';
import { nextDaysFrom } from '@app/domain/scheduling/next-days';
import { todayIn } from '@app/domain/shared/local-time';
import { forCompany, opens, requires, staysReadable } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { presentEntry } from '../appointments/appointments.presenter.ts';
import { withDetails } from '../appointments/appointments.queries.ts';
import { blockTime, unblockTime } from '../booking/blocks.commands.ts';
import { type Sight, sightOf } from '../sight.rules.ts';
import { presentAgenda } from './agenda.presenter.ts';
import { readAgenda } from './agenda.queries.ts';
import { presentNextDays } from './next-days.presenter.ts';
import { readNextDays } from './next-days.queries.ts';

const agenda = forCompany.scheduling.agenda.use(opens('appointments'));
const everybody: Sight = { of: 'everybody' };

export const agendaHandlers = {
  read: agenda.read.use(requires('appointments.own')).handler(async ({ input, context }) => {
    const part = {
      ...input,
      fromDate: Temporal.PlainDate.from(input.fromDate),
      zone: context.account.companyTimezone,
      sight: await sightOf(context),
    };
    return presentAgenda(await readAgenda(context.scope, part), part);
  }),

  nextDays: forCompany.scheduling.agenda.nextDays
    .use(staysReadable('appointments'))
    .use(requires('appointments.own'))
    .handler(async ({ context }) => {
      const zone = context.account.companyTimezone;
      const days = nextDaysFrom(todayIn(zone, context.now));
      const part = { ...days, zone, sight: await sightOf(context) };
      return presentNextDays(await readNextDays(context.scope, part), part);
    }),

  block: agenda.block
    .use(requires('appointments.manage'))
    .handler(async ({ input, context: { scope, now }, errors }) => {
      const { professionalIds, reason } = input;
      const startTime = Temporal.Instant.from(input.startTime);
      const endTime = Temporal.Instant.from(input.endTime);
      if (isTooLongAgo(startTime, now)) throw errors.APPOINTMENT_TOO_LONG_AGO();
      const outcome = await blockTime(scope, { professionalIds, startTime, endTime, reason }, now);
      const blocked = valueOr(outcome, {
        taken: errors.BLOCK_OVERLAPS,
        'professional-not-found': errors.PROFESSIONAL_NOT_FOUND,
      });
      const blocks = await withDetails(scope, blocked);
      return blocks.map((block) => presentEntry(block, everybody));
    }),

  unblock: agenda.unblock
    .use(requires('appointments.manage'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const outcome = await unblockTime(scope, id);
      return valueOr(outcome, { 'not-found': errors.BLOCK_NOT_FOUND });
    }),
};
