import type { ReportPeriod } from '@app/contract/insights/period.contract';
import { periodBetween } from '@app/domain/insights/period';
import type { Cell } from '@app/domain/shared/csv';
import { accept, type Result } from '@app/domain/shared/result';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { unknownCursor } from '../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import {
  cursorOf,
  linesOf,
  paidServicesFile,
  presentPaidService,
  presentSums,
  readCursor,
} from './paid-services.presenter.ts';
import {
  listPaidServices,
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
      const after = cursor ? readCursor(cursor) : null;
      if (cursor && !after) throw errors.BAD_REQUEST({ data: unknownCursor });
      const { rows, hasMore } = await listPaidServices(scope, question.value, { after, limit });
      const sums = after ? null : await sumPaidServices(scope, question.value);
      const last = rows.at(-1);
      return {
        items: rows.map(presentPaidService),
        nextCursor: hasMore && last ? cursorOf(last) : null,
        sums: sums && presentSums(sums),
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

/** Page by page: rows of the database take far more room than the lines made of them. */
async function readLines(scope: CompanyScope, question: PaidServicesQuestion): Promise<Cell[][]> {
  const lines: Cell[][] = [];
  let found = await listPaidServices(scope, question, { after: null, limit: LINES_AT_ONCE });
  for (;;) {
    lines.push(...linesOf(found.rows));
    const after = found.rows.at(-1);
    if (!found.hasMore || !after) return lines;
    found = await listPaidServices(scope, question, { after, limit: LINES_AT_ONCE });
  }
}
