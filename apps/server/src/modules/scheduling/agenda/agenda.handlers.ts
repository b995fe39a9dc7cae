import { isTooLongAgo } from '@app/domain/scheduling/appointment';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { presentEntry } from '../appointments/appointments.presenter.ts';
import { withDetails } from '../appointments/appointments.queries.ts';
import { blockTime, unblockTime } from '../booking/blocks.commands.ts';
import { type Sight, sightOf } from '../sight.queries.ts';
import { presentAgenda } from './agenda.presenter.ts';
import { readAgenda } from './agenda.queries.ts';

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

  block: agenda.block
    .use(requires('appointments.manage'))
    .handler(async ({ input, context: { scope, now }, errors }) => {
      const { professionalIds, reason } = input;
      const startTime = Temporal.Instant.from(input.startTime);
      const endTime = Temporal.Instant.from(input.endTime);
      if (isTooLongAgo(startTime, now)) throw errors.APPOINTMENT_TOO_LONG_AGO();
      const outcome = await blockTime(scope, { professionalIds, startTime, endTime, reason }, now);
      if (outcome.accepted) {
        const blocks = await withDetails(scope, outcome.value);
        return blocks.map((block) => presentEntry(block, everybody));
      }
      if (outcome.reason === 'taken') throw errors.BLOCK_OVERLAPS();
      throw errors.PROFESSIONAL_NOT_FOUND();
    }),

  unblock: agenda.unblock
    .use(requires('appointments.manage'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const outcome = await unblockTime(scope, id);
      if (!outcome.accepted) throw errors.BLOCK_NOT_FOUND();
      return outcome.value;
    }),
};
