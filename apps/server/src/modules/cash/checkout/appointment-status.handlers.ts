import { mayUse } from '@app/domain/billing/access';
import { may } from '@app/domain/team/permissions';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { showAppointment } from '../../scheduling/appointments/appointment-detail.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { isSeen, sightOf } from '../../scheduling/sight.rules.ts';
import { actingOf } from '../acting.steps.ts';
import { changeStatusAtCounter } from './appointment-status.commands.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));

/** Here and not beside the others, because what an appointment becomes may move money. */
export const appointmentStatusHandlers = {
  changeStatus: appointments.changeStatus
    .use(requires('appointments.own'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const sight = await sightOf(context);
      const entry = await findEntry(scope, input.id);
      if (!entry || !isSeen(sight, entry)) throw errors.APPOINTMENT_NOT_FOUND();
      const outcome = await changeStatusAtCounter(scope, input, counterOf(context, input.id));
      if (!outcome.accepted) throw errors[STATUS_ERRORS[outcome.reason]]();
      const { refund, paidCommission } = outcome.value;
      const detail = await showAppointment(scope, input.id, sight);
      return { ...detail, refund, paidCommissionCents: paidCommission };
    }),
};

const STATUS_ERRORS = {
  'not-found': 'APPOINTMENT_NOT_FOUND',
  'changed-meanwhile': 'APPOINTMENT_CHANGED',
  taken: 'SLOT_TAKEN',
  settled: 'PAYMENT_REGISTERED',
  'not-refunded': 'PAYMENT_NOT_REFUNDED',
  'cash-closed': 'CASH_CLOSED',
  'refund-forbidden': 'FORBIDDEN',
} as const;

function counterOf(context: CompanyContext, appointmentId: string) {
  const { subscription, now, role, logger, requestId } = context;
  return {
    ...actingOf(context),
    drawer: mayUse('financial', subscription, now) ? 'needed' : 'none',
    refunds: may(role, 'cash.refund') ? 'allowed' : 'forbidden',
    onFailure: (reason: unknown) =>
      logger.warn({ err: reason, requestId, appointmentId }, 'a payment was not refunded'),
  } as const;
}
