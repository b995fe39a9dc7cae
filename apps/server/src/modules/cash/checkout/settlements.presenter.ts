import type { Settlement } from '@app/contract/cash/settlements.contract';
import { formatPhone } from '@app/domain/shared/phones';
import type { CompanyRow } from '../../company/company.queries.ts';
import type { SettlementView } from './settlements.queries.ts';

export function presentSettlement(view: SettlementView): Settlement {
  const { id, receiptNumber, appointmentId, appointment, professionalName, createdByName } = view;
  const { subtotal, discount, tip } = view;
  return {
    ...{ id, receiptNumber, appointmentId, professionalName, createdByName },
    appointmentTime: appointment.startTime.toString(),
    date: view.date.toString(),
    createdAt: view.createdAt.toString(),
    company: presentCompany(view.company),
    clientName: appointment.clientName,
    clientPhone: appointment.clientPhone || null,
    items: view.items.map(({ name, gross, discount: off }) => ({
      ...{ name, grossCents: gross, discountCents: off, paidCents: gross - off },
    })),
    ...{ subtotalCents: subtotal, discountCents: discount, tipCents: tip },
    totalCents: subtotal - discount + tip,
    changeCents: view.change,
    parts: view.parts.map(({ methodName, methodKind, amount }) => ({
      ...{ paymentMethodName: methodName, paymentMethodKind: methodKind, amountCents: amount },
    })),
    refundedAt: view.refundedAt?.toString() ?? null,
  };
}

function presentCompany(company: CompanyRow): Settlement['company'] {
  const { address, city, state, document, phone } = company;
  return {
    name: company.tradeName || company.name,
    document,
    phone: formatPhone(phone),
    address: [address, city, state].filter(Boolean).join(', '),
  };
}
