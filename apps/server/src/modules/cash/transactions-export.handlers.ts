import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import {
  type CompanyContext,
  forCompany,
  opens,
  requires,
} from '../../foundation/http/procedures.ts';
import { linesOf, searchOf, transactionsFile } from './transactions-export.presenter.ts';
import { fittingOf, listTransactions } from './transactions-list.queries.ts';

const transactions = forCompany.cash.transactions.use(opens('financial'));
const LINES_AT_ONCE = 1_000;

export const transactionsExportHandlers = {
  exportCsv: transactions.exportCsv
    .use(requires('transactions.view'))
    .handler(async ({ input, context }) => transactionsFile(await readLines(context, input))),
};

/** Page by page: rows of the database take far more room than the lines made of them. */
async function readLines(
  { scope, account }: CompanyContext,
  filters: TransactionFilters,
): Promise<string[][]> {
  const fitting = await fittingOf(scope, searchOf(filters));
  const page = { limit: LINES_AT_ONCE };
  const lines: string[][] = [];
  let found = await listTransactions(scope, fitting, { ...page, after: null });
  for (;;) {
    lines.push(...linesOf(found.views, account.companyTimezone));
    const after = found.views.at(-1);
    if (!found.hasMore || !after) return lines;
    found = await listTransactions(scope, fitting, { ...page, after });
  }
}
