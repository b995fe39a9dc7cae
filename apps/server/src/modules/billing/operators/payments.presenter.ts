import type {
  payingCompany,
  platformPayment,
} from '@app/contract/billing/platform-payments.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { ENVIRONMENT_WORDS } from '@app/domain/billing/payment-environment';
import { DEFAULT_TIMEZONE, formatDate, todayIn } from '@app/domain/shared/local-time';
import { formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import type { PayingCompanyFacts, PaymentLine } from './payments.queries.ts';
import { PAYMENT_STATUS_TEXT, PAYMENTS_HEADER } from './payments-file.labels.ts';

export function presentPayment(line: PaymentLine): Answer<typeof platformPayment> {
  return line;
}

export function presentPayingCompany(company: PayingCompanyFacts): Answer<typeof payingCompany> {
  return { ...company, payments: company.payments.map(presentPayment) };
}

/** One line of the file. */
export function paymentCells(line: PaymentLine): string[] {
  const { companyName, planName, amountCents, status, at, environment, invoiceId } = line;
  return [
    companyName,
    planName ?? '',
    formatAmount(amountCents),
    PAYMENT_STATUS_TEXT[status],
    formatDate(todayIn(DEFAULT_TIMEZONE, at)),
    ENVIRONMENT_WORDS[environment],
    invoiceId,
  ];
}

export function paymentsFile(lines: string[][], now: Temporal.Instant): File {
  const today = todayIn(DEFAULT_TIMEZONE, now);
  return csvFile(`pagamentos-${today.toString()}.csv`, PAYMENTS_HEADER, lines);
}
