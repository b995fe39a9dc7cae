import { typedInstant } from '@app/contract/shared/schemas';
import { z } from 'zod';
import { everyLine } from '../../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forOperators, forWaitingOperators } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import { doerOf } from './operator.steps.ts';
import { syncPayingCompany } from './paying-company.commands.ts';
import {
  paymentCells,
  paymentsFile,
  presentPayingCompany,
  presentPayment,
} from './payments.presenter.ts';
import {
  findPayingCompany,
  listPayments,
  type PaymentLine,
  type PaymentPlace,
} from './payments.queries.ts';

const payments = forOperators.platform.payments;

const paymentPlace: z.ZodType<PaymentPlace> = z
  .tuple([typedInstant, z.string().max(255)])
  .transform(([moment, invoiceId]) => ({ at: Temporal.Instant.from(moment), invoiceId }));

export const platformPaymentsHandlers = {
  list: payments.list.handler(async ({ input: { cursor, ...filters }, context, errors }) => {
    const after = placeAt(cursor, paymentPlace, errors);
    const page = await listPayments(context.scope, { ...filters, after });
    return {
      items: page.rows.map(presentPayment),
      nextCursor: nextCursor(page, ({ at, invoiceId }) => [at, invoiceId]),
    };
  }),

  exportCsv: payments.exportCsv.handler(async ({ input, context }) => {
    const lines = await everyLine<PaymentLine, string[]>(
      (page) => listPayments(context.scope, { ...input, ...page }),
      (rows) => rows.map(paymentCells),
    );
    const file = paymentsFile(lines, context.now);
    await recordOperatorAction(context.scope, doerOf(context), {
      action: 'payments.exported',
      subject: file.name,
      details: { ...input, lines: lines.length },
    });
    return file;
  }),

  company: payments.company.handler(async ({ input, context, errors }) => {
    const company = await findPayingCompany(context.scope, input.id);
    if (!company) throw errors.COMPANY_NOT_FOUND();
    return presentPayingCompany(company);
  }),

  sync: forWaitingOperators.platform.payments.sync.handler(async ({ input, context, errors }) => {
    const { scopes, payments: provider } = context;
    const parts = { scopes, payments: provider, ...doerOf(context) };
    const company = valueOr(await syncPayingCompany(parts, input.id), {
      'not-found': errors.COMPANY_NOT_FOUND,
      'not-configured': errors.PAYMENT_NOT_CONFIGURED,
      'provider-failed': errors.PAYMENT_PROVIDER_FAILED,
    });
    return presentPayingCompany(company);
  }),
};
