import { typedInstant } from '@app/contract/shared/schemas';
import { z } from 'zod';
import { everyLine } from '../../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forOperators, forWaitingOperators } from '../../../foundation/http/procedures.ts';
import type { WaitingOperatorContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import { doerOf } from './operator.steps.ts';
import { readPayingCompany, syncPayingCompany } from './paying-company.commands.ts';
import {
  paymentCells,
  paymentsFile,
  presentPayingCompany,
  presentPayment,
} from './payments.presenter.ts';
import { listPayments, type PaymentLine, type PaymentPlace } from './payments.queries.ts';

const payments = forOperators.platform.payments;
// These ask the provider, or which environment of it is switched on.
const waiting = forWaitingOperators.platform.payments;

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

  company: waiting.company.handler(async ({ input, context, errors }) => {
    const company = await readPayingCompany(partsOf(context), input.id);
    if (!company) throw errors.COMPANY_NOT_FOUND();
    return presentPayingCompany(company);
  }),

  sync: waiting.sync.handler(async ({ input, context, errors }) => {
    const company = valueOr(await syncPayingCompany(partsOf(context), input.id), {
      'not-found': errors.COMPANY_NOT_FOUND,
      'not-configured': errors.PAYMENT_NOT_CONFIGURED,
      'provider-failed': errors.PAYMENT_PROVIDER_FAILED,
    });
    return presentPayingCompany(company);
  }),
};

function partsOf(context: WaitingOperatorContext) {
  const { scopes, payments: provider } = context;
  return { scopes, payments: provider, ...doerOf(context) };
}
