import type { Statement } from '@app/contract/cash/statement.contract';
import { isStatementPeriod } from '@app/domain/cash/statement';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { may } from '@app/domain/team/permissions';
import {
  type CompanyContext,
  forCompany,
  opens,
  requires,
} from '../../../foundation/http/procedures.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { findProfessionalOf } from '../../team/professionals.queries.ts';
import { presentStatement } from './statement.presenter.ts';
import { readStatement } from './statement.queries.ts';
import { statementFile } from './statement-file.presenter.ts';

const commissions = forCompany.cash.commissions.use(opens('financial'));

export const statementHandlers = {
  statement: commissions.statement
    .use(requires('statement.own'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await statementOf(context, input);
      if (!outcome.accepted) throw errors[STATEMENT_ERRORS[outcome.reason]]();
      return outcome.value;
    }),

  exportStatement: commissions.exportStatement
    .use(requires('statement.own'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await statementOf(context, input);
      if (!outcome.accepted) throw errors[STATEMENT_ERRORS[outcome.reason]]();
      return statementFile(outcome.value);
    }),
};

const STATEMENT_ERRORS = {
  'not-found': 'PROFESSIONAL_NOT_FOUND',
  'too-long': 'PERIOD_TOO_LONG',
} as const;

type Asked = { professionalId?: string | undefined; fromDate: string; toDate: string };

async function statementOf(
  context: CompanyContext,
  { professionalId, fromDate, toDate }: Asked,
): Promise<Result<Statement, keyof typeof STATEMENT_ERRORS>> {
  const period = {
    fromDate: Temporal.PlainDate.from(fromDate),
    untilDate: Temporal.PlainDate.from(toDate).add({ days: 1 }),
  };
  if (!isStatementPeriod(period)) return refuse('too-long');
  const id = await whoseStatement(context, professionalId);
  const name = id === null ? undefined : await nameOf(context, id);
  if (id === null || name === undefined) return refuse('not-found');
  const rows = await readStatement(context.scope, { ...period, professionalId: id });
  return accept(presentStatement(rows, { ...period, professional: { id, name } }));
}

/** Whoever does not see everybody's commissions sees her own, and nobody else is there for her. */
async function whoseStatement(
  { scope, role, account }: CompanyContext,
  asked: string | undefined,
): Promise<string | null> {
  if (asked !== undefined && may(role, 'commissions.view')) return asked;
  const own = await findProfessionalOf(scope, account.userId);
  return asked === undefined || asked === own ? own : null;
}

async function nameOf({ scope }: CompanyContext, id: string): Promise<string | undefined> {
  return (await readProfessionalNames(scope, [id])).get(id);
}
