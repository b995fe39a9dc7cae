import { MOST_DECISIONS } from '@app/contract/shared/affected-appointments';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { presentBooked } from './affected-appointments.presenter.ts';
import { readTakers } from './takers.rules.ts';
import { keepDespite } from './troubles.commands.ts';
import { listUnsolved } from './troubles.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));

export const unsolvedHandlers = {
  listUnsolved: appointments.listUnsolved
    .use(requires('appointments.manage'))
    .handler(async ({ context }) => {
      const { scope, account, now } = context;
      const asked = { now, zone: account.companyTimezone };
      // As many as anybody decides of at once; the next come when these are seen to.
      const unsolved = (await listUnsolved(scope, asked)).slice(0, MOST_DECISIONS);
      const shown = await presentBooked(
        context,
        unsolved,
        await readTakers(scope, unsolved, asked),
      );
      const known = new Map(unsolved.map((one) => [one.id, one]));
      return shown.flatMap((one) => {
        const of = known.get(one.id);
        if (!of) return [];
        const { version, professionalId, trouble } = of;
        return [{ ...one, version, professionalId, trouble }];
      });
    }),

  keep: appointments.keep
    .use(requires('appointments.manage'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      valueOr(await keepDespite(scope, id), {
        'not-found': errors.APPOINTMENT_NOT_FOUND,
        closed: errors.APPOINTMENT_CLOSED,
      });
      return { id };
    }),
};
