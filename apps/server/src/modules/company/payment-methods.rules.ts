import { keptThings } from '../../foundation/database/kept-things.ts';
import { PAYMENT_METHOD_NAME_KEY, paymentMethods } from './payment-methods.table.ts';

export const {
  create: createPaymentMethod,
  change: changePaymentMethod,
  deactivate: deactivatePaymentMethod,
  reactivate: reactivatePaymentMethod,
  remove: removePaymentMethod,
} = keptThings(paymentMethods, PAYMENT_METHOD_NAME_KEY);
