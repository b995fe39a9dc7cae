import type { Statement } from '@app/contract/cash/statement.contract';
import { isStatementPeriod } from '@app/domain/cash/statement';
import { may } from '@app/domain/team/permissions';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { findProfessionalOf } from '../../team/professionals.queries.ts';
import { presentStatement } from './statement.presenter.ts';
import { readStatement } from './statement.queries.ts';
import { statementFile } from './statement-file.presenter.ts';

const commissions = forCompany.cash.commissions.use(opens('financial'));

export const statementHandlers = {
  statement: commissions.statement
    .use(requires('statement.own'))
    .handler(({ input, context, errors }) => statementOf(context, input, errors)),

  exportStatement: commissions.exportStatement
    .use(requires('statement.own'))
    .handler(async ({ input, context, errors }) =>
      statementFile(await statementOf(context, input, errors)),
    ),
};

type StatementErrors = { PROFESSIONAL_NOT_FOUND(): Error; PERIOD_TOO_LONG(): Error };
type Asked = { professionalId?: string | undefined; fromDate: string; toDate: string };

async function statementOf(
  context: CompanyContext,
  { professionalId, fromDate, toDate }: Asked,
  errors: StatementErrors,
): Promise<Statement> {
  const period = {
    fromDate: Temporal.PlainDate.from(fromDate),
    untilDate: Temporal.PlainDate.from(toDate).add({ days: 1 }),
  };
  if (!isStatementPeriod(period)) throw errors.PERIOD_TOO_LONG();
  const id = await whoseStatement(context, professionalId);
  const name = id === null ? undefined : await nameOf(context, id);
  if (id === null || name === undefined) throw errors.PROFESSIONAL_NOT_FOUND();
  const rows = await readStatement(context.scope, { ...period, professionalId: id });
  return presentStatement(rows, { ...period, professional: { id, name } });
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
