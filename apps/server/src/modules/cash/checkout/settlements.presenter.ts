import type { newSettlement, settlement } from '@app/contract/cash/settlements.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { formatPhone } from '@app/domain/shared/phones';
import type { CompanyRow } from '../../company/company.queries.ts';
import type { SettlementView } from './settlements.queries.ts';

export function presentSettlement(view: SettlementView): Answer<typeof settlement> {
  const { appointment, subtotal, discount, tip } = view;
  return {
    ...view,
    appointmentTime: appointment?.startTime ?? null,
    company: presentCompany(view.company),
    clientName: view.client?.name ?? null,
    clientPhone: view.client?.phone || null,
    clientEmail: view.client?.email || null,
    items: view.items.map(({ kind, name, quantity, gross, discount: off, giftCardId }) => ({
      kind,
      giftCardId,
      name,
      quantity,
      grossCents: gross,
      discountCents: off,
      paidCents: gross - off,
    })),
    subtotalCents: subtotal,
    discountCents: discount,
    tipCents: tip,
    prepaid: view.prepaidLines,
    totalCents: subtotal - discount + tip,
    changeCents: view.change,
    parts: view.parts.map(({ methodName, methodKind, amount, brand, instalments }) => ({
      paymentMethodName: methodName,
      paymentMethodKind: methodKind,
      amountCents: amount,
      brand,
      instalments,
    })),
  };
}

/** Of a visit, which has a client and somebody who did it. */
export function presentVisitPayment(
  view: SettlementView,
  withoutCommission: string[],
): Answer<typeof newSettlement> {
  const { appointment, professionalId, professionalName } = view;
  if (!appointment || professionalId === null) throw new Error('A visit was paid that is none');
  return {
    ...presentSettlement(view),
    appointmentId: appointment.id,
    appointmentTime: appointment.startTime,
    clientName: appointment.clientName,
    professionalId,
    professionalName: professionalName ?? '',
    withoutCommission,
  };
}

function presentCompany(company: CompanyRow): Answer<typeof settlement>['company'] {
  const { address, city, state, document, phone } = company;
  return {
    name: company.tradeName || company.name,
    document,
    phone: formatPhone(phone),
    address: [address, city, state].filter(Boolean).join(', '),
  };
}
