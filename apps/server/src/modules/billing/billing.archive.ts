import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { billingAccounts } from './billing-accounts.table.ts';
import { billingCheckouts } from './billing-checkouts.table.ts';
import { billingCustomers } from './billing-customers.table.ts';
import { billingEvents } from './billing-events.table.ts';
import { billingPayments } from './billing-payments.table.ts';

export const billingArchive: ArchivePart = {
  taken: [
    [billingAccounts, 'Situação da assinatura do Hora Marcada'],
    [billingPayments, 'Pagamentos da assinatura do Hora Marcada'],
  ],
  leftOut: [
    [billingCustomers, 'only tell the payment provider and us which company an event is about'],
    [billingEvents, 'are the messages of the payment provider to us'],
    [billingCheckouts, 'hold the address of a payment page that is still open'],
  ],
};
