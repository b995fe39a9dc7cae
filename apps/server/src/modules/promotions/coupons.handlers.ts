import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import {
  createCoupon,
  deactivateCoupon,
  duplicateCoupon,
  reactivateCoupon,
  removeCoupon,
  updateCoupon,
} from './coupons.commands.ts';
import { couponsFile, newCouponOf, presentCoupon } from './coupons.presenter.ts';
import { listCoupons } from './coupons.queries.ts';

const coupons = forCompany.promotions.coupons.use(opens('coupons'));

export const couponsHandlers = {
  list: coupons.list.use(requires('coupons.view')).handler(async ({ context }) => {
    const rows = await listCoupons(context.scope);
    return rows.map(presentCoupon);
  }),

  create: coupons.create
    .use(requires('coupons.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await createCoupon(context.scope, newCouponOf(input), context.now);
      if (!outcome.accepted) throw errors.COUPON_CODE_TAKEN();
      return presentCoupon(outcome.value);
    }),

  update: coupons.update
    .use(requires('coupons.manage'))
    .handler(async ({ input: { id, version, ...coupon }, context, errors }) => {
      const outcome = await updateCoupon(context.scope, { id, version }, newCouponOf(coupon));
      if (outcome.accepted) return presentCoupon(outcome.value);
      if (outcome.reason === 'not-found') throw errors.COUPON_NOT_FOUND();
      if (outcome.reason === 'changed-meanwhile') throw errors.COUPON_CHANGED();
      throw errors.COUPON_CODE_TAKEN();
    }),

  deactivate: coupons.deactivate
    .use(requires('coupons.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await deactivateCoupon(context.scope, input.id);
      if (!outcome.accepted) throw errors.COUPON_NOT_FOUND();
      return presentCoupon(outcome.value);
    }),

  reactivate: coupons.reactivate
    .use(requires('coupons.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await reactivateCoupon(context.scope, input.id);
      if (!outcome.accepted) throw errors.COUPON_NOT_FOUND();
      return presentCoupon(outcome.value);
    }),

  duplicate: coupons.duplicate
    .use(requires('coupons.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await duplicateCoupon(context.scope, input.id, context.now);
      if (!outcome.accepted) throw errors.COUPON_NOT_FOUND();
      return presentCoupon(outcome.value);
    }),

  remove: coupons.remove
    .use(requires('coupons.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await removeCoupon(context.scope, input.id);
      if (outcome.accepted) return { id: outcome.value.id };
      if (outcome.reason === 'not-found') throw errors.COUPON_NOT_FOUND();
      throw errors.COUPON_HAS_HISTORY();
    }),

  exportCsv: coupons.exportCsv.use(requires('coupons.manage')).handler(async ({ context }) => {
    const rows = await listCoupons(context.scope);
    return couponsFile(rows, { timezone: context.account.companyTimezone, now: context.now });
  }),
};
