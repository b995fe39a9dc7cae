import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import { everyPage } from '../../../foundation/database/pages.ts';
import {
  type CompanyContext,
  forCompany,
  opens,
  requires,
} from '../../../foundation/http/procedures.ts';
import type { TransactionView } from './transactions.queries.ts';
import { linesOf, searchOf, transactionsFile } from './transactions-export.presenter.ts';
import { fittingOf, listTransactions } from './transactions-list.queries.ts';

const transactions = forCompany.cash.transactions.use(opens('financial'));
const LINES_AT_ONCE = 1_000;

export const transactionsExportHandlers = {
  exportCsv: transactions.exportCsv
    .use(requires('transactions.view'))
    .handler(async ({ input, context }) => transactionsFile(await readLines(context, input))),
};

async function readLines(
  { scope, account }: CompanyContext,
  filters: TransactionFilters,
): Promise<string[][]> {
  const fitting = await fittingOf(scope, searchOf(filters));
  const lines: string[][] = [];
  const pages = everyPage<TransactionView>((after) =>
    listTransactions(scope, fitting, { limit: LINES_AT_ONCE, after }),
  );
  for await (const rows of pages) lines.push(...linesOf(rows, account.companyTimezone));
  return lines;
}
