export {
  PAYMENT_ENVIRONMENTS,
  type PaymentEnvironment,
} from '@app/domain/billing/payment-environment';
