import type { PaidPeriod } from '@app/contract/insights/paid-services.contract';
import { kindsOf } from '@app/domain/insights/sold';
import type { Cell } from '@app/domain/shared/csv';
import { periodBetween } from '@app/domain/shared/period';
import { everyLine } from '../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forReaders, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import {
  linesOf,
  paidServicePlace,
  paidServicesFile,
  presentPaidService,
  presentSums,
} from './paid-services.presenter.ts';
import {
  listPaidServices,
  type PaidServiceRow,
  type PaidServicesQuestion,
  sumPaidServices,
} from './paid-services.queries.ts';

const { insights } = forReaders;

export const paidServicesHandlers = {
  paidServices: insights.paidServices
    .use(opens('financial'))
    .use(requires('insights.view'))
    .handler(async ({ input: { cursor, limit, ...asked }, context: { scope }, errors }) => {
      const question = questionOf(asked, errors);
      const after = placeAt(cursor, paidServicePlace, errors);
      const page = await listPaidServices(scope, question, { after, limit });
      const sums = after ? null : await sumPaidServices(scope, question);
      return {
        items: page.rows.map(presentPaidService),
        nextCursor: nextCursor(page, (last) => [last.date, last.settlementId, last.position]),
        totals: sums && presentSums(sums),
      };
    }),

  exportPaidServices: insights.exportPaidServices
    .use(opens('financial'))
    .use(requires('insights.view'))
    .handler(async ({ input, context: { scope }, errors }) => {
      const question = questionOf(input, errors);
      const lines = await everyLine<PaidServiceRow, Cell[]>(
        (page) => listPaidServices(scope, question, page),
        linesOf,
      );
      return paidServicesFile(lines, question.period, input.sold);
    }),
};

type PeriodErrors = { PERIOD_TOO_LONG(): Error };

function questionOf(asked: PaidPeriod, errors: PeriodErrors): PaidServicesQuestion {
  const { professionalId = null, serviceId = null, sold = 'services' } = asked;
  const period = valueOr(periodBetween(asked), { 'too-long': errors.PERIOD_TOO_LONG });
  return { period, professionalId, serviceId, kinds: kindsOf(sold) };
}
