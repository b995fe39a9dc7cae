import type { ReportPeriod } from '@app/contract/insights/period.contract';
import { periodBetween } from '@app/domain/insights/period';
import type { Cell } from '@app/domain/shared/csv';
import { accept, type Result } from '@app/domain/shared/result';
import { everyPage } from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
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

const { insights } = forCompany;
const LINES_AT_ONCE = 1_000;

export const paidServicesHandlers = {
  paidServices: insights.paidServices
    .use(opens('financial'))
    .use(requires('insights.view'))
    .handler(async ({ input: { cursor, limit, ...asked }, context: { scope }, errors }) => {
      const question = questionOf(asked);
      if (!question.accepted) throw errors.PERIOD_TOO_LONG();
      const after = placeAt(cursor, paidServicePlace, errors);
      const page = await listPaidServices(scope, question.value, { after, limit });
      const sums = after ? null : await sumPaidServices(scope, question.value);
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
      const question = questionOf(input);
      if (!question.accepted) throw errors.PERIOD_TOO_LONG();
      return paidServicesFile(await readLines(scope, question.value), question.value.period);
    }),
};

function questionOf(asked: ReportPeriod): Result<PaidServicesQuestion, 'too-long'> {
  const { professionalId = null, serviceId = null } = asked;
  const period = periodBetween(asked);
  return period.accepted ? accept({ period: period.value, professionalId, serviceId }) : period;
}

async function readLines(scope: CompanyScope, question: PaidServicesQuestion): Promise<Cell[][]> {
  const lines: Cell[][] = [];
  const pages = everyPage<PaidServiceRow>((after) =>
    listPaidServices(scope, question, { after, limit: LINES_AT_ONCE }),
  );
  for await (const rows of pages) lines.push(...linesOf(rows));
  return lines;
}
