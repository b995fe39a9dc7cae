import type { ownAppointment } from '@app/contract/scheduling/own-appointment.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { mayChange } from '@app/domain/scheduling/own-appointment';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { forAnyone } from '../../../foundation/http/procedures.ts';
import {
  limitAccount,
  type RateLimit,
  rateLimited,
  refuseBeyond,
} from '../../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { findEntry } from '../appointments/appointments.queries.ts';
import { resumeMessages, stopMessages } from './appointment-visitors.commands.ts';
import { cancelOwn, confirmOwn, moveOwn } from './own-appointment.commands.ts';
import { presentOwn } from './own-appointment.presenter.ts';
import { type OwnAppointment, readOwn } from './own-appointment.queries.ts';
import { listOthers, listOwnDays, listOwnSlots } from './own-appointment-times.rules.ts';
import { linkNotFound, visitOwn } from './own-appointment-visits.steps.ts';
import { publicLooks } from './public-choices.handlers.ts';

const visitors = forAnyone.scheduling.ownAppointment;
const looks = rateLimited(publicLooks);
/**
 * Each move is told to the team and to an address that nobody proved. Counted in memory: while the
 * appointment is open no second connection is asked for.
 */
const MOVES: RateLimit[] = [
  { name: 'own-move', attempts: 6, minutes: 60, counted: 'in-memory' },
  { name: 'own-move-day', attempts: 12, minutes: 24 * 60, counted: 'in-memory' },
];

export const ownAppointmentHandlers = {
  get: visitors.get
    .use(looks)
    .handler(({ input: { token }, context }) =>
      visitOwn(context, { token, purpose: 'read' }, async ({ own }) =>
        presentOwn(own, shownBy(context)),
      ),
    ),

  confirm: visitors.confirm.use(looks).handler(({ input: { token }, context, errors }) =>
    visitOwn(context, { token, purpose: 'write' }, async ({ scope, own }) => {
      const outcome = await confirmOwn(scope, own.entry.id, { ...own, now: context.now });
      if (!outcome.accepted) throw await whyNot(scope, own, errors);
      return asItIsNow(scope, own, context);
    }),
  ),

  cancel: visitors.cancel.use(looks).handler(({ input: { token }, context, errors }) =>
    visitOwn(context, { token, purpose: 'write' }, async ({ scope, own }) => {
      const outcome = await cancelOwn(scope, own.entry.id, { ...own, now: context.now });
      if (!outcome.accepted) throw await whyNot(scope, own, errors);
      return asItIsNow(scope, own, context);
    }),
  ),

  professionals: visitors.professionals
    .use(looks)
    .handler(({ input: { token }, context, errors }) =>
      visitOwn(context, { token, purpose: 'read' }, async ({ scope, own }) => {
        if (!isChangeable(own, context)) throw await whyNot(scope, own, errors);
        return listOthers(scope, moveOf(own, context));
      }),
    ),

  days: visitors.days.use(looks).handler(({ input: { token, professionalId }, context, errors }) =>
    visitOwn(context, { token, purpose: 'read' }, async ({ scope, own }) => {
      if (!isChangeable(own, context)) throw await whyNot(scope, own, errors);
      return listOwnDays(scope, { ...moveOf(own, context), professionalId });
    }),
  ),

  slots: visitors.slots
    .use(looks)
    .handler(({ input: { token, date, professionalId }, context, errors }) =>
      visitOwn(context, { token, purpose: 'read' }, async ({ scope, own }) => {
        if (!isChangeable(own, context)) throw await whyNot(scope, own, errors);
        const day = Temporal.PlainDate.from(date);
        return listOwnSlots(scope, { ...moveOf(own, context), professionalId }, day);
      }),
    ),

  move: visitors.move.use(looks).handler(({ input: { token, ...wished }, context, errors }) =>
    visitOwn(context, { token, purpose: 'write' }, async ({ scope, own }) => {
      for (const limit of MOVES) await refuseBeyond(limit, own.entry.id, context);
      const startTime = Temporal.Instant.from(wished.startTime);
      const wish = { ...wished, id: own.entry.id, startTime };
      const outcome = await moveOwn(scope, wish, { ...own, now: context.now });
      if (outcome.accepted) {
        // A time that was taken has told nobody anything.
        for (const limit of MOVES) await limitAccount(limit, own.entry.id, context);
        return asItIsNow(scope, own, context);
      }
      if (outcome.reason === 'too-late') throw await whyNot(scope, own, errors);
      if (outcome.reason === 'coupon-stays') {
        throw errors.COUPON_REFUSED({ message: `${outcome.sentence}. Escolha outro dia.` });
      }
      throw errors[MOVE_CODES[outcome.reason]]();
    }),
  ),

  stopMessages: visitors.stopMessages.use(looks).handler(({ input: { token }, context }) =>
    visitOwn(context, { token, purpose: 'write' }, async ({ scope, own }) => {
      await stopMessages(scope, own.entry.id, context.now);
      return asItIsNow(scope, own, context);
    }),
  ),

  resumeMessages: visitors.resumeMessages.use(looks).handler(({ input: { token }, context }) =>
    visitOwn(context, { token, purpose: 'write' }, async ({ scope, own }) => {
      await resumeMessages(scope, own.entry.id);
      return asItIsNow(scope, own, context);
    }),
  ),
};

const MOVE_CODES = {
  'slot-unavailable': 'SLOT_UNAVAILABLE',
  'slot-taken': 'SLOT_TAKEN',
  'price-changed': 'PRICE_CHANGED',
} as const;

type Refusals = { APPOINTMENT_CANCELLED(): Error; TOO_LATE_TO_CHANGE(): Error };

/** As it is now: what she saw may have been cancelled since. */
async function whyNot(
  scope: CompanyScope,
  { entry }: OwnAppointment,
  errors: Refusals,
): Promise<Error> {
  const now = await findEntry(scope, entry.id);
  return now?.status === 'cancelled' ? errors.APPOINTMENT_CANCELLED() : errors.TOO_LATE_TO_CHANGE();
}

function isChangeable({ entry, company }: OwnAppointment, { now }: RequestContext): boolean {
  return mayChange(entry, company.changeCutoffInHours, now);
}

function moveOf({ entry, company }: OwnAppointment, { now }: RequestContext) {
  return { row: entry, company, now };
}

function shownBy({ now, environment }: RequestContext) {
  return { now, publicUrl: environment.PUBLIC_URL };
}

async function asItIsNow(
  scope: CompanyScope,
  { entry }: OwnAppointment,
  context: RequestContext,
): Promise<Answer<typeof ownAppointment>> {
  const own = await readOwn(scope, entry.id, context.now);
  if (!own) throw linkNotFound();
  return presentOwn(own, shownBy(context));
}
