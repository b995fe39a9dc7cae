import { SUBSCRIPTION_STATUSES } from '@app/domain/billing/access';
import { PAYMENT_STATUSES } from '@app/domain/billing/payment';
import { PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText } from '../shared/schemas.ts';

export const platformPayment = z.object({
  /** Of the bill, at the provider. */
  invoiceId: z.string(),
  environment: z.enum(PAYMENT_ENVIRONMENTS),
  companyId: id,
  companyName: z.string(),
  /** The one that was billed, as it was called then; null where that was not written down. */
  planName: z.string().nullable(),
  amountCents: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  at: instant,
  invoiceUrl: z.url().nullable(),
});
export type PlatformPayment = z.infer<typeof platformPayment>;

export const payingCompany = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  document: z.string(),
  planName: z.string().nullable(),
  /** Whether the plan comes with a subscription that goes on at the provider, and is changed there. */
  isPlanSubscribed: z.boolean(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  trialEndsAt: instant.nullable(),
  currentPeriodEnd: instant.nullable(),
  /** Its latest bills. */
  payments: z.array(platformPayment),
});
export type PayingCompany = z.infer<typeof payingCompany>;

const paymentFilters = {
  /** Part of a company's name. */
  search: sentText.trim().max(120).default(''),
  status: z.enum(PAYMENT_STATUSES).optional(),
  environment: z.enum(PAYMENT_ENVIRONMENTS).optional(),
};

const companyNotFound = {
  COMPANY_NOT_FOUND: { status: 404, message: 'Empresa não encontrada' },
} as const;

nameSchemas({ PlatformPayment: platformPayment, PayingCompany: payingCompany });

const route = tagged('Plataforma');

export const platformPaymentsContract = {
  /** The bills of every company, newest first. */
  list: operatorProcedure
    .route(route.get('/platform/payments', 'Histórico de pagamentos'))
    .input(z.strictObject({ ...paymentFilters, ...pageInput() }))
    .output(pageOf(platformPayment)),

  /** The same as a spreadsheet: UTF-8 with byte order mark, separated by semicolons. */
  exportCsv: operatorProcedure
    .route(route.get('/platform/payments/export', 'Exportar pagamentos em CSV'))
    .input(z.strictObject(paymentFilters))
    .output(z.file()),

  company: operatorProcedure
    .route(route.get('/platform/payments/companies/{id}', 'Assinatura de uma empresa'))
    .input(z.strictObject({ id }))
    .output(payingCompany)
    .errors(companyNotFound),

  /** Asks the payment provider how the company stands, and stores the answer. */
  sync: operatorProcedure
    .route(
      route.post(
        '/platform/payments/companies/{id}/sync',
        'Sincronizar a assinatura de uma empresa',
      ),
    )
    .input(z.strictObject({ id }))
    .output(payingCompany)
    .errors({
      ...companyNotFound,
      PAYMENT_NOT_CONFIGURED: {
        status: 409,
        message: 'O pagamento ainda não está configurado. Salve a chave secreta em Stripe.',
      },
      PAYMENT_PROVIDER_FAILED: {
        status: 424,
        message: 'Não foi possível sincronizar com o Stripe. Tente novamente.',
      },
    }),
};
