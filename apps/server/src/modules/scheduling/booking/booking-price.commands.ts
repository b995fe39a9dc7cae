import type { CouponRefusal } from '@app/domain/promotions/coupon';
import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { redeemCoupon } from '../../promotions/coupon-uses.commands.ts';
import {
  type CouponAnswer,
  type CouponQuestion,
  previewCoupon,
} from '../../promotions/coupon-uses.queries.ts';
import { appointmentServices } from '../appointments/appointment-services.table.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { hasCome } from '../appointments/client-visits.queries.ts';
import type { Offer } from '../free-time/offer.rules.ts';

/** Stores the services as they are called and priced now; the catalog may change later. */
export async function noteServices(
  scope: CompanyScope,
  appointmentId: string,
  { services }: Offer,
): Promise<void> {
  await scope.insert(appointmentServices).values(
    services.map(({ id, name, price, durationMinutes, loyaltyPoints }, position) => ({
      appointmentId,
      serviceId: id,
      position,
      name,
      price,
      durationMinutes,
      loyaltyPoints,
    })),
  );
}

export type CouponRefused = {
  accepted: false;
  reason: 'coupon-refused';
  refusal: CouponRefusal;
  sentence: string;
};
type Priced = { accepted: true; row: AppointmentRow } | CouponRefused;

/** Why the code takes nothing off, whoever uses it; null when something else decides. */
export async function refusalOfCode(
  scope: CompanyScope,
  question: Omit<CouponQuestion, 'client'>,
): Promise<CouponRefused | null> {
  if (question.code === '') return null;
  const answer = await previewCoupon(scope, { ...question, client: null });
  return answer.accepted ? null : refusedBy(answer);
}

type Redeeming = Pick<CouponQuestion, 'code' | 'services' | 'today'> & {
  clientId: string;
  byLink?: boolean | undefined;
};

/** A refused coupon brings its own sentence. */
export async function withCoupon(
  scope: CompanyScope,
  row: AppointmentRow,
  { clientId, byLink = false, ...question }: Redeeming,
): Promise<Priced> {
  if (question.code === '') return { accepted: true, row };
  const { id: appointmentId, startTime } = row;
  const client = { id: clientId, hasVisited: () => hasCome(scope, clientId, appointmentId) };
  const use = { ...question, client, startTime, appointmentId, byLink };
  const redeemed = await redeemCoupon(scope, use);
  if (!redeemed.accepted) return refusedBy(redeemed);
  const { couponId, discount } = redeemed.value;
  const price = cents(row.price - discount);
  const reduced = { price, discount, couponId };
  await scope.update(appointments).set(reduced).where(eq(appointments.id, row.id));
  return { accepted: true, row: { ...row, ...reduced } };
}

type Refused = Extract<CouponAnswer<never>, { accepted: false }>;

function refusedBy({ reason: refusal, sentence }: Refused): CouponRefused {
  return { accepted: false, reason: 'coupon-refused', refusal, sentence };
}
