import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import {
  createCoupon,
  deactivateCoupon,
  duplicateCoupon,
  reactivateCoupon,
  removeCoupon,
  updateCoupon,
} from './coupons.commands.ts';
import { couponsFile, newCouponOf, presentCoupon } from './coupons.presenter.ts';
import { type CouponRow, listCoupons, viewCoupons } from './coupons.queries.ts';

const coupons = forCompany.promotions.coupons.use(opens('coupons'));
const manages = requires('coupons.manage');

export const couponsHandlers = {
  list: coupons.list.use(requires('coupons.view')).handler(async ({ context }) => {
    const rows = await listCoupons(context.scope);
    return rows.map(presentCoupon);
  }),

  create: coupons.create.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await createCoupon(context.scope, newCouponOf(input), context.now);
    const created = valueOr(outcome, {
      taken: errors.COUPON_CODE_TAKEN,
      'service-gone': errors.SERVICE_NOT_FOUND,
    });
    return presented(context.scope, created);
  }),

  update: coupons.update
    .use(manages)
    .handler(async ({ input: { id, version, ...coupon }, context, errors }) => {
      const outcome = await updateCoupon(context.scope, { id, version }, newCouponOf(coupon));
      const changed = valueOr(outcome, {
        taken: errors.COUPON_CODE_TAKEN,
        'not-found': errors.COUPON_NOT_FOUND,
        'changed-meanwhile': errors.COUPON_CHANGED,
        'service-gone': errors.SERVICE_NOT_FOUND,
      });
      return presented(context.scope, changed);
    }),

  deactivate: coupons.deactivate.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await deactivateCoupon(context.scope, input.id);
    const row = valueOr(outcome, { 'not-found': errors.COUPON_NOT_FOUND });
    return presented(context.scope, row);
  }),

  reactivate: coupons.reactivate.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await reactivateCoupon(context.scope, input.id);
    const row = valueOr(outcome, { 'not-found': errors.COUPON_NOT_FOUND });
    return presented(context.scope, row);
  }),

  duplicate: coupons.duplicate.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await duplicateCoupon(context.scope, input.id, context.now);
    const copy = valueOr(outcome, { 'not-found': errors.COUPON_NOT_FOUND });
    return presented(context.scope, copy);
  }),

  remove: coupons.remove.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await removeCoupon(context.scope, input.id);
    const { id } = valueOr(outcome, {
      'not-found': errors.COUPON_NOT_FOUND,
      'has-history': errors.COUPON_HAS_HISTORY,
    });
    return { id };
  }),

  exportCsv: coupons.exportCsv.use(manages).handler(async ({ context }) => {
    const rows = await listCoupons(context.scope);
    return couponsFile(rows, { timezone: context.account.companyTimezone, now: context.now });
  }),
};

async function presented(scope: CompanyScope, row: CouponRow) {
  const [view] = await viewCoupons(scope, [row]);
  return presentCoupon(view ?? { ...row, services: [], serviceIds: [], linkUsageCount: 0 });
}
